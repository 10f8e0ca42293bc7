import type { TransactionPlace } from '../../chain/blocks.js';
import { decodeSafeInteger } from '../../ethereum/hex.js';

/**
 * The place of the transaction at an index of a block. Null when the block is unknown, or when the index is above
 * 2^53 - 1 and so above any block's.
 */
export function transactionPlace(blockNumber: number | null, index: string): TransactionPlace | null {
  const transactionIndex = decodeSafeInteger(index);
  return blockNumber === null || transactionIndex === null ? null : { blockNumber, transactionIndex };
}
