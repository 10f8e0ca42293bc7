import type { TransactionPlace } from '../../chain/blocks.js';
import { decodeSafeInteger } from '../../evm/hex.js';

/** The place of a transaction by block and index; null when the block is unknown or the index is larger than any block's. */
export function transactionPlace(blockNumber: number | null, index: string): TransactionPlace | null {
  const transactionIndex = decodeSafeInteger(index);
  return blockNumber === null || transactionIndex === null ? null : { blockNumber, transactionIndex };
}
