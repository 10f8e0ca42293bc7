import { TransactionFlags, type RootDatabase } from 'lmdb';
import { ChainError } from '../../chain/errors.js';
import { StoreWriteFailed } from '../errors.js';

/** LMDB's own recovery goes back to the last flushed commit after a power cut; `Flusher` flushes behind every write of blocks. */
const ABORTABLE_WITHOUT_FLUSH: TransactionFlags =
  TransactionFlags.ABORTABLE | TransactionFlags.SYNCHRONOUS_COMMIT | TransactionFlags.NO_SYNC_FLUSH;

/**
 * Runs `action` in one write transaction: all of its writes or, when it throws, none. Its own refusals come out as they are, anything else as
 * StoreWriteFailed.
 */
export function inTransaction<T>(root: RootDatabase<Buffer, string>, action: () => T): T {
  try {
    return root.transactionSync(action, ABORTABLE_WITHOUT_FLUSH);
  } catch (error) {
    if (error instanceof ChainError) throw error;
    throw new StoreWriteFailed(error);
  }
}
