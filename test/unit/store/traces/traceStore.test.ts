import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { open as openEnvironment } from 'lmdb';
import { BlocksNotIndexed, type AddressUse } from '../../../../src/chain/keptTraces.js';
import { openLmdbStore, type LmdbStore } from '../../../../src/store/lmdb/lmdbStore.js';
import { AddressUses } from '../../../../src/store/traces/addressUses.js';
import { removeDamagedTraces } from '../../../../src/store/traces/traceDatabases.js';
import { openTraceStore, type TraceStore } from '../../../../src/store/traces/traceStore.js';
import { longestTurnMs } from '../../../support/eventLoop.js';
import { addressOf, blockHashAt } from '../syntheticBlocks.js';
import { IDENTITY, storeBlocks, trace, traced, transfer, type MadeUpFrame } from './madeUpTraces.js';

const BIG = 2 ** 30;

let folder: string;
let store: LmdbStore;
let traces: TraceStore;
let warnings: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-traces-'));
  store = openLmdbStore(join(folder, 'index'), IDENTITY, { flushed: false });
  warnings = [];
  traces = await openTraces();
});
afterEach(async () => {
  await traces.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const path = (): string => join(folder, 'traces');
const log = { warn: (_: object, message: string) => void warnings.push(message) };

async function openTraces(options: { maxBytes?: number; indexed?: boolean } = {}): Promise<TraceStore> {
  const all = { path: path(), maxBytes: BIG, indexed: true, flushed: false, ...options };
  await removeDamagedTraces(path(), log);
  const opened = openTraceStore(all, { blocks: store, log });
  if (opened === null) throw new Error('not opened');
  await opened.start();
  return opened;
}

async function reopen(options: { maxBytes?: number; indexed?: boolean } = {}): Promise<void> {
  await traces.close();
  traces = await openTraces(options);
}

const index = (): AddressUses => new AddressUses(traces);
const text = (bytes: Uint8Array | undefined): string | undefined => bytes && Buffer.from(bytes).toString();
const uses = (name: string, from: number, to: number, order: 'ascending' | 'descending' = 'ascending', limit = 1000) =>
  index().uses(addressOf(name), { range: { from, to }, order, limit });
const shown = (found: AddressUse[]): string[] =>
  found.map(
    ({ place, sends, receives, created }) =>
      `${place.blockNumber}/${place.transactionIndex} ${[sends && 'sends', receives && 'receives', created && 'created'].filter(Boolean).join(' ')}`,
  );

/** 4,800 hex digits that do not compress. */
const noise = (seed: number): string =>
  Array.from({ length: 120 }, (_, part) => addressOf(seed, part).slice(2)).join('');

describe('kept traces', () => {
  test('a block and each of its transactions are answered as they were kept, by its hash only', async () => {
    await storeBlocks(store, 1, 2);
    const kept = [transfer('a', 'b'), transfer('b', 'c', `0x${'12'.repeat(5_000)}`)];
    await traces.keep(traced(2, kept));
    const hash = blockHashAt(2);
    expect((await traces.block(2, hash))?.map(text)).toEqual(kept.map(text));
    expect(text(traces.transaction({ blockNumber: 2, transactionIndex: 1 }, hash))).toBe(text(kept[1]));
    expect(traces.transaction({ blockNumber: 2, transactionIndex: 2 }, hash)).toBeUndefined();
    expect(traces.transaction({ blockNumber: 2, transactionIndex: 1 }, blockHashAt(2, 'other'))).toBeUndefined();
    expect(await traces.block(2, blockHashAt(2, 'other'))).toBeUndefined();
    expect(await traces.block(1, blockHashAt(1))).toBeUndefined();
  });

  test('they are there after the store is opened again', async () => {
    await storeBlocks(store, 1, 1);
    await traces.keep(traced(1, [transfer('a', 'b')]));
    await reopen();
    expect(text(traces.transaction({ blockNumber: 1, transactionIndex: 0 }, blockHashAt(1)))).toBe(
      text(transfer('a', 'b')),
    );
    expect(index().covered()).toEqual({ from: 0, to: 1 });
  });

  test('traces of every length around a page are answered', async () => {
    await storeBlocks(store, 1, 1);
    const short = transfer('a', 'b').length;
    const kept = [3_990, 3_992, 3_994, 3_996, 3_998, 4_000, 7_996, 7_998].map((length) =>
      transfer(
        'a',
        'b',
        `0x${noise(length)
          .repeat(2)
          .slice(0, length - short)}`,
      ),
    );
    expect(kept.map(({ length }) => length)).toContain(3_996);
    await traces.keep(traced(1, kept));
    expect((await traces.block(1, blockHashAt(1)))?.map(text)).toEqual(kept.map(text));
  });

  test('a block that is not in the block index is kept by its hash, and not indexed', async () => {
    await traces.keep(traced(9, [transfer('a', 'b')]));
    expect(traces.transaction({ blockNumber: 9, transactionIndex: 0 }, blockHashAt(9))).toBeDefined();
    expect(index().covered()).toBeNull();
  });

  test('a block that the chain has replaced already is not kept', async () => {
    await storeBlocks(store, 1, 1);
    await traces.keep(traced(1, [transfer('a', 'b')], 'other'));
    expect(await traces.block(1, blockHashAt(1, 'other'))).toBeUndefined();
    expect(index().covered()).toBeNull();
  });

  test('the oldest blocks go beyond the limit, and the file stays within it', async () => {
    const maxBytes = 2 * 1024 * 1024;
    await reopen({ maxBytes });
    await storeBlocks(store, 1, 300);
    for (let number = 1; number <= 300; number++) {
      const block = [0, 1, 2, 3].map((i) => transfer(`${number}`, `r${i}`, `0x${noise(number * 4 + i)}`));
      await traces.keep(traced(number, block));
    }
    const covered = index().covered();
    expect(covered?.to).toBe(300);
    const lowest = covered?.from ?? 0;
    expect(lowest).toBeGreaterThan(50);
    expect(await traces.block(lowest, blockHashAt(lowest))).toBeDefined();
    expect(await traces.block(lowest - 1, blockHashAt(lowest - 1))).toBeUndefined();
    expect(traces.hasRoom()).toBe(false);
    expect(statSync(join(path(), 'data.mdb')).size).toBeLessThan(maxBytes * 1.25);
    // Older than all that is kept: it would be the first to go.
    const older = Array.from({ length: 20 }, (_, i) => transfer('a', `r${i}`, `0x${noise(i)}`));
    await traces.keep(traced(1, older));
    expect(await traces.block(1, blockHashAt(1))).toBeUndefined();
    await expect(uses('r0', lowest - 1, 300)).rejects.toThrow(BlocksNotIndexed);
    expect(await uses('r0', lowest, 300)).toHaveLength(300 - lowest + 1);
  });

  test('the file stays within the limit where traces are of all sizes, and one block takes half of the room', async () => {
    const maxBytes = 4 * 1024 * 1024;
    await reopen({ maxBytes });
    await storeBlocks(store, 1, 400);
    for (let number = 1; number <= 400; number++) {
      const parts = number % 100 === 0 ? 400 : (number * 37) % 29;
      const input = Array.from({ length: parts }, (_, part) => noise(number * 1_000 + part)).join('');
      await traces.keep(traced(number, [transfer('a', 'b', `0x${input}`)]));
    }
    expect(index().covered()?.to).toBe(400);
    const [kept] = (await traces.block(400, blockHashAt(400))) ?? [];
    expect(kept?.length).toBeGreaterThan(1_900_000);
    expect(statSync(join(path(), 'data.mdb')).size).toBeLessThan(maxBytes * 1.5);
  });

  test('a block that takes more than all the room is not kept', async () => {
    await reopen({ maxBytes: 400_000 });
    await storeBlocks(store, 1, 2);
    await traces.keep(traced(1, [transfer('a', 'b')]));
    const input = Array.from({ length: 300 }, (_, part) => noise(part)).join('');
    await traces.keep(traced(2, [transfer('a', 'b', `0x${input}`)]));
    expect(await traces.block(2, blockHashAt(2))).toBeUndefined();
    expect(index().covered()).toBeNull();
    expect(statSync(join(path(), 'data.mdb')).size).toBeLessThan(3_000_000);
    await traces.keep(traced(2, [transfer('a', 'b')]));
    expect(index().covered()).toEqual({ from: 2, to: 2 });
  });

  test('a lower limit holds as soon as the store is opened', async () => {
    await storeBlocks(store, 1, 40);
    for (let number = 1; number <= 40; number++) {
      await traces.keep(traced(number, [transfer('a', 'b', `0x${noise(number)}`)]));
    }
    await reopen({ maxBytes: 100_000 });
    expect(index().covered()?.from).toBeGreaterThan(1);
    expect(index().covered()?.to).toBe(40);
  });

  test('keeping and dropping a block of a hundred thousand calls does not hold the event loop', async () => {
    const calls = (transaction: number): MadeUpFrame[] =>
      Array.from({ length: 1_000 }, (_, i) => ({ from: addressOf('a'), to: addressOf(transaction, i % 100) }));
    const block = Array.from({ length: 100 }, (_, i) =>
      trace({ from: addressOf('a'), to: addressOf('b'), calls: calls(i) }),
    );
    // What holds the event loop does so every time, while a busy machine makes single turns long.
    let longest = Infinity;
    for (let attempt = 0; attempt < 3 && longest >= 100; attempt++) {
      await storeBlocks(store, 1, 1);
      const turn = await longestTurnMs(async () => {
        await traces.keep(traced(1, block));
        await store.removeFrom(1);
        await traces.start();
      });
      longest = Math.min(longest, turn);
      expect(await traces.block(1, blockHashAt(1))).toBeUndefined();
    }
    expect(longest).toBeLessThan(100);
  }, 60_000);
});

describe('uses of addresses', () => {
  test('sender, receiver, calls, creations and beneficiaries are found, and undone creations are not creations', async () => {
    await storeBlocks(store, 1, 1);
    const [a, b, c, d, e, f] = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => addressOf(name));
    const undone: MadeUpFrame = {
      from: b!,
      to: c,
      error: 'execution reverted',
      calls: [{ type: 'CREATE2', from: c!, to: d }],
    };
    const lasting: MadeUpFrame = {
      type: 'CREATE',
      from: b!,
      to: e,
      calls: [{ type: 'SELFDESTRUCT', from: e!, to: f }],
    };
    await traces.keep(
      traced(1, [
        trace({ from: a!, to: b, calls: [lasting, undone] }),
        trace({ from: a!, error: 'x', type: 'CREATE' }),
      ]),
    );
    const all = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(async (name) => shown(await uses(name, 1, 1))));
    expect(all).toEqual([
      ['1/0 sends', '1/1 sends'],
      ['1/0 sends receives'],
      ['1/0 sends receives'],
      ['1/0 receives'],
      ['1/0 sends receives created'],
      ['1/0 receives'],
    ]);
  });

  test('a failed transaction without a trace is found by its sender and receiver, and has no kept trace', async () => {
    await storeBlocks(store, 1, 1);
    const untraced = [{ transactionIndex: 1, from: addressOf('x'), to: addressOf('y') }];
    await traces.keep({ ...traced(1, [transfer('a', 'b'), new Uint8Array(0)]), untraced });
    expect([shown(await uses('x', 1, 1)), shown(await uses('y', 1, 1))]).toEqual([['1/1 sends'], ['1/1 receives']]);
    expect(text(traces.transaction({ blockNumber: 1, transactionIndex: 0 }, blockHashAt(1)))).toBe(
      text(transfer('a', 'b')),
    );
    expect(traces.transaction({ blockNumber: 1, transactionIndex: 1 }, blockHashAt(1))).toBeUndefined();
    expect(await traces.block(1, blockHashAt(1))).toBeUndefined();
  });

  test('they come in both orders, within the range and the limit', async () => {
    await storeBlocks(store, 1, 600);
    for (let number = 1; number <= 600; number++) {
      await traces.keep(
        traced(number, number % 2 === 0 ? [] : [transfer('a', 'b'), transfer('x', 'y'), transfer('b', 'a')]),
      );
    }
    expect(shown(await uses('a', 0, 600, 'ascending', 3))).toEqual(['1/0 sends', '1/2 receives', '3/0 sends']);
    expect(shown(await uses('a', 1, 600, 'descending', 3))).toEqual([
      '599/2 receives',
      '599/0 sends',
      '597/2 receives',
    ]);
    expect(shown(await uses('a', 4, 5, 'descending'))).toEqual(['5/2 receives', '5/0 sends']);
    expect(await uses('a', 1, 600, 'ascending', 10_000)).toHaveLength(600);
    expect(await uses('nobody', 1, 600)).toEqual([]);
  });

  test('a gap ends what is covered until it is filled', async () => {
    await storeBlocks(store, 1, 12);
    for (const number of [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12]) await traces.keep(traced(number, [transfer('a', 'b')]));
    expect(index().covered()).toEqual({ from: 4, to: 12 });
    await expect(uses('a', 2, 12)).rejects.toThrow(BlocksNotIndexed);
    await traces.keep(traced(3, []));
    expect(index().covered()).toEqual({ from: 0, to: 12 });
    expect(await uses('a', 0, 12)).toHaveLength(11);
  });

  test.each([1, 2, 3])('a question waits for new block %d of three, which is indexed last', async (last) => {
    await storeBlocks(store, 1, 3);
    for (const number of [1, 2, 3]) if (number !== last) await traces.keep(traced(number, []));
    const found = uses('a', 1, 3);
    await traces.keep(traced(last, [transfer('a', 'b')]));
    expect(shown(await found)).toEqual([`${last}/0 sends`]);
  });

  test('blocks that were kept without an index are indexed when they are kept again', async () => {
    await reopen({ indexed: false });
    await storeBlocks(store, 1, 1);
    await traces.keep(traced(1, [transfer('a', 'b')]));
    await reopen();
    expect(index().covered()).toBeNull();
    await traces.keep(traced(1, [transfer('a', 'b')]));
    expect(shown(await uses('b', 1, 1))).toEqual(['1/0 receives']);
  });
});

