/** Runs jobs in this thread, as the worker thread runs them. */
import { OWN_WORK } from '../../../src/caller/caller.js';
import type { Address, SimulatedBlock, SimulatePayload, StateOverrides } from '../../../generated/types.js';
import { resultValidators } from '../../../src/contract/resultValidators.js';
import type { BlockSummary } from '../../../src/chain/blocks.js';
import type { CallOutcome, EstimateOutcome } from '../../../src/chain/state.js';
import { readerAt } from '../../../src/execution/chainReader.js';
import { Attempts } from '../../../src/execution/attempts.js';
import { prepare } from '../../../src/execution/jobs.js';
import { JobRunner, SHARES } from '../../../src/execution/thread/jobRunner.js';
import { askingOnce } from '../../../src/execution/questions.js';
import type { AccessListOutcome, CallRequest, Job, OperationName, Operations } from '../../../src/execution/job.js';
import type { NodeRules } from '../../../src/execution/rules/nodeRules.js';
import { fakeBlocks, headBlock, type FakeChain } from './fakeChain.js';

export interface RunOptions {
  stateOverrides?: object;
  blockOverrides?: object;
  base?: BlockSummary;
  gasCap?: bigint;
  maxReads?: number;
  chainPrecompiles?: string[];
  blocks?: typeof fakeBlocks;
  rules?: NodeRules;
  hidesHashes?: boolean;
}

/** Tests do not depend on the speed of the machine. */
export const UNLIMITED = { ...SHARES, timeMs: Infinity, allMs: Infinity, reads: Infinity };

/** What a runner knows is of one chain. */
const runners = new WeakMap<FakeChain, Attempts>();

export function call(chain: FakeChain, message: object, options: RunOptions = {}): Promise<CallOutcome> {
  return run(chain, 'call', request(message, options), options);
}

export function estimateGas(chain: FakeChain, message: object, options: RunOptions = {}): Promise<EstimateOutcome> {
  return run(chain, 'estimateGas', request(message, options), options);
}

export function createAccessList(
  chain: FakeChain,
  message: object,
  options: RunOptions = {},
): Promise<AccessListOutcome> {
  return run(chain, 'createAccessList', request(message, options), options);
}

/** Checks each answer against the contract. */
export async function simulate(chain: FakeChain, payload: object, options: RunOptions = {}): Promise<SimulatedBlock[]> {
  const feeMarket = await chain.feeMarket();
  const json = await run(
    chain,
    'simulate',
    { payload: payload as SimulatePayload, feeMarket, maxBytes: 25_000_000 },
    options,
  );
  const blocks = JSON.parse(Buffer.from(json).toString()) as SimulatedBlock[];
  const validate = resultValidators().results.eth_simulateV1;
  if (!validate(blocks)) throw new Error(JSON.stringify(validate.errors));
  return blocks;
}

async function run<K extends OperationName>(
  chain: FakeChain,
  operation: K,
  request: Operations[K]['request'],
  options: RunOptions,
): Promise<Operations[K]['outcome']> {
  const base = options.base ?? headBlock();
  const context = {
    base,
    forks: chain.forks(),
    gasCap: options.gasCap ?? 25_000_000n,
    maxReads: options.maxReads ?? 1000,
    chainPrecompiles: (options.chainPrecompiles ?? []) as Address[],
    maxCodeBytes: null,
    rules: options.rules ?? null,
    hidesHashes: options.hidesHashes ?? false,
  };
  const ask = askingOnce(readerAt({ state: chain, blocks: options.blocks ?? fakeBlocks }, base.number, OWN_WORK));
  const runner = runners.get(chain) ?? new Attempts(UNLIMITED);
  runners.set(chain, runner);
  const job = { operation, context, request } as Extract<Job, { operation: K }>;
  const outcome = await runner.run<K>(job, ask, OWN_WORK);
  if (outcome !== null) return outcome;
  const waiting = new JobRunner();
  const prepared = prepare(job, waiting.lent.shared);
  return waiting.run(
    prepared,
    (question) => chain.answerNow(question),
    () => undefined,
  );
}

function request(message: object, { stateOverrides, blockOverrides }: RunOptions): CallRequest {
  return {
    call: message,
    stateOverrides: (stateOverrides ?? null) as StateOverrides | null,
    blockOverrides: blockOverrides ?? null,
  };
}
