/**
 * The traces of the corpus equal those of `geth --dev`, which test/e2e/corpus/record.ts has recorded: each tracer and
 * option, field by field. A difference that no row of the table explains fails, and so does a row that explains none.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Receipt } from '../../generated/types.js';
import { accounts } from '../../scripts/testNode/accounts.mjs';
import { startDevChain } from '../../src/devchain/devChain.js';
import { normalizeAddress } from '../../src/ethereum/hex.js';
import { startGoChain } from '../support/goChain.js';
import { differences, DifferenceTable, movedTo } from './corpus/compare.js';
import { createCorpus, type Corpus } from './corpus/corpus.js';
import { CORPUS_CHAIN_ID, type CorpusTransaction } from './corpus/corpusBuilder.js';
import { knownDifferences } from './corpus/knownDifferences.js';
import { readRecording, type GethRecording, type TraceAnswer } from './corpus/recording.js';
import { CALL_TRACERS, tracedCalls } from './corpus/tracedCalls.js';
import { TRACER_NAMES, TRACERS, type TracerName } from './corpus/tracers.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { until } from '../support/chainProgress.js';
import { hex, rpc, rpcAnswer } from '../support/rpc.js';

/** Traces that are asked for at the same time. Halley makes at most ten. */
const AT_ONCE = 4;

interface CorpusChain {
  rpcUrl: string;
  grpcAddress: string;
  /** Makes a block of what has been sent; null where blocks come by themselves. */
  mine: (() => Promise<unknown>) | null;
  stop(): Promise<unknown>;
}

async function startEmbedded(): Promise<CorpusChain> {
  const chain = await startDevChain({
    evmChainId: BigInt(CORPUS_CHAIN_ID),
    gasLimit: 40_000_000n,
    balance: 10n ** 24n,
    operator: normalizeAddress(accounts.validator.address),
    mining: { automine: false, intervalMs: 0 },
    order: 'fifo',
  });
  return { ...chain, mine: () => rpc(chain.rpcUrl, 'dev_mine') };
}

async function startGo(): Promise<CorpusChain> {
  const { rpcUrl, grpcAddress, stop } = await startGoChain({ blockTimeMs: 250 });
  return { rpcUrl, grpcAddress, stop, mine: null };
}

let recording: GethRecording;
let corpus: Corpus;

beforeAll(async () => {
  [recording, corpus] = await Promise.all([readRecording(), createCorpus()]);
});

test('the recording is of this corpus', () => {
  const hashes = corpus.groups.flatMap(({ transactions }) => transactions.map(({ hash }) => hash));
  // After a change of the corpus: npm run record:traces
  expect(recording.hashes).toEqual(hashes);
  expect(hashes.length).toBeGreaterThanOrEqual(60);
  expect(Object.keys(recording.traces)).toEqual(TRACER_NAMES);
});

