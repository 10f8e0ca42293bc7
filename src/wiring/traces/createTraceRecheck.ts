import type { Config } from '../../config/config.js';
import { TraceRecheck } from '../../indexer/traces/traceRecheck.js';
import type { Logger } from '../../observe/logger.js';
import type { TraceStore } from '../../store/traces/traceStore.js';
import { createTraces, type TracesParts } from '../createTraces.js';
import type { BlockIndex } from '../blockIndex.js';

/** What traces kept blocks again; null where none are kept, or they are of the embedded chain. */
export function createTraceRecheck(
  config: Config,
  { indexer }: Pick<BlockIndex, 'indexer'>,
  tracing: TracesParts & { kept: TraceStore | null },
  log: Logger,
): TraceRecheck | null {
  const { kept, upstream } = tracing;
  if (kept === null || upstream.isDevelopment || config['trace.recheck'] === 0) return null;
  return new TraceRecheck({}, { traces: createTraces(config, tracing, 1), kept, indexer, log });
}
