import { createHash } from 'node:crypto';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';

/**
 * Decoded transactions of the last list of the node's mempool. Most of a list was in the list before it, and decoding a
 * transaction that does not name its sender means recovering a key. It lives as long as the list, so lru-cache, which
 * evicts by count or age, does not fit.
 */
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

  /** Call it after the last transaction of a list: drops the transactions that were not in the list. */
  endOfList(): void {
    this.#last = this.#next;
    this.#next = new Map();
  }
}