describe.each([
  ['the embedded chain', startEmbedded, true],
  ['the Go chain', startGo, false],
])('traces of %s', (chainName, start, setsCode) => {
  let chain: CorpusChain;
  let halley: HalleyProcess;
  let table: DifferenceTable;
  let transactions: CorpusTransaction[];
  const receipts = new Map<string, Receipt>();

  beforeAll(async () => {
    table = new DifferenceTable(knownDifferences, chainName);
    chain = await start();
    const { rpcUrl, grpcAddress } = chain;
    halley = await startHalley({
      node: rpcUrl,
      nodeGrpc: grpcAddress,
      flags: { 'json-rpc.api': 'eth,debug' },
    });
    const groups = corpus.groups.map((group) => group.transactions.filter((one) => setsCode || !one.setsCode));
    transactions = groups.flat();
    for (const group of groups) {
      for (const { raw } of group) await rpc(halley.httpUrl, 'eth_sendRawTransaction', raw);
      const last = group.at(-1);
      if (last === undefined) continue;
      // Groups have blocks of their own: a transaction that nobody can trace spoils no other group's.
      await chain.mine?.();
      await until(
        `the receipt of "${last.name}"`,
        async () => (await rpc(halley.httpUrl, 'eth_getTransactionReceipt', last.hash)) !== null,
      );
    }
    for (const { hash } of transactions)
      receipts.set(hash, await rpc(halley.httpUrl, 'eth_getTransactionReceipt', hash));
  }, 420_000);

  afterAll(async () => {
    await halley?.stop();
    await chain?.stop();
  });

  /** Differences that the table does not explain, in words. */
  function unexplained(tracer: string, name: string, geth: TraceAnswer, here: TraceAnswer): string[] {
    return differences(geth, here)
      .filter((difference) => !table.explains(tracer, name, difference))
      .map(({ path, geth: there, here: mine }) => `${name}: ${path}: geth ${brief(there)}, here ${brief(mine)}`);
  }

  function receiptOf(hash: string): Receipt {
    const receipt = receipts.get(hash);
    if (receipt === undefined) throw new Error(`there is no receipt of ${hash}`);
    return receipt;
  }

  function hashesOf(blockNumber: number): string[] {
    return [...receipts.values()]
      .filter((receipt) => Number(receipt.blockNumber) === blockNumber)
      .map(({ transactionHash }) => transactionHash);
  }

  const expected = (tracer: TracerName, { hash }: CorpusTransaction): TraceAnswer =>
    movedTo(recording.traces[tracer][recording.hashes.indexOf(hash)] as TraceAnswer, receiptOf(hash));

  // Whole blocks cover all transactions with all tracers. Here every transaction is traced with a ninth of them.
  test.each(TRACER_NAMES)('debug_traceTransaction, %s', async (tracer) => {
    const found: string[] = [];
    const turn = TRACER_NAMES.indexOf(tracer);
    const ninth = transactions.filter((_, index) => (index + turn) % 9 === 0);
    await eachOf(ninth, async (transaction) => {
      const { name, hash } = transaction;
      const { result, error } = await rpcAnswer(halley.httpUrl, 'debug_traceTransaction', [hash, TRACERS[tracer]]);
      const here = error === undefined ? { result } : { error: error.message };
      found.push(...unexplained(tracer, name, expected(tracer, transaction), here));
    });
    expect(found).toEqual([]);
  });

  test.each(TRACER_NAMES)('debug_traceBlockByNumber, %s', async (tracer) => {
    const found: string[] = [];
    const inBlocks: string[] = [];
    for (const number of new Set([...receipts.values()].map(({ blockNumber }) => Number(blockNumber)))) {
      const { result, error } = await rpcAnswer<({ txHash: string } & TraceAnswer)[]>(
        halley.httpUrl,
        'debug_traceBlockByNumber',
        [hex(number), TRACERS[tracer]],
      );
      // The error of a block is that of each of its transactions.
      const failed = { error: error?.message ?? '' };
      for (const { txHash, ...answer } of result ?? hashesOf(number).map((txHash) => ({ txHash, ...failed }))) {
        const transaction = transactions.find(({ hash }) => hash === txHash);
        if (transaction === undefined) throw new Error(`${txHash} is not of the corpus`);
        inBlocks.push(txHash);
        found.push(...unexplained(tracer, transaction.name, expected(tracer, transaction), answer));
      }
    }
    expect(found).toEqual([]);
    expect(inBlocks).toEqual(transactions.map(({ hash }) => hash));
  });

  test('debug_traceCall', async () => {
    const found: string[] = [];
    for (const [name, call] of Object.entries(tracedCalls(corpus.deployed))) {
      for (const tracer of CALL_TRACERS) {
        const answer = await rpcAnswer(halley.httpUrl, 'debug_traceCall', [call, 'latest', TRACERS[tracer]]);
        const here = answer.error === undefined ? { result: answer.result } : { error: answer.error.message };
        const geth = recording.calls[name]?.[tracer] as TraceAnswer;
        found.push(...unexplained(`${tracer} of a call`, name, geth, here));
      }
    }
    expect(found).toEqual([]);
  });

  test('every row of the table is needed', () => {
    expect(table.unused).toEqual([]);
  });
});

/** Runs a task for each item, some at once. */
async function eachOf<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const run = async (): Promise<void> => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
}

function brief(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 120);
}
