/** Finds the version of a value that holds at a height, and adds versions. Damage throws RecordDamaged. */
import type { Segments } from './segments.js';
import { isOlderKey, newestKey, olderKey } from './stateKeys.js';
import type { StateFile } from './stateFile.js';
import { decodeRecord, encodeRecord, type ValueRecord, type Version } from './valueRecord.js';

/** One stored version of a value. */
export interface StoredVersion {
  from: number;
  /** The height before the next known change; Infinity for none. It holds up to the end of its run at most. */
  to: number;
  run: number;
  /** Null for a key that the node's store does not have. */
  raw: Uint8Array | null;
}

/** The values of a contract, or all of them, are known in a run from a height on: those without a record are absent. */
export interface Completeness {
  from: number;
  run: number;
}

/** A record's checksum is wrong. */
export class RecordDamaged extends Error {
  override readonly name = 'RecordDamaged';
}

/** A value that is written. */
export interface WrittenValue {
  key: Uint8Array;
  raw: Uint8Array | null;
  /** The height at which it changed or was read, and the segment that has that height. */
  height: number;
  segment: number;
}

/** More versions than this are divided into two records. */
const MOST_NEWEST = 16;
/** Versions that stay in the newest record. */
const LEFT_NEWEST = 8;
/** Old records that are removed when one is added. */
const REMOVED_AT_ONCE = 4;
const NO_RECORD: ValueRecord = { bound: 0, versions: [] };
const LOWEST = 0;
const HIGHEST = 0xffff_ffff;

/** Undefined when it is not known. */
export function findVersion(
  file: StateFile,
  segments: Segments,
  { key, height, complete }: { key: Uint8Array; height: number; complete: () => Completeness | undefined },
): StoredVersion | undefined {
  const { bound, versions } = readNewest(file, segments, newestKey(key));
  const { version, to } = versionAt(segments, versions, height);
  if (version !== undefined) return version;
  if (height < bound) return findOlder(file, segments, key, height);
  // What changed or was read would have a version.
  const since = bound > 0 ? undefined : complete();
  if (since === undefined || height < since.from) return undefined;
  const run = segments.at(since.run, height)?.run;
  return run && { from: since.from, to, run: run.id, raw: null };
}

/** Adds a change of the highest block. Versions that do not hold at `horizon` or above are dropped. */
export function writeChange(file: StateFile, segments: Segments, change: WrittenValue, horizon: number): void {
  const { key, raw, height, segment } = change;
  const record = readNewest(file, segments, newestKey(key));
  const [first] = record.versions;
  // A block often writes what was there.
  if (first !== undefined && isSame(segments, first, change)) return;
  const kept = record.versions.filter(
    (version) => version.from < height && segments.holds(version.segment, version.from),
  );
  writeNewest(file, key, { bound: record.bound, versions: [{ from: height, segment, raw }, ...kept] }, horizon);
}

/** Adds a value that was read, unless it is known. */
export function writeRead(file: StateFile, segments: Segments, read: WrittenValue, horizon: number): void {
  const { key, raw, height, segment } = read;
  const record = readNewest(file, segments, newestKey(key));
  // The versions that were left out hold somewhere between.
  if (height < record.bound) return;
  const kept = record.versions.filter((version) => segments.holds(version.segment, version.from));
  const place = kept.findIndex((version) => version.from <= height);
  const index = place === -1 ? kept.length : place;
  const below = kept[index];
  const run = segments.byId(segment)?.run;
  if (below !== undefined && segments.byId(below.segment)?.run === run) return;
  const above = kept[index - 1];
  // No change lies between the two.
  const isMerged = above !== undefined && isSame(segments, above, read);
  kept.splice(isMerged ? index - 1 : index, isMerged ? 1 : 0, { from: height, segment, raw });
  writeNewest(file, key, { bound: record.bound, versions: kept }, horizon);
}

/** Whether a stored version of the same run has the same value. */
function isSame(segments: Segments, stored: Version, { raw, segment }: WrittenValue): boolean {
  const isSameRun =
    segments.holds(stored.segment, stored.from) && segments.byId(stored.segment)?.run === segments.byId(segment)?.run;
  if (!isSameRun) return false;
  const storedRaw = stored.raw;
  return storedRaw === null || raw === null ? storedRaw === raw : Buffer.compare(storedRaw, raw) === 0;
}

