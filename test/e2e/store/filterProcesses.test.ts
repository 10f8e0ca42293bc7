/** Processes that poll one filter. */
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { NewFilter } from '../../../src/store/filterStore.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n };

describe('filters in LMDB files', () => {
  let path: string;
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'halley-filters-'));
  });
  afterEach(() => rm(path, { recursive: true }));

  const caps = { filtersPerClient: 10, bytesPerClient: 10_000, filters: 100, bytes: 100_000 };
  const id = `0x${'ab'.repeat(16)}`;
  const blockFilter: NewFilter = {
    id,
    kind: 'blocks',
    filter: null,
    clientAddress: '127.0.0.1',
    position: { cursor: 0, logsTaken: 0, generation: 0, since: 0, removal: null },
    usedAtMs: 1_000,
  };

  /** Starts a process that takes the entries of the filter one by one. */
  function startTaking(end: number) {
    const script = join(import.meta.dirname, 'filterProcess.ts');
    return spawn(process.execPath, ['--import', 'tsx', script, path, id, String(end)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  test('when two processes poll one filter, each entry goes to one of them', async () => {
    const store = openLmdbStore(path, IDENTITY);
    await store.filters().add(blockFilter, caps);
    const taken: number[] = [];
    const take = async () => {
      const child = startTaking(300);
      const exited = once(child, 'exit');
      for await (const line of createInterface(child.stdout)) taken.push(Number(line));
      expect(await exited).toEqual([0, null]);
    };
    await Promise.all([take(), take()]);
    expect(taken.sort((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
    await store.close();
  }, 60_000);

  test('a killed process leaves the cursor at the last entry that it took', async () => {
    const store = openLmdbStore(path, IDENTITY);
    await store.filters().add(blockFilter, caps);
    const child = startTaking(Infinity);
    const exited = once(child, 'exit');
    let last = 0;
    for await (const line of createInterface(child.stdout)) {
      last = Number(line);
      if (last === 100) child.kill('SIGKILL');
    }
    await exited;
    expect(child.signalCode).toBe('SIGKILL');
    const { stored } = store.filters().get(id)!;
    // The process may have been killed between taking the last entry and printing it.
    expect([last, last + 1]).toContain(stored.cursor);
    expect(await store.filters().advance(id, stored, { ...stored, cursor: stored.cursor + 1 }, 0)).toBe(true);
    await store.close();
  }, 60_000);
});
