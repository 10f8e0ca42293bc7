/** What `npm start` runs and builds from is among the packages that it installs, which lack those for checks. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');

/** The programs that `npm start` runs, and the sources that they bundle. */
const ENTRIES = [
  'scripts/start.mjs',
  'scripts/bundle.mjs',
  'docs-site/build/build.ts',
  'docs-site/client/main.ts',
  'src/main.ts',
  'src/devchain/chainThread.ts',
  'src/devchain/app/evm/precompiles/precompileWorker.ts',
  'src/execution/thread/worker.ts',
  'src/blockThreads/blockWorker.ts',
  'src/keystore/cipher/cipherWorker.ts',
  'src/store/logs/logIndexProcess.ts',
  'src/store/lmdb/trialProcess.ts',
  'src/store/lmdb/writerWorker.ts',
];

/** `react` of `react/jsx-runtime`, `@noble/hashes` of `@noble/hashes/sha2.js`. */
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

interface Metafile {
  outputs: Record<string, { imports: { path: string; external?: boolean }[] }>;
}

/** The packages that the entries import, also by way of other files. */
function importedPackages(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'halley-imports-'));
  try {
    const metafile = join(folder, 'meta.json');
    const options = ['--bundle', '--packages=external', '--platform=node', '--format=esm', '--log-level=error'];
    const files = [`--outdir=${folder}`, `--metafile=${metafile}`];
    execFileSync(join(ROOT, 'node_modules/.bin/esbuild'), [...ENTRIES, ...options, ...files], { cwd: ROOT });
    // esbuild has made it.
    const { outputs } = JSON.parse(readFileSync(metafile, 'utf8')) as Metafile;
    const imports = Object.values(outputs).flatMap((output) => output.imports);
    const names = imports.flatMap(({ path, external }) =>
      external === true && !isBuiltin(path) ? (PACKAGE.exec(path) ?? []) : [],
    );
    return [...new Set(names)].sort();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('npm start installs every package that it imports', () => {
  // The lock file of this project.
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true } | undefined>;
  };
  const names = importedPackages();
  expect(names).toEqual(expect.arrayContaining(['esbuild', 'koa', 'lmdb', 'marked', 'react', 'viem', 'ws']));
  const missing = names.filter((name) => {
    const locked = packages[`node_modules/${name}`];
    return locked === undefined || locked.dev === true;
  });
  expect(missing).toEqual([]);
});
