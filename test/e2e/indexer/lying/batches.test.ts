/** A node that lies in a batch, refuses one of its calls, or takes no batches: what a back-fill makes of it. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { verify } from '../../../../src/commands/index/indexVerify.js';
import { READ_BLOCKS } from '../../../../src/indexer/batchReader.js';
import { countHeights } from '../../../../src/store/heightRanges.js';
import { until } from '../../../unit/indexer/until.js';
import { heightOf } from './coveredFields.js';
import { Denial, type Json } from './lyingNode.js';
import { LyingChain, LyingStage } from './stage.js';

const HEIGHT = 60;
const FALSE = 31;

let chain: LyingChain;
let stage: LyingStage;

beforeAll(async () => {
  chain = await LyingChain.start();
  while ((await chain.mine(1)) < HEIGHT);
}, 60_000);

afterAll(() => chain?.stop());

beforeEach(async () => {
  stage = await LyingStage.create(chain);
});

afterEach(() => stage.stop());

async function fill(): Promise<void> {
  await stage.start();
  stage.lying.requests.length = 0;
  stage.backfill.start();
}

async function expectWholeIndex(): Promise<void> {
  await until(() => stage.coverage.complete);
  let output = '';
  const parts = { store: stage.store, reader: stage.reader, upstream: { node: chain.honest } };
  expect([await verify(parts, {}, (text) => void (output += text)), output]).toEqual([true, output]);
  expect(countHeights(stage.coverage.ranges)).toBe(stage.coverage.head);
}

/** Other results than those that the next header proves. */
function withOtherGas(result: Json): Json {
  const copy = structuredClone(result) as { txs_results: { gas_used: string }[] };
  for (const one of copy.txs_results) one.gas_used = '1';
  return copy;
}

test('asks for ten blocks in a request', async () => {
  await fill();
  await expectWholeIndex();
  const asked = stage.lying.requests.filter((calls) => calls > 1);
  // Two for each ten blocks.
  expect(asked).toHaveLength(2 * Math.ceil((HEIGHT - 1) / 10));
  expect(Math.max(...asked)).toBe(10);
});

test.each<[string, string, (result: Json) => Json]>([
  ['results that the next header refutes', 'block_results', withOtherGas],
  [
    'a header that has another hash',
    'block',
    (result) => JSON.parse(JSON.stringify(result).replace(/"app_hash":"../, '"app_hash":"00')) as Json,
  ],
])('one block of a batch is false: %s', async (_what, method, lie) => {
  stage.lying.lie = (asked, result) =>
    asked === method && heightOf(asked, result) === FALSE ? lie(structuredClone(result)) : result;
  await fill();
  await until(() => stage.backfill.isRetrying());
  expect(stage.indexer.trouble()).toMatchObject({ height: FALSE });
  expect(stage.store.summary(FALSE)).toBeUndefined();
  expect(stage.store.summary(FALSE + 1)).toBeDefined();
  expect(stage.log.errors).toHaveLength(1);
  stage.lying.lie = (_, result) => result;
  await expectWholeIndex();
  expect(stage.indexer.trouble()).toBeNull();
});

test('a lie that is told once is named, and the true block is stored', async () => {
  let isTold = false;
  stage.lying.lie = (asked, result) => {
    if (isTold || asked !== 'block_results' || heightOf(asked, result) !== FALSE) return result;
    isTold = true;
    return withOtherGas(result);
  };
  await fill();
  await expectWholeIndex();
  expect(stage.log.errors).toEqual([expect.objectContaining({ blockNumber: FALSE })]);
  expect(stage.indexer.trouble()).toBeNull();
});

test('blocks without results are named, and the others of their batch are stored', async () => {
  stage.lying.lie = (asked, result) => {
    if (asked === 'block_results' && heightOf(asked, result) === FALSE)
      throw new Denial(`could not find results for height #${FALSE}`);
    return result;
  };
  await fill();
  await until(() => stage.coverage.missing.length === 0);
  expect(stage.coverage.discarded).toEqual([{ from: FALSE, to: FALSE }]);
  expect(stage.store.summary(FALSE - 1)).toBeDefined();
});

test.each([
  ['takes three calls', 3],
  ['takes one', 1],
  ['stands behind a proxy that knows no batches', 0],
])('a node that %s is filled from all the same', async (_what, mostCalls) => {
  stage.lying.mostCalls = mostCalls;
  await fill();
  await expectWholeIndex();
  // Both requests of the first batch, and of one that was under way, are refused at most.
  expect(stage.lying.requests.filter((calls) => calls > Math.max(1, mostCalls)).length).toBeLessThanOrEqual(4);
  expect(stage.log.errors).toEqual([]);
});

test('asks for no block twice, also where the last ones are too few for threads', async () => {
  const few = 20;
  while ((await chain.mine()) <= READ_BLOCKS + few);
  const patient = await LyingStage.create(chain, { leastForThreads: 64 });
  try {
    const asked: number[] = [];
    await patient.start();
    patient.lying.lie = (method, result) => {
      if (method === 'block') asked.push(heightOf(method, result));
      return result;
    };
    patient.backfill.start();
    await until(() => patient.coverage.complete);
    expect(asked).toHaveLength(patient.coverage.head - 1);
    expect(new Set(asked).size).toBe(asked.length);
  } finally {
    await patient.stop();
  }
});
