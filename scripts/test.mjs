/**
 * Runs tests and ends with the line `N passed, N failed`. Arguments go to jest: `npm test -- test/unit/ethereum`.
 * `npm run test:unit` (`--unit`) runs what needs nothing but the packages: most of test/unit, and the transcripts of
 * test/wire. `npm test` also compiles, builds the documentation and the Go chain, downloads the vectors of geth, and
 * runs all but test/long. `npm run test:long` (`--long`) runs test/long, too, and property, fuzz and memory tests
 * longer and more often. `npm run test:workers` (`--workers`) runs the tests of test/e2e that start a service with two
 * workers; `npm test` runs some of them so, too (`testWorkers.mjs`).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowser } from './browser.mjs';
import { allWithWorkers, someWithWorkers, TWO_WORKERS } from './testWorkers.mjs';
import { build, buildDocs, install, root } from './setup.mjs';
import { killsMinutes } from './testProgress.mjs';

const UNIT = '--unit';
const LONG = '--long';
const WITH_WORKERS = '--workers';
const jestArguments = process.argv.slice(2).filter((argument) => ![UNIT, LONG, WITH_WORKERS].includes(argument));
const isChosen = jestArguments.some((argument) => !argument.startsWith('-'));
const isUnit = process.argv.includes(UNIT);
const isLong = process.argv.includes(LONG);
const withWorkers = process.argv.includes(WITH_WORKERS);

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
let jest = null;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endGroup);
const clock = setTimeout(() => {
  process.stderr.write(`the tests did not end within ${RUN_LIMIT_MINUTES} minutes and are stopped\n`);
  endGroup();
}, RUN_LIMIT_MINUTES * 60_000);

const outcomes = withWorkers
  ? [await run(isChosen ? jestArguments : [...jestArguments, ...allWithWorkers()], TWO_WORKERS)]
  : [await run(jestArguments, {})];
// A part of the tests, where all are run.
if (!withWorkers && !isUnit && !isChosen)
  outcomes.push(await run([...jestArguments, ...someWithWorkers()], TWO_WORKERS));
clearTimeout(clock);
rmSync(folder, { recursive: true });
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs jest. A run that was cut off has failed even if no test did. */
async function run(runArguments, environment) {
  const countsFile = join(folder, 'counts.json');
  rmSync(countsFile, { force: true });
  jest = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(root, 'node_modules/jest/bin/jest.js'),
      ...runArguments,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        TEST_COUNTS_FILE: countsFile,
        ...(isUnit && { UNIT_TESTS: '1' }),
        ...(isLong && { LONG_TESTS: '1' }),
        ...environment,
      },
      // A process group of its own: processes that a failed test left behind end with the run.
      detached: true,
    },
  );
  const [code] = await once(jest, 'exit');
  endGroup();
  const { passed, failed, done } = readCounts(countsFile);
  return { passed, failed: done && code === 0 ? failed : Math.max(failed, 1) };
}

function endGroup() {
  try {
    process.kill(-jest.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function readCounts(countsFile) {
  try {
    return JSON.parse(readFileSync(countsFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, done: false };
  }
}
