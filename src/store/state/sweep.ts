import { sliceIsOver } from '../../concurrency/timeSlice.js';
import type { Segments } from './segments.js';
import type { StateFile } from './stateFile.js';
import { KEY_TYPES } from './stateKeys.js';
import { isCompleteNow } from './completeContracts.js';
import { hasHeld } from './valueVersions.js';

/** Records read between two checks of the clock. */
const READ_AT_ONCE = 32;

/** Where a sweep begins: at the values. */
export const FIRST_SWEPT: Uint8Array = Buffer.of(KEY_TYPES.newest);

/**
 * Removes records of which nothing counts any more, from a key on, until the slice of time is over. Returns the key to
 * continue with; null at the end. Called in a transaction. Throws RecordDamaged.
 */
export function sweepSome(file: StateFile, segments: Segments, from: Uint8Array): Uint8Array | null {
  const { records } = file;
  for (let start = from; ;) {
    const read: Uint8Array[] = [];
    const unused: Uint8Array[] = [];
    for (const { key, value } of records.getRange({ start, limit: READ_AT_ONCE })) {
      const name = Buffer.from(key);
      const isUsed =
        name[0] === KEY_TYPES.complete ? isCompleteNow(segments, name, value) : hasHeld(segments, name, value);
      read.push(name);
      if (!isUsed) unused.push(name);
    }
    for (const name of unused) records.removeSync(name);
    const last = read.at(-1);
    if (last === undefined || read.length < READ_AT_ONCE) return null;
    // The lowest key above it.
    start = Buffer.concat([last, Buffer.of(0)]);
    if (sliceIsOver()) return start;
  }
}
