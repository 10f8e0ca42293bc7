import type { HeadSource, Node } from '../chain/node.js';
import type { BackoffOptions } from '../concurrency/backoff.js';
import type { Logger } from '../observe/logger.js';
import type { BlockStore } from '../store/store.js';
import type { BlockReader } from './blockReader.js';
import type { Coverage } from './coverage.js';
import type { Complaints } from './proof/complaints.js';
import type { UnstoredBlocks } from './unstoredBlocks.js';

/** What the indexer works with. */
export interface IndexerParts {
  store: BlockStore;
  coverage: Coverage;
  reader: BlockReader;
  node: Pick<Node, 'committedBlock' | 'initialHeight' | 'provenResults' | 'status'>;
  heads: HeadSource;
  unstored: UnstoredBlocks;
  complaints: Complaints;
  log: Logger;
}

/** How the indexer follows the head. */
export interface IndexerOptions {
  /** Blocks that are read at a time, the next one to write included. Default: 8. */
  fetchAhead?: number;
  /**
   * A start that is more blocks behind than this begins at the node's head; the back-fill fills the gap. Default:
   * 1,000.
   */
  maxCatchUp?: number;
  /**
   * A lower head of the node counts when it is seen twice, so many milliseconds apart: of several nodes behind one
   * address, one may lag. Default: 2,000.
   */
  rollbackConfirmMs?: number;
  /** Waits after failures. */
  retry?: BackoffOptions;
  /** Log level for removed blocks: a development chain is rolled back routinely. Default: error. */
  rollbackLevel?: 'error' | 'debug';
}

/** What holds unless the options say otherwise. */
export const INDEXER_DEFAULTS = {
  fetchAhead: 8,
  maxCatchUp: 1_000,
  rollbackConfirmMs: 2_000,
  retry: { first: 250, longest: 10_000 },
  rollbackLevel: 'error' as const,
};
