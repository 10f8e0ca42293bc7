/** The contracts all of whose slots are known, as the records of `completeKey`. */
import type { Segment, Segments } from './segments.js';
import type { StateFile } from './stateFile.js';
import { completeKey, KEY_TYPES } from './stateKeys.js';
import type { Completeness } from './valueVersions.js';
import { decodeJson, encodeJson } from './valueRecord.js';

/** What is stored of a complete contract. */
interface CompleteMark {
  /** Since this height all slots are known, which the segment has. */
  from: number;
  segment: number;
  /** The first height of the run. It rises when a segment is forgotten, and with it what was written there. */
  runFrom: number;
}

/** Undefined for a contract that is not complete. */
export function readComplete({ records }: StateFile, segments: Segments, address: string): Completeness | undefined {
  const key = completeKey(address);
  return completenessOf(segments, key, records.getBinary(key));
}

/** Whether a record of a complete contract counts. */
export function isCompleteNow(segments: Segments, key: Uint8Array, record: Buffer): boolean {
  return completenessOf(segments, key, record) !== undefined;
}

function completenessOf(segments: Segments, key: Uint8Array, record: Buffer | undefined): Completeness | undefined {
  // Written by `writeComplete`.
  const mark = decodeJson(key, record) as CompleteMark | null;
  if (mark === null || !segments.holds(mark.segment, mark.from)) return undefined;
  const { run } = segments.byId(mark.segment)!;
  return run.from === mark.runFrom ? { from: mark.from, run: run.id } : undefined;
}

/** Notes that all slots of a contract are known from a height on, which the segment has. */
export function writeComplete({ records }: StateFile, address: string, from: number, { id, run }: Segment): void {
  const key = completeKey(address);
  const mark: CompleteMark = { from, segment: id, runFrom: run.from };
  records.putSync(key, encodeJson(key, mark));
}

/** Whether any contract is complete. */
export function hasComplete({ records }: StateFile): boolean {
  for (const _key of records.getKeys({ start: Buffer.of(KEY_TYPES.complete), limit: 1 })) return true;
  return false;
}
