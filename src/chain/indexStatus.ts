import type { Hash } from '../../generated/types.js';
import type { BlockSummary, TransactionPlace } from './blocks.js';

/** A block that was just indexed, still in memory: JSON as it is stored and served. */
export interface NewBlock {
  /** Bytes of memory, roughly. */
  readonly bytes: number;
  summary(): BlockSummary;
  block(blockNumber: number, fullTransactions: boolean): Uint8Array;
  /** In block order. */
  transactionHashes(): readonly Hash[];
  receipts(): Uint8Array;
  receipt(place: TransactionPlace): Uint8Array | null;
  logs(): Iterable<Uint8Array>;
}

/**
 * Where `block` is null, it must be read from `Blocks`. `generation` is the store's number of rollbacks when the block
 * was written.
 */
export type BlockListener = (blockNumber: number, block: NewBlock | null, generation: number) => void;

/** The index's progress and new heads, as methods see them. Implemented by `indexer/`. */
export interface IndexStatus {
  /** The contiguous range that ends at the head; null before the first block. */
  indexed(): { from: number; to: number } | null;
  /**
   * Calls the listener for each block, in order, after it is stored and the head has moved to it. Returns a function
   * that ends that.
   */
  onBlock(listener: BlockListener): () => void;
  /** Calls the listener after blocks were removed and the head has gone down. Returns as `onBlock`. */
  onRemoved(listener: () => void): () => void;
}
