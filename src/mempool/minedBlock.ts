import type { Hash, Transaction } from '../../generated/types.js';
import { decodeQuantity } from '../ethereum/hex.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';

/** The sender and nonce of a mined transaction. */
export type MinedNonce = Pick<SignedTransaction, 'hash' | 'from' | 'nonce'>;

/** A new block as `PendingTracker` needs it. */
export interface MinedBlock {
  number: number;
  hashes: readonly Hash[];
  /** Called only when the hashes are not enough: reading senders and nonces of a large block takes milliseconds. */
  transactions(): Iterable<MinedNonce>;
}

/** Stored blocks as JSON bytes; undefined when a block is not stored. */
export interface BlockJsonSource {
  block(blockNumber: number, fullTransactions: boolean): Uint8Array | undefined;
}

/** A block from the store; without transactions when it is not stored. */
export function minedBlock(store: BlockJsonSource, number: number): MinedBlock {
  return {
    number,
    hashes: readTransactions<Hash>(store.block(number, false)),
    transactions: () =>
      readTransactions<Transaction>(store.block(number, true)).map(({ hash, from, nonce }) => ({
        hash,
        from,
        nonce: decodeQuantity(nonce),
      })),
  };
}

function readTransactions<T>(block: Uint8Array | undefined): T[] {
  if (block === undefined) return [];
  return (JSON.parse(Buffer.from(block).toString('utf8')) as { transactions: T[] }).transactions;
}
