/** Pages that are damaged under the running process: nothing is written through them, and none ends the process. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { encodeStoredBlock } from '../../../src/store/encodeStoredBlock.js';
import { StoreWriteFailed } from '../../../src/store/errors.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import type { EncodedBlock } from '../../../src/store/store.js';
import { addressOf, hashOf, syntheticBlock, syntheticLog } from '../syntheticBlocks.js';
import { damageLeaves } from './damage.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n };
const BLOCKS = 200;
const TRANSACTION = { logs: [syntheticLog(addressOf('token'), [hashOf('Transfer')])] };

let folder: string;

afterEach(() => rmSync(folder, { recursive: true }));

function block(number: number): EncodedBlock {
  return encodeStoredBlock(syntheticBlock(number, { transactions: Array(number % 5).fill(TRANSACTION) }));
}

async function filled() {
  folder = mkdtempSync(join(tmpdir(), 'halley-damage-'));
  const store = openLmdbStore(folder, IDENTITY, { flushed: false });
  for (let from = 1; from <= BLOCKS; from += 20)
    await store.write(Array.from({ length: 20 }, (_, index) => block(from + index)));
  return store;
}

test('a sound file takes all blocks again, one by one', async () => {
  const store = await filled();
  for (let number = 1; number <= BLOCKS; number++) await store.write([block(number)]);
  expect(await store.unreadable(1, BLOCKS)).toEqual([]);
  expect(store.trouble()).toBeNull();
  await store.close();
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'healing blocks through damaged pages is refused, and so is all that is written later (seed %i)',
  async (seed) => {
    const store = await filled();
    damageLeaves(join(folder, 'data.mdb'), 40, seed);
    const unreadable = await store.unreadable(1, BLOCKS);
    expect(unreadable.length).toBeGreaterThan(0);
    const refusals: unknown[] = [];
    for (const number of unreadable) await store.write([block(number)]).catch((error: unknown) => refusals.push(error));
    expect(refusals.length).toBeGreaterThan(0);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(StoreWriteFailed);
      expect((refusal as StoreWriteFailed).reason).toBe('its file is damaged; restart to learn what to do');
      expect((refusal as StoreWriteFailed).message).toMatch(/MDB_CORRUPTED page \d+ \(.+\) (holds|is|has|names) /);
    }
    expect(store.trouble()).toBe('its file is damaged; restart to learn what to do');
    expect(store.lookUpsAreDamaged()).toBe(true);
    await expect(store.write([block(BLOCKS + 1), block(BLOCKS + 2)])).rejects.toThrow(StoreWriteFailed);
    await expect(store.rememberChain('{}')).rejects.toThrow(StoreWriteFailed);
    await expect(store.removeFrom(BLOCKS)).rejects.toThrow(StoreWriteFailed);
    await store.close();
  },
);

test.each([1, 2, 3])('a hash that was damaged is not unknown (seed %i)', async (seed) => {
  const store = await filled();
  damageLeaves(join(folder, 'data.mdb'), 400, seed);
  for (let number = 1; number <= BLOCKS; number++) if (store.numberOfHash(block(number).summary.hash) !== number) break;
  expect(store.lookUpsAreDamaged()).toBe(true);
  await store.close();
});
