import { createHash } from 'node:crypto';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';

/** Transactions of the last list, most of which are in the next one, too. lru-cache knows no lists. */
export class DecodedTxCache {
  #last = new Map<string, SignedTransaction[]>();
  #next = new Map<string, SignedTransaction[]>();
  readonly #decode: (tx: Uint8Array) => SignedTransaction[];

  constructor(decode: (tx: Uint8Array) => SignedTransaction[]) {
    this.#decode = decode;
  }

  /** The Ethereum transactions of a CometBFT transaction; may throw. */
  transactions(tx: Uint8Array): SignedTransaction[] {
    const key = createHash('sha256').update(tx).digest('base64');
    const transactions = this.#last.get(key) ?? this.#decode(tx);
    this.#next.set(key, transactions);
    return transactions;
  }

  /** Called after each list. Drops transactions that were not in it. */
  endOfList(): void {
    this.#last = this.#next;
    this.#next = new Map();
  }
}
