/** The geometry of the two charts, in units of their view box. The newest block is at the right. */
import { shareOf } from './format.js';
import type { LiveBlock } from './state.js';

/** Units of the view box. */
export const CHART = { width: 600, height: 120, blocks: 60, gap: 2 } as const;

/** A bar of the gas chart. */
export interface Bar {
  readonly block: LiveBlock;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Share of the gas limit, 0 to 1. */
  readonly share: number;
}

/** A bar for each of the newest blocks; as high as the gas limit when all of it is used. */
export function gasBars(blocks: readonly LiveBlock[]): Bar[] {
  const shown = newestLast(blocks);
  const step = CHART.width / CHART.blocks;
  return shown.map((block, index) => {
    const share = shareOf(block.gasUsed, block.gasLimit);
    // A block with any gas can be seen.
    const height = share === 0 ? 0 : Math.max(2, share * CHART.height);
    const x = CHART.width - (shown.length - index) * step;
    return { block, x: x + CHART.gap / 2, y: CHART.height - height, width: step - CHART.gap, height, share };
  });
}

/** The line of the base fee. */
export interface FeeLine {
  /** Points as SVG's polyline takes them; empty without a base fee. */
  readonly points: string;
  /** The same with its ends at the bottom, to be filled. */
  readonly area: string;
  /** Wei per gas at the bottom and at the top; null without a base fee. */
  readonly lowest: bigint | null;
  readonly highest: bigint | null;
}

const NO_LINE: FeeLine = { points: '', area: '', lowest: null, highest: null };

/** The base fee of the newest blocks, from the lowest to the highest of them. One that is constant is in the middle. */
export function feeLine(blocks: readonly LiveBlock[]): FeeLine {
  const shown = newestLast(blocks);
  const step = CHART.width / CHART.blocks;
  const fees = shown.flatMap(({ baseFee }) => (baseFee === null ? [] : [baseFee]));
  const [first] = fees;
  if (first === undefined) return NO_LINE;
  const lowest = fees.reduce((least, fee) => (fee < least ? fee : least), first);
  const highest = fees.reduce((most, fee) => (fee > most ? fee : most), first);
  const points = shown.flatMap(({ baseFee }, index) => {
    if (baseFee === null) return [];
    const share = highest === lowest ? 0.5 : shareOf(baseFee - lowest, highest - lowest);
    const x = CHART.width - (shown.length - index - 0.5) * step;
    return [[x, (1 - share) * (CHART.height - 12) + 6] as const];
  });
  const text = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  const ends = [points.at(0)?.[0] ?? 0, points.at(-1)?.[0] ?? 0].map(round);
  return { points: text, area: `${ends[0]},${CHART.height} ${text} ${ends[1]},${CHART.height}`, lowest, highest };
}

function newestLast(blocks: readonly LiveBlock[]): LiveBlock[] {
  return blocks.slice(0, CHART.blocks).toReversed();
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
