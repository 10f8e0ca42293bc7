import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lockFile } from '../../../src/devchain/fileLock.js';

let folder: string;
let path: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-lock-'));
  path = join(folder, 'state');
  lock = `${path}.lock`;
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a lock is taken once, and again after its release', () => {
  const unlock = lockFile(path);
  const refusal = `${path} is in use by process ${process.pid}; if that is not halley, remove ${lock}`;
  expect(() => lockFile(path)).toThrow(refusal);
  unlock();
  expect(existsSync(lock)).toBe(false);
  lockFile(path)();
});

test('a lock is refused while another running process has it', () => {
  writeFileSync(lock, `${process.ppid} some-token\n`);
  expect(() => lockFile(path)).toThrow(`${path} is in use by process ${process.ppid};`);
  expect(readFileSync(lock, 'utf8')).toBe(`${process.ppid} some-token\n`);
});

test.each([
  ['has ended', () => `${spawnSync(process.execPath, ['--version']).pid} some-token\n`],
  ['had the same process id as this one', () => `${process.pid} some-token\n`],
  ['was killed before it wrote its process id', () => ''],
])('a lock is taken over from a process that %s', (_what, text) => {
  writeFileSync(lock, text());
  const unlock = lockFile(path);
  expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} [0-9a-f-]{36}\n$`));
  unlock();
});
