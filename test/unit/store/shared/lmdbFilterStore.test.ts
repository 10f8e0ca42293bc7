import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openLmdbReader } from '../../../../src/store/lmdb/lmdbStore.js';
import { encodeStoredBlock } from '../../../../src/store/encodeStoredBlock.js';
import { StoreWriteFailed } from '../../../../src/store/storeErrors.js';
import type { NewFilter } from '../../../../src/store/filterStore.js';
import { hashOf, syntheticBlock, transactionHashAt } from '../syntheticBlocks.js';
import { testFilterStore } from './filterStoreSuite.js';
import { openIndexWithFilters, type IndexWithFilters } from './indexWithFilters.js';

testFilterStore('LMDB filter store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halley-filters-'));
  const opened: IndexWithFilters[] = [];
  const open = (): IndexWithFilters => {
    const index = openIndexWithFilters(folder);
    opened.push(index);
    return index;
  };
  const { store, filters } = open();
  return {
    store,
    filters,
    openAgain: () => open().filters,
    dispose: async () => {
      for (const { close } of opened) await close();
      await rm(folder, { recursive: true });
    },
  };
});

describe('filters in LMDB files', () => {
  let folder: string;
  let warnings: [object, string][];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'halley-filters-'));
    warnings = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  const opened = () =>
    openIndexWithFilters(folder, { log: { warn: (fields, message) => warnings.push([fields, message]) } });
  const caps = { filtersPerClient: 10, bytesPerClient: 10_000, filters: 100, bytes: 100_000 };
  const id = `0x${'ab'.repeat(16)}`;
  const blockFilter: NewFilter = {
    id,
    kind: 'blocks',
    filter: null,
    clientAddress: '127.0.0.1',
    position: { cursor: 0, logsTaken: 0, generation: 0, since: 0, removal: null },
    usedAtMs: 1_000,
  };

  test('are still there after the store is reopened', async () => {
    const first = opened();
    await first.filters.add({ ...blockFilter, kind: 'logs', filter: { topics: [] } }, caps);
    await first.filters.appendPending([hashOf('pending')]);
    await first.close();
    const { filters, close } = opened();
    expect(filters.get(id)).toMatchObject({ kind: 'logs', position: blockFilter.position, usedAtMs: 1_000 });
    expect(filters.filterObject(id)).toEqual({ topics: [] });
    expect(filters.counts()).toEqual({ filters: 1, bytes: 13, pending: 0 });
    expect(filters.pendingEnd()).toBe(1);
    await close();
    expect(warnings).toEqual([]);
  });

  test('are gone, with one warning, when the index was deleted: their positions mean nothing in another one', async () => {
    const first = opened();
    await first.filters.add({ ...blockFilter, kind: 'logs', filter: { topics: [] } }, caps);
    await first.filters.appendPending([hashOf('pending')]);
    await first.close();
    await rm(join(folder, 'index'), { recursive: true });
    const { filters, close } = opened();
    const again = opened();
    expect(filters.get(id)).toBeUndefined();
    expect(filters.counts()).toEqual({ filters: 0, bytes: 0, pending: 0 });
    expect(filters.pendingEnd()).toBe(0);
    await filters.add(blockFilter, caps);
    expect(again.filters.get(id)?.kind).toBe('blocks');
    await again.close();
    await close();
    expect(warnings).toEqual([
      [
        { filters: 1 },
        'the stored polled filters are of another index or release, or damaged: their clients must make new ones',
      ],
    ]);
  });

  test('a filter of a generation that the index does not have is lost', async () => {
    const { store, filters, close } = opened();
    await store.write([encodeStoredBlock(syntheticBlock(3))]);
    await filters.add({ ...blockFilter, position: { ...blockFilter.position, generation: 1 } }, caps);
    expect(filters.get(id)?.position).toBeNull();
    await store.removeFrom(3);
    expect(filters.get(id)?.position).toEqual({ ...blockFilter.position, generation: 1 });
    await close();
  });

  test('a filter is found as soon as another process has added it', async () => {
    const one = opened();
    const other = opened();
    // The snapshot that this turn of the event loop reads.
    expect(other.filters.get(id)).toBeUndefined();
    const added = one.filters.add(blockFilter, caps);
    // Without a turn of the timers.
    await new Promise(setImmediate);
    expect(other.filters.get(id)?.kind).toBe('blocks');
    await added;
    await other.close();
    await one.close();
  });

  test('transactions of a block that a thread replaces are announced again', async () => {
    const { store, filters, close } = opened();
    const write = (branch: string) =>
      store.write([encodeStoredBlock(syntheticBlock(5, { branch, transactions: [{ logs: [] }] }))], true);
    const mined = [transactionHashAt(5, 0)];
    await write('main');
    await filters.appendPending(mined);
    await write('main');
    await filters.appendPending(mined);
    expect(filters.pendingEnd()).toBe(1);
    await write('other');
    await filters.appendPending(mined);
    expect(filters.pendingSince(1, 10)).toEqual({ hashes: mined, to: 2 });
    await close();
  });

  test('an index from before there were filters opens for reading and takes filters', async () => {
    const before = opened();
    await before.store.write([encodeStoredBlock(syntheticBlock(3))]);
    await before.close();
    await rm(join(folder, 'shared'), { recursive: true });
    const reader = openLmdbReader(join(folder, 'index'));
    expect(await reader.ranges()).toEqual([{ from: 3, to: 3 }]);
    await reader.close();
    const { filters, close } = opened();
    await filters.add(blockFilter, caps);
    expect(filters.get(id)?.kind).toBe('blocks');
    await close();
  });

  test('a write that fails rejects with StoreWriteFailed', async () => {
    const { filters, close } = opened();
    await filters.add(blockFilter, caps);
    await close();
    await expect(filters.advance(id, blockFilter.position, { ...blockFilter.position, cursor: 1 }, 0)).rejects.toThrow(
      StoreWriteFailed,
    );
    await expect(filters.appendPending([])).rejects.toThrow(StoreWriteFailed);
  });
});
