/**
 * The jest reporter behind `npm test`, `test:unit` and `test:long`. It writes the counts of the run to a file as they
 * grow, and stops the run when a test file never ends. Jest's own time limits cannot: a loop without an await blocks
 * them, too.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** For how many minutes `test/long/kills` kills the service, at most. */
export function killsMinutes() {
  return Number(process.env.KILLS_MINUTES ?? 30);
}

/** The slowest file of `npm test` takes half a minute on two free cores. After the kills, everything is compared. */
const FILE_LIMIT_MINUTES = process.env.LONG_TESTS === '1' ? 30 + killsMinutes() : 10;

export default class TestProgress {
  #countsFile = process.env.TEST_COUNTS_FILE;
  #clocks = new Map();
  #counts = { passed: 0, failed: 0, done: false };

  onTestFileStart({ path }) {
    const clock = setTimeout(() => this.#giveUp(path), FILE_LIMIT_MINUTES * 60_000);
    clock.unref();
    this.#clocks.set(path, clock);
  }

  onTestFileResult({ path }, _result, { numPassedTests, numFailedTests, numFailedTestSuites }) {
    clearTimeout(this.#clocks.get(path));
    this.#clocks.delete(path);
    // A file that cannot be loaded has no failed test.
    this.#write({ passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites), done: false });
  }

  onRunComplete() {
    this.#write({ ...this.#counts, done: true });
  }

  #giveUp(path) {
    process.stderr.write(
      `${relative('.', path)} did not end within ${FILE_LIMIT_MINUTES} minutes, so the run is stopped\n`,
    );
    this.#write({ ...this.#counts, failed: this.#counts.failed + 1 });
    process.exit(1);
  }

  #write(counts) {
    this.#counts = counts;
    if (this.#countsFile) writeFileSync(this.#countsFile, JSON.stringify(counts));
  }
}
