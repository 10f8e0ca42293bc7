import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { backfillTraces } from '../../../../src/commands/index/indexTraces.js';
import { HistoryPruned, NodeUnavailable } from '../../../../src/chain/chainErrors.js';
import type { Awaitable } from '../../../../src/concurrency/awaitable.js';
import type { Traces, TransactionTrace } from '../../../../src/chain/traces.js';
import { EncodedJson } from '../../../../src/json/encodedJson.js';
import { Coverage } from '../../../../src/indexer/coverage.js';
import { TraceIndexer } from '../../../../src/tracing/kept/traceIndexer.js';
import { encodeStoredBlock } from '../../../../src/store/encodeStoredBlock.js';
import { openLmdbStore, type LmdbStore } from '../../../../src/store/lmdb/lmdbStore.js';
import { openTraceStore, type TraceStore } from '../../../../src/store/traces/traceStore.js';
import { addressOf, blockHashAt, syntheticBlock, transactionHashAt } from '../../store/syntheticBlocks.js';
import { IDENTITY, transfer } from '../../store/traces/madeUpTraces.js';
import { FakeLog } from '../../indexer/fakeChain.js';
import { until } from '../../indexer/until.js';

const HEAD = 12;
let folder: string;
let store: LmdbStore;
let kept: TraceStore;
let coverage: Coverage;
let log: FakeLog;
let said: string;
/** The blocks that were asked for, in order, and what is answered for some of them instead of a trace. */
let asked: number[];
let failures: Map<number, () => Awaitable<TransactionTrace[]>>;

const traces: Pick<Traces, 'block'> = {
  block: async (number) => {
    asked.push(number);
    const failure = failures.get(number);
    if (failure !== undefined) return failure();
    return [
      {
        transactionHash: transactionHashAt(number, 0),
        trace: new EncodedJson(transfer('a', `b${number}`, noise(number))),
      },
    ];
  },
};

/** Input that does not compress. */
const noise = (seed: number): string =>
  `0x${Array.from({ length: 120 }, (_, part) => addressOf(seed, part).slice(2)).join('')}`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-trace-indexer-'));
  store = openLmdbStore(join(folder, 'index'), IDENTITY, { flushed: false });
  coverage = new Coverage(store);
  said = '';
  log = Object.assign(new FakeLog(), { info: say, warn: say });
  asked = [];
  failures = new Map();
  await store.write(
    Array.from({ length: HEAD }, (_, index) =>
      encodeStoredBlock(syntheticBlock(index + 1, { transactions: [{ logs: [] }] })),
    ),
  );
  await coverage.serveStored();
  open(2 ** 30);
});
afterEach(async () => {
  await kept.close();
  await store.close();
  await rm(folder, { recursive: true });
});

function open(maxBytes: number): void {
  const path = join(folder, `traces-${maxBytes}`);
  const opened = openTraceStore({ path, maxBytes, indexed: true, flushed: false }, { blocks: store, log });
  if (opened === null) throw new Error('not opened');
  kept = opened;
}

const say = (_: unknown, message: unknown): void => void (said += `${String(message)}\n`);

/** Runs the indexer until something holds. */
async function runUntil(holds: () => boolean): Promise<void> {
  const indexer = { isCatchingUp: () => false, onBlock: () => () => undefined };
  const retry = { first: 1, longest: 1 };
  const traceIndexer = new TraceIndexer({ dutyCycle: 1, retry }, { traces, kept, store, coverage, indexer, log });
  traceIndexer.start();
  try {
    await until(holds);
  } finally {
    await traceIndexer.stop();
  }
}

test('every block is traced once, the newest first', async () => {
  await runUntil(() => kept.indexed()[0]?.from === 1);
  expect(kept.indexed()).toEqual([{ from: 1, to: HEAD }]);
  expect(asked).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('a block that cannot be traced ends what is covered, and the log names it', async () => {
  failures.set(9, () => [{ transactionHash: transactionHashAt(9, 0), error: 'execution timeout' }]);
  await runUntil(() => said.includes('cannot be traced'));
  expect(kept.indexed()).toEqual([{ from: 10, to: HEAD }]);
  expect(asked).toEqual([12, 11, 10, 9]);
});

test.each(['while it was traced', 'later'])(
  'a block that replaces one without a trace %s is traced at once',
  async (when) => {
    const replaceHead = async () => {
      failures.delete(HEAD);
      await store.removeFrom(HEAD);
      const options = { branch: 'other', parentHash: blockHashAt(HEAD - 1), transactions: [{ logs: [] }] };
      await store.write([encodeStoredBlock(syntheticBlock(HEAD, options))]);
    };
    failures.set(HEAD, async () => {
      if (when !== 'later') await replaceHead();
      return [{ transactionHash: transactionHashAt(HEAD, 0), error: 'insufficient funds' }];
    });
    const indexing = runUntil(() => kept.indexed()[0]?.from === 1);
    if (when === 'later') {
      await until(() => said.includes('cannot be traced'));
      await replaceHead();
    }
    await indexing;
    expect(kept.block(HEAD, blockHashAt(HEAD, 'other'))).toHaveLength(1);
  },
);

test('a node that does not answer is asked again, and one without older state ends it', async () => {
  let refused = 0;
  failures.set(11, () => {
    refused += 1;
    if (refused === 3) failures.delete(11);
    throw new NodeUnavailable('it is down');
  });
  failures.set(7, () => {
    throw new HistoryPruned(7, 8);
  });
  await runUntil(() => said.includes('no state of older blocks'));
  expect(kept.indexed()).toEqual([{ from: 8, to: HEAD }]);
  expect(asked).toEqual([12, 11, 11, 11, 11, 10, 9, 8, 7]);
});

test('it stops before older blocks would push out newer ones', async () => {
  await kept.close();
  open(60_000);
  await runUntil(() => said.includes('take all their room'));
  const [range] = kept.indexed();
  expect(range?.to).toBe(HEAD);
  expect(range?.from).toBeGreaterThan(1);
  expect(asked).toEqual(Array.from(asked, (_, index) => HEAD - index));
  // A block that turns out to have no room is traced once.
  const keptBlocks = HEAD - (range?.from ?? 0) + 1;
  expect([keptBlocks, keptBlocks + 1]).toContain(asked.length);
});

test('the command shows its progress, and where it ends', async () => {
  failures.set(4, () => [{ transactionHash: transactionHashAt(4, 0), error: 'execution timeout' }]);
  let printed = '';
  const print = (text: string): void => void (printed += text);
  const run = () => backfillTraces({ traces, kept, store }, { from: 3, to: HEAD }, { terminal: false, print });
  expect(await run()).toBe(false);
  expect(printed).toMatch(
    /^80\.0 %, 8 of 10 blocks traced, .*\nblock 4 cannot be traced: transaction 0x[0-9a-f]{64}: execution timeout\n$/,
  );
  failures.clear();
  printed = '';
  expect(await run()).toBe(true);
  expect(printed).toMatch(/^100\.0 %, 2 of 2 blocks traced/);
  expect(kept.indexed()).toEqual([{ from: 3, to: HEAD }]);
});
