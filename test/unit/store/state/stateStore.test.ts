import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { open as openEnvironment } from 'lmdb';
import { newestKey } from '../../../../src/store/state/stateKeys.js';
import { StateStore, type StateStoreOptions } from '../../../../src/store/state/stateStore.js';
import type { StateValue } from '../../../../src/store/state/writeQueue.js';
import { longestTurnMs } from '../../../support/eventLoop.js';
import { bytesOf, textOf } from './chainHistory.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n, denom: 'atest', decimals: 18 };
const UNUSABLE = 'the stored values of the state cannot be used: starting without any';

/** A run is kept in at most as many parts; each start begins one. */
const MOST_PARTS = 256;

let folder: string;
let path: string;
let warnings: string[];
let store: StateStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-state-'));
  path = join(folder, 'state');
  warnings = [];
  store = await opened();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function opened(options: Partial<StateStoreOptions> = {}): Promise<StateStore> {
  const log = { warn: (_: object, message: string) => void warnings.push(message) };
  const result = await StateStore.open(path, { identity: IDENTITY, maxBytes: 2 ** 30, log, ...options });
  if (result === null) throw new Error(`not opened: ${warnings.at(-1)}`);
  return result;
}

async function reopen(options: Partial<StateStoreOptions> = {}): Promise<void> {
  await store.close();
  store = await opened(options);
}

const statOf = (file: string) => statSync(file, { bigint: true });

const valueOf = (key: string, value: string | null): StateValue => ({
  key: bytesOf(key),
  raw: value === null ? null : bytesOf(value),
});

/** Writes a block and waits until its changes can be read, or nothing is written. */
async function write(run: number, height: number, changes: Record<string, string | null> = {}): Promise<void> {
  const values = Object.entries(changes).map(([key, value]) => valueOf(key, value));
  store.writeBlock({ run, height, hash: `hash ${height}`, changes: values, bytes: 100 });
  await written(run, height);
}

async function written(run: number, height: number): Promise<void> {
  const before = warnings.length;
  while (store.isOpen(run) && store.readableTo < height && warnings.length === before) await new Promise(setImmediate);
}

const at = (key: string, height: number, contract?: string) => {
  const found = store.valueAt(bytesOf(key), height, contract);
  return found && { ...found, raw: textOf(found.raw) };
};

