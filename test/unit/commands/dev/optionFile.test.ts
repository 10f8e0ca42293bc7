/** Files that options of `halley dev` name and that cannot be used: each is refused in one sentence. */
import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readAbiFolder } from '../../../../src/commands/dev/abi/abiFolder.js';
import { readGenesisFile } from '../../../../src/commands/dev/genesisFile.js';
import { assertFolder, assertWritable, unusable } from '../../../../src/commands/dev/optionFile.js';
import { readStateFiles } from '../../../../src/commands/dev/stateFiles.js';
import { ConfigError } from '../../../../src/config/config.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-files-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What each option does with its path before anything is started. */
const USES = {
  '--abi': (path: string) => readAbiFolder(path),
  '--init': (path: string) => readGenesisFile(path),
  '--load-state': (path: string) => readStateFiles({ loadState: path }),
  '--state': (path: string) => readStateFiles({ state: path }),
  '--dump-state': (path: string) => readStateFiles({ dumpState: path }),
  '--config-out': (path: string) => assertWritable({ flag: '--config-out', path }),
  '--ipc': (path: string) => assertFolder({ flag: '--ipc', path }),
} as const;
type Flag = keyof typeof USES;

async function refusal(flag: Flag, path: string): Promise<string> {
  const error: unknown = await USES[flag](path).catch((reason: unknown) => reason);
  // The exit code of the process depends on the class.
  expect(error).toBeInstanceOf(ConfigError);
  return (error as Error).message.replaceAll(folder, 'FOLDER');
}

test.each<[Flag, string]>([
  ['--abi', 'there is no such file or folder'],
  ['--init', 'there is no such file or folder'],
  ['--load-state', 'there is no such file or folder'],
  ['--state', 'there is no folder FOLDER/none'],
  ['--dump-state', 'there is no folder FOLDER/none'],
  ['--config-out', 'there is no folder FOLDER/none'],
  ['--ipc', 'there is no folder FOLDER/none'],
])('%s in a folder that is not there', async (flag, reason) => {
  expect(await refusal(flag, join(folder, 'none/x'))).toBe(`${flag} FOLDER/none/x: ${reason}`);
});

test.each<[Flag, string]>([
  ['--init', 'it is a folder, not a file'],
  ['--load-state', 'there is no such file or folder'],
  ['--config-out', 'it is a folder, not a file'],
])('%s with a folder', async (flag, reason) => {
  // --load-state reads the file in the folder.
  expect(await refusal(flag, folder)).toMatch(new RegExp(`^${flag} FOLDER(?:/state\\.json)?: ${reason}$`));
});

test.each<Flag>(['--abi', '--init', '--load-state'])('%s below a file', async (flag) => {
  writeFileSync(join(folder, 'file'), '');
  expect(await refusal(flag, join(folder, 'file/x'))).toBe(
    `${flag} FOLDER/file/x: a part of the path is a file, not a folder`,
  );
});

test.each<Flag>(['--state', '--dump-state', '--config-out', '--ipc'])('%s below a file', async (flag) => {
  writeFileSync(join(folder, 'file'), '');
  expect(await refusal(flag, join(folder, 'file/x'))).toBe(`${flag} FOLDER/file/x: there is no folder FOLDER/file`);
});

test.each<Flag>(['--init', '--load-state', '--abi'])('%s with links that lead in a circle', async (flag) => {
  symlinkSync('loop', join(folder, 'loop'));
  expect(await refusal(flag, join(folder, 'loop'))).toBe(`${flag} FOLDER/loop: its symbolic links lead in a circle`);
});

test.each<[Flag, string]>([
  ['--init', `it has more than ${128 * 1024 * 1024} bytes`],
  ['--load-state', `it has more than ${64 * 1024 * 1024} bytes`],
])('%s with a file that is too large is not read', async (flag, reason) => {
  const path = join(folder, 'large');
  writeFileSync(path, '');
  truncateSync(path, 2 ** 30);
  expect(await refusal(flag, path)).toBe(`${flag} FOLDER/large: ${reason}`);
});

test.each<Flag>(['--init', '--load-state'])('%s with a device without end is read up to the limit', async (flag) => {
  expect(await refusal(flag, '/dev/zero')).toMatch(new RegExp(`^${flag} /dev/zero: it has more than \\d+ bytes$`));
});

test('--abi with a file', async () => {
  writeFileSync(join(folder, 'file'), '{}');
  expect(await refusal('--abi', join(folder, 'file'))).toBe('--abi FOLDER/file: it is a file, not a folder');
});

test.each<Flag>(['--state', '--dump-state'])('%s never replaces what is no file', async (flag) => {
  expect(await refusal(flag, '/dev/null')).toBe(`${flag} /dev/null: it is not a regular file`);
});

test('--init with a file that is not JSON, or has a field of the wrong form', async () => {
  const path = join(folder, 'genesis.json');
  writeFileSync(path, '{');
  expect(await refusal('--init', path)).toBe('--init FOLDER/genesis.json: not JSON');
  writeFileSync(path, '[]');
  expect(await refusal('--init', path)).toBe('--init FOLDER/genesis.json: the file: expected an object');
  writeFileSync(path, '{"alloc":{"0x12":{}}}');
  expect(await refusal('--init', path)).toBe('--init FOLDER/genesis.json: alloc: expected an address, got "0x12"');
});

test('without permission, or on a full disk', () => {
  const path = '/x';
  const because = (code: string): string =>
    unusable({ flag: '--config-out', path }, Object.assign(new Error(`${code}: raw`), { code })).message;
  expect(because('EACCES')).toBe('--config-out /x: this user has no permission for it');
  expect(because('ENOSPC')).toBe('--config-out /x: the disk is full');
  expect(because('EODD')).toBe('--config-out /x: EODD: raw');
});
