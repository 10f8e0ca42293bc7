import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Complaints } from '../../../src/indexer/proof/complaints.js';
import { BlockReader } from '../../../src/indexer/blockReader.js';
import { backfill } from '../../../src/commands/index/indexBackfill.js';
import { verify } from '../../../src/commands/index/indexVerify.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { buildFrom, FakeLog, FakeNode, FakeState, IDENTITY } from '../../unit/indexer/fakeChain.js';
import { runs } from '../../support/longRuns.js';
import { reports, startIndexing } from './indexing.js';
import { chainOfTransfers } from './transfers.js';

const KILLS = runs(3, 10);
const HEIGHT = KILLS * 300;

/** Indexes until so many blocks are stored, then kills the process `delayMs` later, in the middle of its work. */
async function indexAndKill(path: string, blocks: number, delayMs: number): Promise<void> {
  const child = startIndexing(path, HEIGHT, 16);
  const exited = once(child, 'exit');
  for await (const { stored } of reports(child)) if (stored >= blocks) break;
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  child.kill('SIGKILL');
  await exited;
  expect(child.signalCode).toBe('SIGKILL');
}

test('a process that is killed repeatedly during back-fill leaves whole and correct blocks, and none is missing in the end', async () => {
  const path = await mkdtemp(join(tmpdir(), 'halley-kill-'));
  const chain = chainOfTransfers(HEIGHT);
  const node = new FakeNode(chain);
  const log = new FakeLog();
  const reader = new BlockReader({
    node,
    store: { summary: () => undefined },
    state: new FakeState(),
    build: buildFrom(chain),
    identity: IDENTITY,
    complaints: new Complaints(log),
    log,
  });
  let output = '';
  const print = (text: string) => void (output += text);
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      await indexAndKill(path, (kill + 1) * 200, kill * 3);
      const store = openLmdbStore(path, IDENTITY);
      expect(store.stats().blocks).toBeGreaterThanOrEqual((kill + 1) * 200);
      output = '';
      expect([await verify({ store, reader, upstream: { node } }, {}, print), output]).toEqual([true, output]);
      await store.close();
    }
    const store = openLmdbStore(path, IDENTITY);
    const parts = { store, reader, upstream: { node } };
    await backfill(parts, {}, print);
    output = '';
    expect([await verify(parts, {}, print), output]).toEqual([true, output]);
    expect(output).toContain(`${HEIGHT} blocks verified, 0 differences`);
    expect(store.ranges()).toEqual([{ from: 1, to: HEIGHT }]);
    await store.close();
  } finally {
    await rm(path, { recursive: true });
  }
}, 120_000);
