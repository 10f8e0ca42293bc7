import type { Caller } from '../caller/caller.js';
import type { BlockSummary } from '../chain/blocks.js';
import type { State } from '../chain/state.js';
import type { TracedCall, TraceOptions } from '../chain/traces.js';
import { muxTrace } from '../execution/tracers/traceBytes.js';
import type { NodeMaker } from './make/nodeMaker.js';
import { TraceError, type MadeTrace } from './api/traceErrors.js';
import { followsFromFrames, type TraceMaker } from './traceMaker.js';
import { innerConfig } from './api/checkTracer.js';

/** The parts for traces of calls in the node. */
export interface NodeCallsParts {
  node: NodeMaker;
  state: Pick<State, 'call'>;
  maker: Pick<TraceMaker, 'derived'>;
}

/** Calls are in no block; geth shows these values. */
const NO_PLACE = { blockHash: null, blockNumber: 0, transactionHash: null, transactionPosition: 0 };

/**
 * The trace of a call in the node; null for what the node cannot trace as a whole. The prestate and other tracers would
 * be wrong, without the state before the call.
 */
export async function traceInNode(
  { call, stateOverrides, blockOverrides, options }: TracedCall,
  block: BlockSummary,
  { node, state, maker }: NodeCallsParts,
  caller: Caller,
): Promise<MadeTrace | null> {
  if (!node.supportsCalls || hasFields(stateOverrides) || hasFields(blockOverrides)) return null;
  /** The frames, which more than one tracer inside muxTracer may need. */
  let frames: Promise<Uint8Array> | null = null;
  const framesOnce = (): Promise<Uint8Array> => {
    const plain = { ...options, tracer: 'callTracer', tracerConfig: {} };
    return (frames ??= node.call(call, block, plain, { state, caller }));
  };
  return made(options);

  async function made(shown: TraceOptions): Promise<MadeTrace | null> {
    const { tracer, tracerConfig } = shown;
    if (tracer === '') return node.call(call, block, shown, { state, caller });
    if (tracer === 'muxTracer') return muxed(Object.entries(tracerConfig), shown);
    if (tracer !== 'noopTracer' && !followsFromFrames(shown)) return null;
    const found = await framesOnce();
    if (tracer === 'noopTracer') return Buffer.from('{}');
    const [trace = null] = await maker.derived([found], [NO_PLACE], block, shown);
    return trace;
  }

  async function muxed(tracers: readonly [string, unknown][], shown: TraceOptions): Promise<MadeTrace | null> {
    const parts: [string, Uint8Array][] = [];
    for (const [name, config] of tracers) {
      const trace = await made({ ...shown, tracer: name, tracerConfig: innerConfig(config) });
      if (trace === null || trace instanceof TraceError) return trace;
      parts.push([name, trace]);
    }
    return muxTrace(parts);
  }
}

function hasFields(overrides: object | null): boolean {
  return overrides !== null && Object.keys(overrides).length > 0;
}
