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

/** The bars, and what they are measured by. */
export interface GasChart {
  readonly bars: readonly Bar[];
  /** Share of the gas limit at the top of the chart. */
  readonly top: number;
}

/** So that the use of a quiet chain can be seen, too, the top is the lowest of these that is above every bar. */
const TOPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1] as const;

/** A bar for each of the newest blocks. */
export function gasChart(blocks: readonly LiveBlock[]): GasChart {
  const shown = newestLast(blocks).map((block) => ({ block, share: shareOf(block.gasUsed, block.gasLimit) }));
  const highest = shown.reduce((most, { share }) => Math.max(most, share), 0);
  const top = TOPS.find((share) => share >= highest) ?? 1;
  const step = CHART.width / CHART.blocks;
  const bars = shown.map(({ block, share }, index) => {
    // A block with any gas can be seen.
    const height = share === 0 ? 0 : Math.max(2, (share / top) * CHART.height);
    const x = CHART.width - (shown.length - index) * step;
    return { block, x: x + CHART.gap / 2, y: CHART.height - height, width: step - CHART.gap, height, share };
  });
  return { bars, top };
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