describe('removed blocks', () => {
  test('their uses end with the blocks, also when another process removes them', async () => {
    await storeBlocks(store, 1, 3);
    for (const number of [1, 2, 3]) await traces.keep(traced(number, [transfer('a', 'b')]));
    const beside = openLmdbStore(join(folder, 'index'), IDENTITY, { flushed: false });
    await beside.removeFrom(2);
    await beside.close();
    await new Promise(setImmediate);
    expect(index().covered()).toEqual({ from: 0, to: 1 });
    await storeBlocks(store, 2, 3, 'other');
    expect(index().covered()).toEqual({ from: 0, to: 1 });
    await traces.keep(traced(2, [transfer('c', 'd')], 'other'));
    expect(index().covered()).toEqual({ from: 0, to: 2 });
    expect(shown(await uses('a', 0, 2))).toEqual(['1/0 sends']);
    expect(shown(await uses('c', 0, 2))).toEqual(['2/0 sends']);
    expect(await traces.block(3, blockHashAt(3))).toBeUndefined();
  });

  test('removals while the store was closed are noticed', async () => {
    await storeBlocks(store, 1, 3);
    for (const number of [1, 2, 3]) await traces.keep(traced(number, [transfer('a', 'b')]));
    await traces.close();
    await store.removeFrom(3);
    await storeBlocks(store, 3, 3, 'other');
    traces = await openTraces();
    expect(index().covered()).toEqual({ from: 0, to: 2 });
  });

  test('traces of a block index that was removed and read anew from another chain count for nothing', async () => {
    await storeBlocks(store, 1, 3);
    for (const number of [1, 2, 3]) await traces.keep(traced(number, [transfer('a', 'b')]));
    await traces.close();
    await store.close();
    await rm(join(folder, 'index'), { recursive: true });
    store = openLmdbStore(join(folder, 'index'), IDENTITY, { flushed: false });
    await storeBlocks(store, 1, 3, 'other');
    traces = await openTraces();
    expect(index().covered()).toBeNull();
    expect(await traces.block(2, blockHashAt(2, 'other'))).toBeUndefined();
  });
});

