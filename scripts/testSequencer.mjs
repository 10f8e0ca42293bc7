/** The order of the test files: those that start chains first, because they take longest and would leave one worker idle at the end. */
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
