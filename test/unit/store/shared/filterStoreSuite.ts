/** What every implementation of the filter store promises. Run for each of them, on an empty store per test. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Filter, Hash } from '../../../../generated/types.js';
import { encodeStoredBlock } from '../../../../src/store/encodeStoredBlock.js';
import { FilterCapReached } from '../../../../src/store/storeErrors.js';
import type { FilterCaps, FilterPosition, FilterStore, NewFilter } from '../../../../src/store/filterStore.js';
import type { BlockStore } from '../../../../src/store/store.js';
import { addressOf, hashOf, syntheticBlock, transactionHashAt } from '../syntheticBlocks.js';

export interface OpenedFilterStore {
  /** The blocks that the filters are on. */
  store: BlockStore;
  filters: FilterStore;
  /** Opens the same filters once more, as another process would. */
  openAgain(): FilterStore;
  /** Closes everything and removes what it left. */
  dispose(): Promise<void>;
}

const idOf = (...words: (string | number)[]): string => hashOf('filter', ...words).slice(0, 34);

const CAPS: FilterCaps = { filtersPerClient: 10, bytesPerClient: 10_000, filters: 100, bytes: 100_000 };

const TRANSFERS: Filter = { address: addressOf('token'), topics: [hashOf('Transfer')] };

function filterOf(id: string, changes: Partial<NewFilter> = {}): NewFilter {
  return {
    id,
    kind: 'blocks',
    filter: null,
    clientAddress: '127.0.0.1',
    position: at(100),
    usedAtMs: 1_000,
    ...changes,
  };
}

/** A position that nothing was answered before. */
const at = (cursor: number, logsTaken = 0, generation = 0): FilterPosition => ({
  cursor,
  logsTaken,
  generation,
  since: cursor,
  removal: null,
});

const hashes = (from: number, to: number): Hash[] =>
  Array.from({ length: to - from + 1 }, (_, index) => hashOf('pending', from + index));