describe('files', () => {
  const keepSome = async (): Promise<void> => {
    await storeBlocks(store, 1, 20);
    for (let number = 1; number <= 20; number++)
      await traces.keep(traced(number, [transfer('a', 'b', `0x${'12'.repeat(3_000)}`)]));
    await traces.close();
  };

  test.each([
    ['cut off', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))],
    ['of other content', (file: string) => writeFileSync(file, 'not a database '.repeat(10_000))],
    ['empty', (file: string) => truncateSync(file, 0)],
  ])('a file that is %s loses the kept traces and nothing else', async (_, damage) => {
    await keepSome();
    damage(join(path(), 'data.mdb'));
    traces = await openTraces();
    expect(await traces.block(20, blockHashAt(20))).toBeUndefined();
    expect(index().covered()).toBeNull();
    await traces.keep(traced(20, [transfer('a', 'b')]));
    expect(index().covered()).toEqual({ from: 20, to: 20 });
  });

  test('a trace with a flipped bit is not answered', async () => {
    await storeBlocks(store, 1, 1);
    // Below the size from which traces are compressed, so that the bytes can be found in the file.
    const kept = Buffer.from(`{"from":"${addressOf('a')}","type":"CALL"}`);
    await traces.keep(traced(1, [kept]));
    await traces.close();
    const file = join(path(), 'data.mdb');
    const bytes = readFileSync(file);
    for (let at = bytes.indexOf(kept); at >= 0; at = bytes.indexOf(kept, at + 1)) bytes[at + 10]! ^= 1;
    writeFileSync(file, bytes);
    traces = await openTraces();
    expect(traces.transaction({ blockNumber: 1, transactionIndex: 0 }, blockHashAt(1))).toBeUndefined();
    expect(warnings).toEqual(['traces cannot be kept or read']);
    await traces.keep(traced(1, [kept]));
    expect(text(traces.transaction({ blockNumber: 1, transactionIndex: 0 }, blockHashAt(1)))).toBe(kept.toString());
  });

  test('a file of a newer release is left as it is', async () => {
    await traces.close();
    const newer = openEnvironment<Buffer, string>({ path: path(), encoding: 'binary', noSubdir: false, maxDbs: 16 });
    const stamp = Buffer.from(JSON.stringify({ format: 99, cometChainId: 'test-1', chainId: '262144' }));
    newer.openDB<Buffer, string>('meta', { encoding: 'binary' }).putSync('stamp', stamp);
    await newer.close();
    const before = readFileSync(join(path(), 'data.mdb'));
    expect(openTraceStore({ path: path(), maxBytes: BIG, indexed: true }, { blocks: store, log })).toBeNull();
    expect(warnings).toEqual(['the kept traces are of a newer release: none are kept or read']);
    expect(readFileSync(join(path(), 'data.mdb')).equals(before)).toBe(true);
    traces = openTraceStore({ path: join(folder, 'else'), maxBytes: BIG, indexed: true }, { blocks: store, log })!;
  });
});
