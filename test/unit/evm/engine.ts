/**
 * Executions for the tests of this folder: jobs as a worker thread runs them, in this thread and on a chain in memory.
 * Another engine is put to these tests here and nowhere else.
 */
import type {
  BlockOverrides,
  CallObject,
  SimulatedBlock,
  SimulatedCall,
  StateOverrides,
} from '../../../generated/types.js';
import type { BlockSummary } from '../../../src/chain/blocks.js';
import type { SignedTransaction } from '../../../src/ethereum/transaction/transaction.js';
import type { ExecutionContext, Job, OperationName, Operations } from '../../../src/execution/job.js';
import type { ReadQuestion } from '../../../src/execution/questions.js';
import { prepare, prepareSandboxes } from '../../../src/execution/jobs.js';
import { JobRunner } from '../../../src/execution/thread/jobRunner.js';
import type { ExecutedTrace } from '../../../src/execution/tracing/traceJob.js';
import type { CallOutcome } from '../../../src/chain/state.js';
import type { TraceOptions } from '../../../src/chain/traces.js';
import { hashOf, headBlock, type FakeChain } from '../execution/fakeChain.js';

/** The state after a block, and that block, whose fields code sees. */
export interface Stage {
  chain: FakeChain;
  block: BlockSummary;
}

/** A tracer, or the source of one in JavaScript, with its own options. */
export interface ChosenTracer {
  tracer: string;
  tracerConfig?: Record<string, unknown>;
}

/** A call that is traced after others, and sees what they changed. */
export interface FollowingCall {
  call: CallObject;
  tracer?: ChosenTracer;
  stateOverrides?: StateOverrides;
}

/** There is a block of each number. */
const BLOCKS = { summary: (number: number): BlockSummary => ({ ...headBlock(), number, hash: hashOf(number) }) };

const LIMITS = { maxBytes: 100_000_000, javascript: true };

/** It keeps between jobs what it keeps in a worker thread. */
const runner = new JobRunner();

/** Runs a transaction as the first of the block, on the stage's state, and traces it. */
export async function traceTransaction(
  stage: Stage,
  transaction: SignedTransaction,
  chosen: ChosenTracer,
): Promise<ExecutedTrace> {
  const request = { transactions: [{ transaction }], traced: 0, options: options(chosen), limits: LIMITS };
  const traces = await run(stage, 'traceTransactions', request);
  const [trace] = traces;
  if (trace === undefined) throw new Error('a transaction has a trace');
  return trace;
}

/** Runs calls one after the other in a block with these fields, on the stage's state, and traces each. */
export function traceCalls(
  stage: Stage,
  blockOverrides: BlockOverrides,
  calls: readonly FollowingCall[],
): Promise<ExecutedTrace[]> {
  const traced = calls.map(({ call, tracer = { tracer: 'noopTracer' }, stateOverrides = null }) => {
    return { call, stateOverrides, blockOverrides, options: options(tracer) };
  });
  return run(stage, 'traceCalls', { first: [], calls: traced, limits: LIMITS });
}

/** Runs a call alone in a block with these fields, on the stage's state, and describes it as eth_simulateV1 does. */
export async function simulateCall(
  stage: Stage,
  blockOverrides: BlockOverrides,
  call: CallObject,
): Promise<SimulatedCall> {
  const payload = { blockStateCalls: [{ blockOverrides, calls: [call] }] };
  const json = await run(stage, 'simulate', { payload, feeMarket: null, maxBytes: 25_000_000 });
  const [block] = JSON.parse(Buffer.from(json).toString()) as SimulatedBlock[];
  const [outcome] = block?.calls ?? [];
  if (outcome === undefined) throw new Error('a simulated call has an outcome');
  return outcome;
}

/** The trace as a value. Throws where there is none. */
export function valueOf(trace: ExecutedTrace): unknown {
  if ('error' in trace) throw new Error(trace.error);
  return JSON.parse(Buffer.from(trace.trace).toString());
}

async function run<K extends OperationName>(
  { chain, block }: Stage,
  operation: K,
  request: Operations[K]['request'],
): Promise<Operations[K]['outcome']> {
  const context: ExecutionContext = {
    base: block,
    forks: chain.forks(),
    gasCap: 2n ** 60n,
    maxReads: 100_000,
    chainPrecompiles: [],
    maxCodeBytes: null,
    rules: null,
    hidesHashes: false,
  };
  const job = { operation, context, request } as Job;
  for (let loading = prepareSandboxes(job); loading !== null; loading = prepareSandboxes(job)) await loading;
  const answer = (question: ReadQuestion): unknown =>
    question.read === 'blockHash' ? BLOCKS.summary(...question.of).hash : chain.answerNow(question);
  return runner.run(prepare(job, runner.lent.shared), answer, () => undefined);
}

function options({ tracer, tracerConfig = {} }: ChosenTracer): TraceOptions {
  const flags = { disableStack: false, disableStorage: false, enableMemory: false, enableReturnData: false };
  return { tracer, tracerConfig, ...flags, limit: 0, timeoutMs: 60_000 };
}

/** Runs a call on the stage's state, and keeps nothing of it. */
export function runCall(stage: Stage, call: CallObject): Promise<CallOutcome> {
  return run(stage, 'call', { call, stateOverrides: null, blockOverrides: null });
}
