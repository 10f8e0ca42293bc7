/** The log index of a store of several windows, written in this process, held against geth's rule on the logs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LogCriteria } from '../../../../src/chain/blocks.js';
import type { EmittedLog } from '../../../../src/ethereum/log.js';
import { wrongLogSearch } from '../../../../src/indexer/proof/storedBlock.js';
import { encodeStoredBlock } from '../../../../src/store/encodeStoredBlock.js';
import { openDatabases, type LmdbDatabases } from '../../../../src/store/lmdb/lmdbDatabases.js';
import { openLmdbStore, type LmdbStore } from '../../../../src/store/lmdb/lmdbStore.js';
import type { HeightRange } from '../../../../src/store/heightRanges.js';
import { closeFile } from '../../../../src/store/lmdb/openingLock.js';
import { LogIndex } from '../../../../src/store/logs/logIndex.js';
import { openLogIndexFile, pageKey, sealPage, type LogIndexFile } from '../../../../src/store/logs/logIndexFile.js';
import { encodePostings } from '../../../../src/store/logs/postings.js';
import { UnitBuilder } from '../../../../src/store/logs/unitBuilder.js';
import type { UnitCount } from '../../../../src/store/store.js';
import { accepts, CRITERIA, LOGS } from '../logRule.js';
import { addressOf, blockHashAt, hashOf, syntheticBlock, syntheticLog } from '../syntheticBlocks.js';

const IDENTITY = { cometChainId: 'logs-1', chainId: 1n };
const SILENT = { warn: () => undefined };
/** In the second section, so that offsets are not heights. */
const FIRST = 65_536 + 8_000;
const LAST = 65_536 + 16_500;
const ALL = { from: FIRST, to: LAST };

let folder: string;
let store: LmdbStore;
let blocks: LmdbDatabases;
let file: LogIndexFile;
let builder: UnitBuilder;
let logIndex: LogIndex;

/** Most blocks are empty; each third has one of the logs of the rule, and a value of its own. */
function logsAt(height: number): EmittedLog[] {
  if (height % 3 !== 0) return [];
  const { address, topics } = LOGS[(height / 3) % LOGS.length]!;
  const own = syntheticLog(addressOf('rare', height), [hashOf('own', height), hashOf('a')]);
  return [syntheticLog(address, topics), syntheticLog(address, topics), own];
}

function blockAt(height: number, branch?: string) {
  const logs = logsAt(height);
  const parentHash = blockHashAt(height - 1);
  const transactions = logs.length === 0 ? [] : [{ logs }];
  return encodeStoredBlock(
    syntheticBlock(height, { transactions, parentHash, ...(branch !== undefined && { branch }) }),
  );
}

const matching = (criteria: LogCriteria, { from, to } = ALL): number[] =>
  heights(from, to).filter((height) => logsAt(height).some((log) => accepts(criteria, log)));
const heights = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** As a search does it: unit by unit. */
async function candidates(criteria: LogCriteria): Promise<number[]> {
  const found: number[] = [];
  for (const unit of logIndex.units()) found.push(...((await logIndex.candidates(unit, criteria)) ?? []));
  return found;
}

async function counts(range: HeightRange, criteria: LogCriteria): Promise<UnitCount[]> {
  const counted: UnitCount[] = [];
  for await (const count of logIndex.counts(range, criteria)!) counted.push(count);
  return counted;
}

const ranges = () => logIndex.units().map(({ from, to }) => `${from}-${to}`);

const nextTurn = () => new Promise(setImmediate);

async function writeAll(isFinished: boolean): Promise<void> {
  // It may still read what was there before the last write of this turn of the event loop.
  blocks.root.resetReadTxn();
  await builder.tidy(logIndex.damaged);
  logIndex.damaged.clear();
  while ((await builder.step(isFinished)) !== null);
  // Units are looked at once in a turn of the event loop.
  await nextTurn();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-logs-'));
  store = openLmdbStore(join(folder, 'index'), IDENTITY, { flushed: false });
  for (let from = FIRST; from <= LAST; from += 500)
    await store.write(heights(from, Math.min(from + 499, LAST)).map((height) => blockAt(height)));
  blocks = openDatabases({ path: join(folder, 'index'), flushed: false });
  file = openLogIndexFile(join(folder, 'logs'), { identity: IDENTITY, log: SILENT });
  builder = new UnitBuilder({ blocks, file, signal: new AbortController().signal });
  logIndex = new LogIndex(file, store.indexedBlocks());
  store.useLogIndex(logIndex);
}, 60_000);

