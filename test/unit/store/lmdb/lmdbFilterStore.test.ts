import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { encodeStoredBlock } from '../../../../src/store/encodeStoredBlock.js';
import { StoreWriteFailed } from '../../../../src/store/storeErrors.js';
import type { NewFilter } from '../../../../src/store/filterStore.js';
import { openLmdbReader, openLmdbStore, type LmdbStore } from '../../../../src/store/lmdb/lmdbStore.js';
import { testFilterStore } from '../filterStoreSuite.js';
import { hashOf, syntheticBlock } from '../syntheticBlocks.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n };

testFilterStore('LMDB filter store', async () => {
  const path = await mkdtemp(join(tmpdir(), 'halley-filters-'));
  const stores: LmdbStore[] = [];
  const openAgain = (): LmdbStore => {
    const store = openLmdbStore(path, IDENTITY);
    stores.push(store);
    return store;
  };
  return {
    store: openAgain(),
    openAgain,
    dispose: async () => {
      for (const store of stores) await store.close();
      await rm(path, { recursive: true });
    },
  };
});

describe('filters in LMDB files', () => {
  let path: string;
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'halley-filters-'));
  });
  afterEach(() => rm(path, { recursive: true }));

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
    const first = openLmdbStore(path, IDENTITY);
    await first.filters().add({ ...blockFilter, kind: 'logs', filter: { topics: [] } }, caps);
    await first.filters().appendPending([hashOf('pending')]);
    await first.close();
    const second = openLmdbStore(path, IDENTITY);
    expect(second.filters().get(id)).toMatchObject({ kind: 'logs', position: blockFilter.position, usedAtMs: 1_000 });
    expect(second.filters().filterObject(id)).toEqual({ topics: [] });
    expect(second.filters().counts()).toEqual({ filters: 1, bytes: 13, pending: 0 });
    expect(second.filters().pendingEnd()).toBe(1);
    await second.close();
  });

  test('an index from before filters existed opens for reading and takes filters', async () => {
    const before = openLmdbStore(path, IDENTITY);
    await before.write([encodeStoredBlock(syntheticBlock(3))]);
    await before.close();
    const reader = openLmdbReader(path);
    expect(await reader.ranges()).toEqual([{ from: 3, to: 3 }]);
    await reader.close();
    const store = openLmdbStore(path, IDENTITY);
    expect(store.filters().generation()).toBe(0);
    await store.filters().add(blockFilter, caps);
    expect(store.filters().get(id)?.kind).toBe('blocks');
    await store.close();
  });

  test('a write that fails rejects with StoreWriteFailed', async () => {
    const store = openLmdbStore(path, IDENTITY);
    const filters = store.filters();
    await filters.add(blockFilter, caps);
    await store.close();
    await expect(filters.advance(id, blockFilter.position, { ...blockFilter.position, cursor: 1 }, 0)).rejects.toThrow(
      StoreWriteFailed,
    );
    await expect(filters.appendPending([])).rejects.toThrow(StoreWriteFailed);
  });
});
