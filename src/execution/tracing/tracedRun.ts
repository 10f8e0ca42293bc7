/** Runs one execution of a job with its tracer. */
import type { TraceOptions } from '../../chain/traces.js';
import { NO_BYTES } from '../../ethereum/hex.js';
import type { BlockContext } from '../../evm/blockContext.js';
import { executionUnsupported } from '../refusals/executionError.js';
import { answerSize, Deadline, TraceFailed, type TraceSize } from '../tracers/traceLimits.js';
import { namesOnlyTracers } from '../tracers/tracerNames.js';
import type { ExecutedTrace, TraceJobLimits } from './traceJob.js';
import type { Machine, Running } from '../../evm/machine.js';
import { traceExecution, type TracedExecution, type TraceEnd } from '../tracers/traceExecution.js';

/** The parts that the executions of a job share. */
export interface TraceJob {
  machine: Machine;
  limits: TraceJobLimits;
  size: TraceSize;
}

/** An execution to trace, and the block that it sees. */
export interface ExecutionToTrace {
  block: BlockContext;
  execution: TracedExecution;
  options: TraceOptions;
  /** Nothing runs after it, so it may be left unfinished. */
  isLast: boolean;
}

/** The outcome of `run`, and the gas that the trace shows. */
export interface RunOutcome extends Pick<ExecutedTrace, 'gasUsed' | 'vmError' | 'output'> {
  shownGas: bigint;
}

/** The job, with the contract's error for traces above the response limit. */
export function createTraceJob(machine: Machine, limits: TraceJobLimits): TraceJob {
  return { machine, limits, size: answerSize(limits.maxBytes) };
}

/** Runs an execution with its tracer; its changes stay. Throws ExecutionError to end the whole job. */
export function* traceRun(
  { machine, limits, size }: TraceJob,
  { block, execution, options, isLast }: ExecutionToTrace,
  run: () => Running<RunOutcome>,
): Running<ExecutedTrace> {
  if (!limits.javascript && !namesOnlyTracers(options))
    throw executionUnsupported('a tracer in JavaScript', 'this server runs them only with --debug.js-tracers');
  let outcome: RunOutcome | null = null;
  const runOnce = function* (): Running<TraceEnd> {
    outcome = yield* run();
    return { gasUsed: outcome.shownGas, error: outcome.vmError };
  };
  const context = { machine, block, options: { ...options, tracerConfig: JSON.stringify(options.tracerConfig) } };
  const traceLimits = { deadline: new Deadline(options.timeoutMs), size, abandons: isLast };
  try {
    const trace = yield* traceExecution(context, execution, traceLimits, runOnce);
    return { trace, ...shownOutcome(outcome) };
  } catch (error) {
    if (!(error instanceof TraceFailed)) throw error;
    // Without its tracer, the execution has not run yet.
    if (!isLast && outcome === null) yield* runOnce();
    return { error: error.message, ...shownOutcome(outcome) };
  }
}

function shownOutcome(outcome: RunOutcome | null): Pick<ExecutedTrace, 'gasUsed' | 'vmError' | 'output'> {
  if (outcome === null) return { gasUsed: 0n, vmError: '', output: NO_BYTES };
  const { gasUsed, vmError, output } = outcome;
  return { gasUsed, vmError, output };
}
