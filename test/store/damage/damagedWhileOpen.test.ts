/** Pages that are damaged under the running process: nothing is written through them, and none ends the process. */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { encodeStoredBlock } from '../../../src/store/encodeStoredBlock.js';
import { StoreWriteFailed } from '../../../src/store/errors.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import type { EncodedBlock } from '../../../src/store/store.js';
import { addressOf, hashOf, syntheticBlock, syntheticLog } from '../syntheticBlocks.js';
import { PAGE_BYTES, randomNumbers } from './damage.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n };
const BLOCKS = 200;
const TRANSACTION = { logs: [syntheticLog(addressOf('token'), [hashOf('Transfer')])] };

/** Where a page says what it is. */
const FLAGS_AT = 18;
const LEAF = 2;
const UPPER_AT = 22;
/** Less than a record and more than its checksum. */
const GARBLED_BYTES = 10;

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

/**
 * Damages pages with records in the file, as a disk or a stray write would: the end of each, and where it says that its
 * room ends. LMDB can read what is left, and ends the process when it writes there.
 */
function damageLeaves(count: number, seed: number): void {
  const path = join(folder, 'data.mdb');
  const content = readFileSync(path);
  const random = randomNumbers(seed);
  const leaves = Array.from({ length: content.length / PAGE_BYTES }, (_, page) => page).filter((page) => {
    const start = page * PAGE_BYTES;
    return content.readUInt32LE(start) === page && content.readUInt16LE(start + FLAGS_AT) === LEAF;
  });
  const file = openSync(path, 'r+');
  for (let n = 0; n < count; n++) {
    const start = leaves[Math.floor(random() * leaves.length)]! * PAGE_BYTES;
    content.writeUInt16LE(0, start + UPPER_AT);
    for (let i = 0; i < GARBLED_BYTES; i++) content[start + PAGE_BYTES - 1 - i] = Math.floor(random() * 256);
    writeSync(file, content, start, PAGE_BYTES, start);
  }
  closeSync(file);
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
    damageLeaves(40, seed);
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
