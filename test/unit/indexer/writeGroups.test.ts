import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Coverage } from '../../../src/indexer/coverage.js';
import { BlocksDoNotLink } from '../../../src/store/storeErrors.js';
import { encodeStoredBlock } from '../../../src/store/encodeStoredBlock.js';
import { openLmdbStore, type LmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import type { EncodedBlock } from '../../../src/store/store.js';
import { immediatesDuring } from '../../support/eventLoop.js';
import { addressOf, hashOf, syntheticBlock, syntheticLog } from '../store/syntheticBlocks.js';
import { IDENTITY } from './fakeChain.js';

let path: string;
let store: LmdbStore;
let coverage: Coverage;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'halley-groups-'));
  store = openLmdbStore(path, IDENTITY);
  coverage = new Coverage(store);
});

afterEach(async () => {
  await store.close();
  await rm(path, { recursive: true, force: true });
});

function blockOf(number: number, logBytes: number, parentHash?: EncodedBlock['summary']['parentHash']): EncodedBlock {
  const logs = [syntheticLog(addressOf('big'), [], `0x${'ab'.repeat(logBytes)}`)];
  return encodeStoredBlock(syntheticBlock(number, { transactions: [{ logs }], ...(parentHash && { parentHash }) }));
}

const stranger = hashOf('stranger');

test('large blocks are written one after another', async () => {
  const blocks = [5, 6, 7, 8].map((number) => blockOf(number, 700_000));
  // Each write waits for the disk, and leaves the event loop to others meanwhile.
  expect(await immediatesDuring(() => coverage.add(blocks))).toBeGreaterThanOrEqual(blocks.length);
  expect(coverage.ranges).toEqual([{ from: 5, to: 8 }]);
});

test('of large blocks, those before one that does not link are kept', async () => {
  const blocks = [blockOf(5, 700_000), blockOf(6, 700_000), blockOf(7, 700_000, stranger)];
  await expect(coverage.add(blocks)).rejects.toThrow(BlocksDoNotLink);
  expect(store.ranges()).toEqual([{ from: 5, to: 6 }]);
});

test('small blocks are written together, or not at all', async () => {
  const blocks = [blockOf(5, 100), blockOf(6, 100), blockOf(7, 100, stranger)];
  await expect(coverage.add(blocks)).rejects.toThrow(BlocksDoNotLink);
  expect(store.ranges()).toEqual([]);
});
