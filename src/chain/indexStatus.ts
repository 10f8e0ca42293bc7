/** What methods may know of the index's progress and of new heads. Implemented by `indexer/`. */
export interface IndexStatus {
  /** The contiguous range that ends at the head; null before the first block. */
  indexed(): { from: number; to: number } | null;
  /** Calls the listener after each block is stored and the head has moved to it, in order; returns a function that ends it. */
  onBlock(listener: (blockNumber: number) => void): () => void;
}
