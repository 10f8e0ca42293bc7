import type { PendingTransaction } from '../chain/mempool.js';
import type { SignedTransaction } from '../evm/transaction.js';
import { pendingTransactionObject } from '../evm/transactionObject.js';

/** Larger objects are nearly all input, whose hex text costs more memory to keep than time to make. */
const KEPT_JSON_LENGTH = 4096;

/** A waiting transaction as the tracker holds it. */
export class PendingEntry implements PendingTransaction {
  /** How high the node was when its list was first seen without it; null while it is listed. */
  missingAt: number | null = null;
  /** Whether the node's list was ever seen with it. */
  wasListed = false;
  #json: string | null = null;

  constructor(
    readonly transaction: SignedTransaction,
    readonly seenAtMs: number,
    /** The same moment on the clock that never jumps, to compare with the beginning of a look at the node's list. */
    readonly addedAt: number,
  ) {}

  get json(): string {
    if (this.#json !== null) return this.#json;
    const json = JSON.stringify(pendingTransactionObject(this.transaction));
    if (json.length <= KEPT_JSON_LENGTH) this.#json = json;
    return json;
  }
}
