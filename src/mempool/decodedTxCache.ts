import { createHash } from 'node:crypto';
import type { SignedTransaction } from '../evm/transaction.js';

/**
 * What the transactions of the last list were decoded to. Most of a list was in the one before, and decoding a transaction without a named
 * sender means recovering a key.
 */
export class DecodedTxCache {
  #last = new Map<string, SignedTransaction[]>();
  #next = new Map<string, SignedTransaction[]>();
  readonly #decode: (tx: Uint8Array) => SignedTransaction[];

  constructor(decode: (tx: Uint8Array) => SignedTransaction[]) {
    this.#decode = decode;
  }

  /** The Ethereum transactions of a CometBFT transaction. */
  transactions(tx: Uint8Array): SignedTransaction[] {
    const key = createHash('sha256').update(tx).digest('base64');
    const transactions = this.#last.get(key) ?? this.#decode(tx);
    this.#next.set(key, transactions);
    return transactions;
  }

  /** The list is through: what was not in it is forgotten. */
  endOfList(): void {
    this.#last = this.#next;
    this.#next = new Map();
  }
}