function writeNewest({ records }: StateFile, key: Uint8Array, { bound, versions }: ValueRecord, horizon: number): void {
  const holding = versions.findIndex(({ from }) => from <= horizon);
  const kept = holding === -1 ? versions : versions.slice(0, holding + 1);
  const isLeftOut = kept.length < versions.length || kept.length > MOST_NEWEST;
  const newest = kept.length > MOST_NEWEST ? kept.slice(0, LEFT_NEWEST) : kept;
  const name = newestKey(key);
  // The versions are views, so all is encoded before anything is read or written.
  const encoded = encodeRecord(name, { bound: isLeftOut ? newest.at(-1)!.from : bound, versions: newest });
  if (kept.length > MOST_NEWEST) {
    const older = kept.slice(LEFT_NEWEST - 1);
    const { from, segment } = older[0]!;
    older[0] = { from, segment, raw: null };
    const olderName = olderKey(key, older.at(-1)!.from);
    const encodedOlder = encodeRecord(olderName, { bound: 0, versions: older });
    removeOldest(records, key, horizon);
    records.putSync(olderName, encodedOlder);
  }
  records.putSync(name, encoded);
}

/** Removes older versions of a value that do not hold at a height or above. */
function removeOldest(records: StateFile['records'], key: Uint8Array, horizon: number): void {
  const range = { start: olderKey(key, LOWEST), end: olderKey(key, HIGHEST), reverse: true, limit: REMOVED_AT_ONCE };
  const removed: Uint8Array[] = [];
  for (const { key: name, value } of records.getRange(range)) {
    if (decodeOrThrow(name, value).versions[0]!.from > horizon) break;
    removed.push(Buffer.from(name));
  }
  for (const name of removed) records.removeSync(name);
}

/**
 * The first version of a record of older ones only says where the second ends. A version holds up to the next one, but
 * only if that still counts: else the chain went back between the two, and may have changed the value otherwise.
 */
function findOlder(
  { records }: StateFile,
  segments: Segments,
  key: Uint8Array,
  height: number,
): StoredVersion | undefined {
  for (const { key: name, value } of records.getRange({ start: olderKey(key, height), limit: 1 })) {
    if (!isOlderKey(name, key)) return undefined;
    const { versions } = decodeOrThrow(name, value);
    const index = versions.findIndex(({ from }) => from <= height);
    const next = versions[index - 1];
    if (next === undefined || !segments.holds(next.segment, next.from)) return undefined;
    return versionAt(segments, versions.slice(index - 1), height).version;
  }
  return undefined;
}

/** Also how far the version holds, or what is below all versions: up to the height before the next one. */
function versionAt(
  segments: Segments,
  versions: readonly Version[],
  height: number,
): { version: StoredVersion | undefined; to: number } {
  let to = Infinity;
  for (const version of versions) {
    const { from, segment } = version;
    if (from > height) {
      if (segments.mayHold(segment, from)) to = from - 1;
      continue;
    }
    if (!segments.holds(segment, from)) continue;
    const { run } = segments.byId(segment)!;
    if (height > run.last) break;
    const { raw } = version;
    return { version: { from, to, run: run.id, raw: raw && new Uint8Array(raw) }, to };
  }
  return { version: undefined, to };
}

/** Whether any version of a record counts. */
export function hasHeld(segments: Segments, name: Uint8Array, record: Buffer): boolean {
  return decodeOrThrow(name, record).versions.some(({ segment, from }) => segments.mayHold(segment, from));
}

function readNewest({ records }: StateFile, segments: Segments, name: Uint8Array): ValueRecord {
  const view = records.getBinaryFast(name);
  if (view === undefined) return NO_RECORD;
  const record = decodeOrThrow(name, view);
  // The newest version is first.
  const [newest] = record.versions;
  return newest !== undefined && segments.isDropped(newest.segment) ? NO_RECORD : record;
}

function decodeOrThrow(name: Uint8Array, view: Buffer): ValueRecord {
  const record = decodeRecord(name, view);
  if (record === null) throw new RecordDamaged('a stored value is damaged');
  return record;
}
