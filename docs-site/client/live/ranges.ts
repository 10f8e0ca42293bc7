/** The covered ranges of the index as parts of a bar. */

/** Consecutive blocks, both ends included. */
export interface CoveredRange {
  readonly from: bigint;
  readonly to: bigint;
}

/** A part of the bar, in thousandths of its width. */
export interface Segment {
  readonly x: number;
  readonly width: number;
}

const WIDTH = 1000;
/** A single block on a long chain can still be seen. */
const NARROWEST = 2;
/** More than can be told apart on a screen. */
const MOST_SEGMENTS = 500;

/** Where the ranges lie between the first and the last block. Neighbours that would touch are drawn as one. */
export function segmentsOf(ranges: readonly CoveredRange[], first: bigint, last: bigint): Segment[] {
  const length = last - first + 1n;
  if (length <= 0n) return [];
  const segments: Segment[] = [];
  for (const { from, to } of ranges) {
    if (to < first || from > last) continue;
    const start = place(from < first ? first : from, first, length);
    const end = place((to > last ? last : to) + 1n, first, length);
    const width = Math.max(end - start, NARROWEST);
    const segment = { x: Math.min(start, WIDTH - width), width };
    const before = segments.at(-1);
    if (before !== undefined && (segment.x <= before.x + before.width || segments.length === MOST_SEGMENTS))
      segments[segments.length - 1] = { x: before.x, width: Math.max(before.width, segment.x + width - before.x) };
    else segments.push(segment);
  }
  return segments;
}

/** How long the rest takes at this rate, in words; null when that is not known. */
export function timeLeft(missing: bigint, blocksPerSecond: number | null): string | null {
  if (blocksPerSecond === null || blocksPerSecond <= 0) return null;
  const seconds = Number(missing) / blocksPerSecond;
  if (seconds < 60) return 'less than a minute';
  if (seconds < 5400) return `about ${Math.round(seconds / 60)} min`;
  if (seconds < 48 * 3600) return `about ${Math.round(seconds / 3600)} h`;
  return `about ${Math.round(seconds / 86_400)} days`;
}

function place(block: bigint, first: bigint, length: bigint): number {
  return Number(((block - first) * BigInt(WIDTH) * 10n) / length) / 10;
}
