import type { Hash, Transaction } from '../../generated/types.js';
import type { NewBlock } from '../chain/indexStatus.js';
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

/** A block that was just indexed. */
export function minedBlock(number: number, block: NewBlock): MinedBlock {
  return {
    number,
    hashes: block.transactionHashes(),
    transactions() {
      // A block object as this process encoded it.
      const json = Buffer.from(block.block(number, true)).toString();
      const { transactions } = JSON.parse(json) as { transactions: Transaction[] };
      return transactions.map(({ hash, from, nonce }) => ({ hash, from, nonce: decodeQuantity(nonce) }));
    },
  };
}
