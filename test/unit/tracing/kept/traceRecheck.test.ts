import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { HistoryPruned, NodeUnavailable } from '../../../../src/chain/chainErrors.js';
import type { TransactionTrace } from '../../../../src/chain/traces.js';
import { EncodedJson } from '../../../../src/json/encodedJson.js';
import { Coverage } from '../../../../src/indexer/coverage.js';
import { TraceIndexer } from '../../../../src/tracing/kept/traceIndexer.js';
import { TraceRecheck } from '../../../../src/tracing/kept/traceRecheck.js';
import { encodeStoredBlock } from '../../../../src/store/encodeStoredBlock.js';
import { openLmdbStore, type LmdbStore } from '../../../../src/store/lmdb/lmdbStore.js';
import { openTraceStore, type TraceStore } from '../../../../src/store/traces/traceStore.js';
import { syntheticBlock, transactionHashAt } from '../../store/syntheticBlocks.js';
import { IDENTITY, transfer } from '../../store/traces/madeUpTraces.js';
import { FakeLog } from '../../indexer/fakeChain.js';
import { until } from '../../indexer/until.js';

const HEAD = 3;
const HONEST = transfer('a', 'b');
const LIE = transfer('a', 'c');

let folder: string;
let store: LmdbStore;
let kept: TraceStore;
let coverage: Coverage;
let log: FakeLog;
let said: { fields: unknown; message: string }[];
/** What the node answers for a block. */
let answers: (blockNumber: number) => Uint8Array;
let asked: number[];

const answer = async (blockNumber: number): Promise<TransactionTrace[]> => {
  asked.push(blockNumber);
  return [{ transactionHash: transactionHashAt(blockNumber, 0), trace: new EncodedJson(answers(blockNumber)) }];
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-trace-recheck-'));
  store = openLmdbStore(join(folder, 'index'), IDENTITY, { flushed: false });
  coverage = new Coverage(store);
  said = [];
  const say = (fields: unknown, message: unknown) => void said.push({ fields, message: String(message) });
  log = Object.assign(new FakeLog(), { info: say, warn: say });
  asked = [];
  answers = () => HONEST;
  const blocks = Array.from({ length: HEAD }, (_, index) =>
    syntheticBlock(index + 1, { transactions: [{ logs: [] }] }),
  );
  await store.write(blocks.map((block) => encodeStoredBlock(block)));
  await coverage.serveStored();
  open(1);
});
afterEach(async () => {
  await kept.close();
  await store.close();
  await rm(folder, { recursive: true });
});

function open(recheckMs: number): void {
  const path = join(folder, 'traces');
  const opened = openTraceStore(
    { path, maxBytes: 2 ** 30, indexed: true, flushed: false, recheckMs },
    { blocks: store, log },
  );
  if (opened === null) throw new Error('not opened');
  kept = opened;
}

const hashOf = (blockNumber: number) => store.summary(blockNumber)!.hash;
const tracesOf = async (blockNumber: number) => (await kept.block(blockNumber, hashOf(blockNumber)))?.map(String);
const indexer = { isCatchingUp: () => false, onBlock: () => () => undefined };

/** Keeps the traces of all blocks as the node answers them now. */
async function keepAll(): Promise<void> {
  for (let blockNumber = 1; blockNumber <= HEAD; blockNumber++)
    await kept.keep({ blockNumber, blockHash: hashOf(blockNumber), traces: [answers(blockNumber)] });
}

/** Runs the check, and the indexing that makes dropped traces again, until something holds. */
async function runUntil(holds: () => boolean | Promise<boolean>, again = answer): Promise<void> {
  const recheck = new TraceRecheck({ idleMs: 1, dutyCycle: 1, retryMs: 1 }, { traces: { again }, kept, indexer, log });
  const tracing = new TraceIndexer(
    { dutyCycle: 1 },
    { coverage, indexer, store, traces: { block: answer }, kept, log },
  );
  recheck.start();
  tracing.start();
  await until(holds);
  await Promise.all([recheck.stop(), tracing.stop()]);
}

test('a lie that was kept is found, told once, and made good', async () => {
  answers = (blockNumber) => (blockNumber === 2 ? LIE : HONEST);
  await keepAll();
  expect(await tracesOf(2)).toEqual([String(LIE)]);
  answers = () => HONEST;
  await runUntil(async () => String(await tracesOf(2)) === String(HONEST) && kept.dueCheck() === null);
  expect(said).toEqual([
    {
      fields: { blockNumber: 2 },
      message: 'a block traces otherwise than before: its kept traces are made again',
    },
  ]);
  expect(kept.indexed()).toEqual([{ from: 1, to: HEAD }]);
});

test('a block that the node traces as before is asked for once more, also by a process that starts later', async () => {
  await keepAll();
  await kept.close();
  open(1);
  await runUntil(() => asked.length === HEAD && kept.dueCheck() === null);
  await kept.close();
  open(1);
  expect(kept.dueCheck()).toBeNull();
  expect([...asked].sort()).toEqual([1, 2, 3]);
  expect(said).toEqual([]);
});

test('a node that does not answer is asked again', async () => {
  answers = (blockNumber) => (blockNumber === 1 ? LIE : HONEST);
  await keepAll();
  const failures = new Map([[1, 3]]);
  answers = (blockNumber) => {
    const left = failures.get(blockNumber) ?? 0;
    failures.set(blockNumber, left - 1);
    if (left > 0) throw new NodeUnavailable('it refuses connections');
    return HONEST;
  };
  await runUntil(async () => String(await tracesOf(1)) === String(HONEST));
  expect(asked.filter((blockNumber) => blockNumber === 1).length).toBeGreaterThanOrEqual(5);
});

test('a transaction that the node does not trace now is asked for again', async () => {
  answers = (blockNumber) => (blockNumber === 1 ? LIE : HONEST);
  await keepAll();
  answers = () => HONEST;
  let untraced = 2;
  await runUntil(
    async () => String(await tracesOf(1)) === String(HONEST),
    async (blockNumber) => {
      if (blockNumber !== 1 || untraced-- <= 0) return answer(blockNumber);
      return [{ transactionHash: transactionHashAt(1, 0), error: 'execution timeout' }];
    },
  );
  expect(untraced).toBeLessThan(0);
});

test('traces of a block that the node has pruned stay', async () => {
  await keepAll();
  answers = (blockNumber) => {
    throw new HistoryPruned(blockNumber, null);
  };
  await runUntil(() => asked.length === HEAD && kept.dueCheck() === null);
  expect(await tracesOf(1)).toEqual([String(HONEST)]);
  expect(said).toEqual([]);
});

test('nothing is due before its time, or while new blocks are read', async () => {
  await keepAll();
  await until(() => kept.dueCheck() !== null);
  const busy = { ...indexer, isCatchingUp: () => true };
  const recheck = new TraceRecheck({ idleMs: 1 }, { traces: { again: answer }, kept, indexer: busy, log });
  recheck.start();
  await recheck.stop();
  expect(asked).toEqual([]);
  await kept.close();
  await rm(join(folder, 'traces'), { recursive: true });
  open(3_600_000);
  await keepAll();
  expect(kept.dueCheck()).toBeNull();
});