describe('values', () => {
  test('a change holds to the next one, and the last one to the end of the run', async () => {
    const run = store.beginRun(10);
    await write(run, 10, { a: '1', b: '2' });
    await write(run, 11);
    await write(run, 12, { a: null });
    expect(at('a', 9)).toBeUndefined();
    expect(at('a', 11)).toEqual({ from: 10, to: 11, run, raw: '1' });
    expect(at('a', 12)).toEqual({ from: 12, to: Infinity, run, raw: null });
    expect(at('b', 12)).toEqual({ from: 10, to: Infinity, run, raw: '2' });
    expect(at('b', 13)).toBeUndefined();
    expect(store.readableTo).toBe(12);
  });

  test('a value that was read holds from its height to the next change', async () => {
    const run = store.beginRun(10);
    for (let height = 10; height <= 12; height++) await write(run, height);
    await write(run, 13, { a: '2' });
    for (const [height, key, value] of [
      [11, 'a', '1'],
      [13, 'b', null],
      [11, 'b', null],
    ] as const)
      expect(store.writeRead(run, height, valueOf(key, value))).toBe(true);
    await write(run, 14);
    expect(at('a', 10)).toBeUndefined();
    expect(at('a', 12)).toEqual({ from: 11, to: 12, run, raw: '1' });
    expect(at('a', 14)).toEqual({ from: 13, to: Infinity, run, raw: '2' });
    expect(at('b', 14)).toEqual({ from: 11, to: Infinity, run, raw: null });
  });

  test('no value holds over a gap, and older runs hold for their heights', async () => {
    const first = store.beginRun(1);
    await write(first, 1, { a: '1' });
    await write(first, 2);
    const second = store.beginRun(5);
    await write(second, 5, { b: '2' });
    expect([at('a', 2)?.raw, at('a', 5), at('b', 5)?.raw]).toEqual(['1', undefined, '2']);
    store.writeRead(second, 5, valueOf('a', '1'));
    await write(second, 6);
    expect(at('a', 6)).toEqual({ from: 5, to: Infinity, run: second, raw: '1' });
    expect(at('a', 2)).toEqual({ from: 1, to: 4, run: first, raw: '1' });
  });

  test('what was taken back is not known, and does not come back', async () => {
    const run = store.beginRun(1);
    await write(run, 1, { a: '1' });
    await write(run, 2, { a: '2' });
    store.rewind(2);
    expect([at('a', 1)?.raw, at('a', 2)]).toEqual(['1', undefined]);
    await write(run, 2);
    await write(run, 3, { b: '1' });
    expect(at('a', 3)).toEqual({ from: 1, to: Infinity, run, raw: '1' });
    store.clear();
    expect([at('a', 1), at('b', 3), store.newestRun()]).toEqual([undefined, undefined, null]);
    const next = store.beginRun(1);
    await write(next, 1, { c: '1' });
    expect([at('a', 1), at('b', 1), at('c', 1)?.raw]).toEqual([undefined, undefined, '1']);
  });

  test('what is written of a block that is taken back does not count in the block that takes its place', async () => {
    const run = store.beginRun(1);
    await write(run, 1, { a: '1' });
    let taken = 0;
    const changes = function* () {
      yield valueOf('a', 'taken back');
      for (; taken < 1_000_000; taken++) yield valueOf(`key ${taken}`, '1');
    };
    store.writeBlock({ run, height: 2, hash: 'other', changes: { [Symbol.iterator]: changes }, bytes: 100 });
    while (taken === 0) await new Promise(setImmediate);
    expect(at('a', 1)).toEqual({ from: 1, to: 1, run, raw: '1' });
    store.rewind(2);
    await write(run, 2, { b: '1' });
    expect([store.readableTo, at('a', 2)?.raw, at('key 0', 2)]).toEqual([2, '1', undefined]);
  });

  test('a value that changes with every block is known at all kept heights', async () => {
    await reopen({ keptHeights: 100 });
    const run = store.beginRun(1);
    for (let height = 1; height <= 300; height++) await write(run, height, { a: `${height}` });
    for (let height = 200; height <= 300; height++) expect(at('a', height)?.raw).toBe(`${height}`);
    expect(at('a', 150)).toBeUndefined();
  });
});

