import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lockFile } from '../../src/devchain/fileLock.js';

let folder: string;
let path: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-lock-'));
  path = join(folder, 'state');
  lock = `${path}.lock`;
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('is had once, and again when it was given back', () => {
  const unlock = lockFile(path);
  const refusal = `${path} is in use by process ${process.pid}; if that is not halley, remove ${lock}`;
  expect(() => lockFile(path)).toThrow(refusal);
  unlock();
  expect(existsSync(lock)).toBe(false);
  lockFile(path)();
});

test('is not had while another process that runs has it', () => {
  writeFileSync(lock, `${process.ppid} some-token\n`);
  expect(() => lockFile(path)).toThrow(`${path} is in use by process ${process.ppid};`);
  expect(readFileSync(lock, 'utf8')).toBe(`${process.ppid} some-token\n`);
});

test.each([
  ['has ended', () => `${spawnSync(process.execPath, ['--version']).pid} some-token\n`],
  ['had the number of this one', () => `${process.pid} some-token\n`],
  ['was killed before it wrote its number', () => ''],
])('is taken over from a process that %s', (_what, text) => {
  writeFileSync(lock, text());
  const unlock = lockFile(path);
  expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} [0-9a-f-]{36}\n$`));
  unlock();
});
