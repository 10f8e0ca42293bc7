import { methodTable } from '../../generated/methods.js';
import type { Blocks } from '../chain/blocks.js';
import type { KeptTraces } from '../chain/keptTraces.js';
import type { Config } from '../config/config.js';
import { ChainTraces } from '../tracing/chainTraces.js';
import type { Upstream } from './upstream.js';

/** Traces at the same time. */
export const MAX_TRACES = methodTable.debug_traceTransaction.limits.traces.default;

/** Bytes that an answer has beside a trace. */
const ROOM_BYTES = 1000;

/** Traces for methods: those that are kept, or the node's. */
export function createTraces(
  config: Config,
  upstream: Upstream,
  { blocks, kept }: { blocks: Blocks; kept: KeptTraces | null },
): ChainTraces {
  const maxBytes = Math.max(1, config['json-rpc.batch-response-max-size'] - ROOM_BYTES);
  return new ChainTraces({ maxTraces: MAX_TRACES, maxBytes }, { blocks, node: upstream.traces, kept });
}
