import { OWN_WORK, ownWork } from '../../../src/caller/caller.js';
import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { join } from 'node:path';
import type { Address, Hash, Log } from '../../../generated/types.js';
import type { LogCriteria } from '../../../src/chain/blocks.js';
import { HistoryPruned, NodeUnavailable } from '../../../src/chain/chainErrors.js';
import type { EncodedJson } from '../../../src/json/encodedJson.js';
import { LogLimitExceeded } from '../../../src/indexer/indexerErrors.js';
import { openDatabases } from '../../../src/store/lmdb/lmdbDatabases.js';
import { closeFile } from '../../../src/store/lmdb/openingLock.js';
import { LogIndex } from '../../../src/store/logs/logIndex.js';
import { openLogIndexFile } from '../../../src/store/logs/logIndexFile.js';
import { UnitBuilder } from '../../../src/store/logs/unitBuilder.js';
import { addressOf, blockHashAt, hashOf, syntheticLog, transactionHashAt } from '../store/syntheticBlocks.js';
import { runs } from '../../support/longRuns.js';
import { FakeChain, IDENTITY } from './fakeChain.js';
import { Setup } from './setup.js';
import { until } from './until.js';

let setup: Setup;
afterEach(() => setup.dispose());

const token = addressOf('token');
const transfer = hashOf('Transfer');
/** Every block: one transaction without logs, one with two logs, of which one names the block. */
const twoLogs = (number: number) => [
  { logs: [] },
  { logs: [syntheticLog(token, [transfer]), syntheticLog(token, [transfer, hashOf('number', number)], '0x5d')] },
];
const EVERYTHING: LogCriteria = { addresses: [], topics: [] };
const LIMITS = { maxResults: 10_000 };
const PAGE_LIMITS = { maxResults: 10_000, maxBytes: 1_000_000 };

/** Head at `height`, nothing else stored. */
async function started(height: number): Promise<Setup> {
  setup = await Setup.create(new FakeChain(height, twoLogs));
  await setup.start();
  setup.node.fetched.length = 0;
  return setup;
}

async function filled(height: number): Promise<Setup> {
  await started(height);
  setup.backfill.start();
  await until(() => setup.coverage.complete);
  setup.node.fetched.length = 0;
  return setup;
}

const parse = (json: EncodedJson | null): unknown => JSON.parse(json!.toString());

describe('a stored block', () => {
  test('is answered at once, without a promise and without the node', async () => {
    const { archive, node } = await filled(20);
    node.down = true;
    const place = { blockNumber: 9, transactionIndex: 1 };
    expect(archive.numberOfHash(blockHashAt(9), OWN_WORK)).toBe(9);
    expect(archive.place(transactionHashAt(9, 1), OWN_WORK)).toEqual(place);
    expect(archive.block(9, true, OWN_WORK)).not.toBeInstanceOf(Promise);
    expect(parse(await archive.transaction(place, OWN_WORK))).toMatchObject({ hash: transactionHashAt(9, 1) });
    expect(parse(await archive.receipt(place, OWN_WORK))).toMatchObject({ transactionHash: transactionHashAt(9, 1) });
    expect(parse(await archive.transactionLogs(place, OWN_WORK))).toHaveLength(2);
    expect(archive.rawTransaction(place, OWN_WORK)).toBe(`0x${Buffer.from('raw transaction 9/1').toString('hex')}`);
    expect(archive.summary(9, OWN_WORK)).toMatchObject({ number: 9, transactionCount: 2 });
    expect(parse(await archive.header(9, OWN_WORK))).not.toHaveProperty('transactions');
  });

  test('unknown hashes, future numbers and indices out of range are null at once', async () => {
    const { archive, node } = await filled(20);
    expect(archive.numberOfHash(hashOf('unknown'), OWN_WORK)).toBeNull();
    expect(archive.place(hashOf('unknown'), OWN_WORK)).toBeNull();
    expect(archive.block(21, false, OWN_WORK)).toBeNull();
    expect(archive.block(0, false, OWN_WORK)).toBeNull();
    expect(archive.receipts(2 ** 40, OWN_WORK)).toBeNull();
    expect(archive.transaction({ blockNumber: 9, transactionIndex: 2 }, OWN_WORK)).toBeNull();
    expect(archive.receipt({ blockNumber: 21, transactionIndex: 0 }, OWN_WORK)).toBeNull();
    expect(node.lookUps).toBe(0);
    expect(node.fetched).toEqual([]);
  });
});

