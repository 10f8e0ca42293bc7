/** Logs of removed blocks, which the store keeps for those that have answered them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Log } from '../../../../generated/types.js';
import type { LogCriteria } from '../../../../src/chain/blocks.js';
import { RemovedLogsLost } from '../../../../src/chain/removedLogs.js';
import { encodeStoredBlock } from '../../../../src/store/encodeStoredBlock.js';
import type { HeightRange } from '../../../../src/store/heightRanges.js';
import type { KeptLogLimits } from '../../../../src/store/lmdb/lmdbDatabases.js';
import { openLmdbStore, type LmdbStore } from '../../../../src/store/lmdb/lmdbStore.js';
import { addressOf, blockHashAt, hashOf, syntheticBlock, syntheticLog } from '../syntheticBlocks.js';

const ANY: LogCriteria = { addresses: [], topics: [] };
let path: string;
let store: LmdbStore;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'halley-kept-'));
  open();
});
afterEach(async () => {
  await store.close();
  await rm(path, { recursive: true });
});

function open(keptLogs?: KeptLogLimits): void {
  store = openLmdbStore(
    path,
    { cometChainId: 'test-1', chainId: 262144n },
    { flushed: false, ...(keptLogs && { keptLogs }) },
  );
}

/** Blocks of a branch; the even ones have two logs, from two contracts. */
async function write(from: number, to: number, branch = 'main'): Promise<void> {
  for (let number = from; number <= to; number++) {
    const logs = ['one', 'two'].map((name) => syntheticLog(addressOf(name), [hashOf(name, number)]));
    const transactions = number % 2 === 0 ? [{ logs: [] }, { logs }] : [{ logs: [] }];
    const parentHash = store.summary(number - 1)?.hash;
    await store.write([
      encodeStoredBlock(syntheticBlock(number, { branch, transactions, ...(parentHash && { parentHash }) })),
    ]);
  }
}
const generation = () => store.removedSince(0).generation;
const removedBlocks = (since: number, range: HeightRange, criteria = ANY) =>
  store.removedBlocksThatMayMatch(since, range, criteria);
const removedLogs = async (since: number, number: number, criteria = ANY): Promise<Log[]> =>
  (await store.removedLogs(since, number, criteria)).map((log) => JSON.parse(Buffer.from(log).toString()) as Log);
const logsOf = async (number: number): Promise<Log[]> =>
  ((await store.matchingLogs(number, ANY)) ?? []).map((log) => JSON.parse(Buffer.from(log).toString()) as Log);

test('they are the logs of the block, removed, after a restart too', async () => {
  await write(1, 10);
  const before = await logsOf(6);
  await store.removeFrom(5);
  await store.close();
  open();
  expect(await removedBlocks(0, { from: 1, to: 20 })).toEqual([6, 8, 10]);
  expect(await removedBlocks(0, { from: 7, to: 8 })).toEqual([8]);
  expect(await removedBlocks(0, { from: 1, to: 20 }, { addresses: [], topics: [[hashOf('two', 8)]] })).toEqual([8]);
  expect(await removedLogs(0, 6)).toEqual(before.map((log) => ({ ...log, removed: true })));
  expect(await removedLogs(0, 6, { addresses: [addressOf('two')], topics: [] })).toEqual([
    { ...before[1], removed: true },
  ]);
  expect([await removedLogs(0, 4), await removedLogs(0, 7), await removedLogs(generation(), 6)]).toEqual([[], [], []]);
  expect(await removedBlocks(generation(), { from: 1, to: 20 })).toEqual([]);
});

test('they are those of the block that stood at the generation, however often its height was removed', async () => {
  await write(1, 10);
  const generations: number[] = [];
  for (const branch of ['second', 'third', 'fourth']) {
    generations.push(generation());
    await store.removeFrom(branch === 'third' ? 9 : 6);
    await write(Number(store.ranges()[0]!.to) + 1, 10, branch);
  }
  const blocks = async (since: number) => {
    const numbers = await removedBlocks(since, { from: 1, to: 20 });
    return Promise.all(numbers.map(async (number) => (await removedLogs(since, number))[0]!.blockHash));
  };
  const [first, second, third] = generations as [number, number, number];
  expect(await blocks(first)).toEqual([6, 8, 10].map((number) => blockHashAt(number)));
  expect(await blocks(second)).toEqual([6, 8, 10].map((number) => blockHashAt(number, 'second')));
  const last = [blockHashAt(6, 'second'), blockHashAt(8, 'second'), blockHashAt(10, 'third')];
  expect(await blocks(third)).toEqual(last);
  expect(await blocks(generation())).toEqual([]);
});

test('a replaced block counts as removed', async () => {
  await write(2, 2);
  const before = await logsOf(2);
  await write(2, 2, 'other');
  expect(await removedLogs(0, 2)).toEqual(before.map((log) => ({ ...log, removed: true })));
});

test('beyond the limits, the oldest rollbacks are dropped as a whole, and that is known', async () => {
  await store.close();
  open({ bytes: 1_000_000, blocks: 4 });
  await write(1, 10);
  const generations: number[] = [];
  for (let round = 0; round < 3; round++) {
    generations.push(generation());
    await store.removeFrom(7);
    await write(7, 10, `round ${round}`);
  }
  // Each rollback removed two blocks with logs.
  await expect(removedBlocks(generations[0]!, { from: 1, to: 20 })).rejects.toThrow(RemovedLogsLost);
  await expect(store.removedLogs(generations[0]!, 8, ANY)).rejects.toThrow(RemovedLogsLost);
  expect(store.removedSince(generations[0]!)).toMatchObject({ lowest: 7, logsKept: false });
  expect(await removedBlocks(generations[1]!, { from: 1, to: 20 })).toEqual([8, 10]);
  expect(store.removedSince(generations[1]!)).toMatchObject({ lowest: 7, logsKept: true });
  await store.close();
  open({ bytes: 1, blocks: 4 });
  await store.removeFrom(7);
  expect(store.removedSince(generations[2]!)).toMatchObject({ logsKept: false });
});

test('many rollbacks are dropped in steps, the oldest first, until the limits are kept', async () => {
  await write(2, 2);
  for (let count = 0; count < 600; count++) await write(2, 2, `branch ${count}`);
  await store.close();
  open({ bytes: 1_000_000, blocks: 10 });
  await write(2, 2, 'last');
  expect(store.removedSince(500)).toMatchObject({ generation: 601, logsKept: true });
  expect(store.removedSince(499)).toMatchObject({ logsKept: false });
  await store.removeFrom(2);
  expect(store.removedSince(592)).toMatchObject({ generation: 602, logsKept: true });
  expect(store.removedSince(591)).toMatchObject({ logsKept: false });
});

test('a long removal is done in steps, and each leaves what was removed so far', async () => {
  await write(1, 600);
  const removing = store.removeFrom(11);
  await new Promise(setImmediate);
  // Its first step has removed the highest blocks; a filter must not pass over those that still stand.
  const { lowest } = store.removedSince(0);
  expect(lowest).toBeGreaterThan(11);
  expect(store.summary(lowest! - 1)).toBeDefined();
  expect(await removing).toBe(590);
  expect(store.removedSince(0)).toMatchObject({ lowest: 11, logsKept: true });
  expect(await removedBlocks(0, { from: 1, to: 1_000 })).toEqual(Array.from({ length: 295 }, (_, i) => 12 + 2 * i));
});
