import type { NewBlock } from '../chain/blocks.js';
import { Listeners } from '../observe/listeners.js';
import type { PartLog } from '../observe/logger.js';

/** News of the index: of the indexer where this process follows the chain, else of `IndexFollower`. */
export class BlockEvents {
  readonly blocks: Listeners<[blockNumber: number, block: NewBlock | null, generation: number]>;
  /** With the lowest height of which a block was removed. */
  readonly removals: Listeners<[from: number]>;

  constructor(log: Pick<PartLog, 'error'>) {
    this.blocks = new Listeners(log, 'a listener of new blocks');
    this.removals = new Listeners(log, 'a listener of removed blocks');
  }
}
