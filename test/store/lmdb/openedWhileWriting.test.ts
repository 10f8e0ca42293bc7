import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';

const ID = `0x${'ab'.repeat(16)}`;
/** Each reader opens the index so often; a lost write is seen in one of some thousand. */
const TIMES = 2_000;

test('nothing that is written is lost while other processes open the index', async () => {
  const path = await mkdtemp(join(tmpdir(), 'halley-opened-'));
  const store = openLmdbStore(path, { cometChainId: 'test-1', chainId: 262144n });
  const filters = store.filters();
  const caps = { filtersPerClient: 1, bytesPerClient: 1_000, filters: 1, bytes: 1_000 };
  let position = { cursor: 0, logsTaken: 0, generation: 0, since: 0, removal: null };
  await filters.add({ id: ID, kind: 'blocks', filter: null, clientAddress: '127.0.0.1', position, usedAtMs: 0 }, caps);

  const script = join(import.meta.dirname, '../readerProcess.ts');
  const options = ['--import', 'tsx', script, path, String(TIMES)];
  const readers = [1, 2].map(() => spawn(process.execPath, options, { stdio: 'inherit' }));
  const exits = Promise.all(readers.map((reader) => once(reader, 'exit')));
  const isRunning = () => readers.some(({ exitCode, signalCode }) => exitCode === null && signalCode === null);

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
  await rm(path, { recursive: true });
}, 120_000);
