import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeDataFolder } from '../../../src/config/dataFolder.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-data-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('creates the missing folders, and returns them', async () => {
  expect(await makeDataFolder(join(folder, 'a', 'index'))).toEqual([join(folder, 'a'), join(folder, 'a', 'index')]);
  expect(statSync(join(folder, 'a', 'index')).isDirectory()).toBe(true);
  expect(await makeDataFolder(join(folder, 'a', 'index'))).toEqual([]);
});

test('refuses a folder below a file, and names the file', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(makeDataFolder(join(file, 'x', 'index'))).rejects.toMatchObject({
    name: 'ConfigError',
    message: `data-dir: ${file} is not a folder (EEXIST); name a folder that can be made and written to`,
  });
});

// On Linux nothing can be created below /proc, and the system reports the existing folder as missing. Elsewhere /proc
// itself cannot be created.
test('refuses a folder below /proc', async () => {
  await expect(makeDataFolder('/proc/nope/index')).rejects.toThrow(
    /^data-dir: the folder \/proc(\/nope)? cannot be made \([A-Z]+\); name a folder that can be made and written to$/,
  );
});
