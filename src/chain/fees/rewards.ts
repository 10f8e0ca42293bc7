import type { BlockSummary } from '../blocks.js';

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