describe('contracts', () => {
  test('a slot of a complete contract that was never written is absent', async () => {
    const run = store.beginRun(1);
    await write(run, 1);
    store.writeBlock({ run, height: 2, hash: 'hash 2', changes: [valueOf('slot 1', '1')], bytes: 100 });
    await store.setComplete('0xa', 2, run);
    await write(run, 3);
    await write(run, 4, { 'slot 2': '2' });
    expect(store.completeSince('0xa')).toEqual({ from: 2, run });
    expect(at('slot 2', 3, '0xa')).toEqual({ from: 2, to: 3, run, raw: null });
    expect([at('slot 2', 1, '0xa'), at('slot 2', 3, '0xb'), at('slot 2', 3)]).toEqual(Array(3).fill(undefined));
    expect(at('slot 3', 4, '0xa')).toEqual({ from: 2, to: Infinity, run, raw: null });
    await reopen();
    while (store.completeSince('0xa') === undefined) await new Promise(setImmediate);
    expect(at('slot 3', 4, '0xa')).toEqual({ from: 2, to: Infinity, run, raw: null });
    store.rewind(2);
    expect([store.completeSince('0xa'), at('slot 3', 1, '0xa')]).toEqual([undefined, undefined]);
  });

  test('nothing is absent once a part of the run was forgotten, as after many restarts', async () => {
    const run = store.beginRun(1);
    await write(run, 1);
    store.writeRead(run, 1, valueOf('slot 1', '1'));
    await write(run, 2);
    await reopen();
    await write(run, 3);
    // The slot was written in the first part.
    store.writeRead(run, 3, valueOf('slot 1', '1'));
    await store.setComplete('0xa', 3, run);
    let height = 3;
    for (; height < 2 + MOST_PARTS; height++) {
      await reopen();
      await write(run, height + 1);
    }
    while (store.isChecking) await new Promise(setImmediate);
    expect([at('slot 1', height, '0xa'), at('slot 2', height, '0xa')]).toEqual([undefined, undefined]);
    expect(store.completeSince('0xa')).toBeUndefined();
  });

  test('nothing is absent where versions were left out and later ones were taken back', async () => {
    await reopen({ keptHeights: 5 });
    const run = store.beginRun(1);
    await write(run, 1, {});
    await store.setComplete('0xa', 1, run);
    for (let height = 2; height <= 30; height++) await write(run, height, height % 10 === 0 ? { a: `${height}` } : {});
    store.rewind(15);
    for (let height = 15; height <= 40; height++) await write(run, height);
    expect(at('a', 40, '0xa')).toBeUndefined();
  });

  test('where the run began with the genesis state, every value without a record is absent', async () => {
    const run = store.beginRun(1);
    await write(run, 1, { a: '1' });
    store.setWhole(run, 1);
    await write(run, 2);
    expect(store.wholeSince()).toEqual({ from: 1, run });
    expect(at('b', 2)).toEqual({ from: 1, to: Infinity, run, raw: null });
    const next = store.beginRun(4);
    await write(next, 4);
    store.setWhole(next, 3);
    await write(next, 5);
    expect([at('b', 5), at('b', 2)?.raw]).toEqual([undefined, null]);
  });
});

