import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import type { StateFile } from './stateFile.js';
import { isSealed } from './valueRecord.js';

/**
 * Reads all records, in slices of time: a record that is damaged, missing, or where another belongs is found by its
 * checksum, by the order of the keys or by their number. Resolves to what is wrong, in words; null for nothing, or when
 * it was aborted.
 */
export async function findBrokenRecord({ root, records }: StateFile, signal: AbortSignal): Promise<string | null> {
  // Others write meanwhile.
  const transaction = root.useReadTransaction();
  try {
    // lmdb is pinned to the release that returns this.
    const { entryCount } = records.getStats() as { entryCount: number };
    let count = 0;
    let before: Uint8Array = Buffer.alloc(0);
    for (const { key, value } of records.getRange({ transaction })) {
      if (signal.aborted) return null;
      if (Buffer.compare(before, key) >= 0 || !isSealed(key, value)) return 'a record is damaged';
      before = key;
      count += 1;
      if (sliceIsOver()) await nextSlice();
    }
    return count === entryCount ? null : `${count} of ${entryCount} records are left`;
  } finally {
    transaction.done();
  }
}
