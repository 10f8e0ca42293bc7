/** The look at a file before LMDB maps it finds every damaged page of its trees. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { encodeStoredBlock } from '../../../src/store/encodeStoredBlock.js';
import { checkDataFile } from '../../../src/store/lmdb/dataFile/checkDataFile.js';
import { LEAVES_AFTER_KILL_MS } from '../../../src/store/lmdb/lmdbDatabases.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { addressOf, hashOf, syntheticBlock, syntheticLog } from '../syntheticBlocks.js';
import { damagePage, PAGE_BYTES, randomNumbers } from './damage.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n };
const WHOLE = { leavesMs: Infinity };

let folder: string;
let file: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-damage-'));
  file = join(folder, 'data.mdb');
  const store = openLmdbStore(folder, IDENTITY, { flushed: false });
  const transaction = { logs: [syntheticLog(addressOf('token'), [hashOf('Transfer')])] };
  for (let from = 1; from <= 200; from += 20) {
    const block = (_: unknown, index: number) =>
      encodeStoredBlock(syntheticBlock(from + index, { transactions: Array(index % 5).fill(transaction) }));
    await store.write(Array.from({ length: 20 }, block));
  }
  await store.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a sound file has no fault, and neither has one that is not there yet', () => {
  const { faults, checked, pages } = checkDataFile(file, WHOLE);
  expect(faults).toEqual([]);
  expect(checked).toBe(pages);
  expect(pages).toBeGreaterThan(100);
  expect(checkDataFile(join(folder, 'none.mdb'), WHOLE)).toEqual({
    faults: [],
    checked: 0,
    pages: 0,
    isOlder: false,
  });
});

test.each(['zeroed', 'garbled'] as const)('every page of the trees that is %s is found', (damage) => {
  const sound = readFileSync(file);
  const random = randomNumbers(1);
  let found = 0;
  for (let page = 2; page < sound.length / PAGE_BYTES; page++) {
    const damaged = Buffer.from(sound);
    damagePage(damaged, page, damage, random);
    writeFileSync(join(folder, 'damaged.mdb'), damaged);
    const { faults } = checkDataFile(join(folder, 'damaged.mdb'), WHOLE);
    if (faults.length > 0) found += 1;
    for (const fault of faults) expect(fault).toMatch(new RegExp(`^page ${page} \\(.+\\) (holds|is|has|names) `));
  }
  expect(found).toBe(checkDataFile(file, WHOLE).pages);
});

test('a file that is cut off anywhere is found, or lacks only pages that were free', () => {
  const sound = readFileSync(file);
  const cut = join(folder, 'cut.mdb');
  const lastUsed = (sound.length / PAGE_BYTES) >> 1;
  for (let pages = 0; pages < lastUsed; pages += 7) {
    writeFileSync(cut, sound.subarray(0, pages * PAGE_BYTES + 100));
    expect(checkDataFile(cut, { leavesMs: 0 }).faults).not.toEqual([]);
  }
  expect(statSync(file).size).toBe(sound.length);
});

test('pages above the leaves are looked at in any case', () => {
  const { checked, pages } = checkDataFile(file, { leavesMs: 0 });
  expect(checked).toBeGreaterThan(5);
  expect(checked).toBeLessThan(pages / 5);
});

test('after a kill, the looks at the leaves of index and kept traces leave a health check within a second', () => {
  expect(2 * LEAVES_AFTER_KILL_MS).toBeLessThanOrEqual(800);
});
