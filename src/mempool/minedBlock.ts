import type { Hash, Transaction } from '../../generated/types.js';
import { decodeQuantity } from '../evm/hex.js';
import type { SignedTransaction } from '../evm/transaction.js';

/** What a block says of a transaction it holds. */
export type MinedNonce = Pick<SignedTransaction, 'hash' | 'from' | 'nonce'>;

/** A new block as the tracker needs it. */
export interface MinedBlock {
  number: number;
  hashes: readonly Hash[];
  /** Called only when hashes do not tell enough: reading senders and nonces of a large block takes milliseconds. */
  transactions(): Iterable<MinedNonce>;
}

/** Where blocks are stored as JSON; undefined when one is not. */
export interface BlockJsonSource {
  block(blockNumber: number, fullTransactions: boolean): Uint8Array | undefined;
}

/** A block as the store has it; one without transactions when it is not stored. */
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
