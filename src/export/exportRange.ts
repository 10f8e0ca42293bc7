import { FIRST_HEIGHT } from '../store/genesisBlock.js';
import { gapsWithin, type HeightRange } from '../store/heightRanges.js';
import type { StoreReader } from '../store/store.js';
import { ExportError, unreadableBlock } from './exportErrors.js';

type RangeStore = Pick<StoreReader, 'ranges' | 'summary' | 'unreadable'>;

/** The blocks to export. */
export interface WantedBlocks {
  /** Default: the lowest stored block. */
  from?: number;
  /** Default: the highest stored block. */
  to?: number;
}

/** The blocks of an export, all of which are stored. Throws ExportError when some are not. */
export async function exportRange(store: RangeStore, wanted: WantedBlocks): Promise<HeightRange> {
  const ranges = await store.ranges();
  const [lowest, highest] = [ranges[0]?.from, ranges.at(-1)?.to];
  if (lowest === undefined || highest === undefined)
    throw new ExportError('the index has no blocks yet: "halley start" fills it');
  const isFirstStored = lowest === FIRST_HEIGHT;
  const hasBlockZero = isFirstStored && (wanted.from ?? 0) === 0 && (await isBlockZeroStored(store));
  if (isFirstStored && wanted.from === 0 && !hasBlockZero)
    throw new ExportError(`this chain has no block 0: begin with --from ${FIRST_HEIGHT}`);
  const from = wanted.from ?? Math.min(hasBlockZero ? 0 : lowest, wanted.to ?? Infinity);
  const range = { from, to: wanted.to ?? Math.max(from, highest) };
  const missing = gapsWithin(hasBlockZero ? [{ from: 0, to: 0 }, ...ranges] : ranges, range.from, range.to);
  if (missing.length > 0) throw missingBlocks(missing);
  return range;
}

/** Block 0 is stored with block 1, unless that has another parent. */
async function isBlockZeroStored(store: RangeStore): Promise<boolean> {
  if ((await store.summary(0)) !== undefined) return true;
  if ((await store.unreadable(FIRST_HEIGHT, FIRST_HEIGHT)).length > 0) throw unreadableBlock(0);
  return false;
}

/** Most gaps in one message. */
const MAX_LISTED = 10;

function missingBlocks(missing: readonly HeightRange[]): ExportError {
  const listed = missing.slice(0, MAX_LISTED).map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`));
  const more = missing.length > MAX_LISTED ? ` and ${missing.length - MAX_LISTED} more ranges` : '';
  const [first, last] = [missing[0]!.from, missing.at(-1)!.to];
  return new ExportError(
    `the index lacks blocks ${listed.join(', ')}${more}: fetch them with "halley index backfill ` +
      `--from ${Math.max(first, FIRST_HEIGHT)} --to ${Math.max(last, FIRST_HEIGHT)}", or name other blocks`,
  );
}
