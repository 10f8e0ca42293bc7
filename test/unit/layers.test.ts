/** The list of folders in docs/internals/house.md is what dependency-cruiser enforces. */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What dependency-cruiser reads: folder to the folders that it may import. */
const LAYERS = JSON.parse(readFileSync(join(ROOT, 'scripts/lint/layers.json'), 'utf8')) as Record<string, string[]>;

/** Text such as `ethereum/hex.ts`, in the quotes of comments and pages. */
const NAMED_FILE = /`([\w/]+\.ts)`/g;

/** Entries such as "- `src/chain/`: what lives there. Imports `generated`, `ethereum`.", which may be several lines. */
const ENTRY = /^- `src\/(\w+)\/`:(?:.|\n {2})*?\bImports\s((?:.|\n {2})*)\.$/gm;

test('docs/internals/house.md has every folder of src/ with the folders that it may import', () => {
  const page = readFileSync(join(ROOT, 'docs/internals/house.md'), 'utf8');
  const entries = [...page.matchAll(ENTRY)].map(([, folder = '', imports = '']) => [
    folder,
    [...imports.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort(),
  ]);
  const rules = Object.entries(LAYERS).map(([folder, allowed]) => [folder, [...allowed].sort()]);
  expect(entries).toHaveLength(rules.length);
  expect(Object.fromEntries(entries)).toEqual(Object.fromEntries(rules));
});

test('src/ has no folders but these, commands/ and wiring/', () => {
  const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...Object.keys(LAYERS), 'commands', 'wiring'].sort());
});

test('src/ has no files but main.ts and gateway.ts', () => {
  const files = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name).sort()).toEqual(['gateway.ts', 'main.ts']);
});

test('every source file that a comment or a page names is there', () => {
  const sources = filesIn(['src', 'conformance', 'codegen', 'bench', 'generated', 'scripts', 'test']);
  const pages = ['README.md', 'CONTRIBUTING.md', 'src/devchain/README.md', ...filesIn(['docs'])];
  const readers = [...sources.filter((file) => file.endsWith('.ts') && !file.startsWith('generated/')), ...pages];
  const unknown = readers.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAMED_FILE)]
      .map(([, name]) => name as string)
      .filter((name) => !sources.some((source) => source === name || source.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

function filesIn(folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(relative(ROOT, parentPath), name)),
  );
}
