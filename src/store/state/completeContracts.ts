/** The contracts all of whose slots are known, as the records of `completeKey`. */
import type { Segments } from './segments.js';
import type { StateFile } from './stateFile.js';
import { completeKey, KEY_TYPES } from './stateKeys.js';
import type { Completeness } from './valueVersions.js';
import { decodeJson, encodeJson } from './valueRecord.js';

/** Undefined for a contract that is not complete. */
export function readComplete({ records }: StateFile, segments: Segments, address: string): Completeness | undefined {
  const key = completeKey(address);
  // Written by `writeComplete`.
  const stored = decodeJson(key, records.getBinary(key)) as { from: number; segment: number } | null;
  if (stored === null || !segments.holds(stored.segment, stored.from)) return undefined;
  return { from: stored.from, run: segments.byId(stored.segment)!.run.id };
}

/** Notes that all slots of a contract are known from a height on, which the segment has. */
export function writeComplete({ records }: StateFile, address: string, since: { from: number; segment: number }): void {
  const key = completeKey(address);
  records.putSync(key, encodeJson(key, since));
}

/** Whether any contract is complete. */
export function hasComplete({ records }: StateFile): boolean {
  for (const _key of records.getKeys({ start: Buffer.of(KEY_TYPES.complete), limit: 1 })) return true;
  return false;
}
