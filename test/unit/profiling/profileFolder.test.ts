import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ProfileFile, ProfileFolder } from '../../../src/profiling/profileFolder.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-profiles-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the profile folder', () => {
  test('is not made below a folder that is not there', async () => {
    const making = new ProfileFolder(join(folder, 'missing', 'profiles')).create('file');
    await expect(making).rejects.toMatchObject({
      rpc: { name: 'profileNotWritten', arguments: { reason: expect.stringContaining('(ENOENT)') } },
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('refuses names with a folder by itself, too', async () => {
    for (const name of ['../up', '/tmp/x', 'a/b', '.', '..', '', 'a\0b', 'x'.repeat(129)])
      await expect(new ProfileFolder(folder).create(name)).rejects.toMatchObject({ rpc: { name: 'invalidParams' } });
  });
});

describe('a full profile folder takes no further file', () => {
  const refusal = (reason: string) => ({ rpc: { name: 'profileNotWritten', arguments: { file: 'next', reason } } });

  test('after 1000 files', async () => {
    const path = join(folder, 'many');
    mkdirSync(path);
    for (let number = 1; number < 1_000; number++) writeFileSync(join(path, `${number}`), '');
    await (await new ProfileFolder(path).create('last')).finish();
    await expect(new ProfileFolder(path).create('next')).rejects.toMatchObject(
      refusal('the profile folder has its 1000 files'),
    );
    expect(readdirSync(path)).toHaveLength(1_000);
  });

  test('after 1 GiB', async () => {
    const path = join(folder, 'large');
    mkdirSync(path);
    // It takes no room on the disk: all of it is a hole.
    writeFileSync(join(path, 'hole'), '');
    truncateSync(join(path, 'hole'), 2 ** 30);
    await expect(new ProfileFolder(path).create('next')).rejects.toMatchObject(
      refusal('the profile folder has its 1073741824 bytes'),
    );
  });
});

test('a file on a full disk is removed, and the error says why', async () => {
  const path = join(folder, 'full');
  await (await new ProfileFolder(folder).create('full')).finish();
  // The device takes no bytes, as a full disk.
  const file = new ProfileFile('full', path, await open('/dev/full', 'w'));
  await expect(file.writeAll('text')).rejects.toMatchObject({
    rpc: { name: 'profileNotWritten', arguments: { file: 'full', reason: 'no space left on device (ENOSPC)' } },
  });
  expect(existsSync(path)).toBe(false);
});
