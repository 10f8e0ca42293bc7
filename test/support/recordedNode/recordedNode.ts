/**
 * A CometBFT node that serves a recorded chain of `fixtures` over HTTP and `/websocket` on a loopback port, so that
 * all of Halley runs on real input without a chain. It knows only what was recorded.
 */
import { FakeComet, type Answer } from '../../unit/comet/fakeComet.js';
import type { RecordedNode as ChainName } from '../../unit/cosmos/recordings.js';
import { recording } from '../recordings.js';
import { recordedAccounts } from './recordedAccounts.js';
import { cometHash, newBlockEvent, RecordedChain } from './recordedChain.js';
import { RecordedRules } from './recordedRules.js';
import { RecordedSending } from './recordedSending.js';
import { RecordedState } from './recordedState.js';

export interface RecordedNodeOptions {
  chain: ChainName;
  /** Lowest height that the node still has; the lowest recorded one when left out. */
  from?: number;
  /**
   * Height of its newest block at the start; the highest recorded one when left out. A transaction of the next block
   * commits that block.
   */
  head?: number;
}

type Params = Record<string, unknown>;

export class RecordedNode {
  readonly #chain: RecordedChain;
  readonly #state: RecordedState;
  readonly #sending: RecordedSending;
  readonly #comet: FakeComet;

  private constructor(comet: FakeComet, { chain, from, head }: RecordedNodeOptions, rules: RecordedRules) {
    this.#comet = comet;
    this.#chain = new RecordedChain(chain, {
      ...(from !== undefined && { from }),
      ...(head !== undefined && { head }),
    });
    this.#state = new RecordedState(this.#chain, recordedAccounts(chain), rules);
    this.#sending = new RecordedSending(chain);
  }

  static async start(options: RecordedNodeOptions): Promise<RecordedNode> {
    const comet = await FakeComet.start();
    const node = new RecordedNode(comet, options, await RecordedRules.of(options.chain));
    node.#answerBlocks();
    node.#answerTransactions();
    node.#answerAboutItself();
    return node;
  }

  get url(): URL {
    return this.#comet.url;
  }

  async stop(): Promise<void> {
    await this.#comet.stop();
  }

  #answerBlocks(): void {
    const chain = this.#chain;
    this.#comet.on('block', ({ height }) => chain.block(Number(height)));
    this.#comet.on('block_results', ({ height }) => chain.results(Number(height)));
    this.#comet.on('consensus_params', ({ height }) => chain.consensusParams(Number(height)));
    this.#comet.on('header_by_hash', ({ hash }) => chain.headerByHash(String(hash)));
    this.#comet.on('tx_search', ({ query }) => chain.searchTransaction(String(query)));
    this.#comet.on('abci_query', ({ path, data, height }) =>
      this.#state.answer({ path: String(path), data: String(data), height: Number(height ?? 0) }),
    );
  }

  #answerTransactions(): void {
    const take = (tx: string, otherwise: (tx: string) => Answer): Answer => this.#commit(tx) ?? otherwise(tx);
    this.#comet.on('broadcast_tx_sync', ({ tx }) => take(String(tx), (sent) => this.#sending.broadcast(sent)));
    this.#comet.on('check_tx', ({ tx }) => take(String(tx), (sent) => this.#sending.check(sent)));
    const pending = 'mempool_with_pending.json';
    this.#comet.on('unconfirmed_txs', {
      result: recording<{ unconfirmed_txs: { result: object } }>(this.#chain.name, 'comet', pending).unconfirmed_txs
        .result,
    });
  }

  #answerAboutItself(): void {
    const answer = (file: string): { result: Params } => recording(this.#chain.name, 'comet', `${file}.json`);
    this.#comet.on('net_info', { result: answer('net_info').result });
    this.#comet.on('status', () => {
      const { result } = answer('status');
      const heights = {
        latest_block_height: String(this.#chain.head),
        earliest_block_height: String(this.#chain.earliest),
      };
      return { result: { ...result, sync_info: { ...(result['sync_info'] as Params), ...heights } } };
    });
    this.#comet.on('abci_info', () => {
      const { response } = answer('abci_info').result;
      return { result: { response: { ...(response as Params), last_block_height: String(this.#chain.head) } } };
    });
  }

  /** Announces the block after the answer, as a chain does. */
  #commit(tx: string): Answer | null {
    const block = this.#chain.commitWith(tx);
    if (block === null) return null;
    setImmediate(() => this.#comet.emit(newBlockEvent(block)));
    return { result: { code: 0, data: '', log: '', codespace: '', hash: cometHash(Buffer.from(tx, 'base64')) } };
  }
}
