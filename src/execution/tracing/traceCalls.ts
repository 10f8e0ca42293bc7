import { createAddressFromString } from '@ethereumjs/util';
import type { BlockSummary } from '../../chain/blocks.js';
import type { TracedCall } from '../../chain/traces.js';
import { type BlockContext, contextOf, overrideBlock } from '../blockContext.js';
import { asTraceRefusal } from '../refusals/refusals.js';
import { applyStateOverrides } from '../state/stateOverrides.js';
import type { WorkerEvm } from '../thread/workerEvm.js';
import { boundGas, decodeCall, effectiveGasPrice, isFree, type GasBoundMessage } from '../transition/message.js';
import { applyMessage, finalizeTransaction } from '../transition/transition.js';
import { Replay } from './replay.js';
import type { ExecutedTrace, TraceCallsRequest, TraceJobLimits } from './traceJob.js';
import { createTraceJob, traceRun, type RunOutcome, type TraceJob } from './tracedRun.js';

/** A block, and the most gas of a call on it. */
export interface CallBase {
  base: BlockSummary;
  gasCap: bigint;
}

/**
 * Worker thread: runs calls one after the other and traces each. A call's changes and state overrides stay for those
 * after it; block overrides and moved precompiles do not. Throws ExecutionError when one cannot run.
 */
export async function traceCalls(
  host: WorkerEvm,
  { base, gasCap }: CallBase,
  { first, calls, undoesAuthorizations = false }: TraceCallsRequest,
  limits: TraceJobLimits,
): Promise<ExecutedTrace[]> {
  const job = createTraceJob(host, limits);
  const replay = new Replay(host, base, undoesAuthorizations);
  for (const [index, transaction] of first.entries()) await replay.repeat(transaction, index);
  const traces: ExecutedTrace[] = [];
  for (const [index, call] of calls.entries()) {
    const isLast = index === calls.length - 1;
    traces.push(await traceOne(job, call, { base, gasCap, isLast, undoesAuthorizations }));
  }
  return traces;
}

async function traceOne(
  job: TraceJob,
  { call, stateOverrides, blockOverrides, options }: TracedCall,
  { base, gasCap, isLast, undoesAuthorizations }: CallBase & { isLast: boolean; undoesAuthorizations: boolean },
): Promise<ExecutedTrace> {
  const { host } = job;
  const block = overrideBlock(contextOf(base), blockOverrides);
  const message = boundGas(decodeCall(call, host.chainId), gasCap);
  host.resetPrecompiles();
  await applyStateOverrides(host, stateOverrides);
  const sender = await host.state.getAccount(createAddressFromString(message.from));
  const gasPrice = isFree(message.fees) ? 0n : effectiveGasPrice(message.fees, block.baseFeePerGas);
  const inBlock = { nonce: sender?.nonce ?? 0n, gasPrice, hash: null, index: 0, blockHash: null };
  const execution = { ...message, ...inBlock, input: message.data };
  return traceRun(job, { block, execution, options, isLast }, () =>
    runMessage(host, block, message, undoesAuthorizations),
  );
}

async function runMessage(
  host: WorkerEvm,
  block: BlockContext,
  message: GasBoundMessage,
  undoesAuthorizations: boolean,
): Promise<RunOutcome> {
  try {
    const { gasUsed, vmError, returnData, result } = await applyMessage(host, block, message, {
      validate: false,
      tips: false,
      undoesAuthorizations,
    });
    await finalizeTransaction(host, result);
    return { shownGas: gasUsed, gasUsed, vmError, output: returnData };
  } catch (error) {
    throw asTraceRefusal(error);
  }
}
