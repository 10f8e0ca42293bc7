import type { Config } from '../config/config.js';
import { IndexReporter } from '../indexer/indexReporter.js';
import type { TraceIndexer } from '../indexer/traces/traceIndexer.js';
import type { TraceStore } from '../store/traces/traceStore.js';
import type { BlockIndex } from './blockIndex.js';

/** What says how far the index is filled. */
export function createIndexReporter(
  config: Config,
  { store, coverage, backfill }: Pick<BlockIndex, 'store' | 'coverage' | 'backfill'>,
  { kept, traceIndexer }: { kept: TraceStore | null; traceIndexer: TraceIndexer | null },
): IndexReporter {
  return new IndexReporter({
    store,
    coverage,
    backfill: config['index.backfill'] ? backfill : null,
    traces: kept === null || traceIndexer === null ? null : { filler: traceIndexer, kept },
  });
}
