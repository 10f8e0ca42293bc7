/** A synthetic chain is one that the store takes, and its searches find what its generator says. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { KnownAnswers } from '../../../../bench/depth/expected.js';
import { IDENTITY } from '../../../../bench/depth/rememberedChain.js';
import { blockHash, transactionHash } from '../../../../bench/depth/syntheticBlocks.js';
import {
  emitterShape,
  meetingHeights,
  ordinaryShape,
  rareContract,
  rareEvent,
  rareHeight,
  RECEIVER,
  SENDER,
  TRANSFER,
  uniqueShape,
  type SyntheticLog,
} from '../../../../bench/depth/syntheticLogs.js';
import { indexFolder, logFolder, writeChain } from '../../../../bench/depth/writeChain.js';
import type { Address, Hash } from '../../../../generated/types.js';
import type { LogCriteria } from '../../../../src/chain/blocks.js';
import { openDatabases } from '../../../../src/store/lmdb/lmdbDatabases.js';
import { openLmdbStore, type LmdbStore } from '../../../../src/store/lmdb/lmdbStore.js';
import { closeFile } from '../../../../src/store/lmdb/openingLock.js';
import { LogIndex } from '../../../../src/store/logs/logIndex.js';
import { openLogIndexFile } from '../../../../src/store/logs/logIndexFile.js';
import { UnitBuilder } from '../../../../src/store/logs/unitBuilder.js';
import { decodeStoredChain } from '../../../../src/upstream/knownChain.js';

/** A unit of the log index, and blocks above it. */
const BLOCKS = 4_600;
const SHAPE = ordinaryShape(BLOCKS);
const ANSWERS = new KnownAnswers(SHAPE);
const HEIGHTS = Array.from({ length: BLOCKS }, (_, n) => n + 1);

let folder: string;
let store: LmdbStore;
let logIndex: LogIndex;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-depth-'));
  for (const path of [indexFolder(folder), logFolder(folder)]) mkdirSync(path);
  await writeChain(folder, SHAPE);
  store = openLmdbStore(indexFolder(folder), IDENTITY, { flushed: false });
  const blocks = openDatabases({ path: indexFolder(folder), flushed: false });
  const file = openLogIndexFile(logFolder(folder), { identity: IDENTITY, log: { warn: () => undefined } });
  const builder = new UnitBuilder({ blocks, file, signal: new AbortController().signal });
  while ((await builder.step(true)) !== null);
  await closeFile(blocks);
  logIndex = new LogIndex(file, store.indexedBlocks());
  store.useLogIndex(logIndex);
}, 60_000);

afterAll(async () => {
  await logIndex.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const json = (bytes: Uint8Array | null | undefined): unknown => JSON.parse(Buffer.from(bytes!).toString());

/** As a search does it: unit by unit, then the blocks above. */
async function search(criteria: LogCriteria): Promise<unknown[]> {
  const units = logIndex.units();
  const above = { from: (units.at(-1)?.to ?? 0) + 1, to: BLOCKS };
  const numbers: number[] = [];
  for (const { from, to } of [...units, above]) numbers.push(...(await store.blocksThatMayMatch(from, to, criteria)));
  const logs: unknown[] = [];
  for (const number of numbers) logs.push(...((await store.matchingLogs(number, criteria)) ?? []).map(json));
  return logs;
}

// Values are hex digits.
const criteriaOf = (address: string | null, ...topics: (string | null)[]): LogCriteria => ({
  addresses: address === null ? [] : [address as Address],
  topics: topics.map((topic) => (topic === null ? null : [topic as Hash])),
});

test('all blocks are stored, can be read, and belong to a chain that is known without its node', async () => {
  expect(store.ranges()).toEqual([{ from: 1, to: BLOCKS }]);
  expect(await store.unreadable(1, BLOCKS)).toEqual([]);
  expect(store.stats()).toMatchObject({ blocks: BLOCKS, transactions: BLOCKS, undecodable: 0 });
  expect(decodeStoredChain(store.knownChain())?.profile.cometChainId).toBe(IDENTITY.cometChainId);
});

test('blocks and receipts are found by number and by hash', () => {
  for (const height of [1, 10, 16, 4_095, 4_100, BLOCKS]) {
    expect(json(store.block(height, false))).toEqual(ANSWERS.block(height));
    expect(store.numberOfHash(blockHash(height))).toBe(height);
  }
  const place = store.place(transactionHash(4_100, 3))!;
  expect(place).toEqual({ blockNumber: 4_100, transactionIndex: 3 });
  expect(json(store.receipt(place))).toEqual(ANSWERS.receipt(4_100, 3));
});

test('searches find the logs of the generator', async () => {
  expect(logIndex.units()).toHaveLength(1);
  const index = 5;
  const searches: [LogCriteria, number[], (log: SyntheticLog) => boolean][] = [
    [criteriaOf(null, rareEvent(index).text), HEIGHTS, ({ topics }) => topics[0] === rareEvent(index)],
    [criteriaOf(rareContract(index).text), HEIGHTS, ({ address }) => address === rareContract(index)],
    [
      criteriaOf(null, TRANSFER.text, SENDER.text),
      HEIGHTS,
      ({ topics }) => topics[0] === TRANSFER && topics[1] === SENDER,
    ],
    [criteriaOf(null, null, null, RECEIVER.text), HEIGHTS, ({ topics }) => topics[2] === RECEIVER],
  ];
  for (const [criteria, heights, matches] of searches) {
    const expected = ANSWERS.logs(heights, matches);
    expect(expected).not.toEqual([]);
    expect(await search(criteria)).toEqual(expected);
  }
  expect(ANSWERS.logs(HEIGHTS, ({ topics }) => topics[0] === rareEvent(index))).toMatchObject([
    { blockNumber: `0x${rareHeight(BLOCKS, index).toString(16)}` },
  ]);
});

test('the accounts that rarely meet do so where the generator says', () => {
  const shape = ordinaryShape(400_000);
  const heights = meetingHeights(shape);
  expect(heights).toEqual([97_970, 293_910]);
  const between = ({ topics }: SyntheticLog) => topics[1] === SENDER && topics[2] === RECEIVER;
  for (const height of heights) expect(shape.logsAt(height).filter(between)).toHaveLength(1);
  expect(shape.logsAt(195_940).filter(between)).toEqual([]);
});

test('no topic of the second data set occurs twice', () => {
  const shape = uniqueShape(20);
  const topics = Array.from({ length: 20 }, (_, n) =>
    shape.logsAt(n + 1).flatMap((log) => log.topics.map(({ text }) => text)),
  );
  expect(new Set(topics.flat()).size).toBe(20 * 100 * 4);
});

test('the chain that geth makes as well has one transfer fewer than logs', () => {
  const shape = emitterShape(10, 50);
  const logs = HEIGHTS.slice(0, 10).flatMap((height) => shape.logsAt(height));
  expect(logs.filter(({ topics }) => topics[0] === TRANSFER)).toHaveLength(499);
});