afterAll(async () => {
  await logIndex.close();
  await closeFile(blocks);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('there are units of whole windows, and of the beginning once nothing more will come', async () => {
  expect(ranges()).toEqual([]);
  await writeAll(false);
  expect(ranges()).toEqual(['73728-77823', '77824-81919']);
  await writeAll(true);
  expect(ranges()).toEqual(['73536-73727', '73728-77823', '77824-81919']);
});

test('the blocks with a match of any criteria are among those that are found', async () => {
  const within = { from: 73_536, to: 81_919 };
  for (const criteria of CRITERIA) {
    const found = new Set(await candidates(criteria));
    expect(matching(criteria, within).filter((height) => !found.has(height))).toEqual([]);
  }
});

test('one value, and an address with a topic, find exactly their blocks', async () => {
  const within = { from: 73_536, to: 81_919 };
  for (const criteria of [
    { addresses: [], topics: [] },
    { addresses: [addressOf('coin')], topics: [] },
    { addresses: [], topics: [[hashOf('a'), hashOf('b')]] },
    { addresses: [], topics: [null, [hashOf('own', 75_000)]] },
    { addresses: [addressOf('coin'), addressOf('other')], topics: [[hashOf('b')]] },
    { addresses: [addressOf('rare', 75_000)], topics: [[hashOf('own', 75_000)], [hashOf('a')]] },
  ])
    expect(await candidates(criteria)).toEqual(matching(criteria, within));
});

test('the number of logs is known for them, and not where the logs themselves decide', async () => {
  const logsOf = (criteria: LogCriteria, { from, to } = ALL) =>
    heights(from, to)
      .flatMap(logsAt)
      .filter((log) => accepts(criteria, log)).length;
  for (const criteria of [
    { addresses: [], topics: [] },
    { addresses: [addressOf('coin')], topics: [] },
    { addresses: [addressOf('coin'), addressOf('coin')], topics: [[hashOf('a'), hashOf('b')]] },
    { addresses: [], topics: [null, [hashOf('a')]] },
  ])
    expect(await counts({ from: 73_600, to: 99_999 }, criteria)).toEqual([
      { from: 73_600, to: 73_727, logs: logsOf(criteria, { from: 73_536, to: 73_727 }), isWhole: false },
      { from: 73_728, to: 77_823, logs: logsOf(criteria, { from: 73_728, to: 77_823 }), isWhole: true },
      { from: 77_824, to: 81_919, logs: logsOf(criteria, { from: 77_824, to: 81_919 }), isWhole: true },
    ]);
  expect(logIndex.counts(ALL, { addresses: [], topics: [null] })).toBeNull();
  expect(logIndex.counts(ALL, { addresses: [], topics: [[hashOf('a')], [hashOf('a')]] })).toBeNull();
  const many = Array.from({ length: 17 }, (_, index) => addressOf('many', index));
  expect(logIndex.counts(ALL, { addresses: many, topics: [] })).toBeNull();
});

test('a search that has counted its logs finds the same blocks', async () => {
  const within = { from: 73_536, to: 81_919 };
  for (const topics of [[null, [hashOf('a')]], [[hashOf('own', 75_000)]], [[hashOf('nowhere')]]]) {
    const criteria = { addresses: [], topics };
    for (const { logs, from, to } of await counts(within, criteria))
      expect((await logIndex.candidates({ from, to }, criteria))!.length > 0).toBe(logs > 0);
    expect(await candidates(criteria)).toEqual(matching(criteria, within));
  }
});

test('a verification notices logs that are not found, though every page is sound', async () => {
  expect(await wrongLogSearch(store, 78_000)).toEqual([]);
  const unit = logIndex.wholeUnits().find(({ from, to }) => from <= 78_000 && 78_000 <= to)!;
  const pages = Array.from({ length: 2 ** unit.bits }, (_, page) => pageKey(unit.id, page));
  const sound = pages.map((key) => file.pages.getBinary(key)!);
  file.root.transactionSync(() => {
    for (const [page, key] of pages.entries()) file.pages.putSync(key, sealPage(unit.id, page, encodePostings([])));
  });
  expect(await wrongLogSearch(store, 78_000)).toEqual(['3 of its logs are not found by their address and topics']);
  file.root.transactionSync(() => {
    for (const [page, key] of pages.entries()) file.pages.putSync(key, sound[page]!);
  });
});

test('a block that is written again with other logs is found by them', async () => {
  const height = 75_001;
  const rewritten = (logs: EmittedLog[]) =>
    encodeStoredBlock(syntheticBlock(height, { transactions: [{ logs }], parentHash: blockHashAt(height - 1) }));
  const criteria = { addresses: [addressOf('late')], topics: [] };
  await store.write([rewritten([syntheticLog(addressOf('late'), [])])]);
  expect(ranges()).toEqual(['73536-73727', '77824-81919']);
  await writeAll(true);
  expect(ranges()).toEqual(['73536-73727', '73728-77823', '77824-81919']);
  expect(await candidates(criteria)).toEqual([height]);
  // The same once more changes nothing.
  await store.write([rewritten([syntheticLog(addressOf('late'), [])])]);
  expect(ranges()).toEqual(['73536-73727', '73728-77823', '77824-81919']);
  await store.write([blockAt(height)]);
  await writeAll(true);
  expect(await candidates(criteria)).toEqual([]);
});

test('an index that another process has begun again is not read with the former seed', async () => {
  const seed = file.meta.getBinary('seed')!;
  file.root.transactionSync(() => file.meta.putSync('seed', Buffer.from('another seed')));
  const again = openLogIndexFile(join(folder, 'logs'), { identity: IDENTITY, log: SILENT });
  await nextTurn();
  expect([logIndex.units(), logIndex.isReplaced]).toEqual([[], true]);
  file.root.transactionSync(() => file.meta.putSync('seed', seed));
  await closeFile(again);
  await nextTurn();
  await writeAll(true);
  await nextTurn();
  expect(ranges()).toEqual(['73536-73727', '73728-77823', '77824-81919']);
  expect(logIndex.isReplaced).toBe(false);
});

test('a damaged page takes its unit out of use until it is written again', async () => {
  const [unit] = logIndex.wholeUnits();
  const criteria = { addresses: [], topics: [] };
  file.root.transactionSync(() => {
    for (let page = 0; page < 2 ** unit!.bits; page++)
      file.pages.putSync(pageKey(unit!.id, page), Buffer.from('this is not a page'));
  });
  expect(await logIndex.candidates(unit!, criteria)).toBeNull();
  expect(ranges()).toEqual(['73728-77823', '77824-81919']);
  await writeAll(true);
  expect(ranges()).toEqual(['73536-73727', '73728-77823', '77824-81919']);
  expect(await logIndex.candidates(logIndex.units()[0]!, criteria)).toEqual(
    matching(criteria, { from: 73_536, to: 73_727 }),
  );
});

test('the units of removed blocks are not used, and written again of the blocks that replace them', async () => {
  await store.removeFrom(77_900);
  expect(ranges()).toEqual(['73536-73727', '73728-77823']);
  const replaced = heights(77_900, LAST).map((height) =>
    encodeStoredBlock(
      syntheticBlock(height, {
        branch: 'other',
        parentHash: height === 77_900 ? blockHashAt(77_899) : blockHashAt(height - 1, 'other'),
        ...(height === 78_000 && { transactions: [{ logs: [syntheticLog(addressOf('coin'), [])] }] }),
      }),
    ),
  );
  await store.write(replaced);
  expect(ranges()).toEqual(['73536-73727', '73728-77823']);
  await writeAll(true);
  expect(ranges()).toEqual(['73536-73727', '73728-77823', '77824-81919']);
  const [, , unit] = logIndex.units();
  const criteria = { addresses: [addressOf('coin')], topics: [] };
  expect(await logIndex.candidates(unit!, criteria)).toEqual([
    ...matching(criteria, { from: 77_824, to: 77_899 }),
    78_000,
  ]);
  // No page of the former units is left.
  const ids = new Set([...file.pages.getKeys()].map((key) => Buffer.from(key).readUInt32BE(0)));
  expect(ids).toEqual(
    new Set(
      logIndex
        .wholeUnits()
        .filter(({ logs }) => logs > 0)
        .map(({ id }) => id),
    ),
  );
});

test('removed blocks take their unit out of use at once, in the same turn of the event loop', async () => {
  store.useLogIndex(logIndex);
  await writeAll(true);
  expect(ranges()).toHaveLength(3);
  await store.removeFrom(81_920);
  expect(ranges()).toHaveLength(3);
  const removal = store.removeFrom(81_919);
  expect(ranges()).toHaveLength(2);
  await removal;
  store.useLogIndex(null);
});
