/**
 * The fence around the blocks where several processes of a service could write them: the process that follows the chain
 * takes the next epoch, and each of its write transactions compares it. So one that was taken for dead, and lives on,
 * writes nothing.
 */
import type { SharedFile } from './openingLock.js';
import { inTransaction } from './inTransaction.js';
import { readMeta, writeMeta, type MetaDatabase } from './metadata.js';
import { WriterReplaced } from '../storeErrors.js';

/** What is compared. */
export interface WriterFence {
  /** Null in a process that took none: it is not compared. */
  epoch: number | null;
}

/** Takes the next epoch. Throws StoreWriteFailed. */
export function takeEpoch(file: SharedFile & { meta: MetaDatabase }): number {
  return inTransaction(file, () => {
    const epoch = (readMeta(file.meta, 'writerEpoch') ?? 0) + 1;
    writeMeta(file.meta, 'writerEpoch', epoch);
    return epoch;
  });
}

/** Called in each transaction that writes or removes blocks. Throws WriterReplaced. */
export function checkEpoch({ meta, fence }: { meta: MetaDatabase; fence: WriterFence }): void {
  if (fence.epoch !== null && readMeta(meta, 'writerEpoch') !== fence.epoch) throw new WriterReplaced();
}
