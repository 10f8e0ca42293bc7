import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { statSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { findDamage } from '../../../src/store/lmdb/trialOpening.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n };
/** Each reader opens the index so often; a lost write is seen in one of some thousand. */
const TIMES = 2_000;

let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'halley-opened-'));
});
afterEach(() => rm(path, { recursive: true }));

test('nothing that is written is lost while other processes open the index', async () => {
  const store = openLmdbStore(path, IDENTITY);
  const script = join(import.meta.dirname, 'readerProcess.ts');
  const options = ['--import', 'tsx', script, path, String(TIMES)];
  const readers = [1, 2].map(() => spawn(process.execPath, options, { stdio: 'inherit' }));
  const exits = Promise.all(readers.map((reader) => once(reader, 'exit')));
  const isRunning = () => readers.some(({ exitCode, signalCode }) => exitCode === null && signalCode === null);

  let written = 0;
  const lost: number[] = [];
  while (isRunning()) {
    await store.rememberChain(String(++written));
    if (store.knownChain() !== String(written)) lost.push(written);
    if (lost.length > 10) break;
  }
  expect(lost).toEqual([]);
  expect(await exits).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(store.knownChain()).toBe(String(written));
  await store.close();
}, 120_000);

test('a process that was killed while it held the lock keeps nobody from writing', async () => {
  const store = openLmdbStore(path, IDENTITY);
  const script = join(import.meta.dirname, 'holdingProcess.ts');
  const holder = spawn(process.execPath, ['--import', 'tsx', script, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(holder, 'exit');
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
  await store.rememberChain('known');
  expect(store.knownChain()).toBe('known');
  await store.close();
}, 30_000);

/** What a power cut may leave of a file that was never flushed. LMDB would end the process. */
const DAMAGES: [string, (file: string) => void][] = [
  ['empty', (file) => truncateSync(file, 0)],
  ['cut off', (file) => truncateSync(file, 4_096)],
  ['full of zeros', (file) => writeFileSync(file, Buffer.alloc(statSync(file).size))],
];

test.each(DAMAGES)('an index whose lock file is %s opens', async (_, damage) => {
  const before = openLmdbStore(path, IDENTITY);
  await before.rememberChain('before');
  await before.close();
  damage(join(path, 'opening.mdb'));
  expect(await findDamage(path)).toBeNull();
  const after = openLmdbStore(path, IDENTITY);
  expect(after.knownChain()).toBe('before');
  await after.rememberChain('after');
  expect(after.knownChain()).toBe('after');
  await after.close();
});