describe('a block that is not stored yet', () => {
  test('is fetched, stored and served', async () => {
    const { archive, node, store } = await started(20);
    expect(parse(await archive.block(7, false, OWN_WORK))).toMatchObject({ number: '0x7', hash: blockHashAt(7) });
    expect(store.ranges()).toEqual([
      { from: 7, to: 7 },
      { from: 20, to: 20 },
    ]);
    await archive.block(7, true, OWN_WORK);
    expect(node.fetched).toEqual([7]);
  });

  test('is fetched once for concurrent requests', async () => {
    const { archive, node } = await started(20);
    const answers = await Promise.all(Array.from({ length: 50 }, async () => archive.receipts(7, OWN_WORK)));
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(node.fetched).toEqual([7]);
  });

  test('is served to other callers when one of them aborts', async () => {
    const { archive, node } = await started(20);
    node.hold();
    const leaving = new AbortController();
    const left = Promise.resolve(archive.block(7, false, ownWork(leaving.signal)));
    const stayed = Promise.resolve(archive.block(7, false, OWN_WORK));
    leaving.abort(new Error('client left'));
    await expect(left).rejects.toThrow('client left');
    node.release();
    expect(parse(await stayed)).toMatchObject({ number: '0x7' });
  });

  test('is looked up by hash at the node', async () => {
    const { archive, node } = await started(20);
    node.transactionHeights.set(transactionHashAt(5, 1), 5);
    expect(await archive.numberOfHash(blockHashAt(6), OWN_WORK)).toBe(6);
    expect(await archive.numberOfHash(hashOf('unknown'), OWN_WORK)).toBeNull();
    expect(await archive.place(transactionHashAt(5, 1), OWN_WORK)).toEqual({ blockNumber: 5, transactionIndex: 1 });
    expect(await archive.place(hashOf('unknown'), OWN_WORK)).toBeNull();
    // Block 1 tells the hash of block 0, which the node does not know.
    expect(node.fetched).toEqual([1, 5]);
  });

  test('is an error, not null, while no node answers', async () => {
    const { archive, node } = await started(20);
    node.down = true;
    await expect(archive.block(7, false, OWN_WORK)).rejects.toThrow(NodeUnavailable);
    await expect(archive.place(hashOf('unknown'), OWN_WORK)).rejects.toThrow(NodeUnavailable);
    await expect(archive.numberOfHash(hashOf('unknown'), OWN_WORK)).rejects.toThrow(NodeUnavailable);
    await expect(archive.logs({ from: 1, to: 20 }, EVERYTHING, LIMITS, OWN_WORK)).rejects.toThrow(NodeUnavailable);
  });

  test('is pruned history below the earliest height, with that height', async () => {
    const { archive, node, indexer } = await started(20);
    node.earliest = 10;
    await indexer.refreshEarliest();
    const pruned = Promise.resolve(archive.block(9, false, OWN_WORK));
    await expect(pruned).rejects.toThrow(HistoryPruned);
    await expect(pruned).rejects.toMatchObject({ rpc: { name: 'historyPruned', data: { earliest: '0xa' } } });
    await expect(archive.logs({ from: 5, to: 20 }, EVERYTHING, LIMITS, OWN_WORK)).rejects.toThrow(HistoryPruned);
    expect(archive.earliest()).toBe(10);
  });

  test('stays served when the node has pruned it', async () => {
    const { archive, node, indexer } = await filled(20);
    node.earliest = 10;
    await indexer.refreshEarliest();
    expect(parse(await archive.block(3, false, OWN_WORK))).toMatchObject({ number: '0x3' });
    expect(archive.earliest()).toBe(1);
    expect(parse(await archive.logs({ from: 1, to: 20 }, EVERYTHING, LIMITS, OWN_WORK))).toHaveLength(40);
  });
});

