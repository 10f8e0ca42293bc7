import type { Blocks, BlockSummary } from '../blocks.js';
import { NodeUnavailable } from '../errors.js';
import { highestRise, nextBaseFee } from './feeMarket.js';
import type { State } from '../state.js';

/** Where fees are read. */
export interface FeesParts {
  blocks: Blocks;
  state: State;
  /** The base fee that was set by hand for the block after the head, wei; null where none was, as on real chains. */
  baseFeeSet?: (height: number) => bigint | null;
}

/** What a transaction should pay, by the fee market's rule and the lowest prices that the chain and the node accept. */
export class Fees {
  readonly #parts: FeesParts;

  constructor(parts: FeesParts) {
    this.#parts = parts;
  }

  /** Wei; null where the chain has no base fee. */
  async nextBaseFee(): Promise<bigint | null> {
    return this.baseFeeAfter(await this.#headSummary());
  }

  /** The base fee of the block after the given one, wei: read from that block where it exists, computed at the head. */
  async baseFeeAfter(block: BlockSummary): Promise<bigint | null> {
    const { blocks, state } = this.#parts;
    if (block.number < blocks.head()) {
      const next = await blocks.summary(block.number + 1);
      if (next !== null) return next.baseFeePerGas;
    }
    const set = this.#parts.baseFeeSet?.(block.number) ?? null;
    if (set !== null) return set;
    if (block.nextBaseFeePerGas !== null) return block.nextBaseFeePerGas;
    return nextBaseFee(block, await state.feeMarket(block.number));
  }

  /**
   * The tip to offer, in wei: the most that the base fee can rise in one block, or more where base fee and tip together
   * would be below the lowest price that the node accepts.
   */
  async suggestedTip(): Promise<bigint> {
    const { state } = this.#parts;
    const head = await this.#headSummary();
    const [baseFee, market, floor] = await Promise.all([
      this.baseFeeAfter(head),
      state.feeMarket(head.number),
      this.#lowestPrice(head.number),
    ]);
    const rise = highestRise(baseFee ?? 0n, market);
    const missing = floor - (baseFee ?? 0n);
    return missing > rise ? missing : rise;
  }

  /**
   * Base fee plus the suggested tip, in wei. While the base fee falls, this uses the head's: calls and estimates run on
   * the head and would refuse the next block's lower price.
   */
  async gasPrice(): Promise<bigint> {
    const [next, head, tip] = await Promise.all([this.nextBaseFee(), this.#headSummary(), this.suggestedTip()]);
    const [ofNext, ofHead] = [next ?? 0n, head.baseFeePerGas ?? 0n];
    return (ofNext > ofHead ? ofNext : ofHead) + tip;
  }

  /** The higher of the chain's and this node's minimum gas price, in wei. */
  async #lowestPrice(height: number): Promise<bigint> {
    const { state } = this.#parts;
    const [chain, node] = await Promise.all([state.globalMinGasPrice(height), state.nodeMinGasPrice()]);
    return chain > node ? chain : node;
  }

  async #headSummary(): Promise<BlockSummary> {
    const summary = await this.#parts.blocks.summary(this.#parts.blocks.head());
    if (summary === null) throw new NodeUnavailable('no block has been read from the node yet');
    return summary;
  }
}
