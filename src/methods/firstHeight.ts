import type { BlockRange } from '../chain/blocks.js';
import { HistoryPruned } from '../chain/chainErrors.js';

/** The lowest height that was found. */
export interface FirstHeight {
  height: number;
  /** True when the state of the height below is known, and something does not hold there. */
  isCertain: boolean;
}

/**
 * The first height of a range at which something holds that holds at all later heights and at the last. A binary
 * search: one query of the state for each doubling of the number of blocks, 25 for 30 million. When `holds` rejects
 * with HistoryPruned, the search continues above that height.
 */
export async function firstHeight(
  { from, to }: BlockRange,
  holds: (height: number) => Promise<boolean>,
): Promise<FirstHeight> {
  let [lowest, height, isCertain] = [from, to, false];
  while (lowest < height) {
    const middle = Math.floor((lowest + height) / 2);
    const held = await holds(middle).catch((error: unknown) => {
      if (error instanceof HistoryPruned) return null;
      throw error;
    });
    if (held === true) {
      height = middle;
    } else {
      lowest = middle + 1;
      isCertain = held !== null;
    }
  }
  return { height, isCertain };
}
