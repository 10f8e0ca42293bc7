/** A back-fill in batches: killed, or with a node that lies in a batch, refuses a call, or takes no batches. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { verify } from '../../../../src/commands/index/indexVerify.js';
import { READ_BLOCKS } from '../../../../src/indexer/batchReader.js';
import { countHeights } from '../../../../src/store/heightRanges.js';
import { until } from '../../../unit/indexer/until.js';
import { heightOf } from './coveredFields.js';
import { Denial, type Json } from './lyingNode.js';
import { LyingChain, LyingStage } from './stage.js';

const MAIN = join(import.meta.dirname, '../../../../dist/bundle/main.js');
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

test('a command that is killed leaves whole blocks, and the next one fetches the others alone', async () => {
  await chain.call('dev_mine', { blocks: 5 * READ_BLOCKS - HEIGHT });
  const head = await chain.mine(1);
  const dataDir = await mkdtemp(join(tmpdir(), 'halley-killed-'));
  const { rpcUrl, grpcAddress } = chain.chain;
  const halley = (node: string, ...command: string[]): string[] => {
    return [MAIN, 'index', ...command, '--node', node, '--node-grpc', grpcAddress, '--data-dir', dataDir];
  };
  /** Resolves to the heights whose results the node is asked for; kills the command at one of them. */
  const fillUntil = async (killedAt: number): Promise<number[]> => {
    const child = spawn(process.execPath, halley(stage.lying.url.href, 'backfill'), { stdio: 'ignore' });
    const asked: number[] = [];
    stage.lying.lie = (method, result) => {
      if (method !== 'block_results') return result;
      const height = heightOf(method, result);
      asked.push(height);
      if (height === killedAt) child.kill('SIGKILL');
      return result;
    };
    const ended: unknown[] = await once(child, 'exit');
    expect(ended).toEqual(killedAt === 0 ? [0, null] : [null, 'SIGKILL']);
    return asked;
  };
  try {
    let stored = 0;
    // The third group from the top, or a lower one: by then the first is written.
    for (const killedAt of [700, 200, 0]) {
      const asked = await fillUntil(killedAt);
      expect([Math.max(...asked), new Set(asked).size]).toEqual([head - stored, asked.length]);
      const offline = killedAt === 0 ? [] : ['--offline'];
      const { stdout } = await promisify(execFile)(process.execPath, halley(rpcUrl, 'verify', ...offline));
      const [, verified] = /^(\d+) blocks verified.*, 0 differences$/m.exec(stdout) ?? [];
      expect(Number(verified)).toBeGreaterThan(stored);
      stored = Number(verified);
    }
    expect(stored).toBe(head);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}, 120_000);
