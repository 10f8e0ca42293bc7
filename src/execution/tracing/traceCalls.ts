import type { BlockSummary } from '../../chain/blocks.js';
import type { TracedCall } from '../../chain/traces.js';
import type { BlockContext } from '../../evm/blockContext.js';
import { contextOf, overrideBlock } from '../blockContext.js';
import { asTraceRefusal } from '../refusals/refusals.js';
import type { ExecutedTrace, TraceCallsRequest, TraceJobLimits } from './traceJob.js';
import { boundGas, decodeCall, effectiveGasPrice, isFree, type GasBoundMessage } from '../transition/message.js';
import type { Machine, Running } from '../../evm/machine.js';
import { applyStateOverrides } from '../state/stateOverrides.js';
import { applyMessage } from '../transition/transition.js';
import { eachToItsEnd, Replay } from './replay.js';
import { createTraceJob, traceRun, type RunOutcome, type TraceJob } from './tracedRun.js';

/** A block, and the most gas of a call on it. */
export interface CallBase {
  base: BlockSummary;
  gasCap: bigint;
}

/**
 * Runs calls one after the other and traces each. A call's changes and state overrides stay for those after it; block
 * overrides and moved precompiles do not. Throws ExecutionError when one cannot run.
 */
export function* traceCalls(
  machine: Machine,
  { base, gasCap }: CallBase,
  { first, calls, undoesAuthorizations = false }: TraceCallsRequest,
  limits: TraceJobLimits,
): Running<ExecutedTrace[]> {
  const job = createTraceJob(machine, limits);
  const replay = new Replay(machine, base, undoesAuthorizations);
  const traces: ExecutedTrace[] = [];
  const trace = function* (call: TracedCall, index: number): Running<void> {
    const isLast = index === calls.length - 1;
    traces.push(yield* traceOne(job, call, { base, gasCap, isLast, undoesAuthorizations }));
  };
  const runs = [
    ...first.map((transaction, index) => () => replay.repeat(transaction, index)),
    ...calls.map((call, index) => () => trace(call, index)),
  ];
  yield* eachToItsEnd(machine, runs, (run) => run());
  return traces;
}

function* traceOne(
  job: TraceJob,
  { call, stateOverrides, blockOverrides, options }: TracedCall,
  { base, gasCap, isLast, undoesAuthorizations }: CallBase & { isLast: boolean; undoesAuthorizations: boolean },
): Running<ExecutedTrace> {
  const { machine } = job;
  const block = overrideBlock(contextOf(base), blockOverrides);
  const message = boundGas(decodeCall(call, machine.chainId), gasCap);
  machine.setBlock(block);
  machine.resetPrecompiles();
  yield* applyStateOverrides(machine, stateOverrides);
  const { nonce } = machine.account(message.from);
  const gasPrice = isFree(message.fees) ? 0n : effectiveGasPrice(message.fees, block.baseFeePerGas);
  const execution = { ...message, nonce, gasPrice, hash: null, index: 0, blockHash: null, input: message.data };
  const toTrace = { block, execution, options, isLast };
  return yield* traceRun(job, toTrace, () => runMessage(machine, block, message, undoesAuthorizations));
}

function* runMessage(
  machine: Machine,
  block: BlockContext,
  message: GasBoundMessage,
  undoesAuthorizations: boolean,
): Running<RunOutcome> {
  try {
    const rules = { validate: false, tips: false, undoesAuthorizations };
    const { gasUsed, vmError, returnData } = yield* applyMessage(machine, block, message, rules);
    machine.keep();
    return { shownGas: gasUsed, gasUsed, vmError, output: returnData };
  } catch (error) {
    throw asTraceRefusal(error);
  }
}
