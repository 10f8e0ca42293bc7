import { TransactionFlags } from 'lmdb';
import { ChainError } from '../../chain/chainErrors.js';
import { StoreWriteFailed } from '../storeErrors.js';
import type { SharedFile } from './openingLock.js';

/**
 * With the last flag, LMDB shows a commit to readers, flushes it, and then notes it as flushed, all within the commit
 * (mdb_txn_commit of lmdb 3.5.6). After a power cut, it goes back to the last commit that is noted so.
 */
const SHOWN_THEN_FLUSHED: TransactionFlags =
  TransactionFlags.ABORTABLE | TransactionFlags.SYNCHRONOUS_COMMIT | TransactionFlags.NO_SYNC_FLUSH;

/**
 * Runs `action` in one write transaction. When it throws, none of its writes is stored. A ChainError is thrown on as it
 * is, anything else as StoreWriteFailed.
 */
export function inTransaction<T>({ root, opening }: SharedFile, action: () => T): T {
  try {
    return opening.hold(() => root.transactionSync(action, SHOWN_THEN_FLUSHED));
  } catch (error) {
    if (error instanceof ChainError) throw error;
    opening.isSound = false;
    throw new StoreWriteFailed(error);
  }
}
