/** What searches and reads of an LMDB store hold in memory. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { encodeStoredBlock } from '../../../src/store/encodeStoredBlock.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { addressOf, hashOf, syntheticBlock, syntheticLog } from '../../unit/store/syntheticBlocks.js';
import { bytesInUse } from './bytesInUse.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n };

let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'halley-store-'));
});
afterEach(() => rm(path, { recursive: true }));

describe('LMDB files', () => {
  test('a search holds memory in proportion to what it found, however many logs the blocks have', async () => {
    const store = openLmdbStore(path, IDENTITY, { flushed: false });
    const others = Array.from({ length: 600 }, () => syntheticLog(addressOf('other'), [], `0x${'5d'.repeat(4_000)}`));
    const logs = [...others, syntheticLog(addressOf('wanted'), [])];
    // Blocks of 5 MB.
    const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
    for (const number of numbers) {
      await store.write([encodeStoredBlock(syntheticBlock(number, { transactions: [{ logs }] }))]);
    }
    const criteria = { addresses: [addressOf('wanted')], topics: [] };
    // The first read allocates the buffer that LMDB decompresses into.
    await store.matchingLogs(1, criteria);
    const before = await bytesInUse();
    const found: Uint8Array[] = [];
    // From the second search on, records come through the cache of 32 MiB.
    for (let search = 0; search < 3; search++) {
      for (const number of numbers) found.push(...((await store.matchingLogs(number, criteria)) ?? []));
    }
    const held = (await bytesInUse()) - before;
    expect(found).toHaveLength(36);
    expect(held).toBeLessThan(45_000_000);
    await store.close();
  });

  test('single receipts of many large blocks, as a batch asks for them, hold memory in proportion to themselves', async () => {
    const store = openLmdbStore(path, IDENTITY, { flushed: false });
    const large = { logs: [syntheticLog(addressOf('other'), [], `0x${'5d'.repeat(2_500_000)}`)] };
    // Receipts of 5 MB.
    const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
    for (const number of numbers) {
      await store.write([encodeStoredBlock(syntheticBlock(number, { transactions: [large, { logs: [] }] }))]);
    }
    // The first read allocates the buffer that LMDB decompresses into.
    store.receipt({ blockNumber: 1, transactionIndex: 1 });
    const before = await bytesInUse();
    // From the second time on, records come through the cache of 32 MiB.
    const asked = [1, 2, 3].flatMap(() =>
      numbers.map((blockNumber) => store.receipt({ blockNumber, transactionIndex: 1 })),
    );
    const held = (await bytesInUse()) - before;
    expect(new Set(asked.map((receipt) => typeof receipt))).toEqual(new Set(['object']));
    expect(held).toBeLessThan(45_000_000);
    await store.close();
  });

  test('searches of one block share a copy of its logs while they give way, also of a block too large to cache', async () => {
    const store = openLmdbStore(path, IDENTITY, { flushed: false });
    const logs = Array.from({ length: 6_000 }, () => syntheticLog(addressOf('other'), [], `0x${'5d'.repeat(3_000)}`));
    // 38 MB, above the cache.
    await store.write([encodeStoredBlock(syntheticBlock(1, { transactions: [{ logs }] }))]);
    const criteria = { addresses: [], topics: [[hashOf('nothing')], null, null, null] };
    const before = await bytesInUse();
    let most = 0;
    const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers)), 1);
    const searches = Array.from({ length: 10 }, async () => store.matchingLogs(1, { ...criteria }));
    expect(await Promise.all(searches)).toEqual(Array(10).fill([]));
    clearInterval(timer);
    // LMDB needs about three times the size to read such a record once.
    expect(most - before).toBeLessThan(200 * 1024 * 1024);
    await store.close();
  });
});

test('searches of one removed block at a time share one copy of its logs', async () => {
  const store = openLmdbStore(path, IDENTITY, { flushed: false });
  const logs = Array.from({ length: 20_000 }, () => syntheticLog(addressOf('one'), []));
  await store.write([encodeStoredBlock(syntheticBlock(1, { transactions: [{ logs }] }))]);
  await store.removeFrom(1);
  const none = () => ({ addresses: [addressOf('none')], topics: [] });
  const before = await bytesInUse();
  const searches = Array.from({ length: 30 }, () => store.removedLogs(0, 1, none()));
  await new Promise(setImmediate);
  const held = process.memoryUsage().arrayBuffers - before;
  await Promise.all(searches);
  // Copies for each would take 200 MB.
  expect(held).toBeLessThan(50_000_000);
  await store.close();
});
