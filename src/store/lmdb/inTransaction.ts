import { TransactionFlags, type RootDatabase } from 'lmdb';
import { ChainError } from '../../chain/errors.js';
import { StoreWriteFailed } from '../errors.js';

/** After a power cut, LMDB goes back to the last flushed commit; `Flusher` flushes after every write of blocks. */
const ABORTABLE_WITHOUT_FLUSH: TransactionFlags =
  TransactionFlags.ABORTABLE | TransactionFlags.SYNCHRONOUS_COMMIT | TransactionFlags.NO_SYNC_FLUSH;

/**
 * Runs `action` in one write transaction. When it throws, none of its writes is stored. A ChainError is thrown on as it
 * is, anything else as StoreWriteFailed.
 */
export function inTransaction<T>(root: RootDatabase<Buffer, string>, action: () => T): T {
  try {
    return root.transactionSync(action, ABORTABLE_WITHOUT_FLUSH);
  } catch (error) {
    if (error instanceof ChainError) throw error;
    throw new StoreWriteFailed(error);
  }
}
