import type { BlockSummary } from '../../chain/blocks.js';
import type { Removals } from '../../chain/logPosition.js';
import type { HeightRange } from '../heightRanges.js';
import type { StoreIdentity } from '../store.js';

/** What the store needs of the block store, which answers at once. */
export interface TracedBlocks {
  readonly identity: StoreIdentity;
  ranges(): HeightRange[];
  summary(blockNumber: number): BlockSummary | undefined;
  removedSince(generation: number): Removals;
}
