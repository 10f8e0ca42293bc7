/** What tests of `halley index` share: an index in front of a fake chain, and what a command printed. */
import { FakeChain } from '../../indexer/fakeChain.js';
import { Setup } from '../../indexer/setup.js';
import { addressOf, hashOf, syntheticLog } from '../../store/syntheticBlocks.js';

export class IndexStage {
  output = '';
  #setup: Setup | undefined;

  readonly print = (text: string): void => void (this.output += text);

  /** The index and the node of the current test. */
  get setup(): Setup {
    if (this.#setup === undefined) throw new Error('create comes first');
    return this.#setup;
  }

  /** An empty index in front of a chain of this height, with a token transfer in each block. */
  async create(height: number) {
    const transactions = () => [{ logs: [syntheticLog(addressOf('token'), [hashOf('Transfer')])] }];
    this.#setup = await Setup.create(new FakeChain(height, transactions));
    const { store, reader, node } = this.#setup;
    return { store, reader, upstream: { node } };
  }

  /** For `afterEach`. */
  async reset(): Promise<void> {
    this.output = '';
    await this.#setup?.dispose();
  }
}
