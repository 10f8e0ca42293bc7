/** What every implementation of the store promises. Run for each of them, on an empty store per test. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { LogCriteria } from '../../../src/chain/blocks.js';
import type { Address, Hash, Log } from '../../../generated/types.js';
import { encodeStoredBlock, type BlockContent } from '../../../src/store/encodeStoredBlock.js';
import { BlocksDoNotLink } from '../../../src/store/storeErrors.js';
import { genesisHeader } from '../../../src/ethereum/genesisHeader.js';
import type { BlockStore } from '../../../src/store/store.js';
import { longestTurnMs, turnsDuring } from '../../support/eventLoop.js';
import { runs } from '../../support/longRuns.js';
import { addressOf, blockHashAt, hashOf, syntheticBlock, syntheticLog, transactionHashAt } from './syntheticBlocks.js';

export interface OpenedStore {
  store: BlockStore;
  /** Closes the store and removes what it left. */
  dispose(): Promise<void>;
}

const PLAIN = { transactions: [{ logs: [] }, { logs: [syntheticLog(addressOf('token'), [hashOf('Transfer')])] }] };

export function testStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(name, () => {
    let opened: OpenedStore;
    let store: BlockStore;

    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.dispose());

    const write = (...blocks: BlockContent[]) => store.write(blocks.map(encodeStoredBlock));

    test('an empty store has no heights and knows no hash', async () => {
      expect(await store.ranges()).toEqual([]);
      expect(await store.numberOfHash(hashOf('unknown'))).toBeUndefined();
      expect(await store.place(hashOf('unknown'))).toBeUndefined();
      expect(await store.block(1, false)).toBeUndefined();
      expect(await store.transaction({ blockNumber: 1, transactionIndex: 0 })).toBeUndefined();
      expect(await store.matchingLogs(1, { addresses: [], topics: [] })).toBeUndefined();
    });

    test('a block is read as the JSON of its parts', async () => {
      const content = syntheticBlock(7, PLAIN);
      await write(content);
      expect(json(await store.header(7))).toEqual(content.header);
      expect(json(await store.block(7, false))).toEqual({ ...content.block, transactions: content.transactionHashes });
      expect(json(await store.block(7, true))).toEqual({ ...content.block, transactions: content.transactions });
      expect(json(await store.receipts(7))).toEqual(content.receipts);
      expect(await store.summary(7)).toEqual(content.summary);
      expect(await store.numberOfHash(content.summary.hash)).toBe(7);
    });

    test('block 0 is stored, replaced and removed with the block 1 that names it', async () => {
      const first = (branch: string, stateRoot: Hash) => {
        const content = syntheticBlock(1, { branch });
        const parentHash = genesisHeader({ ...content.summary, stateRoot }).hash;
        const header = { ...content.header, stateRoot, parentHash };
        const summary = { ...content.summary, parentHash };
        return encodeStoredBlock({ ...content, summary, header, block: { ...content.block, ...header } });
      };
      const [one, other] = [first('main', hashOf('a')), first('other', hashOf('b'))];
      for (const block of [one, other]) {
        await store.write([block]);
        const { parentHash, timestamp } = block.summary;
        expect(await store.summary(0)).toMatchObject({ number: 0, hash: parentHash, timestamp, transactionCount: 0 });
        expect([await store.numberOfHash(parentHash), json(await store.receipts(0))]).toEqual([0, []]);
        expect(json(await store.header(0))).toMatchObject({ number: '0x0', hash: parentHash });
        expect(json(await store.block(1, false))).toMatchObject({ number: '0x1', parentHash });
        expect([await store.ranges(), (await store.stats()).blocks]).toEqual([[{ from: 1, to: 1 }], 1]);
      }
      expect(one.summary.parentHash).not.toBe(other.summary.parentHash);
      expect(await store.numberOfHash(one.summary.parentHash)).toBeUndefined();
      expect(await store.removeFrom(1)).toBe(1);
      expect([await store.summary(0), await store.block(0, true)]).toEqual([undefined, undefined]);
      expect(await store.numberOfHash(other.summary.parentHash)).toBeUndefined();
    });

    test('a block 1 that names another parent has no block 0', async () => {
      await write(syntheticBlock(1));
      expect([await store.summary(0), await store.ranges()]).toEqual([undefined, [{ from: 1, to: 1 }]]);
    });

    test('each transaction is found by hash and read from its block', async () => {
      const content = syntheticBlock(7, PLAIN);
      await write(content);
      for (const [transactionIndex, hash] of content.transactionHashes.entries()) {
        const place = { blockNumber: 7, transactionIndex };
        expect(await store.place(hash)).toEqual(place);
        expect(json(await store.transaction(place))).toEqual(content.transactions[transactionIndex]);
        expect(json(await store.receipt(place))).toEqual(content.receipts[transactionIndex]);
        expect(json(await store.transactionLogs(place))).toEqual(content.receipts[transactionIndex]?.logs);
        expect(await store.rawTransaction(place)).toEqual(content.rawTransactions[transactionIndex]);
      }
    });

    test('an index beyond the transactions of a stored block is null', async () => {
      await write(syntheticBlock(7, PLAIN));
      const place = { blockNumber: 7, transactionIndex: 2 };
      expect(await store.transaction(place)).toBeNull();
      expect(await store.receipt(place)).toBeNull();
      expect(await store.transactionLogs(place)).toBeNull();
      expect(await store.rawTransaction(place)).toBeNull();
    });

    test('a block without transactions has empty lists', async () => {
      await write(syntheticBlock(7));
      expect(json(await store.block(7, true))).toMatchObject({ number: '0x7', transactions: [] });
      expect(json(await store.receipts(7))).toEqual([]);
      expect(await store.matchingLogs(7, { addresses: [], topics: [] })).toEqual([]);
    });

    test('bytes that were handed out do not change with later reads', async () => {
      await write(syntheticBlock(7, PLAIN), syntheticBlock(8));
      const first = await store.block(7, false);
      const text = Buffer.from(first!).toString();
      for (let i = 0; i < 100; i++) await store.block(8, false);
      expect(Buffer.from(first!).toString()).toBe(text);
    });

    test('a summary keeps the largest values, absent ones and negative tips', async () => {
      const content = syntheticBlock(7, { transactions: [{ logs: [] }] });
      const largest = 2n ** 256n - 1n;
      const summary = {
        ...content.summary,
        gasLimit: 2n ** 64n - 1n,
        baseFeePerGas: largest,
        nextBaseFeePerGas: null,
        blockGas: null,
        rewards: [{ tip: -5n, gasUsed: 2n ** 63n }],
      };
      await write({ ...content, summary });
      expect(await store.summary(7)).toEqual(summary);
    });

    test('heights in any order become ranges that neither touch nor overlap', async () => {
      for (const number of [5, 9, 6, 4, 1]) await write(syntheticBlock(number));
      expect(await store.ranges()).toEqual([
        { from: 1, to: 1 },
        { from: 4, to: 6 },
        { from: 9, to: 9 },
      ]);
      await write(syntheticBlock(7), syntheticBlock(8));
      expect(await store.ranges()).toEqual([
        { from: 1, to: 1 },
        { from: 4, to: 9 },
      ]);
    });

    test('a block that does not link to a stored neighbour is refused, and nothing of its write is stored', async () => {
      await write(syntheticBlock(5), syntheticBlock(9));
      const stranger = syntheticBlock(6, { parentHash: hashOf('another parent') });
      await expect(write(syntheticBlock(1), stranger)).rejects.toThrow(BlocksDoNotLink);
      await expect(write(syntheticBlock(8, { branch: 'other' }))).rejects.toThrow(BlocksDoNotLink);
      expect(await store.ranges()).toEqual([
        { from: 5, to: 5 },
        { from: 9, to: 9 },
      ]);
      expect(await store.numberOfHash(blockHashAt(1))).toBeUndefined();
      expect(await store.block(1, false)).toBeUndefined();
    });

    test('a block written again replaces the old one with all its look-ups', async () => {
      await write(syntheticBlock(5, PLAIN));
      await write(syntheticBlock(5, { branch: 'other', ...PLAIN }));
      expect(await store.numberOfHash(blockHashAt(5))).toBeUndefined();
      expect(await store.place(transactionHashAt(5, 0))).toBeUndefined();
      expect(await store.place(transactionHashAt(5, 1, 'other'))).toEqual({ blockNumber: 5, transactionIndex: 1 });
      expect(await store.stats()).toMatchObject({ blocks: 1, transactions: 2 });
    });

    /** Everything that is answered of a block, as text. */
    const everythingOf = async (blockNumber: number) => {
      const place = { blockNumber, transactionIndex: 1 };
      const answers = [
        store.block(blockNumber, false),
        store.block(blockNumber, true),
        store.header(blockNumber),
        store.receipts(blockNumber),
        store.transaction(place),
        store.receipt(place),
        store.transactionLogs(place),
        store.rawTransaction(place),
      ];
      const texts = [];
      for (const answer of answers) {
        const bytes = await answer;
        texts.push(bytes && Buffer.from(bytes).toString());
      }
      return [await store.summary(blockNumber), texts];
    };

    test('repeated requests get the same answers', async () => {
      await write(syntheticBlock(5, PLAIN), syntheticBlock(6, PLAIN));
      const first = await everythingOf(5);
      for (let i = 0; i < 3; i++) {
        expect(await everythingOf(5)).toEqual(first);
        await everythingOf(6);
      }
    });

    test('answers that were requested often change when the block is replaced or removed', async () => {
      const replacement = syntheticBlock(5, { branch: 'other', ...PLAIN });
      await write(replacement);
      const wanted = await everythingOf(5);
      await store.removeFrom(5);
      const nothing = await everythingOf(5);
      await write(syntheticBlock(5, PLAIN));
      for (let i = 0; i < 3; i++) await everythingOf(5);
      await write(replacement);
      for (let i = 0; i < 3; i++) expect(await everythingOf(5)).toEqual(wanted);
      await store.removeFrom(5);
      expect(await everythingOf(5)).toEqual(nothing);
    });

    test('removing from a height leaves the blocks below as they were', async () => {
      await write(...Array.from({ length: 300 }, (_, index) => syntheticBlock(index + 1, PLAIN)));
      expect(await store.removeFrom(11)).toBe(290);
      expect(await store.ranges()).toEqual([{ from: 1, to: 10 }]);
      expect(await store.numberOfHash(blockHashAt(11))).toBeUndefined();
      expect(await store.place(transactionHashAt(300, 1))).toBeUndefined();
      expect(await store.summary(11)).toBeUndefined();
      expect(await store.place(transactionHashAt(10, 1))).toEqual({ blockNumber: 10, transactionIndex: 1 });
      expect(await store.stats()).toMatchObject({ blocks: 10, transactions: 20 });
      expect(await store.removeFrom(11)).toBe(0);
    });

    test('a transaction hash in two blocks is found in the later one, whichever was written first', async () => {
      const later = syntheticBlock(9, PLAIN);
      const earlier = { ...syntheticBlock(3, PLAIN), transactionHashes: later.transactionHashes };
      await write(later);
      await write(earlier);
      expect(await store.place(later.transactionHashes[0]!)).toEqual({ blockNumber: 9, transactionIndex: 0 });
    });

    test('transactions that could not be decoded are listed and counted', async () => {
      const undecodable = [{ txIndex: 3, reason: 'truncated – 日本' }];
      await write(syntheticBlock(1), syntheticBlock(2, { undecodable }));
      expect(await store.undecodable(1)).toEqual([]);
      expect(await store.undecodable(2)).toEqual(undecodable);
      expect(await store.undecodable(3)).toBeUndefined();
      expect(await store.blocksWithUndecodable(10)).toEqual([2]);
      expect(await store.stats()).toMatchObject({ undecodable: 1 });
      await store.removeFrom(2);
      expect(await store.stats()).toMatchObject({ undecodable: 0 });
    });

    test('log search finds what a comparison of every log finds', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(blockOfLogs, { minLength: 1, maxLength: 12 }),
          criteriaOfLogs,
          async (blocks, criteria) => {
            await store.removeFrom(0);
            const contents = blocks.map((transactions, index) => syntheticBlock(index + 1, { transactions }));
            await write(...contents);
            const expected = contents
              .flatMap(({ receipts }) => receipts.flatMap(({ logs }) => logs))
              .filter(bruteForce(criteria));
            expect(await search(store, blocks.length, criteria)).toEqual(expected);
          },
        ),
        { numRuns: runs(50, 200) },
      );
    });

    test('logs are looked up among thousands of values that end alike, without holding the event loop', async () => {
      const addressIn = (hash: Hash) => hash.slice(0, 42) as Address;
      const [address, ...topics] = [999, 1_999, 2_999, 3_999, 4_999].map(longWord) as [Hash, ...Hash[]];
      const logs = Array.from({ length: 5_000 }, (_, i) =>
        // Every tenth log has a last topic that is not searched for.
        syntheticLog(addressIn(address), [...topics.slice(0, 3), i % 10 === 0 ? longWord(i) : topics[3]!]),
      );
      const content = syntheticBlock(1, { transactions: [{ logs }] });
      await write(content);
      const criteria = {
        addresses: words(1_000).map(addressIn),
        topics: [words(1_000, 1_000), words(1_000, 2_000), words(1_000, 3_000), words(1_000, 4_000)],
      };
      let found: unknown[] = [];
      expect(await longestTurnMs(async () => (found = await search(store, 1, criteria)))).toBeLessThan(500);
      expect(found).toEqual(content.receipts[0]!.logs.filter(bruteForce(criteria)));
      expect(found).toHaveLength(4_600);
    });

    test('a search within one block gives way to other work, and ends when it is aborted', async () => {
      const logs = Array.from({ length: 20_000 }, () => syntheticLog(addressOf('token'), [hashOf('Transfer')]));
      await write(syntheticBlock(1, { transactions: [{ logs }] }));
      const criteria = { addresses: Array.from({ length: 10 }, (_, i) => addressOf(i)), topics: [] };
      const searches = () => Promise.all(Array.from({ length: 60 }, async () => store.matchingLogs(1, criteria)));
      expect(await turnsDuring(1, searches)).toBeGreaterThan(5);
      const aborting = new AbortController();
      const aborted = Promise.all([searches(), store.matchingLogs(1, { ...criteria }, aborting.signal)]);
      aborting.abort(new Error('the client is gone'));
      await expect(aborted).rejects.toThrow('the client is gone');
    });
  });
}

