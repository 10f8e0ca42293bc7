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
  /** The list of rewards, by the percentiles that were asked for. */
  rewards: Map<string, string>;
}

/** Most lists of percentiles that a block's rewards are kept for; wallets of one kind ask for the same ones. */
const MAX_PERCENTILE_LISTS = 4;

/** Longer lists are not kept: they are written for one answer. */
const MAX_KEPT_PERCENTILES = 20;

/** The same for every block. */
const BLOB_BASE_FEE = `"${encodeQuantity(MIN_BLOB_BASE_FEE)}"`;

/**
 * Writes answers of eth_feeHistory. What a block adds to them is written once, and kept as long as the block's summary,
 * which is cached for the last thousand blocks or so.
 */
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

  /** `key` stands for the percentiles; null when their rewards are not kept. */
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

/** Tips in rising order, and the gas that was used up to and with each of them. */
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
  // The list is not empty.
  const total = gas[last] as number;
  let index = 0;
  return percentiles.map((percentile) => {
    const threshold = Math.floor((total * percentile) / 100);
    // `index` is below the length of the list.
    while (index < last && (gas[index] as number) < threshold) index++;
    // Both lists have one length, and `index` never passes the last entry.
    return tips[index] as bigint;
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
