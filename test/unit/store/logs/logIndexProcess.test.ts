/** The process that writes the log index: full disk, kill, two at once, and when a service starts it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { LogIndexing } from '../../../../src/indexer/logIndexing.js';
import type { Logger } from '../../../../src/observe/logger.js';
import { encodeStoredBlock } from '../../../../src/store/encodeStoredBlock.js';
import { openDatabases } from '../../../../src/store/lmdb/lmdbDatabases.js';
import { openLmdbStore, type LmdbStore } from '../../../../src/store/lmdb/lmdbStore.js';
import { closeFile } from '../../../../src/store/lmdb/openingLock.js';
import { LogIndex } from '../../../../src/store/logs/logIndex.js';
import { openLogIndexFile } from '../../../../src/store/logs/logIndexFile.js';
import {
  runLogIndexProcess,
  type LogIndexJob,
  type LogIndexOutcome,
} from '../../../../src/store/logs/runLogIndexProcess.js';
import { until } from '../../indexer/until.js';
import { addressOf, blockHashAt, hashOf, syntheticBlock, syntheticLog } from '../syntheticBlocks.js';

const IDENTITY = { cometChainId: 'logs-1', chainId: 1n };
const LAST = 4_200;
const LOGS_OF_A_BLOCK = 40;
const ENTRY = join(import.meta.dirname, '../../../../src/store/logs/logIndexProcessFromSource.mjs');
const NEVER = new AbortController().signal;

let folder: string;
let store: LmdbStore;
let job: LogIndexJob;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-logs-'));
  store = openLmdbStore(join(folder, 'index'), IDENTITY, { flushed: false });
  for (let from = 1; from <= LAST; from += 300)
    await store.write(Array.from({ length: 300 }, (_, index) => blockAt(from + index)));
}, 60_000);

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  const logFolder = mkdtempSync(join(folder, 'logs-'));
  job = { blockFolder: join(folder, 'index'), logFolder, isFinished: true, damaged: [] };
  await logIndex().close();
});

/** Values of their own, so that the index is large. */
function blockAt(height: number) {
  const logs = Array.from({ length: LOGS_OF_A_BLOCK }, (_, index) =>
    syntheticLog(addressOf('coin'), [hashOf('transfer'), hashOf(height, index)]),
  );
  return encodeStoredBlock(
    syntheticBlock(height, { transactions: [{ logs }], ...(height > 1 && { parentHash: blockHashAt(height - 1) }) }),
  );
}

function logIndex(): LogIndex {
  const file = openLogIndexFile(job.logFolder, { identity: IDENTITY, log: { warn: () => undefined } });
  return new LogIndex(file, store.indexedBlocks());
}

async function expectComplete(): Promise<void> {
  const reader = logIndex();
  expect(reader.units()).toMatchObject([{ from: 1, to: 4_095 }]);
  const [unit] = reader.units();
  for (const height of [1, 777, 4_095])
    expect(await reader.candidates(unit!, { addresses: [], topics: [null, [hashOf(height, 7)]] })).toEqual([height]);
  await reader.close();
}

test('of two processes, one writes and the other leaves it to it', async () => {
  const outcomes = await Promise.all([runLogIndexProcess(job, NEVER), runLogIndexProcess(job, NEVER)]);
  expect(outcomes.map(({ state }) => state).sort()).toEqual(['busy', 'done']);
  await expectComplete();
});

test('an abort ends the process, and the next one completes the work', async () => {
  const stopping = new AbortController();
  const running = runLogIndexProcess(job, stopping.signal);
  stopping.abort();
  expect(await running).toEqual({ state: 'stopped', unreadable: [] });
  expect(await runLogIndexProcess(job, NEVER)).toEqual({ state: 'done', unreadable: [] });
  await expectComplete();
});

