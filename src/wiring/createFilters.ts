import type { Mempool } from '../chain/mempool.js';
import type { Config } from '../config/config.js';
import type { MemoryBudget } from '../memory/memoryBudget.js';
import { Filters } from '../filters/filters.js';
import type { Logger } from '../observe/logger.js';
import type { ForkedIndex } from './connectFork.js';

/** Room in an answer for everything but its result. Ids of requests are short. */
const ANSWER_ENVELOPE_BYTES = 1_000;

/** Polled filters, whose state is kept in the store of the index. */
export function createFilters(
  config: Config,
  { own, store, removedLogs }: ForkedIndex,
  mempool: Mempool,
  { log, memory }: { log: Logger; memory: MemoryBudget },
): Filters {
  return new Filters(
    {
      timeoutMs: config['json-rpc.filter-timeout'] || Infinity,
      cleanupIntervalMs: config['json-rpc.filter-cleanup-interval'],
      filtersPerClient: config['json-rpc.filter-cap'],
      page: {
        maxEntries: Math.max(config['json-rpc.logs-cap'], 1),
        maxBlocks: Math.max(config['json-rpc.block-range-cap'], 1),
        // Half of the largest answer, so that a batch has room for other answers. Only a single block may take all of
        // it, less the envelope.
        maxBytes: config['json-rpc.batch-response-max-size'] / 2,
        maxBlockBytes: Math.max(config['json-rpc.batch-response-max-size'] - ANSWER_ENVELOPE_BYTES, 1),
      },
    },
    { store: store.filters(), blocks: own, removedLogs, mempool, log, memory },
  );
}
