import { removeDamagedTraces } from '../store/traces/traceDatabases.js';
import { methodTable } from '../../generated/methods.js';
import type { Blocks } from '../chain/blocks.js';
import { type AddressIndex, AddressIndexOff } from '../chain/keptTraces.js';
import type { Config } from '../config/config.js';
import { traceFolder } from '../config/dataFolder.js';
import type { LocalExecutor } from '../execution/localExecutor.js';
import { TraceIndexer } from '../tracing/kept/traceIndexer.js';
import { TraceRecheck } from '../tracing/kept/traceRecheck.js';
import type { Logger } from '../observe/logger.js';
import { AddressUses } from '../store/traces/addressUses.js';
import { openTraceStore, type TraceStore } from '../store/traces/traceStore.js';
import { ChainTraces } from '../tracing/chainTraces.js';
import { EngineMaker } from '../tracing/make/engineMaker.js';
import { NodeMaker } from '../tracing/make/nodeMaker.js';
import { TraceSlots } from '../tracing/make/traceSlots.js';
import type { Upstream } from '../upstream/upstream.js';
import type { BlockIndex } from './blockIndex.js';

/** Concurrent traces of clients. */
export const MAX_TRACES = methodTable.debug_traceTransaction.limits.traces.default;

/** Waiting traces of clients. */
export const MAX_WAITING_TRACES = methodTable.debug_traceTransaction.limits.waitingTraces.default;

/** Concurrent traces that index or recheck blocks. */
export const BACKGROUND_TRACES = 1;

/** Bytes of a response besides its trace. */
const ROOM_BYTES = 1000;

/** The parts that make traces. */
export interface TracesParts {
  upstream: Pick<Upstream, 'node' | 'state' | 'traces' | 'isDevelopment'>;
  blocks: Blocks;
  executor: LocalExecutor;
  /** Null when none are kept. */
  kept: TraceStore | null;
}

/**
 * Traces that are kept, or made by the node or in the gateway, at most `maxTraces` at the same time. Background tasks
 * have their own object, so that they take no slots of clients.
 */
export function createTraces(
  config: Config,
  { upstream, blocks, executor, kept }: TracesParts,
  maxTraces: number = MAX_TRACES,
): ChainTraces {
  const { node: comet, state } = upstream;
  const maxBytes = Math.max(1, config['json-rpc.batch-response-max-size'] - ROOM_BYTES);
  const node = new NodeMaker(upstream.traces, { maxBytes });
  const engine = new EngineMaker(executor, { showsAll: upstream.isDevelopment });
  return new ChainTraces(
    { javascriptTracers: config['debug.js-tracers'] },
    {
      ...{ blocks, comet, state, executor, kept, makers: { engine, node } },
      slots: new TraceSlots(maxTraces, MAX_WAITING_TRACES),
    },
  );
}

/** Opens the store of kept traces; `kept` is null when none are kept. */
export async function createTraceStore(
  config: Config,
  { store: blocks, upstream: { isDevelopment } }: BlockIndex,
  log: Logger,
  isTried = false,
): Promise<{ kept: TraceStore | null; addressIndex: AddressIndex }> {
  const maxBytes = config['trace.cache-size'];
  const indexed = config['trace.index'];
  if (maxBytes === 0) return { kept: null, addressIndex: NO_INDEX };
  const path = traceFolder(config);
  if (!isTried) await removeDamagedTraces(path, log);
  const recheckMs = isDevelopment ? 0 : config['trace.recheck'];
  const kept = openTraceStore({ path, maxBytes, indexed, flushed: !isDevelopment, recheckMs }, { blocks, log });
  await kept?.start();
  return { kept, addressIndex: kept !== null && indexed ? new AddressUses(kept) : NO_INDEX };
}

const NO_INDEX: AddressIndex = { covered: () => null, uses: () => Promise.reject(new AddressIndexOff()) };

/** Traces every block for the index by address; null when that is off. */
export function createTraceIndexer(
  config: Config,
  { coverage, indexer, store }: BlockIndex,
  tracing: TracesParts,
  log: Logger,
): TraceIndexer | null {
  const { kept } = tracing;
  if (!config['trace.index'] || kept === null) return null;
  const traces = createTraces(config, tracing, BACKGROUND_TRACES);
  return new TraceIndexer({}, { coverage, indexer, store, traces, kept, log });
}

/** Traces kept blocks again; null when none are kept, and for the embedded chain. */
export function createTraceRecheck(
  config: Config,
  { indexer }: BlockIndex,
  tracing: TracesParts,
  log: Logger,
): TraceRecheck | null {
  const { kept, upstream } = tracing;
  if (kept === null || upstream.isDevelopment || config['trace.recheck'] === 0) return null;
  return new TraceRecheck({}, { traces: createTraces(config, tracing, BACKGROUND_TRACES), kept, indexer, log });
}
