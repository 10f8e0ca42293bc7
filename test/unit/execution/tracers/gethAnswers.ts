/** The gateway's and geth's answers to the same traced calls. */
import type { BlockOverrides, StateOverrides } from '../../../../generated/types.js';
import type { Job } from '../../../../src/execution/job.js';
import { prepare, prepareSandboxes } from '../../../../src/execution/jobs.js';
import type { ExecutedTrace } from '../../../../src/execution/tracing/traceJob.js';
import { JobRunner } from '../../../../src/execution/thread/jobRunner.js';
import { FakeChain, headBlock } from '../fakeChain.js';
import type { GethCase } from './gethCases.js';

/** The block that code sees, on both sides. Its base fee is the price of the one call that names one. */
const BLOCK = {
  number: '0x64',
  time: '0x68e7c800',
  gasLimit: '0x2625a00',
  feeRecipient: `0x${'c0'.repeat(20)}`,
  prevRandao: `0x${'ab'.repeat(32)}`,
};

/** The chain of geth's developer mode. */
const chain = new FakeChain(
  // The precompiles have accounts there.
  Object.fromEntries(
    [...Array.from({ length: 17 }, (_, index) => index + 1), 256].map((number) => [
      `0x${number.toString(16).padStart(40, '0')}`,
      { balance: 1n },
    ]),
  ),
);
chain.chainId = 1337n;
chain.schedule = { osakaTime: 0n };
const runner = new JobRunner();

function blockOf({ call }: GethCase): BlockOverrides {
  return { ...BLOCK, baseFeePerGas: call['gasPrice'] ?? '0x0' } as BlockOverrides;
}

/** Runs a job on a chain. */
export type RunTraces = (
  job: Extract<Job, { operation: 'traceCalls' }>,
  chain: FakeChain,
) => Promise<ExecutedTrace[]> | ExecutedTrace[];

/** Runs them as a worker thread does. */
const traceAsWorker: RunTraces = async (job, chain) => {
  for (let loading = prepareSandboxes(job); loading !== null; loading = prepareSandboxes(job)) await loading;
  const prepared = prepare(job, runner.lent.shared);
  // The outcome of this kind of job.
  return runner.run(
    prepared,
    (question) => chain.answerNow(question),
    () => undefined,
  ) as ExecutedTrace[];
};

/** The gateway's answer as text, or `error: …`. */
export async function gatewayAnswer(
  test: GethCase,
  config: Record<string, unknown>,
  run: RunTraces = traceAsWorker,
): Promise<string> {
  const flags = { disableStack: false, disableStorage: false, enableMemory: false, enableReturnData: false };
  const options = { tracer: '', tracerConfig: {}, ...flags, limit: 0, timeoutMs: 60_000, ...config };
  const call = {
    call: test.call,
    stateOverrides: test.accounts as StateOverrides,
    blockOverrides: blockOf(test),
    options,
  };
  const context = {
    base: headBlock(),
    forks: chain.forks(),
    gasCap: 50_000_000n,
    maxReads: 10_000,
    chainPrecompiles: [],
    maxCodeBytes: null,
  };
  const limits = { maxBytes: 25_000_000, javascript: true };
  const request = { first: [], calls: [call], limits };
  const [trace] = await run({ operation: 'traceCalls', context, request }, chain);
  if (trace === undefined) throw new Error('no trace');
  return 'trace' in trace ? Buffer.from(trace.trace).toString() : `error: ${trace.error}`;
}

/** What geth is asked for the same. */
export function gethParams(test: GethCase, config: Record<string, unknown>): unknown[] {
  return [test.call, 'latest', { ...config, stateOverrides: test.accounts, blockOverrides: blockOf(test) }];
}
