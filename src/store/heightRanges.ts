/** Both ends included. A set of heights is a list of ascending ranges that neither touch nor overlap. */
export interface HeightRange {
  from: number;
  to: number;
}

/** The set with `height`. */
export function addHeight(ranges: readonly HeightRange[], height: number): HeightRange[] {
  return addRange(ranges, { from: height, to: height });
}

/** The set with all heights of a range added. */
export function addRange(ranges: readonly HeightRange[], added: HeightRange): HeightRange[] {
  const below = ranges.filter((range) => range.to < added.from - 1);
  const above = ranges.filter((range) => range.from > added.to + 1);
  const touching = ranges.filter((range) => range.to >= added.from - 1 && range.from <= added.to + 1);
  const from = Math.min(added.from, ...touching.map((range) => range.from));
  const to = Math.max(added.to, ...touching.map((range) => range.to));
  return [...below, { from, to }, ...above];
}

/** The set without `height` and everything above it. */
export function cutFrom(ranges: readonly HeightRange[], height: number): HeightRange[] {
  return ranges
    .filter((range) => range.from < height)
    .map((range) => ({ from: range.from, to: Math.min(range.to, height - 1) }));
}

/** The set without the heights of a range. */
export function withoutRange(ranges: readonly HeightRange[], { from, to }: HeightRange): HeightRange[] {
  return ranges
    .flatMap((range) => [
      { from: range.from, to: Math.min(range.to, from - 1) },
      { from: Math.max(range.from, to + 1), to: range.to },
    ])
    .filter((range) => range.from <= range.to);
}

/** The heights of the set between `from` and `to`, both included. */
export function within(ranges: readonly HeightRange[], { from, to }: HeightRange): HeightRange[] {
  return ranges
    .map((range) => ({ from: Math.max(range.from, from), to: Math.min(range.to, to) }))
    .filter((range) => range.from <= range.to);
}

/** The heights between `from` and `to`, both included, that are not in the set. */
export function gapsWithin(ranges: readonly HeightRange[], from: number, to: number): HeightRange[] {
  const gaps: HeightRange[] = [];
  let next = from;
  for (const range of ranges) {
    if (range.to < next) continue;
    if (range.from > to) break;
    if (range.from > next) gaps.push({ from: next, to: range.from - 1 });
    next = range.to + 1;
  }
  if (next <= to) gaps.push({ from: next, to });
  return gaps;
}

/** The index of the first range that ends at a height or above, by halves; the length where there is none. */
export function firstEndingAt(ranges: readonly HeightRange[], height: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.to < height) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether the set has this height. */
export function includesHeight(ranges: readonly HeightRange[], height: number): boolean {
  return ranges.some(({ from, to }) => from <= height && height <= to);
}

/** How many heights there are in the set. */
export function countHeights(ranges: readonly HeightRange[]): number {
  return ranges.reduce((count, range) => count + range.to - range.from + 1, 0);
}

/** The highest heights of the ranges that are below a height, descending, at most `count`. */
export function highestHeights(ranges: readonly HeightRange[], count: number, below = Infinity): number[] {
  const heights: number[] = [];
  for (const { from, to } of ranges.toReversed()) {
    for (let height = Math.min(to, below - 1); height >= from; height--) {
      if (heights.length === count) return heights;
      heights.push(height);
    }
  }
  return heights;
}
