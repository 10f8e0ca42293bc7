import type { Caller } from '../../caller/caller.js';
import { mapAwaitable, type Awaitable } from '../../concurrency/awaitable.js';
import type { AnswerCache } from '../answerCache.js';
import type { Blocks, BlockSummary } from '../blocks.js';
import { NodeUnavailable } from '../chainErrors.js';
import { highestRise, nextBaseFee } from './feeMarket.js';
import type { State } from '../state.js';

/** What fees follow from. */
export interface FeesParts {
  blocks: Pick<Blocks, 'head' | 'summary'>;
  state: Pick<State, 'feeMarket' | 'maxGasAfter' | 'globalMinGasPrice' | 'nodeMinGasPrice'>;
  /** Keeps results for a head until the chain changes. */
  answers: AnswerCache;
  /** The base fee set by hand for the next block, wei; null on real chains. */
  baseFeeSet?: (height: number) => bigint | null;
}

/** Prices at a head, in wei. */
interface Quote {
  tip: bigint;
  gasPrice: bigint;
}

/** Approximate size in the cache. */
const QUOTE_BYTES = 200;

/** What a transaction should pay, by the fee market and the lowest prices. Computed once per head. */
export class Fees {
  readonly #parts: FeesParts;
  /** The key of quotes at the node's lowest price, which seldom changes. */
  #key: { floor: bigint; text: string } = { floor: -1n, text: '' };

  constructor(parts: FeesParts) {
    this.#parts = parts;
  }

  /** Wei; null where the chain has no base fee. */
  async nextBaseFee(caller: Caller): Promise<bigint | null> {
    return this.baseFeeAfter(await this.#summary(this.#parts.blocks.head(), caller), caller);
  }

  /** The base fee of the block after the given one, wei: read from that block where it exists, computed at the head. */
  async baseFeeAfter(block: BlockSummary, caller: Caller): Promise<bigint | null> {
    const { blocks, state } = this.#parts;
    if (block.number < blocks.head()) {
      const next = await blocks.summary(block.number + 1, caller);
      if (next !== null) return next.baseFeePerGas;
    }
    const set = this.#parts.baseFeeSet?.(block.number) ?? null;
    if (set !== null) return set;
    if (block.nextBaseFeePerGas !== null) return block.nextBaseFeePerGas;
    const { number } = block;
    const [market, maxGas] = await Promise.all([state.feeMarket(number, caller), state.maxGasAfter(number, caller)]);
    return nextBaseFee(block, market, maxGas);
  }

  /** In wei: the most that the base fee can rise in one block, or more to reach the node's lowest price. */
  suggestedTip(caller: Caller): Awaitable<bigint> {
    return mapAwaitable(this.#quote(caller), ({ tip }) => tip);
  }

  /** Base fee plus tip, in wei; uses the head's base fee when the next is lower, because calls run on the head. */
  gasPrice(caller: Caller): Awaitable<bigint> {
    return mapAwaitable(this.#quote(caller), ({ gasPrice }) => gasPrice);
  }

  #quote(caller: Caller): Awaitable<Quote> {
    const { blocks, state, answers } = this.#parts;
    const height = blocks.head();
    return mapAwaitable(state.nodeMinGasPrice(caller), (floor) => {
      const ask = (shared: Caller) => this.#compute(height, floor, shared);
      return answers.answer({ height, key: this.#keyOf(floor), ask, sizeOf: () => QUOTE_BYTES }, caller);
    });
  }

  /** Everything is of the block of `height`, also when the head moves meanwhile. */
  async #compute(height: number, nodeFloor: bigint, caller: Caller): Promise<Quote> {
    const { state } = this.#parts;
    const block = await this.#summary(height, caller);
    const [next, market, chainFloor] = await Promise.all([
      this.baseFeeAfter(block, caller),
      state.feeMarket(height, caller),
      state.globalMinGasPrice(height, caller),
    ]);
    const ofNext = next ?? 0n;
    const ofHead = block.baseFeePerGas ?? 0n;
    const rise = highestRise(ofNext, market);
    const missing = (chainFloor > nodeFloor ? chainFloor : nodeFloor) - ofNext;
    const tip = missing > rise ? missing : rise;
    return { tip, gasPrice: (ofNext > ofHead ? ofNext : ofHead) + tip };
  }

  #keyOf(floor: bigint): string {
    if (this.#key.floor !== floor) this.#key = { floor, text: `fees above ${floor}` };
    return this.#key.text;
  }

  async #summary(height: number, caller: Caller): Promise<BlockSummary> {
    const summary = await this.#parts.blocks.summary(height, caller);
    if (summary === null) throw new NodeUnavailable('no block has been read from the node yet');
    return summary;
  }
}