describe('block 0 of a chain whose first height is above 1', () => {
  async function startedAt(first: number): Promise<Setup> {
    setup = await Setup.create(new FakeChain(20, twoLogs, first));
    setup.node.earliest = 5;
    await setup.start();
    await setup.indexer.refreshEarliest();
    return setup;
  }

  test('is null from every question, once the first block says that it has no parent', async () => {
    const { archive, node } = await startedAt(5);
    expect(archive.earliest()).toBe(5);
    expect(await archive.block(0, true, OWN_WORK)).toBeNull();
    expect(await archive.header(0, OWN_WORK)).toBeNull();
    expect(await archive.receipts(0, OWN_WORK)).toBeNull();
    expect(await archive.summary(0, OWN_WORK)).toBeNull();
    expect(await archive.numberOfHash(hashOf('genesis'), OWN_WORK)).toBeNull();
    expect(node.fetched).toEqual([20, 5]);
    expect([await archive.block(1, false, OWN_WORK), await archive.block(4, false, OWN_WORK)]).toEqual([null, null]);
    expect(parse(await archive.block(5, false, OWN_WORK))).toMatchObject({ number: '0x5' });
  });

  test('is pruned history, not null, where the lowest block of the node has a parent', async () => {
    const { archive } = await startedAt(1);
    const genesis = Promise.resolve(archive.block(0, true, OWN_WORK));
    await expect(genesis).rejects.toMatchObject({ rpc: { name: 'historyPruned', data: { earliest: '0x5' } } });
  });
});

