/**
 * The jest reporter behind `npm test`: keeps the counts of the run in a file as they grow, and ends a run in which one test file
 * never ends. Jest's own time limits cannot: a loop without an await, or a hook that waits for ever, holds them up too.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The slowest file takes half a minute on two free cores. */
const FILE_LIMIT_MINUTES = 10;

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
    // A suite that does not even load has no failed test of its own.
    this.#write({ passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites), done: false });
  }

  onRunComplete() {
    this.#write({ ...this.#counts, done: true });
  }

  #giveUp(path) {
    process.stderr.write(
      `${relative('.', path)} has not ended after ${FILE_LIMIT_MINUTES} minutes, so the run ends here\n`,
    );
    this.#write({ ...this.#counts, failed: this.#counts.failed + 1 });
    process.exit(1);
  }

  #write(counts) {
    this.#counts = counts;
    if (this.#countsFile) writeFileSync(this.#countsFile, JSON.stringify(counts));
  }
}
