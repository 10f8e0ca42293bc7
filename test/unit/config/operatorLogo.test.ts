import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readOperatorLogo } from '../../../src/config/operatorLogo.js';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-logo-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(folder, 'logo');
  await writeFile(path, content);
  return path;
}

test('no setting is no logo', async () => {
  expect(await readOperatorLogo('')).toBeNull();
});

test.each<[string, string | Buffer, string]>([
  ['a PNG', PNG, 'operator-logo.png'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'operator-logo.svg'],
  [
    'an SVG of a drawing program',
    '<?xml version="1.0"?>\n<!-- made by -->\n<!DOCTYPE svg>\n<svg></svg>',
    'operator-logo.svg',
  ],
])('%s is told by its content', async (_what, content, name) => {
  const logo = await readOperatorLogo(await fileOf(content));
  expect(logo).toEqual({ name, bytes: Buffer.from(content) });
});

test.each<[string, string | Buffer]>([
  ['a web page', '<!doctype html><html><svg></svg></html>'],
  ['a script', 'alert("<svg")'],
  ['a JPEG', Buffer.from('ffd8ffe0', 'hex')],
  ['nothing', ''],
])('%s is refused', async (_what, content) => {
  const path = await fileOf(content);
  await expect(readOperatorLogo(path)).rejects.toThrow(
    `site.operator-logo: ${path} cannot be used: it is neither a PNG nor an SVG picture`,
  );
});

test.each<[string, string | Buffer, string]>([
  [
    'an SVG with entities of its own',
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "" [<!ENTITY a "aaaa">]><svg>&a;</svg>',
    'it has a document type with entities of its own',
  ],
  ['UTF-16 with a mark', Buffer.from('\uFEFF<svg></svg>', 'utf16le'), 'it is not UTF-8 text'],
  ['UTF-16 without one', Buffer.from('<svg></svg>', 'utf16le'), 'it is not UTF-8 text'],
  ['UTF-16 of the other order', Buffer.from('\uFEFF<svg></svg>', 'utf16le').swap16(), 'it is not UTF-8 text'],
])('%s is refused with its reason', async (_what, content, reason) => {
  const path = await fileOf(content);
  await expect(readOperatorLogo(path)).rejects.toThrow(`site.operator-logo: ${path} cannot be used: ${reason}`);
});

test.each([
  ['comments', '<!--->-->'],
  ['comments without an end', '<!-- '],
  ['declarations', '<?xml version="1.0"?>\n'],
  ['document types', '<!DOCTYPE svg>'],
])('a file of %s alone is refused at once', async (_what, part) => {
  const path = await fileOf(part.repeat((256 * 1024) / part.length));
  const start = performance.now();
  await expect(readOperatorLogo(path)).rejects.toThrow('it is neither a PNG nor an SVG picture');
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('a file of 50 MB is refused before it is read', async () => {
  const path = await fileOf(PNG);
  await truncate(path, 50_000_000);
  await expect(readOperatorLogo(path)).rejects.toThrow('it has 50000000 bytes, of which at most 262144 are allowed');
});

test('a folder and a missing file are refused', async () => {
  await expect(readOperatorLogo(folder)).rejects.toThrow('it is not a regular file');
  await expect(readOperatorLogo(join(folder, 'none'))).rejects.toThrow('ENOENT');
});
