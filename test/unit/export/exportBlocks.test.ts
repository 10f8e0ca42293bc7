/** An export while the chain of the index is rolled back. The index is one that is written meanwhile. */
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DATA_SETS, type DataSetName } from '../../../src/export/dataSets.js';
import { exportToStream, FolderExport, type ExportedTable } from '../../../src/export/exportBlocks.js';
import { RolledBack } from '../../../src/export/exportErrors.js';
import { chunksOf, OutputFolder } from '../../../src/export/outputFolder.js';
import { JsonLinesEncoder } from '../../../src/export/textEncoders.js';
import type { RowStore } from '../../../src/export/storedRows.js';
import { encodeStoredBlock } from '../../../src/store/encodeStoredBlock.js';
import { openLmdbStore, type LmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { addressOf, blockHashAt, hashOf, syntheticBlock, syntheticLog } from '../store/syntheticBlocks.js';

const HEIGHT = 40;
const RANGE = { from: 1, to: HEIGHT };
const CHUNKS = chunksOf(RANGE, 10);
const TABLES = [tableOf('blocks'), tableOf('transactions'), tableOf('logs')];

let path: string;
let store: LmdbStore;
/** The number of blocks of which the run has told. */
let done: number;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'halley-export-'));
  store = openLmdbStore(join(path, 'index'), { cometChainId: 'test-1', chainId: 1n }, { flushed: false });
  await store.write(blocks(1, HEIGHT));
  done = 0;
});

afterEach(async () => {
  await store.close();
  await rm(path, { recursive: true });
});

describe('after a rollback', () => {
  test.each([
    ['of the chunk that is written', 25, 23],
    ['of the block that was read last', 25, 24],
    ['of chunks that were written before', 25, 5],
    ['at the end of a chunk', 30, 30],
    ['of the last block, when it was read', HEIGHT, HEIGHT],
  ])('%s, all files are of the new chain', async (_, at, from) => {
    await exportTo('out', new RolledBackStore(store, at, () => replace(from)));
    await exportTo('expected', store);
    expect(await filesOf('out')).toEqual(await filesOf('expected'));
    expect(new Set(Object.values(await filesOf('out')).flatMap((text) => branchesOf(text)))).toEqual(
      new Set(['main', 'other']),
    );
    expect(done).toBe(2 * HEIGHT);
  });

  test('without new blocks it rejects, and files that were finished stay', async () => {
    const rolledBack = exportTo('out', new RolledBackStore(store, 25, () => store.removeFrom(22)));
    await expect(rolledBack).rejects.toThrow(RolledBack);
    const names = Object.keys(await filesOf('out'));
    expect(names).toHaveLength(2 * TABLES.length);
    expect(names.filter((name) => !name.endsWith('.jsonl'))).toEqual([]);
  });

  test('a stream, which cannot be written again, rejects', async () => {
    const written: Uint8Array[] = [];
    const output = {
      write: async (bytes: Uint8Array) => void written.push(bytes),
      finish: async () => undefined,
      discard: async () => undefined,
    };
    const run = { store: new RolledBackStore(store, 25, () => replace(23)), onBlocks: () => undefined };
    await expect(exportToStream(run, tableOf('blocks'), RANGE, output)).rejects.toThrow(
      'the chain was rolled back at or below block 25 during the export: run the command again',
    );
  });
});

test('an abort rejects before the next block, and leaves no part of a file', async () => {
  const stopping = new AbortController();
  const rolledBack = exportTo('out', new RolledBackStore(store, 25, async () => stopping.abort()), stopping.signal);
  await expect(rolledBack).rejects.toThrow('aborted');
  expect(Object.keys(await filesOf('out'))).toHaveLength(2 * TABLES.length);
});

/** Does something when a block is looked for the first time. */
class RolledBackStore implements RowStore {
  readonly #store: RowStore;
  readonly #at: number;
  #act: (() => Promise<unknown>) | null;

  constructor(inner: RowStore, at: number, act: () => Promise<unknown>) {
    this.#store = inner;
    this.#at = at;
    this.#act = act;
  }

  get identity() {
    return this.#store.identity;
  }

  ranges() {
    return this.#store.ranges();
  }

  async summary(blockNumber: number) {
    const found = await this.#store.summary(blockNumber);
    if (blockNumber === this.#at) {
      const act = this.#act;
      this.#act = null;
      await act?.();
    }
    return found;
  }

  block(blockNumber: number, fullTransactions: boolean) {
    return this.#store.block(blockNumber, fullTransactions);
  }

  receipts(blockNumber: number) {
    return this.#store.receipts(blockNumber);
  }

  matchingLogs(...search: Parameters<RowStore['matchingLogs']>) {
    return this.#store.matchingLogs(...search);
  }
}

async function exportTo(name: string, from: RowStore, signal?: AbortSignal): Promise<void> {
  const folder = await OutputFolder.open(join(path, name), { network: 'test-1', format: 'jsonl' });
  const run = { store: from, onBlocks: (count: number) => void (done += count), ...(signal && { signal }) };
  await new FolderExport(run, { folder, tables: TABLES }).write(CHUNKS.map((chunk) => ({ chunk, missing: TABLES })));
}

async function filesOf(name: string): Promise<Record<string, string>> {
  const folder = join(path, name);
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (each) => [each, await readFile(join(folder, each), 'utf8')] as const)),
  );
}

/** The branches of the blocks in exported text. */
function branchesOf(text: string): string[] {
  return ['main', 'other'].filter((branch) =>
    Array.from({ length: HEIGHT }, (_, index) => blockHashAt(index + 1, branch)).some((hash) => text.includes(hash)),
  );
}

/** Replaces the blocks from a height on by those of another branch. */
async function replace(from: number): Promise<void> {
  await store.removeFrom(from);
  await store.write(blocks(from, HEIGHT, 'other'));
}

function blocks(from: number, to: number, branch = 'main') {
  const logs = [syntheticLog(addressOf('token'), [hashOf('Transfer')])];
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const parentHash = index === 0 ? { parentHash: blockHashAt(from - 1) } : {};
    return encodeStoredBlock(
      syntheticBlock(from + index, { branch, ...parentHash, transactions: [{ logs }, { logs: [] }] }),
    );
  });
}

function tableOf<Name extends DataSetName>(dataSet: Name): ExportedTable {
  const columns = DATA_SETS[dataSet];
  return { dataSet, columns, createEncoder: () => new JsonLinesEncoder(columns) };
}