describe('log search', () => {
  test('reads through what is missing of the range', async () => {
    const { archive, store } = await started(40);
    const logs = parse(
      await archive.logs({ from: 3, to: 37 }, { addresses: [token], topics: [] }, LIMITS, OWN_WORK),
    ) as Log[];
    expect(logs.map(({ blockNumber }) => Number(blockNumber))).toEqual(
      Array.from({ length: 35 }, (_, index) => index + 3).flatMap((number) => [number, number]),
    );
    expect(store.ranges()).toEqual([
      { from: 3, to: 37 },
      { from: 40, to: 40 },
    ]);
  });

  test('finds the one block that matches', async () => {
    const { archive } = await filled(40);
    const criteria = { addresses: [], topics: [null, [hashOf('number', 17)]] };
    expect(parse(await archive.logs({ from: 1, to: 40 }, criteria, LIMITS, OWN_WORK))).toMatchObject([
      { blockNumber: '0x11', logIndex: '0x1' },
    ]);
  });

  test('nothing that matches is an empty array', async () => {
    const { archive } = await filled(10);
    const json = await archive.logs(
      { from: 1, to: 10 },
      { addresses: [addressOf('nobody')], topics: [] },
      LIMITS,
      OWN_WORK,
    );
    expect(json.toString()).toBe('[]');
  });

  test('are all found when blocks are removed while the log index is searched for many values', async () => {
    const { archive, store, path } = await filled(600);
    const blocks = openDatabases({ path });
    const file = openLogIndexFile(join(path, 'logs'), { identity: IDENTITY, log: { warn: () => undefined } });
    const builder = new UnitBuilder({ blocks, file, signal: new AbortController().signal });
    while ((await builder.step(true)) !== null);
    const logIndex = new LogIndex(file, store.indexedBlocks());
    store.useLogIndex(logIndex);
    expect(logIndex.units()).toMatchObject([{ from: 1, to: 511 }]);
    const many = Array.from({ length: 100_000 }, (_, index) => addressOf('many', index));
    const search = archive.logs({ from: 100, to: 500 }, { addresses: [...many, token], topics: [] }, LIMITS, OWN_WORK);
    await new Promise(setImmediate);
    await store.removeFrom(300);
    // Also the pages of the unit are gone then.
    blocks.root.resetReadTxn();
    await builder.tidy();
    expect(parse(await search)).toHaveLength(401 * 2);
    store.useLogIndex(null);
    await logIndex.close();
    await closeFile(blocks);
  });

  test('more results than allowed reject with the range that fits', async () => {
    const { archive } = await filled(40);
    const search = archive.logs({ from: 5, to: 40 }, EVERYTHING, { maxResults: 9 }, OWN_WORK);
    await expect(search).rejects.toThrow(LogLimitExceeded);
    await expect(search).rejects.toMatchObject({
      rpc: {
        name: 'logResultsExceeded',
        arguments: { limit: 9, from: '0x5', to: '0x8' },
        data: { from: '0x5', to: '0x8' },
      },
    });
    expect(parse(await archive.logs({ from: 5, to: 8 }, EVERYTHING, { maxResults: 9 }, OWN_WORK))).toHaveLength(8);
  });

  test('one block is answered whole, since nothing smaller can be asked', async () => {
    const { archive } = await filled(10);
    await expect(archive.logs({ from: 4, to: 6 }, EVERYTHING, { maxResults: 1 }, OWN_WORK)).rejects.toMatchObject({
      rpc: { data: { from: '0x4', to: '0x4' } },
    });
    expect(parse(await archive.logs({ from: 4, to: 4 }, EVERYTHING, { maxResults: 1 }, OWN_WORK))).toHaveLength(2);
  });

  test('ends when the client disconnects', async () => {
    const { archive, node } = await started(40);
    node.hold();
    const leaving = new AbortController();
    const search = archive.logs({ from: 1, to: 40 }, EVERYTHING, LIMITS, ownWork(leaving.signal));
    leaving.abort(new Error('client left'));
    await expect(search).rejects.toThrow('client left');
  });

  test('a page ends after the block in which the limit is reached, and the next page continues there', async () => {
    const { archive } = await started(20);
    const blocksOfPages: number[][] = [];
    for (let from = 3; from <= 12;) {
      const { logs, to } = await archive.logPage(
        { from, to: 12 },
        EVERYTHING,
        { ...PAGE_LIMITS, maxResults: 5 },
        OWN_WORK,
      );
      blocksOfPages.push(logs.map((log) => Number((parse(log) as Log).blockNumber)));
      from = to + 1;
    }
    expect(blocksOfPages).toEqual([
      [3, 3, 4, 4, 5, 5],
      [6, 6, 7, 7, 8, 8],
      [9, 9, 10, 10, 11, 11],
      [12, 12],
    ]);
  });

  test('a page without a match reaches the end of the range', async () => {
    const { archive } = await filled(10);
    const nobody = { addresses: [addressOf('nobody')], topics: [] };
    expect(await archive.logPage({ from: 1, to: 9 }, nobody, PAGE_LIMITS, OWN_WORK)).toEqual({
      logs: [],
      to: 9,
      taken: 0,
    });
  });

  test('a page ends before the block whose logs would exceed the byte limit', async () => {
    const { archive } = await filled(10);
    const { logs } = await archive.logPage({ from: 4, to: 5 }, EVERYTHING, PAGE_LIMITS, OWN_WORK);
    const twoBlocks = logs.reduce((sum, { bytes }) => sum + bytes.length + 1, 0);
    const pageOf = async (maxBytes: number) => {
      const page = await archive.logPage({ from: 4, to: 10 }, EVERYTHING, { ...PAGE_LIMITS, maxBytes }, OWN_WORK);
      return [page.logs.length, page.to];
    };
    expect(await pageOf(twoBlocks + 1)).toEqual([4, 5]);
    expect(await pageOf(twoBlocks)).toEqual([4, 5]);
    expect(await pageOf(twoBlocks - 1)).toEqual([2, 4]);
  });

  test('a page holds at least one block, however many logs that has', async () => {
    const { archive } = await filled(10);
    const { logs, to } = await archive.logPage(
      { from: 4, to: 10 },
      EVERYTHING,
      { maxResults: 1, maxBytes: 1 },
      OWN_WORK,
    );
    expect([logs.length, to]).toEqual([2, 4]);
  });

  test('finds what a comparison of every log finds, however many blocks are stored', async () => {
    const { archive, chain } = await started(30);
    const topics: (Hash[] | null)[] = [null, [transfer], [hashOf('number', 3), hashOf('number', 29)], [hashOf('none')]];
    const anyCriteria = fc.record({
      addresses: fc.constantFrom<Address[][]>([], [token], [addressOf('nobody')], [addressOf('nobody'), token]),
      topics: fc.array(fc.constantFrom(...topics), { maxLength: 3 }),
    });
    const range = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }));
    await fc.assert(
      fc.asyncProperty(anyCriteria, range, async (criteria, ends) => {
        const [from, to] = [Math.min(...ends), Math.max(...ends)];
        const all = Array.from({ length: to - from + 1 }, (_, i) => chain.content(chain.hash(from + i)))
          .flatMap(({ receipts }) => receipts)
          .flatMap(({ logs }) => logs);
        const expected = all.filter(
          (log) =>
            (criteria.addresses.length === 0 || criteria.addresses.includes(log.address)) &&
            criteria.topics.every(
              (any, place) => place < log.topics.length && (any?.includes(log.topics[place]!) ?? true),
            ),
        );
        expect(parse(await archive.logs({ from, to }, criteria, LIMITS, OWN_WORK))).toEqual(expected);
      }),
      { numRuns: runs(30, 100) },
    );
  });
});
