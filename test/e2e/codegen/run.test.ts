import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-generated-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(root, join(parentPath, name))).sort();
}

describe('npm run generate', () => {
  test('writes what is checked in, and leaves other files alone', async () => {
    // buf writes this part.
    await cp('generated/proto', join(folder, 'generated/proto'), { recursive: true });
    await writeFile(join(folder, 'other.ts'), 'kept');
    await promisify(execFile)(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'codegen/run.ts', folder]);

    expect(await filesBelow(join(folder, 'generated'))).toEqual(await filesBelow('generated'));
    const made = await filesBelow(folder);
    for (const file of made.filter((name) => name !== 'other.ts')) {
      expect(await readFile(join(folder, file), 'utf8')).toBe(await readFile(file, 'utf8'));
    }
    expect(made).toContain('openrpc.json');
    expect(await readFile(join(folder, 'other.ts'), 'utf8')).toBe('kept');
  }, 60_000);
});
