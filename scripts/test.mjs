/**
 * Runs tests and ends with the line `N passed, N failed`. Arguments go to jest: `npm test -- test/unit/ethereum`.
 * `npm run test:unit` (`--unit`) runs what needs nothing but the packages: most of test/unit, and the transcripts of
 * test/wire. `npm test` also compiles, builds the documentation and the Go chain, downloads the vectors of geth, and
 * runs all but test/long. `npm run test:long` (`--long`) runs test/long, too, and property, fuzz and memory tests
 * longer and more often.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowser } from './browser.mjs';
import { build, buildDocs, install, root } from './setup.mjs';
import { killsMinutes } from './testProgress.mjs';

const UNIT = '--unit';
const LONG = '--long';
const jestArguments = process.argv.slice(2).filter((argument) => argument !== UNIT && argument !== LONG);
const isUnit = process.argv.includes(UNIT);
const isLong = process.argv.includes(LONG);

// Jest takes what follows for further patterns, so this comes last. The cases of test/wire start several chains, and
// the vectors of geth need Go.
if (isUnit) jestArguments.push('--testPathIgnorePatterns=/test/((e2e|sdk|long)/|wire/conformance|unit/evm/geth)');
if (isLong) jestArguments.push('--testPathIgnorePatterns=/node_modules/');

/** A run takes some twelve minutes on two free cores, and three times as long on a busy machine. */
const RUN_LIMIT_MINUTES = isLong ? 120 + killsMinutes() : 70;

install();
if (!isUnit) {
  build();
  buildDocs();
  installBrowser();
  const { buildChain } = await import('./testNode/build.mjs');
  await buildChain();
  const { gethSources } = await import('./testNode/gethSources.mjs');
  await gethSources();
}

const folder = mkdtempSync(join(tmpdir(), 'halley-test-'));
const countsFile = join(folder, 'counts.json');
const jest = spawn(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(root, 'node_modules/jest/bin/jest.js'),
    ...jestArguments,
  ],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      TEST_COUNTS_FILE: countsFile,
      ...(isUnit && { UNIT_TESTS: '1' }),
      ...(isLong && { LONG_TESTS: '1' }),
    },
    // A process group of its own: processes that a failed test left behind end with the run.
    detached: true,
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endGroup);
const clock = setTimeout(() => {
  process.stderr.write(`the tests did not end within ${RUN_LIMIT_MINUTES} minutes and are stopped\n`);
  endGroup();
}, RUN_LIMIT_MINUTES * 60_000);

const [code] = await once(jest, 'exit');
clearTimeout(clock);
endGroup();
const { passed, failed, done } = readCounts();
rmSync(folder, { recursive: true });
const success = done && code === 0;
// A run that was cut off has failed even if no test did.
console.log(`${passed} passed, ${success ? failed : Math.max(failed, 1)} failed`);
process.exit(success ? 0 : 1);

function endGroup() {
  try {
    process.kill(-jest.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function readCounts() {
  try {
    return JSON.parse(readFileSync(countsFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, done: false };
  }
}
