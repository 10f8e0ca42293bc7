/** A block of 11,000 transactions: reading, writing and announcing it leave the event loop to others. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Hash } from '../../../generated/types.js';
import { minedBlock } from '../../../src/mempool/minedBlock.js';
import { EncodedBlockReader } from '../../../src/store/encodedBlockReader.js';
import { encodeStoredBlock } from '../../../src/store/encodeStoredBlock.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { packBlocks, UnpackedBlock } from '../../../src/store/packedBlock.js';
import { longestTurnMs, turnsDuring } from '../../support/eventLoop.js';
import { IDENTITY } from '../../unit/indexer/fakeChain.js';
import { syntheticBlock } from '../../unit/store/syntheticBlocks.js';

const TRANSACTIONS = 11_000;

test('is written by a thread, and found by each of its hashes at once', async () => {
  const path = await mkdtemp(join(tmpdir(), 'halley-many-'));
  const store = openLmdbStore(path, IDENTITY);
  try {
    const transactions = Array.from({ length: TRANSACTIONS }, () => ({ logs: [] }));
    const [packed] = packBlocks([encodeStoredBlock(syntheticBlock(7, { transactions }))]);
    const block = new UnpackedBlock(packed!);
    // The thread has loaded its modules then.
    await store.write([encodeStoredBlock(syntheticBlock(100))], true);
    expect(await turnsDuring(1, () => store.write([block]))).toBeGreaterThan(20);
    const hashes: readonly Hash[] = block.transactionHashes;
    for (const index of [0, 5_000, TRANSACTIONS - 1])
      expect(store.place(hashes[index]!)).toEqual({ blockNumber: 7, transactionIndex: index });
    expect(store.ranges()).toEqual([
      { from: 7, to: 7 },
      { from: 100, to: 100 },
    ]);
    const mined = minedBlock(7, new EncodedBlockReader(block));
    const read = async () => expect([...mined.transactions()]).toHaveLength(TRANSACTIONS);
    expect(await longestTurnMs(read)).toBeLessThan(1_000);
  } finally {
    await store.close();
    await rm(path, { recursive: true });
  }
});
