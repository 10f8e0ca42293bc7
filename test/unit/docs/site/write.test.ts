/** The folder of the built site. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { syncFolder } from '../../../../docs-site/build/write.js';

/** No text has these bytes. */
const FONT = new Uint8Array([0x77, 0x4f, 0x46, 0x32, 0xff, 0xfe, 0x00, 0x80]);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-site-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('holds the files with their compressed forms, and binary files as they are', async () => {
  const files = new Map<string, string | Uint8Array>([
    ['index.html', '<p>é</p>'],
    ['assets/font.woff2', FONT],
  ]);
  expect(await syncFolder(folder, files)).toBe(2);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'assets',
    'assets/font.woff2',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(new Uint8Array(await readFile(join(folder, 'assets/font.woff2')))).toEqual(FONT);
  expect(brotliDecompressSync(await readFile(join(folder, 'index.html.br'))).toString()).toBe('<p>é</p>');
});

test('leaves alone what is the same, and removes what is gone', async () => {
  await syncFolder(
    folder,
    new Map<string, string | Uint8Array>([
      ['font.woff2', FONT],
      ['old.txt', 'old'],
    ]),
  );
  expect(await syncFolder(folder, new Map([['font.woff2', FONT]]))).toBe(0);
  expect(await readdir(folder)).toEqual(['font.woff2']);
});
