/** A folder into which somebody hostile may put anything. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Address } from '../../../generated/types.js';
import { MAX_FILES } from '../../../src/keystore/limits.js';
import { KeyFolder } from '../../../src/keystore/folder/keyFolder.js';
import { until } from '../indexer/until.js';

const KEY_FILE = join(import.meta.dirname, '../../support/fixtures/keyFiles/geth.json');

let home: string;
let path: string;
let folder: KeyFolder;
let lines: string[];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'halley-folder-'));
  path = join(home, 'keystore');
  mkdirSync(path, { mode: 0o700 });
  lines = [];
  const nothing = (): void => undefined;
  const warn = (fields: { file?: string; problem?: string }, message: string): void =>
    void lines.push(`${basename(fields.file ?? '')}: ${fields.problem ?? message}`);
  folder = new KeyFolder(path, { debug: nothing, error: nothing, warn });
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

test('what is no key file of this user is passed over, with one line each', () => {
  const outside = join(home, 'outside');
  put(outside, '1');
  put(join(path, 'a-good'), '2');
  symlinkSync(outside, join(path, 'link'));
  symlinkSync('/dev/zero', join(path, 'link-to-a-device'));
  symlinkSync(join(path, 'link-to-itself'), join(path, 'link-to-itself'));
  symlinkSync('/etc', join(path, 'link-to-a-folder'));
  mkdirSync(join(path, 'sub'));
  put(join(path, 'sub', 'deeper'), '3');
  execFileSync('mkfifo', [join(path, 'pipe')]);
  put(join(path, 'big'), '4');
  truncateSync(join(path, 'big'), 1024 ** 3);
  put(join(path, 'half'), '5', (text) => text.slice(0, 100));
  put(join(path, 'empty'), '5', () => '');
  put(join(path, 'bomb'), '6', () => '['.repeat(8000));
  put(join(path, 'nobody'), '7', (text) => text.replace('"address"', '"adress"'));
  put(join(path, 'twice'), '2');
  const foreign = process.geteuid?.() === 0;
  put(join(path, 'foreign'), '8');
  if (foreign) chownSync(join(path, 'foreign'), 12_345, 12_345);
  else rmSync(join(path, 'foreign'));

  expect(accounts()).toEqual([account('2')]);
  const expected = [
    'big: it is larger than 8192 bytes',
    'bomb: it must be JSON',
    ...(foreign ? ['foreign: it belongs to another user'] : []),
    'empty: it must be JSON',
    'half: it must be JSON',
    'link-to-a-device: it is a symbolic link',
    'link-to-a-folder: it is a symbolic link',
    'link-to-itself: it is a symbolic link',
    'link: it is a symbolic link',
    'nobody: it does not name its account (address)',
    'pipe: it is no regular file',
    'sub: it is no regular file',
    'twice: another file holds a key of the same account',
  ];
  expect(lines.sort()).toEqual(expected.sort());
  // Also after more looks.
  expect([accounts(), accounts()]).toEqual([[account('2')], [account('2')]]);
  expect(lines).toHaveLength(expected.length);
});

test('hidden files and backups of editors are skipped without a word, as geth does', () => {
  for (const name of ['.hidden', 'key~', '.halley-0123456789abcdef.tmp']) put(join(path, name), '1');
  expect([accounts(), lines]).toEqual([[], []]);
});

test('names are names: one that looks like a path or a command changes nothing', () => {
  const names = ['$(reboot)', 'a..%2f..%2fetc', '\u001b[31mred\n', 'ÿ', '-rf'];
  for (const [index, name] of names.entries()) put(join(path, name), String(index + 1));
  expect(accounts().sort()).toEqual(names.map((_, index) => account(String(index + 1))).sort());
});

test('a file that is completed is a key from then on', () => {
  put(join(path, 'key'), '1', (text) => text.slice(0, 50));
  expect(accounts()).toEqual([]);
  put(join(path, 'key'), '1');
  expect(accounts()).toEqual([account('1')]);
});

test('a file that comes in the place of another, and one that is put back', () => {
  put(join(path, 'key'), '1');
  put(join(home, 'other'), '2');
  expect(accounts()).toEqual([account('1')]);
  renameSync(join(path, 'key'), join(home, 'key'));
  renameSync(join(home, 'other'), join(path, 'key'));
  expect(accounts()).toEqual([account('2')]);
  rmSync(path, { recursive: true });
  expect(accounts()).toEqual([]);
  mkdirSync(path);
  renameSync(join(home, 'key'), join(path, 'key'));
  expect(accounts()).toEqual([account('1')]);
});

test('a file that gets another key where it lies is noticed, although its folder does not change', async () => {
  put(join(path, 'key'), '1');
  utimesSync(path, 1, 1);
  expect(accounts()).toEqual([account('1')]);
  put(join(path, 'key'), '2');
  await until(() => accounts()[0] === account('2'));
});

test('a file with another account than before is not read for that account', () => {
  put(join(path, 'key'), '1');
  const [stored] = folder.keys();
  put(join(path, 'key'), '2');
  expect(stored && folder.read(stored)).toBeUndefined();
});

test('of two files of one account, the first by name counts; without it, the second', () => {
  put(join(path, 'b'), '1');
  put(join(path, 'a'), '1');
  expect(folder.keys()).toEqual([{ account: account('1'), name: 'a' }]);
  folder.passOver({ account: account('1'), name: 'a' }, 'why');
  expect(folder.keys()).toEqual([{ account: account('1'), name: 'b' }]);
  expect(lines).toEqual(['b: another file holds a key of the same account', 'a: why']);
});

test('a key file that others can read is used, with a warning', () => {
  put(join(path, 'key'), '1');
  chmodSync(join(path, 'key'), 0o644);
  expect(accounts()).toEqual([account('1')]);
  expect(lines).toEqual(['key: a key file is open to other users: its mode should be 0600']);
});

test('the number of files that are read has a bound, and a line in the log', () => {
  put(join(home, 'key'), '1');
  for (let index = 0; index <= MAX_FILES; index++) linkSync(join(home, 'key'), join(path, `${10_000 + index}`));
  const last = join(path, `${10_000 + MAX_FILES}`);
  rmSync(last);
  put(last, '2');
  expect(accounts()).toEqual([account('1')]);
  expect(folder.isFull()).toBe(true);
  expect(lines.filter((line) => line.includes('too many files'))).toHaveLength(1);
  rmSync(join(path, '10000'));
  expect(accounts()).toEqual([account('1'), account('2')]);
});

test('a folder in which others can exchange files is used, with a warning', () => {
  put(join(path, 'key'), '1');
  chmodSync(path, 0o770);
  expect([accounts(), accounts()]).toEqual([[account('1')], [account('1')]]);
  expect(lines).toEqual([': other users can write to the folder of the key store: its mode should be 0700']);
});

test('a folder that cannot be read is no key store, with a line in the log', () => {
  rmSync(path, { recursive: true });
  copyFileSync(KEY_FILE, path);
  expect(accounts()).toEqual([]);
  expect(accounts()).toEqual([]);
  expect(lines).toEqual([': the folder of the key store cannot be read']);
});

/** A file that says that it holds the key of `account(digit)`. */
function put(file: string, digit: string, change = (text: string): string => text): void {
  const text = readFileSync(KEY_FILE, 'utf8').replace(/"address":"[^"]*"/, `"address":"${account(digit).slice(2)}"`);
  writeFileSync(file, change(text), { mode: 0o600 });
}

function account(digit: string): Address {
  return `0x${digit.repeat(40)}` as Address;
}

function accounts(): Address[] {
  return folder.keys().map(({ account: found }) => found);
}