const few = (word: string, count: number) => fc.integer({ min: 0, max: count - 1 }).map((place) => hashOf(word, place));
const anyAddress = few('contract', 4).map((hash) => addressOf(hash));
const anyTopic = few('topic', 5);
const anyLog = fc
  .tuple(anyAddress, fc.array(anyTopic, { maxLength: 4 }), fc.constantFrom('0x', '0x5d', `0x${'22'.repeat(64)}`))
  .map(([address, topics, data]) => syntheticLog(address, topics, data));
const blockOfLogs = fc.array(fc.record({ logs: fc.array(anyLog, { maxLength: 4 }) }), { maxLength: 4 });
const criteriaOfLogs: fc.Arbitrary<LogCriteria> = fc.record({
  addresses: fc.array(anyAddress, { maxLength: 2 }),
  topics: fc.array(fc.option(fc.array(anyTopic, { minLength: 1, maxLength: 2 })), { maxLength: 4 }),
});

const longWord = (number: number) => `0x${number.toString(16).padStart(8, '0')}${'e5'.repeat(28)}` as Hash;
const words = (count: number, first = 0) => Array.from({ length: count }, (_, i) => longWord(first + i));

function bruteForce({ addresses, topics }: LogCriteria): (log: Log) => boolean {
  return (log) =>
    (addresses.length === 0 || addresses.includes(log.address)) &&
    topics.length <= log.topics.length &&
    topics.every((alternatives, place) => alternatives === null || alternatives.includes(log.topics[place]!));
}

async function search(store: BlockStore, to: number, criteria: LogCriteria): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const number of await store.blocksThatMayMatch(1, to, criteria)) {
    for (const log of (await store.matchingLogs(number, criteria))!) found.push(json(log));
  }
  return found;
}

function json(bytes: Uint8Array | null | undefined): unknown {
  return JSON.parse(Buffer.from(bytes!).toString());
}
