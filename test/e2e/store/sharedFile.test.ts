/** The file that all processes of a service share: what it survives, and what it is removed for. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { inTransaction } from '../../../src/store/lmdb/inTransaction.js';
import { closeFile } from '../../../src/store/lmdb/openingLock.js';
import {
  closeSharedFile,
  openSharedFile,
  prepareSharedFile,
  type SharedEnvironment,
} from '../../../src/store/shared/sharedFile.js';
import { changeFile } from '../../unit/store/damage/damage.js';

/** Where LMDB notes in each of its three metas which run of the operating system wrote it. */
const BOOT_AT = [0, 2_048, 4_096].map((meta) => meta + 24 + 136);

let folder: string;
let warnings: object[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-shared-'));
  warnings = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string): string => join(folder, name);
const prepare = (path = folder) => prepareSharedFile(path, { warn: (fields) => void warnings.push(fields) });
const NOT_CLOSED = 'the machine stopped before they were closed in order, or they are a copy';

const valuesOf = ({ root }: SharedEnvironment) => root.openDB<string, string>('values', { encoding: 'string' });

/** A process that stores a value and closes the file, unless it is killed. */
async function store(value: string, ending: 'closed' | 'killed'): Promise<void> {
  await prepare();
  const shared = openSharedFile(folder);
  const values = valuesOf(shared);
  shared.root.transactionSync(() => values.putSync('key', value));
  if (ending === 'closed') await closeSharedFile(shared);
  else await closeFile(shared);
}

async function stored(path = folder): Promise<string | undefined> {
  await prepare(path);
  const shared = openSharedFile(path);
  const value = valuesOf(shared).get('key');
  await closeFile(shared);
  return value;
}

/** As after a restart of the machine. An orderly one flushes everything, and the file keeps its time. */
function restartMachine(): void {
  const before = statSync(file('data.mdb'), { bigint: true });
  changeFile(file('data.mdb'), (content) => BOOT_AT.forEach((at) => content.fill(0x5a, at, at + 8)));
  const mark = `${before.size} ${before.mtimeNs}`;
  if (existsSync(file('flushed')) && readFileSync(file('flushed'), 'latin1') === mark) {
    const { size, mtimeNs } = statSync(file('data.mdb'), { bigint: true });
    writeFileSync(file('flushed'), `${size} ${mtimeNs}`);
  }
  const [, ...inode] = readFileSync(file('opened'), 'latin1').split(' ');
  writeFileSync(file('opened'), ['former-boot', ...inode].join(' '));
}

test('what was stored is there after a close, a kill, and a restart of the machine after a close', async () => {
  await store('closed', 'closed');
  expect(await stored()).toBe('closed');
  await store('killed', 'killed');
  expect(await stored()).toBe('killed');
  await store('closed again', 'closed');
  restartMachine();
  expect(await stored()).toBe('closed again');
  expect(warnings).toEqual([]);
});

test('after a power cut, everything is gone, with one warning', async () => {
  await store('closed', 'closed');
  await store('in use', 'killed');
  restartMachine();
  expect(await stored()).toBeUndefined();
  expect(await stored()).toBeUndefined();
  expect(warnings).toEqual([{ path: folder, reason: NOT_CLOSED }]);
});

test('a copy is used only when it was closed', async () => {
  await store('in use', 'killed');
  const copy = mkdtempSync(join(tmpdir(), 'halley-shared-'));
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  expect(await stored(copy)).toBeUndefined();
  expect(warnings).toEqual([{ path: copy, reason: NOT_CLOSED }]);
  rmSync(copy, { recursive: true });
});

test.each<[string, () => void]>([
  ['cut off', () => truncateSync(file('data.mdb'), 5_000)],
  ['full of zeros', () => writeFileSync(file('data.mdb'), Buffer.alloc(40_000))],
  ['no file of LMDB', () => writeFileSync(file('data.mdb'), Buffer.alloc(40_000, 'no file of LMDB '))],
])('a file that is %s is replaced, with one warning', async (_, damage) => {
  await store('value', 'killed');
  damage();
  expect(await stored()).toBeUndefined();
  expect(warnings).toEqual([{ path: folder, reason: expect.stringMatching(/^a process that reads it ends|^MDB_/) }]);
  await store('later', 'closed');
  expect(await stored()).toBe('later');
  expect(warnings).toHaveLength(1);
});

test('services that start together after a power cut replace it once, and share the new one', async () => {
  await store('value', 'killed');
  restartMachine();
  await Promise.all([prepare(), prepare(), prepare()]);
  expect(warnings).toEqual([{ path: folder, reason: NOT_CLOSED }]);
});

test('a service that starts does not remove the file that another one has open', async () => {
  await prepare();
  const first = openSharedFile(folder);
  const inode = statSync(file('data.mdb')).ino;
  const values = valuesOf(first);
  for (const value of ['one', 'two', 'three']) {
    first.root.transactionSync(() => values.putSync('key', value));
    await store(`second after ${value}`, 'closed');
    first.root.resetReadTxn();
    expect(values.get('key')).toBe(`second after ${value}`);
  }
  // The second one has marked the file as flushed.
  first.root.transactionSync(() => values.putSync('key', 'last'));
  await closeFile(first);
  expect(await stored()).toBe('last');
  expect(statSync(file('data.mdb')).ino).toBe(inode);
  expect(warnings).toEqual([]);
});

test('nothing that is written is lost while other processes prepare, open and close the file', async () => {
  await prepare();
  const shared = openSharedFile(folder);
  const values = valuesOf(shared);
  const script = join(import.meta.dirname, 'sharedProcess.ts');
  const processes = [1, 2].map(() =>
    spawn(process.execPath, ['--import', 'tsx', script, folder, '200'], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const printed: unknown[] = [];
  for (const { stdout } of processes) stdout.on('data', (text) => printed.push(String(text)));
  const exits = Promise.all(processes.map((child) => once(child, 'exit')));
  let hasEnded = false;
  void exits.then(() => (hasEnded = true));
  const lost: number[] = [];
  for (let written = 1; !hasEnded && lost.length < 10; written++) {
    inTransaction(shared, () => {
      if (written > 1 && values.get('key') !== String(written - 1)) lost.push(written - 1);
      values.putSync('key', String(written));
    });
    await new Promise(setImmediate);
  }
  expect(lost).toEqual([]);
  expect(await exits).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(printed).toEqual([]);
  expect(warnings).toEqual([]);
  await closeSharedFile(shared);
});