export function testFilterStore(name: string, open: () => Promise<OpenedFilterStore>): void {
  describe(name, () => {
    let opened: OpenedFilterStore;
    let store: BlockStore;
    let filters: FilterStore;

    beforeEach(async () => {
      opened = await open();
      store = opened.store;
      filters = opened.filters;
    });
    afterEach(() => opened.dispose());

    /** Blocks of a branch, on top of whatever is stored below them. */
    const writeBlocks = async (from: number, to: number, branch = 'main') => {
      const below = await store.summary(from - 1);
      const blocks = Array.from({ length: to - from + 1 }, (_, index) => {
        const parentHash = index === 0 ? below?.hash : undefined;
        return encodeStoredBlock(syntheticBlock(from + index, { branch, ...(parentHash && { parentHash }) }));
      });
      await store.write(blocks);
    };
    const currentGeneration = async (): Promise<number> => (await store.removedSince(0)).generation;
    const positionOf = async (id: string): Promise<FilterPosition | null | undefined> =>
      (await filters.get(id))?.position;

    test('a filter is read as it was added', async () => {
      await filters.add(filterOf(idOf(1), { kind: 'logs', filter: TRANSFERS, usedAtMs: 1_700_000_000_123 }), CAPS);
      expect(await filters.get(idOf(1))).toEqual({
        kind: 'logs',
        stored: at(100),
        position: at(100),
        usedAtMs: 1_700_000_000_123,
      });
      expect(await filters.filterObject(idOf(1))).toEqual(TRANSFERS);
    });

    test('only log filters have a filter object, and an unknown filter has nothing', async () => {
      await filters.add(filterOf(idOf(1), { kind: 'pendingTransactions' }), CAPS);
      expect(await filters.filterObject(idOf(1))).toBeUndefined();
      expect(await filters.get(idOf(2))).toBeUndefined();
      expect(await filters.filterObject(idOf(2))).toBeUndefined();
      expect(await filters.advance(idOf(2), at(100), at(101), 0)).toBe(false);
      expect(await filters.get(`0x${'f'.repeat(64)}`)).toBeUndefined();
    });

    test('a cursor moves only from the position that the caller saw', async () => {
      await filters.add(filterOf(idOf(1)), CAPS);
      const seen = (await positionOf(idOf(1)))!;
      expect(await filters.advance(idOf(1), seen, at(105), 2_000)).toBe(true);
      expect(await filters.advance(idOf(1), seen, at(105), 2_000)).toBe(false);
      expect(await filters.get(idOf(1))).toMatchObject({ position: { cursor: 105 }, usedAtMs: 2_000 });
    });

    test('only one of many concurrent callers moves a cursor', async () => {
      await filters.add(filterOf(idOf(1)), CAPS);
      const seen = (await positionOf(idOf(1)))!;
      const moving = Array.from({ length: 20 }, async (_, i) => filters.advance(idOf(1), seen, at(101 + i), 0));
      expect((await Promise.all(moving)).filter(Boolean)).toEqual([true]);
      expect(await positionOf(idOf(1))).toMatchObject({ cursor: 101 });
    });

    test('only one of two stores on the same data moves a cursor', async () => {
      const other = opened.openAgain();
      await filters.add(filterOf(idOf(1)), CAPS);
      const seen = (await positionOf(idOf(1)))!;
      const moved = [];
      for (let round = 0; round < 20; round++) {
        const from = { ...seen, cursor: seen.cursor + round };
        for (const each of [other, filters]) moved.push(await each.advance(idOf(1), from, at(from.cursor + 1), round));
      }
      expect(moved).toEqual(Array.from({ length: 20 }, () => [true, false]).flat());
      expect(await positionOf(idOf(1))).toEqual(at(120));
    });

    test("a place within a block is stored, and differs from the block's end", async () => {
      await filters.add(filterOf(idOf(1), { kind: 'logs', filter: TRANSFERS, clientAddress: '::ffff:10.0.0.1' }), CAPS);
      const seen = (await positionOf(idOf(1)))!;
      expect(await filters.advance(idOf(1), seen, at(100, 70_000), 2_000)).toBe(true);
      expect(await filters.advance(idOf(1), seen, at(101), 2_000)).toBe(false);
      const within = at(100, 70_000);
      expect(await filters.get(idOf(1))).toEqual({ kind: 'logs', stored: within, position: within, usedAtMs: 2_000 });
      await filters.renew(new Map([[idOf(1), 3_000]]));
      expect(await filters.advance(idOf(1), within, at(101), 3_000)).toBe(true);
      expect(await positionOf(idOf(1))).toEqual(at(101));
      await filters.remove(idOf(1));
      expect(await filters.counts()).toEqual({ filters: 0, bytes: 0, pending: 0 });
    });

    test('a client cannot exceed its number of filters, and other clients are not affected', async () => {
      for (let i = 0; i < 10; i++) await filters.add(filterOf(idOf(i)), CAPS);
      const oneMore = async () => filters.add(filterOf(idOf('more')), CAPS);
      await expect(oneMore()).rejects.toThrow(FilterCapReached);
      await expect(oneMore()).rejects.toMatchObject({
        rpc: {
          name: 'limitExceeded',
          arguments: { what: 'filters of one client address', value: 11, limit: 10 },
          data: { limit: 10 },
        },
      });
      expect(await filters.get(idOf('more'))).toBeUndefined();
      await filters.add(filterOf(idOf('other'), { clientAddress: '::1' }), CAPS);
      await filters.remove(idOf(3));
      await oneMore();
      expect(await filters.counts()).toEqual({ filters: 11, bytes: 0, pending: 0 });
    });

    test('filters added at once are accepted up to the cap', async () => {
      const adding = Array.from({ length: 25 }, async (_, i) => filters.add(filterOf(idOf(i)), CAPS));
      const outcomes = await Promise.allSettled(adding);
      expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([
        ...Array<boolean>(10).fill(true),
        ...Array<boolean>(15).fill(false),
      ]);
      expect(await filters.counts()).toMatchObject({ filters: 10 });
    });

    test('filter objects are limited in bytes, and all clients together in filters and bytes', async () => {
      const large = { address: Array.from({ length: 100 }, (_, index) => addressOf(index)) };
      const bytes = JSON.stringify(large).length;
      const add = async (id: string, clientAddress: string, limits: Partial<FilterCaps>) =>
        filters.add(filterOf(id, { kind: 'logs', filter: large, clientAddress }), { ...CAPS, ...limits });
      await add(idOf(1), 'a', {});
      await expect(add(idOf(2), 'a', { bytesPerClient: 2 * bytes - 1 })).rejects.toThrow(
        `bytes of the filters of one client address: ${2 * bytes} exceeds the limit of ${2 * bytes - 1}`,
      );
      await expect(add(idOf(2), 'b', { bytes: bytes + 1 })).rejects.toThrow('bytes of the filters of all clients');
      await expect(add(idOf(2), 'b', { filters: 1 })).rejects.toThrow('filters of all clients: 2 exceeds');
      expect(await filters.counts()).toEqual({ filters: 1, bytes, pending: 0 });
      await filters.remove(idOf(1));
      expect(await filters.counts()).toEqual({ filters: 0, bytes: 0, pending: 0 });
    });

    test('filters for pending transactions are counted', async () => {
      for (const id of [1, 2]) await filters.add(filterOf(idOf(id), { kind: 'pendingTransactions' }), CAPS);
      await filters.add(filterOf(idOf(3)), CAPS);
      expect(await filters.counts()).toMatchObject({ filters: 3, pending: 2 });
      await filters.remove(idOf(1));
      expect(await filters.counts()).toMatchObject({ filters: 2, pending: 1 });
    });

    test('a filter can be removed once', async () => {
      await filters.add(filterOf(idOf(1), { kind: 'logs', filter: TRANSFERS }), CAPS);
      expect(await filters.remove(idOf(1))).toBe(true);
      expect(await filters.remove(idOf(1))).toBe(false);
      expect(await filters.get(idOf(1))).toBeUndefined();
      expect(await filters.filterObject(idOf(1))).toBeUndefined();
    });

    test('filters that were not used for too long are removed, unless they were renewed', async () => {
      for (let i = 0; i < 5; i++) await filters.add(filterOf(idOf(i), { usedAtMs: 1_000 + i }), CAPS);
      await filters.renew(
        new Map([
          [idOf(0), 5_000],
          [idOf(4), 900],
          [idOf('gone'), 5_000],
        ]),
      );
      expect(await filters.removeUnused(1_003)).toBe(2);
      const left = [];
      for (let i = 0; i < 5; i++) left.push((await filters.get(idOf(i)))?.usedAtMs);
      expect(left).toEqual([5_000, undefined, undefined, 1_003, 1_004]);
      expect(await filters.counts()).toMatchObject({ filters: 3 });
      expect(await filters.get(idOf('gone'))).toBeUndefined();
    });

    test('all unused filters among thousands are removed', async () => {
      const many = { filtersPerClient: 5_000, bytesPerClient: 0, filters: 5_000, bytes: 0 };
      await Promise.all(
        Array.from({ length: 2_500 }, async (_, i) => filters.add(filterOf(idOf(i), { usedAtMs: i % 2 }), many)),
      );
      expect(await filters.removeUnused(1)).toBe(1_250);
      expect(await filters.removeUnused(1)).toBe(0);
      expect(await filters.counts()).toMatchObject({ filters: 1_250 });
    });

    describe('when blocks are removed', () => {
      beforeEach(() => writeBlocks(90, 110));

      test('a cursor above them moves below them, and a cursor below them stays', async () => {
        for (const cursor of [94, 95, 110]) await filters.add(filterOf(idOf(cursor), { position: at(cursor) }), CAPS);
        await store.removeFrom(95);
        const generation = await currentGeneration();
        expect(generation).toBeGreaterThan(0);
        for (const cursor of [94, 95, 110]) expect(await positionOf(idOf(cursor))).toEqual(at(94, 0, generation));
      });

      test('logsTaken is reset for a removed block, and stays for a block below', async () => {
        for (const cursor of [93, 94, 95]) await filters.add(filterOf(idOf(cursor), { position: at(cursor, 3) }), CAPS);
        await store.removeFrom(95);
        const generation = await currentGeneration();
        expect(await positionOf(idOf(93))).toEqual(at(93, 3, generation));
        expect(await positionOf(idOf(94))).toEqual(at(94, 0, generation));
        expect(await positionOf(idOf(95))).toEqual(at(94, 0, generation));
      });

      test('a cursor moves back to the height of the removal, even if nothing was stored there', async () => {
        await filters.add(filterOf(idOf(1), { position: at(110) }), CAPS);
        await writeBlocks(111, 400);
        await store.removeFrom(20);
        expect(await positionOf(idOf(1))).toMatchObject({ cursor: 19, logsTaken: 0 });
      });

      test('a poll from before the removal does not move the cursor', async () => {
        await filters.add(filterOf(idOf(1)), CAPS);
        const seen = (await positionOf(idOf(1)))!;
        await store.removeFrom(105);
        expect(await filters.advance(idOf(1), seen, at(110), 0)).toBe(false);
        const generation = await currentGeneration();
        expect(await positionOf(idOf(1))).toEqual(at(100, 0, generation));
        expect(await filters.advance(idOf(1), seen, at(104, 0, generation), 0)).toBe(true);
      });

      test('a cursor moves back to the lowest rollback since it last moved, and no further', async () => {
        await store.removeFrom(92);
        await writeBlocks(92, 110, 'second');
        const position = at(110, 0, await currentGeneration());
        await filters.add(filterOf(idOf(1), { position }), CAPS);
        await store.removeFrom(105);
        await writeBlocks(105, 107, 'third');
        await store.removeFrom(97);
        await writeBlocks(97, 110, 'fourth');
        await store.removeFrom(109);
        expect(await positionOf(idOf(1))).toMatchObject({
          cursor: 96,
          logsTaken: 0,
          generation: await currentGeneration(),
        });
      });

      test('a cursor in the log of pending transactions does not move', async () => {
        await filters.add(filterOf(idOf(1), { kind: 'pendingTransactions' }), CAPS);
        await store.removeFrom(95);
        const generation = await currentGeneration();
        expect(await positionOf(idOf(1))).toEqual(at(100, 0, generation));
        expect(await filters.advance(idOf(1), at(100), at(101, 0, generation), 0)).toBe(true);
      });

      test('replacing a block counts as a removal, writing the same block again does not', async () => {
        await writeBlocks(200, 200);
        const before = await currentGeneration();
        await writeBlocks(200, 200);
        expect(await currentGeneration()).toBe(before);
        await filters.add(filterOf(idOf(1), { position: at(200, 0, before) }), CAPS);
        await writeBlocks(200, 200, 'other');
        expect(await positionOf(idOf(1))).toEqual(at(199, 0, before + 1));
      });

      test('another store on the same data notices', async () => {
        const other = opened.openAgain();
        await filters.add(filterOf(idOf(1), { position: at(110) }), CAPS);
        await store.removeFrom(95);
        expect(await other.advance(idOf(1), at(110), at(111), 0)).toBe(false);
      });

      test('a filter that was not polled during a thousand rollbacks is lost, and never continues from a wrong block', async () => {
        await store.removeFrom(0);
        await filters.add(
          filterOf(idOf('asleep'), {
            position: at(5_000, 0, await currentGeneration()),
          }),
          CAPS,
        );
        await writeBlocks(1, 1);
        let awake = await currentGeneration();
        for (let height = 2; height <= 1_003; height++) {
          await writeBlocks(height, height);
          await store.removeFrom(height);
          await writeBlocks(height, height, `again ${height}`);
          if (height === 500) awake = await currentGeneration();
        }
        await filters.add(filterOf(idOf('awake'), { position: at(5_000, 0, awake) }), CAPS);
        expect(await positionOf(idOf('asleep'))).toBeNull();
        expect(await positionOf(idOf('awake'))).toMatchObject({ cursor: 500 });
        await store.removeFrom(1);
        expect(await positionOf(idOf('asleep'))).toBeNull();
        expect(await positionOf(idOf('awake'))).toMatchObject({ cursor: 0 });
      }, 60_000);
    });

    describe('the log of pending transactions', () => {
      test('numbers each hash once, in order', async () => {
        expect(await filters.pendingEnd()).toBe(0);
        await filters.appendPending(hashes(1, 3));
        await filters.appendPending([...hashes(2, 5), ...hashes(4, 6)]);
        expect(await filters.pendingEnd()).toBe(6);
        expect(await filters.pendingSince(0, 100)).toEqual({ hashes: hashes(1, 6), to: 6 });
        expect(await filters.pendingSince(2, 3)).toEqual({ hashes: hashes(3, 5), to: 5 });
        expect(await filters.pendingSince(6, 100)).toEqual({ hashes: [], to: 6 });
      });

      test('has each hash once when two stores on the same data append it', async () => {
        const other = opened.openAgain();
        await filters.appendPending(hashes(1, 3));
        await other.appendPending(hashes(1, 4));
        await filters.appendPending(hashes(1, 5));
        expect(await filters.pendingSince(0, 100)).toEqual({ hashes: hashes(1, 5), to: 5 });
      });

      test('takes hashes a second time only after their block was removed or replaced', async () => {
        const write = async (number: number, branch: string) =>
          store.write([encodeStoredBlock(syntheticBlock(number, { branch, transactions: [{ logs: [] }] }))]);
        await write(5, 'main');
        await write(10, 'main');
        const mined = [5, 10].map((number) => transactionHashAt(number, 0));
        await filters.appendPending([...hashes(1, 2), ...mined]);
        await write(5, 'main');
        await filters.appendPending([...hashes(1, 2), ...mined]);
        expect(await filters.pendingEnd()).toBe(4);
        await store.removeFrom(10);
        await filters.appendPending([...hashes(1, 2), ...mined]);
        expect(await filters.pendingSince(4, 10)).toEqual({ hashes: [transactionHashAt(10, 0)], to: 5 });
        await write(5, 'other');
        await filters.appendPending([...hashes(1, 2), ...mined]);
        expect(await filters.pendingSince(5, 10)).toEqual({ hashes: [transactionHashAt(5, 0)], to: 6 });
        await filters.appendPending(mined);
        expect(await filters.pendingEnd()).toBe(6);
      });

      test('knows a hash that has two entries until the second entry is dropped', async () => {
        await store.write([encodeStoredBlock(syntheticBlock(10, { transactions: [{ logs: [] }] }))]);
        const mined = [transactionHashAt(10, 0)];
        await filters.appendPending(mined);
        await store.removeFrom(10);
        await filters.appendPending([...hashes(1, 5), ...mined]);
        await filters.appendPending(hashes(6, 99_999));
        await filters.appendPending(mined);
        expect(await filters.pendingEnd()).toBe(100_001);
      }, 60_000);

      test('keeps its last 100,000 entries', async () => {
        for (let from = 1; from <= 100_020; from += 5_001) {
          await filters.appendPending(hashes(from, Math.min(from + 5_000, 100_020)));
        }
        expect(await filters.pendingEnd()).toBe(100_020);
        expect(await filters.pendingSince(0, 2)).toEqual({ hashes: hashes(21, 22), to: 22 });
        // What has left may come again.
        await filters.appendPending(hashes(20, 20));
        expect(await filters.pendingSince(100_020, 10)).toEqual({ hashes: hashes(20, 20), to: 100_021 });
      }, 60_000);
    });
  });
}
