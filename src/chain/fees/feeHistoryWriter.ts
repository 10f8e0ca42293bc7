import type { Caller } from '../../caller/caller.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { MIN_BLOB_BASE_FEE } from '../../ethereum/blobBaseFee.js';
import { EncodedJson } from '../../json/encodedJson.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import type { BlockSummary } from '../blocks.js';

/** What a block adds to the lists of a fee history, as JSON. */
interface BlockParts {
  baseFee: string;
  gasUsedRatio: string;
  /** Lists of rewards by their percentiles. */
  rewards: Map<string, string>;
}

/** Lists of percentiles whose rewards are kept; wallets of one kind use the same. */
const MAX_PERCENTILE_LISTS = 4;

/** Longer lists are not kept. */
const MAX_KEPT_PERCENTILES = 20;

const BLOB_BASE_FEE = `"${encodeQuantity(MIN_BLOB_BASE_FEE)}"`;

/** Writes results of eth_feeHistory. What a block adds is written once, and kept with its cached summary. */
export class FeeHistoryWriter {
  readonly #parts = new WeakMap<BlockSummary, BlockParts>();

  /**
   * The answer about consecutive blocks, of which there is at least one, oldest first. Gives way to other work between
   * blocks.
   *
   * @param nextBaseFee the base fee of the block after them, wei; null where the chain has none
   * @param percentiles rising numbers from 0 to 100; without any, the answer has no rewards
   */
  async write(
    blocks: readonly BlockSummary[],
    nextBaseFee: bigint | null,
    percentiles: readonly number[],
    caller: Caller,
  ): Promise<EncodedJson> {
    const key = percentiles.length <= MAX_KEPT_PERCENTILES ? percentiles.join() : null;
    const parts: BlockParts[] = [];
    const reward: string[] = [];
    for (const block of blocks) {
      if (sliceIsOver()) await nextSlice(caller.signal);
      parts.push(this.#partsOf(block));
      if (percentiles.length > 0) reward.push(this.#rewardsOf(block, percentiles, key));
    }
    const lists = {
      baseFeePerGas: [...parts.map(({ baseFee }) => baseFee), encodeFee(nextBaseFee)],
      gasUsedRatio: parts.map(({ gasUsedRatio }) => gasUsedRatio),
      baseFeePerBlobGas: [...parts.map(() => BLOB_BASE_FEE), BLOB_BASE_FEE],
      blobGasUsedRatio: parts.map(() => '0'),
      ...(percentiles.length > 0 && { reward }),
    };
    const members = Object.entries(lists).map(([name, items]) => `"${name}":[${items.join()}]`);
    return EncodedJson.ofText(`{"oldestBlock":"${encodeQuantity(blocks[0]!.number)}",${members.join()}}`);
  }

  #partsOf(block: BlockSummary): BlockParts {
    let parts = this.#parts.get(block);
    if (parts === undefined) {
      const { baseFeePerGas, gasUsed, gasLimit } = block;
      const gasUsedRatio = JSON.stringify(gasLimit === 0n ? 0 : Number(gasUsed) / Number(gasLimit));
      parts = { baseFee: encodeFee(baseFeePerGas), gasUsedRatio, rewards: new Map() };
      this.#parts.set(block, parts);
    }
    return parts;
  }

  /** `key` is the list of percentiles; null when its rewards are not kept. */
  #rewardsOf(block: BlockSummary, percentiles: readonly number[], key: string | null): string {
    const { rewards } = this.#partsOf(block);
    const kept = key === null ? undefined : rewards.get(key);
    if (kept !== undefined) return kept;
    const written = `[${rewardsAt(block.rewards, percentiles).map(encodeFee).join()}]`;
    if (key === null) return written;
    if (rewards.size >= MAX_PERCENTILE_LISTS) rewards.clear();
    rewards.set(key, written);
    return written;
  }
}

function encodeFee(fee: bigint | null): string {
  return `"${encodeQuantity(fee ?? 0n)}"`;
}

/** Tips in rising order, and the cumulative gas. */
interface Ladder {
  tips: bigint[];
  gas: number[];
}

/** Blocks are final, and clients ask about the same ones repeatedly, so their rewards are sorted once. */
const ladders = new WeakMap<BlockSummary['rewards'], Ladder>();

/**
 * The effective tips, in wei, at the given percentiles of a block's gas: tips in rising order, weighted by gas used.
 * Zeros for a block without transactions (eth_feeHistory of execution-apis).
 *
 * @param percentiles rising numbers from 0 to 100
 */
export function rewardsAt(rewards: BlockSummary['rewards'], percentiles: readonly number[]): bigint[] {
  if (rewards.length === 0) return percentiles.map(() => 0n);
  const { tips, gas } = ladderOf(rewards);
  const last = tips.length - 1;
  let index = 0;
  return percentiles.map((percentile) => {
    // `index` never passes the last entry of the lists, which are not empty.
    const threshold = Math.floor((gas[last]! * percentile) / 100);
    while (index < last && gas[index]! < threshold) index++;
    return tips[index]!;
  });
}

function ladderOf(rewards: BlockSummary['rewards']): Ladder {
  let ladder = ladders.get(rewards);
  if (ladder === undefined) {
    const sorted = [...rewards].sort((a, b) => (a.tip < b.tip ? -1 : a.tip > b.tip ? 1 : 0));
    let used = 0;
    ladder = { tips: sorted.map(({ tip }) => tip), gas: sorted.map(({ gasUsed }) => (used += Number(gasUsed))) };
    ladders.set(rewards, ladder);
  }
  return ladder;
}
