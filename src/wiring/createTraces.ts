import { methodTable } from '../../generated/methods.js';
import type { Blocks } from '../chain/blocks.js';
import type { KeptTraces } from '../chain/keptTraces.js';
import type { Config } from '../config/config.js';
import type { LocalExecutor } from '../execution/localExecutor.js';
import { ChainTraces } from '../tracing/chainTraces.js';
import { GatewayTracer } from '../tracing/gatewayTracer.js';
import { NodeTracer } from '../tracing/nodeTracer.js';
import { TraceMaker } from '../tracing/traceMaker.js';
import { TraceSlots } from '../tracing/traceSlots.js';
import type { Upstream } from '../upstream/upstream.js';

/** Traces of clients at the same time. */
export const MAX_TRACES = methodTable.debug_traceTransaction.limits.traces.default;

/** Traces of clients that wait for a place. */
export const MAX_WAITING_TRACES = methodTable.debug_traceTransaction.limits.waitingTraces.default;

/** Traces at the same time that index blocks. */
export const TRACES_TO_INDEX = 1;

/** Bytes that an answer has beside a trace. */
const ROOM_BYTES = 1000;

/** What traces are made with. */
export interface TracesParts {
  upstream: Pick<Upstream, 'node' | 'state' | 'traces' | 'isDevelopment'>;
  blocks: Blocks;
  executor: LocalExecutor;
  /** Null where none are kept. */
  kept: KeptTraces | null;
}

/**
 * Traces for methods: kept, or made by the node or in the gateway. `maxTraces` of them run at the same time; those that
 * index blocks have an object of their own, so that they leave the places of clients alone.
 */
export function createTraces(
  config: Config,
  { upstream, blocks, executor, kept }: TracesParts,
  maxTraces: number = MAX_TRACES,
): ChainTraces {
  const { node: comet, state } = upstream;
  const maxBytes = Math.max(1, config['json-rpc.batch-response-max-size'] - ROOM_BYTES);
  const node = new NodeTracer(upstream.traces, { maxBytes });
  const gateway = new GatewayTracer(executor, { showsAll: upstream.isDevelopment });
  const maker = new TraceMaker({ node, gateway, state, executor, blocks, kept });
  return new ChainTraces(
    { javascriptTracers: config['debug.js-tracers'] },
    { blocks, comet, state, maker, node, gateway, kept, slots: new TraceSlots(maxTraces, MAX_WAITING_TRACES) },
  );
}