describe('runs', () => {
  test('a run is continued after a restart, with the hash of its newest block', async () => {
    const run = store.beginRun(7);
    await write(run, 7, { a: '1' });
    await write(run, 8);
    await reopen();
    expect(store.newestRun()).toEqual({ id: run, from: 7, last: 8, hash: 'hash 8' });
    await write(run, 9, { b: '1' });
    expect(at('a', 9)).toEqual({ from: 7, to: Infinity, run, raw: '1' });
    expect(warnings).toEqual([]);
  });

  test('a block that is missing ends the run, and what is written stays known', async () => {
    const run = store.beginRun(1);
    await write(run, 1, { a: '1' });
    await write(run, 3, { a: '3' });
    expect([store.isOpen(run), store.readableTo, at('a', 1)?.raw, at('a', 3)]).toEqual([false, 1, '1', undefined]);
    expect(store.writeRead(run, 1, valueOf('b', '1'))).toBe(false);
    expect(warnings).toEqual(['values of the state are not stored from this height on']);
    const next = store.beginRun(4);
    await write(next, 4, { a: '4' });
    expect(at('a', 4)?.raw).toBe('4');
  });

  test('changes that cannot be taken end the run, and none of them counts', async () => {
    const run = store.beginRun(1);
    await write(run, 1, { a: '1' });
    const changes = function* () {
      yield valueOf('a', '2');
      throw new Error('the message ends early');
    };
    store.writeBlock({ run, height: 2, hash: 'hash 2', changes: { [Symbol.iterator]: changes }, bytes: 100 });
    await written(run, 2);
    expect([store.isOpen(run), at('a', 1)?.raw, at('a', 2)]).toEqual([false, '1', undefined]);
  });

  test('more blocks than memory may hold end the run, and those before are written', async () => {
    const run = store.beginRun(1);
    const changes = [valueOf('a', '1')];
    for (let height = 1; height <= 3; height++)
      store.writeBlock({ run, height, hash: `hash ${height}`, changes, bytes: 60 * 1024 * 1024 });
    expect([store.isOpen(run), store.writeRead(run, 1, valueOf('b', '1'))]).toEqual([false, false]);
    await store.drained();
    while (store.readableTo < 2) await new Promise(setImmediate);
    expect([at('a', 2)?.raw, at('a', 3)]).toEqual(['1', undefined]);
  });

  test('beyond the limit all values are dropped, and the run continues', async () => {
    await reopen({ maxBytes: 400_000 });
    const run = store.beginRun(1);
    let height = 1;
    for (; warnings.length === 0; height++)
      await write(run, height, Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`${height} ${i}`, 'v'])));
    expect(warnings).toEqual(['the stored values of the state have reached their limit: they are dropped']);
    expect([at('1 1', height - 1), store.isOpen(run)]).toEqual([undefined, true]);
    await write(run, height, { a: '1' });
    while (store.bytes > 50_000) await new Promise(setImmediate);
    expect([at('a', height)?.raw, store.readableTo]).toEqual(['1', height]);
    await reopen();
    expect(store.newestRun()).toEqual({ id: run, from: height, last: height, hash: `hash ${height}` });
  });

  test('values that are dropped go little by little, and leave time for others', async () => {
    const run = store.beginRun(1);
    const changes = function* () {
      for (let index = 0; index < 30_000; index++) yield valueOf(`key ${index}`, 'v'.repeat(100));
    };
    store.writeBlock({ run, height: 1, hash: 'hash 1', changes: { [Symbol.iterator]: changes }, bytes: 3e6 });
    await written(run, 1);
    store.writeBlock({ run, height: 2, hash: 'hash 2', changes: [], bytes: 3e6 });
    await store.setComplete('0xa', 2, run);
    const [value, bytes] = [at('key 7', 1)?.raw, store.bytes];
    let next = 0;
    const longest = await longestTurnMs(async () => {
      store.clear();
      await new Promise(setImmediate);
      expect(store.bytes).toBeGreaterThan(bytes / 2);
      next = store.beginRun(3);
      await write(next, 3, { 'key 29999': '3', 'key 9': '3' });
      while (store.bytes > bytes / 20) await new Promise(setImmediate);
    });
    expect([value, at('key 7', 1), at('key 7', 3, '0xa')]).toEqual(['v'.repeat(100), undefined, undefined]);
    expect([at('key 29999', 3)?.raw, at('key 9', 3)?.raw]).toEqual(['3', '3']);
    expect(longest).toBeLessThan(100);
    await reopen();
    expect([at('key 29999', 3)?.raw, store.newestRun()?.last]).toEqual(['3', 3]);
  });

  test('what was dropped does not count before it is removed, and goes after a restart, too', async () => {
    await reopen({ keptHeights: 5 });
    const before = store.beginRun(100);
    // Versions are left out.
    for (let height = 100; height < 140; height++) await write(before, height, { a: `${height}` });
    const many = Array.from({ length: 5_000 }, (_, index) => valueOf(`key ${index}`, 'v'.repeat(100)));
    store.writeBlock({ run: before, height: 140, hash: 'hash 140', changes: many, bytes: 100 });
    await written(before, 140);
    const { bytes } = store;
    store.clear();
    const run = store.beginRun(50);
    await write(run, 50);
    store.writeRead(run, 50, valueOf('a', '50'));
    await store.setComplete('0xa', 50, run);
    await reopen({ keptHeights: 5 });
    while (store.bytes > bytes / 4 || store.isChecking) await new Promise(setImmediate);
    expect([at('a', 50, '0xa')?.raw, at('b', 50, '0xa')?.raw]).toEqual(['50', null]);
    expect(warnings).toEqual([]);
  });

  test('a block of very many changes leaves time for others', async () => {
    const run = store.beginRun(1);
    const changes = function* () {
      for (let index = 0; index < 30_000; index++) yield valueOf(`key ${(index * 7_919) % 30_000}`, `value ${index}`);
    };
    const longest = await longestTurnMs(async () => {
      store.writeBlock({ run, height: 1, hash: 'hash 1', changes: { [Symbol.iterator]: changes }, bytes: 3e6 });
      await written(run, 1);
    });
    expect(store.readableTo).toBe(1);
    expect(longest).toBeLessThan(60);
  });
});

