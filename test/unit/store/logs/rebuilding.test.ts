/** What a search finds while units of the log index are lost and written again, by the real builder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { LogCriteria } from '../../../../src/chain/blocks.js';
import { stepFrom } from '../../../../src/indexer/logSearchSteps.js';
import { encodeStoredBlock } from '../../../../src/store/encodeStoredBlock.js';
import { openDatabases, type LmdbDatabases } from '../../../../src/store/lmdb/lmdbDatabases.js';
import { openLmdbStore, type LmdbStore } from '../../../../src/store/lmdb/lmdbStore.js';
import { closeFile } from '../../../../src/store/lmdb/openingLock.js';
import { LogIndex } from '../../../../src/store/logs/logIndex.js';
import {
  openLogIndexFile,
  pageKey,
  readDirectories,
  readUnits,
  type LogIndexFile,
} from '../../../../src/store/logs/logIndexFile.js';
import { UnitBuilder } from '../../../../src/store/logs/unitBuilder.js';
import { addressOf, blockHashAt, hashOf, syntheticBlock, syntheticLog } from '../syntheticBlocks.js';

const IDENTITY = { cometChainId: 'logs-1', chainId: 1n };
/** The end of sixteen sections, which get a directory. */
const END = 16 * 65_536;
/** In the window before the last one, so that there are two units to merge. */
const FIRST = END - 4_096 - 300;
const LAST = END + 10;

let folder: string;
let store: LmdbStore;
let blocks: LmdbDatabases;
let file: LogIndexFile;
let builder: UnitBuilder;
let logIndex: LogIndex;

function blockAt(height: number, note: string) {
  const logs = height % 50 === 0 || note !== '' ? [syntheticLog(addressOf('coin'), [topicAt(height, note)])] : [];
  const transactions = logs.length === 0 ? [] : [{ logs }];
  return encodeStoredBlock(syntheticBlock(height, { transactions, parentHash: blockHashAt(height - 1) }));
}

const topicAt = (height: number, note: string) => hashOf('topic', height, note);

function write(from: number, to: number, note = ''): Promise<void> {
  return store.write(Array.from({ length: to - from + 1 }, (_, index) => blockAt(from + index, note)));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-rebuilding-'));
  store = openLmdbStore(join(folder, 'index'), IDENTITY, { flushed: false });
  await write(FIRST, LAST);
  blocks = openDatabases({ path: join(folder, 'index'), flushed: false });
  const log = { warn: () => undefined };
  file = openLogIndexFile(join(folder, 'logs'), { identity: IDENTITY, log });
  builder = new UnitBuilder({ blocks, file, signal: new AbortController().signal });
  logIndex = new LogIndex(file, store.indexedBlocks());
});

afterEach(async () => {
  await logIndex.close();
  await closeFile(blocks);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Resolves to what was done. */
async function build(isOver: (kind: string) => boolean = () => false): Promise<string[]> {
  const kinds: string[] = [];
  // It may still read what was there before the last write of this turn of the event loop.
  blocks.root.resetReadTxn();
  for (;;) {
    const work = await builder.step(true);
    if (work !== null) kinds.push(work.kind);
    if (work === null || isOver(work.kind)) break;
  }
  await new Promise(setImmediate);
  return kinds;
}

/** Step by step, as a search does it. */
async function search(criteria: LogCriteria): Promise<number[]> {
  const numbers: number[] = [];
  for (let from = FIRST; from < END;) {
    const step = await stepFrom({ from, to: END - 1 }, logIndex, criteria);
    if (step.kind === 'indexed') numbers.push(...(await logIndex.candidates(step, criteria))!);
    else if (step.kind === 'blocks') throw new Error(`no unit from ${from} to ${step.to}`);
    from = step.to + 1;
  }
  return numbers;
}

const coins = (): LogCriteria => ({ addresses: [addressOf('coin')], topics: [] });
const heightsWithLogs = Array.from({ length: END - FIRST }, (_, index) => FIRST + index).filter(
  (height) => height % 50 === 0,
);

function damage(id: number): void {
  file.root.transactionSync(() => file.pages.putSync(pageKey(id, 3), Buffer.from('damaged')));
}

/** There are pages of the only unit and its directory alone. */
function expectNoLeftPages(): void {
  const ids = new Set([...file.pages.getKeys()].map((key) => Buffer.from(key).readUInt32BE(0)));
  expect(ids).toEqual(new Set([readUnits(file)[0]!.id, readDirectories(file)[0]!.id]));
}

test('a unit that cannot be read when it is to be merged is written again', async () => {
  let built = 0;
  await build((kind) => kind === 'build' && ++built === 2);
  const [unit] = readUnits(file);
  damage(unit!.id);
  expect(await build()).toEqual(['merge', 'build', 'merge', 'directory']);
  expect(readUnits(file)).toMatchObject([{ from: FIRST, to: END - 1 }]);
  expect(await search(coins())).toEqual(heightsWithLogs);
});

test('a unit that cannot be read when its directory is written is written again', async () => {
  await build((kind) => kind === 'merge');
  damage(readUnits(file)[0]!.id);
  expect(await build()).toEqual(['directory', 'build', 'build', 'merge', 'directory']);
  expect(readDirectories(file)).toHaveLength(1);
  expect(await search(coins())).toEqual(heightsWithLogs);
  expectNoLeftPages();
});

test('a directory is written again when there are more blocks below, and takes the place of the former one', async () => {
  await build();
  await write(FIRST - 700, FIRST - 1);
  blocks.root.resetReadTxn();
  expect(await build()).toEqual(['build', 'merge', 'directory']);
  expect(readUnits(file)).toMatchObject([{ from: FIRST - 700, to: END - 1 }]);
  expect(readDirectories(file)).toMatchObject([{ sections: [...Array<number>(15).fill(0), readUnits(file)[0]!.id] }]);
  expectNoLeftPages();
});

test('a search that is repeated finds what was written since, also in a unit and a directory that replace others', async () => {
  await build();
  const height = END - 301;
  const criteria = { addresses: [], topics: [[topicAt(height, 'late')]] };
  const ids = () => [...readUnits(file), ...readDirectories(file)].map(({ id }) => id);
  const before = ids();
  for await (const { logs } of logIndex.counts({ from: FIRST, to: END - 1 }, criteria)!) expect(logs).toBe(0);
  expect(await search(criteria)).toEqual([]);
  await write(height, height, 'late');
  blocks.root.resetReadTxn();
  await builder.tidy();
  expect(ids()).toEqual([]);
  await build();
  expect(ids().filter((id) => before.includes(id))).toEqual([]);
  expect(await search(criteria)).toEqual([height]);
});
