import type { Caller } from '../../caller/caller.js';
import type { TraceOptions } from '../../chain/traces.js';
import { canRetryElsewhere, type MadeTrace } from '../api/traceErrors.js';
import { followsFromFrames, innerTracers } from '../api/tracers.js';
import type { BlockToTrace, Traced } from './blockToTrace.js';

/** Makes traces of mined transactions. */
export interface TraceMaker {
  /** One for each traced transaction, in order. Rejects where none of them can be made. */
  traces(block: BlockToTrace, traced: Traced, options: TraceOptions, caller: Caller): Promise<MadeTrace[]>;
}

/** Traces that are to be made. */
export interface WantedTraces {
  block: BlockToTrace;
  traced: Traced;
  options: TraceOptions;
  caller: Caller;
}

/** The engine executes in this process, the node where the chain runs. */
export type MakerName = 'engine' | 'node';

/**
 * The makers of a trace, in the order in which they are asked. The node is asked where the engine refuses: Go code of
 * the chain, a replay unlike its receipt, too many reads. It makes struct logs, call frames and what follows from them:
 * it charges no fees in a trace, so its prestates are wrong, and a release that lacks one of the newest tracers would
 * take its name for a program.
 */
export function makersOf(options: TraceOptions): readonly MakerName[] {
  return isForNode(options) ? ['engine', 'node'] : ['engine'];
}

function isForNode(options: TraceOptions): boolean {
  if (options.parity !== undefined) return false;
  if (options.tracer === 'muxTracer') return innerTracers(options).every(isForNode);
  return options.tracer === '' || options.tracer === 'noopTracer' || followsFromFrames(options);
}

/** Traces of the first maker, or of the second where the first fails and the second does not. */
export async function makeInTurn(
  [first, second]: readonly (TraceMaker | undefined)[],
  wanted: WantedTraces,
): Promise<MadeTrace[]> {
  if (first === undefined) throw new Error('nothing makes such a trace');
  if (second === undefined) return ask(first, wanted);
  let made: MadeTrace[];
  try {
    made = await ask(first, wanted);
  } catch (error) {
    if (!canRetryElsewhere(error)) throw error;
    return await ask(second, wanted).catch((other: unknown) => {
      // A malformed trace is an internal error: the other reason says more.
      throw error.rpc.name === 'internalError' || !canRetryElsewhere(other) ? other : error;
    });
  }
  if (!made.some(canRetryElsewhere)) return made;
  const others = await ask(second, wanted).catch((error: unknown) => {
    if (canRetryElsewhere(error)) return made;
    throw error;
  });
  return made.map((trace, index) => (canRetryElsewhere(trace) ? (others[index] ?? trace) : trace));
}

async function ask(maker: TraceMaker, { block, traced, options, caller }: WantedTraces): Promise<MadeTrace[]> {
  caller.signal.throwIfAborted();
  return maker.traces(block, traced, options, caller);
}
