import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { chunksOf, OutputFolder } from '../../../src/export/outputFolder.js';

const NAMES = { network: 'test-1', format: 'csv' } as const;

let path: string;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'halley-export-'));
});

afterEach(() => rm(path, { recursive: true }));

test('chunks begin at multiples of their size', () => {
  expect(chunksOf({ from: 7, to: 25 }, 10)).toEqual([
    { from: 7, to: 9 },
    { from: 10, to: 19 },
    { from: 20, to: 25 },
  ]);
  expect(chunksOf({ from: 0, to: 0 }, 1_000)).toEqual([{ from: 0, to: 0 }]);
  expect(chunksOf({ from: 10, to: 10 }, 1)).toEqual([{ from: 10, to: 10 }]);
});

test('a file has its name only when it is whole, and none when it is discarded', async () => {
  const folder = await OutputFolder.open(path, NAMES);
  const name = 'test-1__logs__00000007_to_00000009.csv';
  const chunk = { from: 7, to: 9 };
  const file = await folder.create('logs', chunk);
  await file.write(Buffer.from('rows'));
  expect(await readdir(path)).not.toContain(name);
  await file.finish();
  expect(await readdir(path)).toEqual([name]);
  expect(folder.has('logs', chunk)).toBe(true);
  const other = await folder.create('blocks', chunk);
  await other.write(Buffer.from('rows'));
  await other.discard();
  expect(await readdir(path)).toEqual([name]);
});

test('temporary files of ended processes are removed, those of running ones and all other files stay', async () => {
  const temporary = (pid: number) => `test-1__logs__00000000_to_00000009.csv.${pid}.tmp`;
  // A process number that Linux never gives.
  const ended = 2 ** 30;
  const names = [temporary(process.ppid), 'notes.tmp', 'other__logs__00000000_to_00000009.csv'];
  for (const name of [...names, temporary(ended), temporary(process.pid)]) await writeFile(join(path, name), '');
  await OutputFolder.open(path, NAMES);
  expect((await readdir(path)).sort()).toEqual([...names].sort());
});

test('files of other networks, data sets and formats are no overlap', async () => {
  const names = ['test-2__logs', 'test-1__blocks'].map((name) => `${name}__00000005_to_00000014.csv`);
  for (const name of [...names, 'test-1__logs__00000005_to_00000014.parquet']) await writeFile(join(path, name), '');
  const folder = await OutputFolder.open(path, NAMES);
  const chunks = chunksOf({ from: 0, to: 19 }, 10);
  expect(() => folder.refuseOverlaps('logs', chunks)).not.toThrow();
  expect(() => folder.refuseOverlaps('blocks', chunks)).toThrow(/test-1__blocks__00000005_to_00000014.csv holds/);
});
