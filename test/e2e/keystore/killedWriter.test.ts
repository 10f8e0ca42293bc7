/** Processes that end in the middle of their work on keys. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import { writeKeyFile } from '../../../src/keystore/folder/keyFileWriter.js';

const PROCESSES = 20;
/** Files that one process writes at the same time, each at its own pace. */
const FILES = 5;
const NAME = 'key';
const CONTENTS = ['old', 'new'].map((word) => JSON.stringify({ word, padding: word.repeat(150) }));

const SOURCES = join(import.meta.dirname, '../../../src/keystore');
/** Writes, in each folder, one content after the other without end, and says before each that it begins. */
const SCRIPT = `
import { writeKeyFile } from './folder/keyFileWriter.js';
const contents = ${JSON.stringify(CONTENTS)};
const folders = process.argv.slice(2);
await Promise.all(folders.map((folder) => writeKeyFile(folder, '${NAME}', contents[0])));
for (const folder of folders) void writeOn(folder);
async function writeOn(folder) {
  for (let turn = 1; ; turn++) {
    process.stdout.write('.');
    await writeKeyFile(folder, '${NAME}', contents[turn % 2]);
  }
}
`;

let home: string;
/** The script, compiled: a process starts in no time. */
let writer: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'halley-killed-'));
  writer = join(home, 'writer.mjs');
  const stdin = { contents: SCRIPT, resolveDir: SOURCES };
  buildSync({ stdin, outfile: writer, bundle: true, platform: 'node', format: 'esm' });
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

test('leaves the old content or the new, a hundred times; what else it leaves is removed later', async () => {
  const contents = new Set<string>();
  const leftovers: { folder: string; name: string }[] = [];
  for (let index = 0; index < PROCESSES; index++) {
    const folders = Array.from({ length: FILES }, (_, place) => join(home, `${index}-${place}`));
    await killWriter(folders, FILES * (index + 1));
    for (const folder of folders) {
      const content = readFileSync(join(folder, NAME), 'utf8');
      expect(CONTENTS).toContain(content);
      contents.add(content);
      const others = readdirSync(folder).filter((name) => name !== NAME);
      for (const name of others) expect(name).toMatch(/^\.halley-[\da-f]{16}\.tmp$/);
      leftovers.push(...others.map((name) => ({ folder, name })));
    }
  }
  expect(contents.size).toBe(2);

  // The writer spends most of its time with an unfinished file. It stays while somebody may be writing it.
  const [{ folder, name } = { folder: '', name: '' }] = leftovers;
  await writeKeyFile(folder, NAME, 'later');
  expect(readdirSync(folder).sort()).toEqual([name, NAME].sort());
  utimesSync(join(folder, name), 0, 0);
  await writeKeyFile(folder, NAME, 'later');
  expect(readdirSync(folder)).toEqual([NAME]);
}, 120_000);

test('a cipher that is closed in the middle of a derivation is closed before its process ends', () => {
  const module = join(SOURCES, 'cipher/keyCipher.ts');
  const script = `
import { KeyCipher } from ${JSON.stringify(module)};
const cipher = new KeyCipher();
process.on('worker', (worker) => worker.once('online', () => void close()));
const cost = { n: 262144, p: 1, r: 8 };
const job = cipher.inTurn(({ encrypt }) => encrypt(new Uint8Array(32).fill(1), 'x', cost)).catch(({ name }) => name);
async function close() {
  await cipher.close();
  console.log(await job, 'closed');
}`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'KeyStoreClosed closed\n' });
}, 90_000);

/** Starts the writer and kills it soon after it has begun to write so many files, at a random moment. */
async function killWriter(folders: readonly string[], begun: number): Promise<void> {
  const child = spawn(process.execPath, [writer, ...folders], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  for (let said = 0; said < begun;) {
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
    said += chunk.length;
  }
  await delay(Math.random() * 2);
  child.kill('SIGKILL');
  await ended;
}
