import { gapsWithin, type HeightRange } from '../store/heightRanges.js';
import { ExportError } from './exportErrors.js';
import type { RowStore } from './storedRows.js';

/** The blocks to export. */
export interface WantedBlocks {
  /** Default: the lowest stored block. */
  from?: number;
  /** Default: the highest stored block. */
  to?: number;
}

/** The blocks of an export, all of which are stored. Throws ExportError when some are not. */
export async function exportRange(store: RowStore, wanted: WantedBlocks): Promise<HeightRange> {
  const ranges = await store.ranges();
  const [lowest, highest] = [ranges[0]?.from, ranges.at(-1)?.to];
  if (lowest === undefined || highest === undefined)
    throw new ExportError('the index has no blocks yet: "halley start" fills it');
  const hasGenesis = (await store.summary(0)) !== undefined;
  const from = wanted.from ?? Math.min(lowest === 1 && hasGenesis ? 0 : lowest, wanted.to ?? Infinity);
  const range = { from, to: wanted.to ?? Math.max(from, highest) };
  const missing = gapsWithin(hasGenesis ? [{ from: 0, to: 0 }, ...ranges] : ranges, range.from, range.to);
  if (missing.length > 0) throw missingBlocks(missing);
  return range;
}

/** Most gaps in one message. */
const MAX_LISTED = 10;

function missingBlocks(missing: readonly HeightRange[]): ExportError {
  const listed = missing.slice(0, MAX_LISTED).map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`));
  const more = missing.length > MAX_LISTED ? ` and ${missing.length - MAX_LISTED} more ranges` : '';
  const [first, last] = [missing[0]!.from, missing.at(-1)!.to];
  return new ExportError(
    `the index lacks blocks ${listed.join(', ')}${more}: fetch them with "halley index backfill ` +
      `--from ${Math.max(first, 1)} --to ${Math.max(last, 1)}", or name other blocks`,
  );
}