describe('the file', () => {
  const flip = async (key: string): Promise<void> => {
    const root = openEnvironment<Buffer, string>({ path, encoding: 'binary', noSubdir: false, maxDbs: 4 });
    const records = root.openDB<Buffer, Uint8Array>('state', { encoding: 'binary', keyEncoding: 'binary' });
    const value = Buffer.from(records.getBinary(newestKey(bytesOf(key)))!);
    value[value.length >> 1]! ^= 0x04;
    records.putSync(newestKey(bytesOf(key)), value);
    await root.close();
    mark();
  };

  /** The file counts as closed in order. */
  const mark = (): void => {
    const { size, mtimeNs } = statOf(join(path, 'data.mdb'));
    writeFileSync(join(path, 'trusted'), `closed ${size} ${mtimeNs}`);
  };

  const fill = async (): Promise<void> => {
    const run = store.beginRun(1);
    await write(run, 1, { a: '1', b: '2' });
    await store.close();
  };

  test('a damaged value is not known, nor is any other until the next start, which drops all', async () => {
    await fill();
    await flip('a');
    store = await opened();
    expect([at('b', 1)?.raw, at('a', 1), at('b', 1)]).toEqual(['2', undefined, undefined]);
    expect(warnings).toEqual(['the stored values of the state are damaged: they are dropped at the next start']);
    await reopen();
    expect([warnings[1], store.newestRun()]).toEqual([UNUSABLE, null]);
  });

  test('contracts are complete only if no record is damaged', async () => {
    const run = store.beginRun(1);
    await write(run, 1, { a: '1' });
    await store.setComplete('0xa', 1, run);
    await store.close();
    await flip('a');
    store = await opened();
    expect(at('b', 1, '0xa')).toBeUndefined();
    while (warnings.length === 0) await new Promise(setImmediate);
    expect(at('b', 1, '0xa')).toBeUndefined();
  });

  test.each([
    ['another chain', { identity: { ...IDENTITY, chainId: 1n } }],
    ['a chain of another name', { identity: { ...IDENTITY, cometChainId: 'test-2' } }],
    ['another coin', { identity: { ...IDENTITY, denom: 'aother' } }],
    ['a coin of other decimals', { identity: { ...IDENTITY, decimals: 6 } }],
  ])('values of %s are dropped', async (_, options) => {
    await fill();
    store = await opened(options);
    expect([store.newestRun(), at('a', 1), warnings]).toEqual([null, undefined, [UNUSABLE]]);
  });

  test.each([
    ['that the machine stopped with', () => writeFileSync(join(path, 'trusted'), 'open another-boot 1 1')],
    ['whose mark was not written', () => rmSync(join(path, 'trusted'))],
    [
      'that was copied while it was open',
      () => {
        const copy = join(folder, 'copy');
        copyFileSync(join(path, 'data.mdb'), copy);
        const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
        const { dev, ino } = statOf(join(path, 'data.mdb'));
        writeFileSync(join(path, 'trusted'), `open ${bootId} ${dev} ${ino}`);
        renameSync(copy, join(path, 'data.mdb'));
      },
    ],
  ])('a file %s is dropped', async (_, change) => {
    await fill();
    change();
    store = await opened();
    expect([store.newestRun(), warnings]).toEqual([null, [UNUSABLE]]);
  });

  test('a second store of the folder is refused while the first one is open, also in a long path', async () => {
    await store.close();
    path = join(folder, 'long'.repeat(30), 'state');
    store = await opened();
    await expect(opened()).rejects.toThrow('another process stores values of the state here: this one goes without');
    await reopen();
    await store.close();
    expect(readdirSync(path).filter((name) => name.endsWith('.sock'))).toEqual([]);
  });

  test('no file is made where no values may be stored', async () => {
    const log = { warn: () => undefined };
    expect(await StateStore.open(join(folder, 'none'), { identity: IDENTITY, maxBytes: 0, log })).toBeNull();
    expect(readdirSync(folder)).toEqual(['state']);
  });
});
