/** Indexes of releases that wrote no checksums: empty blocks are read like all others. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Awaitable } from '../../../src/concurrency/awaitable.js';
import { encodeStoredBlock } from '../../../src/store/encodeStoredBlock.js';
import { withGenesisParent } from '../../../src/store/genesisBlock.js';
import { openDatabases } from '../../../src/store/lmdb/lmdbDatabases.js';
import { openLmdbReader, openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { syntheticBlock } from '../syntheticBlocks.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n };
const SEAL_BYTES = 4;

let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'halley-store-'));
});
afterEach(() => rm(path, { recursive: true }));

/** Takes the checksums from all records, and the records that blocks without logs did not have. */
async function makeOlder(format: number): Promise<void> {
  const { root, meta, blooms, ...databases } = openDatabases({ path });
  const { blocks, transactions, receipts, raw, summaries, numbers, places } = databases;
  root.transactionSync(() => {
    for (const database of [blocks, transactions, receipts, raw, summaries]) {
      for (const { key, value } of [...database.getRange()]) void database.put(key, value.subarray(0, -SEAL_BYTES));
    }
    for (const database of [numbers, places]) {
      for (const { key, value } of [...database.getRange()]) void database.put(key, value.subarray(0, -SEAL_BYTES));
    }
    for (const { key, value } of [...blooms.getRange()]) {
      if (value.length === SEAL_BYTES) void blooms.remove(key);
      else void blooms.put(key, value.subarray(0, -SEAL_BYTES));
    }
    // Written by the store.
    const stamp = JSON.parse(meta.get('store')!.toString()) as { format: number };
    void meta.put('store', Buffer.from(JSON.stringify({ ...stamp, format })));
  });
  await root.close();
}

const textOf = (bytes: Awaitable<Uint8Array | undefined>): string | undefined =>
  bytes instanceof Uint8Array ? bytes.toString() : undefined;

test.each([2, 3])('empty blocks of an index of format %i are served and readable', async (format) => {
  const written = openLmdbStore(path, IDENTITY);
  const first = encodeStoredBlock(syntheticBlock(1));
  await written.write([{ ...first, ...withGenesisParent(first) }]);
  await written.write([5, 6].map((number) => encodeStoredBlock(syntheticBlock(number))));
  await written.write([encodeStoredBlock(syntheticBlock(7, { transactions: [{ logs: [] }] }))]);
  const served = [0, 1, 5, 6, 7].map((number) => written.block(number, true)?.toString());
  await written.close();
  await makeOlder(format);

  // Before anything has upgraded it.
  const early = await openLmdbReader(path);
  expect(await early.unreadable(0, 7)).toEqual([]);
  expect([0, 1, 5, 6, 7].map((number) => textOf(early.block(number, true)))).toEqual(served);
  await early.close();
  const store = openLmdbStore(path, IDENTITY);
  expect(await store.unreadable(0, 7)).toEqual([]);
  expect([0, 1, 5, 6, 7].map((number) => store.block(number, true)?.toString())).toEqual(served);
  expect(served[0]).toMatch(/"number":"0x0"/);
  expect(served[2]).toMatch(/"transactions":\[\]\}$/);
  expect(store.receipts(5)?.toString()).toBe('[]');
  await store.close();
  const reader = await openLmdbReader(path);
  expect(await reader.unreadable(0, 7)).toEqual([]);
  await reader.close();
});
