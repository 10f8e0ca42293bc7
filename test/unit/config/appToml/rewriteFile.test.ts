import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileNotRewritten, rewriteFile } from '../../../../src/config/rewriteFile.js';

let root: string;
let folder: string;
let file: string;
let count = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'halley-rewrite-'));
  // Another user must reach what is in it.
  await chmod(root, 0o755);
});

afterAll(() => rm(root, { recursive: true, force: true }));

beforeEach(async () => {
  folder = join(root, String(count++));
  file = join(folder, 'app.toml');
  await mkdir(folder);
  await writeFile(file, 'old', { mode: 0o640 });
});

describe('a rewritten file', () => {
  test('has the new text, its old mode, and nothing beside it', async () => {
    await rewriteFile(file, (text) => `${text} and new é`);
    expect(await readFile(file, 'utf8')).toBe('old and new é');
    expect((await stat(file)).mode & 0o777).toBe(0o640);
    expect(await readdir(folder)).toEqual(['app.toml']);
  });

  test('is the one that symbolic links lead to, and the links stay', async () => {
    await symlink('app.toml', join(folder, 'data'));
    await symlink(join(folder, 'data'), join(folder, 'link'));
    await rewriteFile(join(folder, 'link'), () => 'new');
    expect(await readFile(file, 'utf8')).toBe('new');
    expect((await lstat(join(folder, 'link'))).isSymbolicLink()).toBe(true);
  });

  test('is not touched when its text stays', async () => {
    const { ino } = await stat(file);
    await rewriteFile(file, (text) => text);
    expect((await stat(file)).ino).toBe(ino);
  });

  test('takes away what a killed process left, and not what another one is writing', async () => {
    const abandoned = join(folder, '.app.toml.new-0');
    await writeFile(abandoned, '');
    await utimes(abandoned, 0, 0);
    await writeFile(join(folder, '.app.toml.new-1'), '');
    await rewriteFile(file, () => 'new');
    expect(await readdir(folder)).toEqual(['.app.toml.new-1', 'app.toml']);
  });
});

describe('a file is left as it is, with the reason,', () => {
  async function refusal(path = file, change = (): string => 'new'): Promise<string> {
    const before = await readdir(folder);
    const error: unknown = await rewriteFile(path, change).catch((thrown: unknown) => thrown);
    if (!(error instanceof FileNotRewritten)) throw error;
    expect(await readdir(folder)).toEqual(before);
    return error.message;
  }

  test('when another program writes it meanwhile', async () => {
    const message = await refusal(file, () => {
      writeFileSync(file, 'theirs');
      return 'ours';
    });
    expect(message).toBe(`${file} was changed by another program at the same time: try again`);
    expect(await readFile(file, 'utf8')).toBe('theirs');
  });

  test('when there is none', async () => {
    expect(await refusal(join(folder, 'none'))).toBe(`${folder}/none: there is no such file`);
  });

  test('when it is a folder or a link in a circle', async () => {
    expect(await refusal(folder)).toBe(`${folder} is not a file`);
    await symlink('circle', join(folder, 'circle'));
    expect(await refusal(join(folder, 'circle'))).toBe(`${folder}/circle: its symbolic links lead in a circle`);
  });

  test('when it is too large, or no text', async () => {
    await writeFile(file, Uint8Array.of(0x61, 0xff));
    expect(await refusal()).toBe(`${file} is not UTF-8 text`);
    await truncate(file, 1_048_577);
    expect(await refusal()).toBe(`${file} is larger than 1048576 bytes`);
  });

  test('when it is read-only', async () => {
    await chmod(file, 0o444);
    expect(await refusal()).toBe(`${file} is read-only`);
    expect(await readFile(file, 'utf8')).toBe('old');
  });
});
