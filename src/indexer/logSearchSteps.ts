/** How far a log search may reach, and in which steps it goes. Searches, filters and subscriptions share the rule. */
import type { BlockRange, LogCriteria } from '../chain/blocks.js';
import { firstEndingAt, gapsWithin, type HeightRange } from '../store/heightRanges.js';
import type { LogIndexView } from '../store/store.js';

/** Blocks outside the log index that are searched in one step. */
const STEP_BLOCKS = 500;
/** The newest blocks that count as indexed, which they will be soon. */
export const NEWEST_BLOCKS = 4_096;

/** Part of a search: `empty` without a match, `indexed` within a unit of the log index, or some blocks outside it. */
export type SearchStep = HeightRange & { kind: 'empty' | 'indexed' | 'blocks' };

/** The step of a search that begins at a height. */
export async function stepFrom(
  { from, to }: BlockRange,
  logIndex: LogIndexView,
  criteria: LogCriteria,
  signal?: AbortSignal,
): Promise<SearchStep> {
  const units = logIndex.units();
  const unit = units[firstEndingAt(units, from)];
  if (unit === undefined || unit.from > from)
    return { kind: 'blocks', from, to: Math.min(from + STEP_BLOCKS - 1, (unit?.from ?? Infinity) - 1, to) };
  const emptyTo = await logIndex.emptyTo(from, criteria, signal);
  return emptyTo === null
    ? { kind: 'indexed', from, to: Math.min(unit.to, to) }
    : { kind: 'empty', from, to: Math.min(emptyTo, to) };
}

/** The highest end of a search from `from` on that looks at no more than `mostBlocks` outside the log index. */
export function reachOf({ from, to }: BlockRange, mostBlocks: number, logIndex: LogIndexView): number {
  const units = logIndex.units();
  const indexedTo = units.at(-1)?.to ?? null;
  let left = mostBlocks;
  for (const gap of gapsWithin(units, from, to)) {
    if (indexedTo !== null && gap.from > indexedTo) left += Math.max(NEWEST_BLOCKS - (gap.from - indexedTo - 1), 0);
    const blocks = gap.to - gap.from + 1;
    if (blocks > left) return gap.from + left - 1;
    left -= blocks;
  }
  return to;
}
