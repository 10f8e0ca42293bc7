import type { Traces } from '../../chain/traces.js';
import type { Config } from '../../config/config.js';
import { TraceIndexer } from '../../indexer/traces/traceIndexer.js';
import type { Logger } from '../../observe/logger.js';
import type { TraceStore } from '../../store/traces/traceStore.js';
import type { BlockIndex } from '../blockIndex.js';

/** What traces every block for the index by address; null without that index. */
export function createTraceIndexer(
  config: Config,
  { coverage, indexer, store }: Pick<BlockIndex, 'coverage' | 'indexer' | 'store'>,
  { traces, kept }: { traces: Traces; kept: TraceStore | null },
  log: Logger,
): TraceIndexer | null {
  if (!config['trace.index'] || kept === null) return null;
  return new TraceIndexer({}, { coverage, indexer, store, traces, kept, log });
}
