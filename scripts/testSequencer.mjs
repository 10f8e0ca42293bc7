/**
 * Runs the test files that start chains first: they take longest, and one at the end would leave a worker idle. Before
 * them comes the Rust SDK, whose packages take minutes to compile; the unit tests, which only compute, come last.
 */
import Sequencer from '@jest/test-sequencer';

const ORDER = ['/test/sdk/rust', '/test/e2e/', '/test/sdk/', '/test/wire/', '/test/'];

export default class ChainsFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return ORDER.flatMap((folder, rank) =>
      sorted.filter(({ path }) => ORDER.findIndex((each) => path.includes(each)) === rank),
    );
  }
}
