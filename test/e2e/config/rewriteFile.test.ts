/** Processes that rewrite files: of another user, with a limit, and killed. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { runs } from '../../support/longRuns.js';

/** Each kill hits the rewriting of several files at different moments. */
const KILLS = runs(20, 100);
const FILES = 5;
/** What a kill can hit: several rewrites, each of about a millisecond. */
const LONGEST_LIFE_MS = 20;

let root: string;
let script: string;
let folder: string;
let file: string;
let count = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'halley-rewrite-'));
  // Another user must reach what is in it.
  await chmod(root, 0o755);
  script = join(root, 'rewriting.mjs');
  const entry = join(import.meta.dirname, 'rewritingProcess.ts');
  await build({ entryPoints: [entry], outfile: script, bundle: true, platform: 'node', format: 'esm' });
});

afterAll(() => rm(root, { recursive: true, force: true }));

beforeEach(async () => {
  folder = join(root, String(count++));
  file = join(folder, 'app.toml');
  await mkdir(folder);
  await writeFile(file, 'old', { mode: 0o640 });
});

describe('a file is left as it is, with the reason,', () => {
  test('when the folder is read-only', async () => {
    await chmod(file, 0o666);
    await chmod(folder, 0o555);
    // The superuser may write everywhere.
    const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const { stdout } = await promisify(execFile)(process.execPath, [script, file, 'once', 'new'], {
      cwd: '/',
      ...user,
    });
    expect(stdout).toBe(`${file}: this user may not replace it: its folder must be writable too`);
    expect([await readdir(folder), await readFile(file, 'utf8')]).toEqual([['app.toml'], 'old']);
  });

  test('when not all of it can be written', async () => {
    const text = 'x'.repeat(100_000);
    const limited = ['-c', 'ulimit -f 10 && exec "$@"', '--', process.execPath, script, file, 'once', text];
    const { stdout } = await promisify(execFile)('sh', limited);
    expect(stdout).toBe(`${file}: this process may not write files of that size`);
    expect([await readdir(folder), await readFile(file, 'utf8')]).toEqual([['app.toml'], 'old']);
  });
});

test(`${KILLS} kills of a process leave each of the files that it rewrites with the old text or the new one`, async () => {
  const texts = ['a'.repeat(10_000), 'b'.repeat(60_000)];
  const files = Array.from({ length: FILES }, (_, index) => join(folder, `${index}.toml`));
  for (const each of files) await writeFile(each, texts[0] ?? '');
  const others: string[] = [];
  for (let kills = 0; kills < KILLS; kills++) {
    const args = [script, files.join(','), 'forever', ...texts];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await pause(Math.random() * LONGEST_LIFE_MS);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const found = await Promise.all(files.map((each) => readFile(each, 'utf8')));
    others.push(...found.filter((text) => !texts.includes(text)));
  }
  expect(others).toEqual([]);
}, 60_000);
