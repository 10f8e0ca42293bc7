/** Several processes write one index, of which the file grows to a thousand times its first size. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openLmdbReader, openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { findDamage } from '../../../src/store/lmdb/trialOpening.js';
import { IDENTITY } from '../../unit/store/shared/indexWithFilters.js';

const BLOCKS = 100;
/** Far apart, so that no process waits for the blocks of another. */
const FIRSTS = [1_000, 2_000, 3_000];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-growing-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('none of them is ended, and no block is lost, also for readers that opened the file when it was small', async () => {
  await openLmdbStore(folder, IDENTITY).close();
  const reader = openLmdbReader(folder);
  expect(await reader.ranges()).toEqual([]);
  const bytesBefore = (await stat(join(folder, 'data.mdb'))).size;
  const writers = FIRSTS.map((first) => {
    const script = join(import.meta.dirname, 'growingProcess.ts');
    return spawn(process.execPath, ['--import', 'tsx', script, folder, String(first), String(BLOCKS)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
  });
  const exits = writers.map((writer) => once(writer, 'exit'));
  await Promise.all(writers.map(({ stdout }) => once(stdout, 'data')));
  for (const { stdin } of writers) stdin.write('\n');
  expect(await Promise.all(exits)).toEqual(FIRSTS.map(() => [0, null]));
  expect(await reader.ranges()).toEqual(FIRSTS.map((first) => ({ from: first, to: first + BLOCKS - 1 })));
  for (const first of FIRSTS)
    for (let number = first; number < first + BLOCKS; number++)
      expect((await reader.receipts(number))?.length).toBeGreaterThan(100_000);
  await reader.close();
  expect((await stat(join(folder, 'data.mdb'))).size).toBeGreaterThan(bytesBefore + 15_000_000);
  expect(await findDamage(folder)).toBeNull();
}, 120_000);
