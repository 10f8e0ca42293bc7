/** The index's progress and new heads, as methods see them. Implemented by `indexer/`. */
export interface IndexStatus {
  /** The contiguous range that ends at the head; null before the first block. */
  indexed(): { from: number; to: number } | null;
  /**
   * Calls the listener for each block, in order, after it is stored and the head has moved to it. Returns a function
   * that ends that.
   */
  onBlock(listener: (blockNumber: number) => void): () => void;
  /** Calls the listener after blocks were removed and the head has gone down. Returns as `onBlock`. */
  onRemoved(listener: () => void): () => void;
}
