import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { statSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { NewFilter } from '../../../src/store/filterStore.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { findDamage } from '../../../src/store/lmdb/trialOpening.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n };
const ID = `0x${'ab'.repeat(16)}`;
const START = { cursor: 0, logsTaken: 0, generation: 0, since: 0, removal: null };
const FILTER: NewFilter = {
  id: ID,
  kind: 'blocks',
  filter: null,
  clientAddress: '127.0.0.1',
  position: START,
  usedAtMs: 0,
};
const CAPS = { filtersPerClient: 1, bytesPerClient: 1_000, filters: 1, bytes: 1_000 };
/** Each reader opens the index so often; a lost write is seen in one of some thousand. */
const TIMES = 2_000;

let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'halley-opened-'));
});
afterEach(() => rm(path, { recursive: true }));

test('nothing that is written is lost while other processes open the index', async () => {
  const store = openLmdbStore(path, IDENTITY);
  const filters = store.filters();
  await filters.add(FILTER, CAPS);
  const script = join(import.meta.dirname, 'readerProcess.ts');
  const options = ['--import', 'tsx', script, path, String(TIMES)];
  const readers = [1, 2].map(() => spawn(process.execPath, options, { stdio: 'inherit' }));
  const exits = Promise.all(readers.map((reader) => once(reader, 'exit')));
  const isRunning = () => readers.some(({ exitCode, signalCode }) => exitCode === null && signalCode === null);

  let position = START;
  const lost: number[] = [];
  while (isRunning()) {
    const next = { ...position, cursor: position.cursor + 1 };
    if (await filters.advance(ID, position, next, 0)) position = next;
    else lost.push(position.cursor);
    if (lost.length > 10) break;
  }
  expect(lost).toEqual([]);
  expect(await exits).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(filters.get(ID)?.stored).toEqual(position);
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
  await store.filters().add(FILTER, CAPS);
  expect(store.filters().get(ID)?.kind).toBe('blocks');
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
  await before.filters().add(FILTER, CAPS);
  await before.close();
  damage(join(path, 'opening.mdb'));
  expect(await findDamage(path)).toBeNull();
  const after = openLmdbStore(path, IDENTITY);
  expect(after.filters().get(ID)?.stored).toEqual(START);
  expect(await after.filters().advance(ID, START, { ...START, cursor: 1 }, 0)).toBe(true);
  await after.close();
});
