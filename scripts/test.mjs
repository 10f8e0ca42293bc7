/**
 * `npm test`: installs, compiles, builds the Go chain, runs every test, and ends with the line `N passed, N failed`.
 * Arguments go to jest: `npm test -- test/evm`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, root } from './setup.mjs';

install();
build();
const { buildChain } = await import('./chain/build.mjs');
await buildChain();

const folder = mkdtempSync(join(tmpdir(), 'halley-test-'));
const report = join(folder, 'report.json');
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(root, 'node_modules/jest/bin/jest.js'),
    '--json',
    `--outputFile=${report}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
);
const { numPassedTests, numFailedTests, numFailedTestSuites, success } = readReport();
rmSync(folder, { recursive: true });
// A suite that does not even load has no failed test of its own.
const failed = Math.max(numFailedTests, numFailedTestSuites);
console.log(`${numPassedTests} passed, ${failed} failed`);
process.exit(success && status === 0 ? 0 : 1);

function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 1, success: false };
  }
}
