import type { PendingTransaction } from '../chain/mempool.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';
import { pendingTransactionObject } from '../ethereum/transaction/transactionObject.js';

/** Longer JSON is not cached: nearly all of it is input, whose hex text is quick to make and takes much memory. */
const MAX_CACHED_JSON_LENGTH = 4096;

/** A transaction in the pool. */
export class PendingEntry implements PendingTransaction {
  /** Height of the node when its list first lacked the transaction; null while the list has it. */
  missingAt: number | null = null;
  /** Whether any list of the node had the transaction. */
  wasListed = false;
  #json: string | null = null;

  constructor(
    readonly transaction: SignedTransaction,
    readonly seenAtMs: number,
    /** The same moment on the monotonic clock, to compare with the start of a poll. */
    readonly addedAt: number,
  ) {}

  get json(): string {
    if (this.#json !== null) return this.#json;
    const json = JSON.stringify(pendingTransactionObject(this.transaction));
    if (json.length <= MAX_CACHED_JSON_LENGTH) this.#json = json;
    return json;
  }
}
