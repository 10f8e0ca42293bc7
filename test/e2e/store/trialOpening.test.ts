/** The child process that reads a file before it is opened meets the damage of its pages. */
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { encodeStoredBlock } from '../../../src/store/encodeStoredBlock.js';
import { countStart, isAsClosed, noteClosed } from '../../../src/store/lmdb/closedMark.js';
import { openLmdbReader, openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { findDamage } from '../../../src/store/lmdb/trialOpening.js';
import { runs } from '../../support/longRuns.js';
import { addressOf, hashOf, syntheticBlock, syntheticLog } from '../../unit/store/syntheticBlocks.js';
import { changeFile, damagePage, PAGE_BYTES, randomNumbers } from '../../unit/store/damage/damage.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n };
/** Where a page says what it is, and that it is a leaf or above the leaves. */
const FLAGS_AT = 18;
const TREE_FLAGS = [1, 2];

let folder: string;
let file: string;
let sound: Buffer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-damage-'));
  file = join(folder, 'data.mdb');
  const store = openLmdbStore(folder, IDENTITY);
  const transaction = { logs: [syntheticLog(addressOf('token'), [hashOf('Transfer')])] };
  for (let from = 1; from <= 200; from += 20) {
    const block = (_: unknown, index: number) =>
      encodeStoredBlock(syntheticBlock(from + index, { transactions: Array(index % 5).fill(transaction) }));
    await store.write(Array.from({ length: 20 }, block));
  }
  await store.close();
  sound = readFileSync(file);
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => rmSync(join(folder, 'lock.mdb'), { force: true }));

test('a sound file has none, and neither has one that is not there yet', async () => {
  writeFileSync(file, sound);
  expect(await findDamage(folder)).toBeNull();
  expect(readFileSync(file).equals(sound)).toBe(true);
  expect(await findDamage(join(folder, 'none'))).toBeNull();
});

test.each([
  ['cut to a hundred bytes', (content: Buffer) => content.subarray(0, 100)],
  ['cut to two pages', (content: Buffer) => content.subarray(0, 2 * PAGE_BYTES)],
  ['cut in the middle', (content: Buffer) => content.subarray(0, content.length >> 1)],
  ['zeroed', (content: Buffer) => content.fill(0)],
])('a file that is %s is damaged', async (_, change) => {
  writeFileSync(file, change(Buffer.from(sound)));
  expect(await findDamage(folder)).toMatch(/^a process that reads it ends with SIG|^MDB_/);
});

test.each(['zeroed', 'garbled'] as const)(
  'a file with a page of its trees that is %s is damaged',
  async (damage) => {
    const random = randomNumbers(1);
    const flags = (page: number) => sound.readUInt16LE(page * PAGE_BYTES + FLAGS_AT);
    const all = Array.from({ length: sound.length / PAGE_BYTES }, (_, page) => page);
    // The file was written once: hardly a page is free.
    const pages = all.filter(
      (page) => sound.readUInt32LE(page * PAGE_BYTES) === page && TREE_FLAGS.includes(flags(page)),
    );
    const found: (string | null)[] = [];
    for (let i = 0; i < runs(10, 200); i++) {
      const damaged = Buffer.from(sound);
      damagePage(damaged, pages[Math.floor(random() * pages.length)]!, damage, random);
      writeFileSync(file, damaged);
      rmSync(join(folder, 'lock.mdb'), { force: true });
      found.push(await findDamage(folder, { readMs: Infinity }));
    }
    expect(found.filter((fault) => fault !== null).length).toBeGreaterThan(found.length * 0.7);
  },
  120_000,
);

test('starts that follow each other soon are counted', () => {
  const starts = join(folder, 'starts');
  rmSync(starts, { force: true });
  expect([countStart(folder), countStart(folder), countStart(folder)]).toEqual([0, 1, 2]);
  const longAgo = new Date(Date.now() - 601_000);
  utimesSync(starts, longAgo, longAgo);
  expect([countStart(folder), countStart(folder)]).toEqual([0, 1]);
  writeFileSync(starts, 'no number');
  expect(countStart(folder)).toBe(0);
});

test('a trial for a service counts as a start, any other does not', async () => {
  const starts = join(folder, 'starts');
  rmSync(starts, { force: true });
  writeFileSync(file, sound);
  await findDamage(folder);
  expect(existsSync(starts)).toBe(false);
  writeFileSync(file, sound);
  expect(await findDamage(folder, { isService: true })).toBeNull();
  writeFileSync(file, sound);
  expect(await findDamage(folder, { isService: true })).toBeNull();
  expect(readFileSync(starts, 'latin1')).toBe('2');
});

test('a file that is as it was closed is not tried, one that was changed or not closed is', async () => {
  writeFileSync(file, sound);
  const store = openLmdbStore(folder, IDENTITY);
  expect(isAsClosed(folder)).toBe(false);
  await store.close();
  expect(isAsClosed(folder)).toBe(true);
  const reader = openLmdbReader(folder);
  expect(existsSync(join(folder, 'closed'))).toBe(false);
  await reader.close();
  expect(isAsClosed(folder)).toBe(true);
  changeFile(file, (content) => content.fill(0));
  expect(isAsClosed(folder)).toBe(false);
  noteClosed(folder);
  expect(await findDamage(folder)).toBeNull();
  copyFileSync(file, join(folder, 'copy'));
  rmSync(file);
  copyFileSync(join(folder, 'copy'), file);
  expect(await findDamage(folder)).not.toBeNull();
});
