/** What happens to the work of requests whose client has left, or whose answer is no longer wanted. */
import { ownWork } from '../../../src/caller/caller.js';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { QuestionCache } from '../../../src/cosmos/questionCache.js';
import type { AddressIndex } from '../../../src/chain/keptTraces.js';
import type { Traces } from '../../../src/chain/traces.js';
import type { Handler, RequestContext } from '../../../src/jsonrpc/request.js';
import { getHeaderByNumber } from '../../../src/methods/erigon.js';
import { feeHistory } from '../../../src/methods/eth/feeHistory.js';
import { queryLogs } from '../../../src/methods/eth/logQuery.js';
import { getBlockTransactions } from '../../../src/methods/ots/getBlockTransactions.js';
import { searchTransactionsBefore } from '../../../src/methods/ots.js';
import { traceTransaction } from '../../../src/methods/ots.js';
import { EngineMaker, type TracingExecutor } from '../../../src/tracing/make/engineMaker.js';
import { filterTraces } from '../../../src/tracing/parity/filterTraces.js';
import { makeInTurn } from '../../../src/tracing/make/traceMaker.js';
import type { BlockToTrace } from '../../../src/tracing/make/blockToTrace.js';
import { FORKS } from '../cosmos/recordings.js';
import { FakeChain } from '../indexer/fakeChain.js';
import { callerOf } from '../caller/callers.js';
import { Setup } from '../indexer/setup.js';
import { addressOf, blockHashAt, hashOf, syntheticBlock, transactionHashAt } from '../store/syntheticBlocks.js';

const HEAD = 40;
const gone = new Error('the client left');

let setup: Setup;
let leaving: AbortController;
let request: RequestContext;

/** Only the head is stored, so each other block is a question to the node, which answers none for now. */
beforeEach(async () => {
  setup = await Setup.create(new FakeChain(HEAD, () => [{ logs: [] }, { logs: [] }]));
  await setup.start();
  setup.node.fetched.length = 0;
  setup.node.hold();
  leaving = new AbortController();
  request = callerOf('10.0.0.1', { signal: leaving.signal }) as RequestContext;
});

afterEach(() => setup.dispose());

/** The heights that are fetched in all, when the client leaves after the first fetch has begun. */
async function fetchedBy(work: unknown): Promise<number[]> {
  const refused = expect(Promise.resolve(work)).rejects.toBe(gone);
  await turns(5);
  leaving.abort(gone);
  await refused;
  setup.node.release();
  await turns(100);
  return setup.node.fetched;
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise(setImmediate);
}

describe('blocks are fetched no longer', () => {
  test('for eth_feeHistory', async () => {
    const { archive: blocks } = setup;
    const fees = { baseFeeAfter: async () => null };
    const answers = new QuestionCache();
    const handler = feeHistory({ blocks, fees, answers, limits: { maxFeeHistoryBlocks: 1024 } } as never);
    expect(await fetchedBy(handler(['0x14', '0x1e', [50]] as never, request))).toEqual([30]);
  });

  test('for eth_getLogs, after those that were asked for together', async () => {
    const limits = { maxLogRange: 10_000, maxLogs: 10_000, maxIndexedLogRange: 0, maxResponseBytes: 25_000_000 };
    const logs = queryLogs(
      { fromBlock: '0x1', toBlock: '0x27' },
      { blocks: setup.archive, limits },
      ownWork(leaving.signal),
    );
    const fetched = await fetchedBy(logs);
    expect(fetched.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  });

  test('for ots_getBlockTransactions', async () => {
    const handler = getBlockTransactions({ blocks: setup.archive });
    expect(await fetchedBy(handler(['0x5', 0, 10] as never, request))).toEqual([5]);
  });

  test('for a page of ots_searchTransactionsBefore', async () => {
    const uses = [30, 20, 10].map((blockNumber) => useAt(blockNumber));
    const index = { covered: () => ({ from: 1, to: HEAD }), uses: async () => uses };
    const parts = { blocks: setup.archive, addressIndex: index, limits: { maxResponseBytes: 1_000_000 } };
    const handler: Handler<'ots_searchTransactionsBefore'> = searchTransactionsBefore(parts);
    expect(await fetchedBy(handler([addressOf('someone'), 0, 25] as never, request))).toEqual([30]);
  });

  test('for ots_traceTransaction, which asks where the transaction is', async () => {
    setup.node.transactionHeights.set(transactionHashAt(7, 1), 7);
    const traces = { transaction: async () => null } as unknown as Traces;
    const handler = traceTransaction({ blocks: setup.archive, traces, limits: { maxResponseBytes: 1_000_000 } });
    expect(await fetchedBy(handler([transactionHashAt(7, 1)], request))).toEqual([7]);
  });

  test('for erigon_getHeaderByNumber', async () => {
    const handler = getHeaderByNumber({ blocks: setup.archive });
    expect(await fetchedBy(handler(['0x9'], request))).toEqual([9]);
  });
});

test('trace_filter traces no further transactions', async () => {
  const traced: number[] = [];
  const traces = {
    transaction: async ({ blockNumber }: { blockNumber: number }) => {
      traced.push(blockNumber);
      leaving.abort(gone);
      await turns(1);
      leaving.signal.throwIfAborted();
      return null;
    },
  } as unknown as Traces;
  const addressIndex: AddressIndex = {
    covered: () => ({ from: 1, to: HEAD }),
    uses: async () => [HEAD, HEAD, HEAD].map(useAt),
  };
  const criteria = {
    range: { from: 1, to: HEAD },
    from: new Set([addressOf('someone')]),
    to: new Set<never>(),
    eitherAddress: true,
    after: 0,
    count: null,
  };
  const state = { forks: () => FORKS.head, code: async () => '0x' as never };
  const executor = { rulesOn: async () => null };
  const parts = {
    traces,
    blocks: setup.archive,
    state,
    executor,
    limits: { maxResponseBytes: 1_000_000 },
    addressIndex,
  };
  await expect(filterTraces(criteria, parts, ownWork(leaving.signal))).rejects.toBe(gone);
  expect(traced).toEqual([HEAD]);
});

test('the executor is told that nobody waits for its traces', async () => {
  let seen: AbortSignal | undefined;
  const executor: TracingExecutor = {
    traceCalls: () => Promise.reject(new Error('not asked')),
    traceTransactions: (_request, _block, { signal }) => {
      seen = signal;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(gone)));
    },
  };
  const engine = new EngineMaker(executor, { showsAll: true });
  const options = { tracer: 'prestateTracer', tracerConfig: {}, timeoutMs: 5_000, limit: 0 } as never;
  const wanted = { block: blockOf(HEAD), traced: 'all', options, caller: ownWork(leaving.signal) } as const;
  const made = makeInTurn([engine], wanted);
  leaving.abort(gone);
  await expect(made).rejects.toBe(gone);
  expect(seen).toBe(leaving.signal);
});

function useAt(blockNumber: number, transactionIndex = 0) {
  return { place: { blockNumber, transactionIndex }, sends: true, receives: false, created: false };
}

/** A block with one transaction, whose bytes nobody looks at. */
function blockOf(number: number): BlockToTrace {
  const from = addressOf('someone');
  const transaction = { raw: new Uint8Array(1), from, hash: hashOf('transaction'), nonce: 0n, gas: 21_000n };
  const mined = { transaction, index: 0, gasUsed: 21_000n, failed: false, undone: false, to: from };
  const { summary } = syntheticBlock(number);
  return { summary: { ...summary, hash: blockHashAt(number) }, transactions: [mined as never] };
}