test('a process that is killed while it writes, or meets a full disk, leaves nothing that is wrong', async () => {
  const killed = spawn(process.execPath, [ENTRY, JSON.stringify(job)], { stdio: ['pipe', 'ignore', 'inherit'] });
  const empty = statSync(join(job.logFolder, 'data.mdb')).size;
  while (killed.exitCode === null && statSync(join(job.logFolder, 'data.mdb')).size === empty)
    await new Promise(setImmediate);
  killed.kill('SIGKILL');
  expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
  const limit = `ulimit -f 600; trap '' XFSZ; exec "$0" "$@"`;
  const full = spawn('sh', ['-c', limit, process.execPath, ENTRY, JSON.stringify(job)], { stdio: 'pipe' });
  let said = '';
  full.stderr.on('data', (text: Buffer) => (said += text.toString()));
  expect(await once(full, 'close')).toEqual([1, null]);
  expect(said).toContain('the index cannot be written: ');
  const reader = logIndex();
  expect(reader.units()).toEqual([]);
  await reader.close();
  expect(await runLogIndexProcess(job, NEVER)).toEqual({ state: 'done', unreadable: [] });
  await expectComplete();
});

/** A service that keeps the index complete, and how often it has started the process. */
function indexingOf(): { indexing: LogIndexing; runs: LogIndexOutcome[] } {
  const runs: LogIndexOutcome[] = [];
  const indexing = new LogIndexing(
    {},
    {
      indexer: { isCatchingUp: () => false, onBlock: () => () => undefined },
      coverage: { ranges: store.ranges(), missing: [] },
      openExisting: logIndex,
      create: logIndex,
      use: (used) => store.useLogIndex(used),
      async run(what, signal) {
        const outcome = await runLogIndexProcess({ ...job, ...what }, signal);
        runs.push(outcome);
        return outcome;
      },
      log: SILENT as unknown as Logger,
    },
  );
  return { indexing, runs };
}

const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

test('a service starts the process once for a block that cannot be read, and leaves that block out', async () => {
  const blocks = openDatabases({ path: job.blockFolder, flushed: false });
  const record = blocks.receipts.getBinary(2_000)!;
  blocks.root.transactionSync(() => blocks.receipts.putSync(2_000, Buffer.from('damaged')));
  const { indexing, runs } = indexingOf();
  indexing.start();
  await until(() => runs.length === 1);
  expect(indexing.progress().missing).toBe(LAST - 4_094);
  expect(indexing.progress().ranges).toEqual([
    { from: 1, to: 1_999 },
    { from: 2_001, to: 4_095 },
  ]);
  await indexing.stop();
  expect(runs).toEqual([{ state: 'done', unreadable: [2_000] }]);
  // The next service finds it repaired.
  blocks.root.transactionSync(() => blocks.receipts.putSync(2_000, record));
  await closeFile(blocks);
  const next = indexingOf();
  next.indexing.start();
  // The process also merges the units of the window.
  await until(() => next.runs.length === 1);
  expect(next.indexing.progress().missing).toBe(LAST - 4_095);
  await next.indexing.stop();
  expect(next.runs).toEqual([{ state: 'done', unreadable: [] }]);
}, 60_000);

test('a service has a unit with a damaged page written again', async () => {
  await runLogIndexProcess(job, NEVER);
  const file = openLogIndexFile(job.logFolder, { identity: IDENTITY, log: SILENT });
  const keys = [...file.pages.getKeys()].map((key) => Buffer.from(key));
  file.root.transactionSync(() => {
    for (const key of keys) file.pages.putSync(key, Buffer.from('damaged'));
  });
  await closeFile(file);
  const { indexing, runs } = indexingOf();
  const criteria = { addresses: [], topics: [null, [hashOf(777, 7)]] };
  // The blooms of the blocks are searched meanwhile.
  expect(await store.blocksThatMayMatch(1, 4_095, criteria)).toContain(777);
  indexing.start();
  // The units are looked at all the time.
  let looks = 0;
  await until(() => {
    looks += 1;
    return indexing.progress().missing === LAST - 4_095 && runs.length === 1;
  });
  expect([looks > 1, runs]).toEqual([true, [{ state: 'done', unreadable: [] }]]);
  expect(await store.blocksThatMayMatch(1, 4_095, criteria)).toEqual([777]);
  await indexing.stop();
}, 60_000);
