import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { OUTPUTS } from '../../../codegen/outputs.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-generated-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('npm run generate', () => {
  test('writes the files that are checked in, and leaves other files alone', async () => {
    await writeFile(join(folder, 'other.ts'), 'kept');
    await promisify(execFile)(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'codegen/run.ts', folder]);

    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
    expect(files.sort()).toEqual(['other.ts', ...OUTPUTS.map(({ file }) => file)].sort());
    for (const { file } of OUTPUTS) {
      expect(await readFile(join(folder, file), 'utf8')).toBe(await readFile(join('generated', file), 'utf8'));
    }
    expect(await readFile(join(folder, 'other.ts'), 'utf8')).toBe('kept');
  }, 60_000);
});
