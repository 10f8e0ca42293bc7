/** Runs the test files that start chains first: they take longest, and one at the end would leave a worker idle. */
import Sequencer from '@jest/test-sequencer';

export default class ChainsFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted.filter(startsChains), ...sorted.filter((test) => !startsChains(test))];
  }
}

function startsChains({ path }) {
  return path.includes('/test/e2e/');
}
