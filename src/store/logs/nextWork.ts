/** Decides which unit of the log index is written next. Pure, so that two processes come to the same decision. */
import { gapsWithin, includesHeight, type HeightRange } from '../heightRanges.js';
import { SECTION_HEIGHTS } from './heightList.js';
import type { LogUnit } from './logIndexFile.js';

/** Heights of a first unit. The units of a whole section are merged into one. */
export const WINDOW_HEIGHTS = 4_096;

/** What the decision depends on. */
export interface IndexedState {
  /** Of the stored chain, ascending by height. */
  units: readonly LogUnit[];
  /** The stored heights. */
  ranges: readonly HeightRange[];
  /** Whether no further blocks will be stored below the head, as far as is known. */
  isFinished: boolean;
  /** Heights whose records cannot be read. */
  unreadable: ReadonlySet<number>;
}

/** A unit to write: from the blocks of a range, or from smaller units. */
export type IndexWork = { kind: 'build'; range: HeightRange } | { kind: 'merge'; units: readonly LogUnit[] };

/** The newest first; null when there is nothing to do. */
export function nextWork(state: IndexedState): IndexWork | null {
  const mergeable = newestMergeable(state);
  if (mergeable !== null) return { kind: 'merge', units: mergeable };
  const range = newestBuildable(state);
  return range === null ? null : { kind: 'build', range };
}

/** Heights that can be indexed and are not. The newest block of each stored range may not be proven yet. */
export function unindexed({ units, ranges, unreadable }: IndexedState): HeightRange[] {
  const gaps = ranges.flatMap(({ from, to }) => gapsWithin(units, Math.max(from, 1), to - 1));
  return [...unreadable].reduce(
    (left, height) => left.flatMap(({ from, to }) => gapsWithin([{ from: height, to: height }], from, to)),
    gaps,
  );
}

function newestBuildable(state: IndexedState): HeightRange | null {
  for (const gap of unindexed(state).reverse()) {
    for (let start = gap.to - (gap.to % WINDOW_HEIGHTS); start + WINDOW_HEIGHTS > gap.from; start -= WINDOW_HEIGHTS) {
      const piece = { from: Math.max(start, gap.from, 1), to: Math.min(start + WINDOW_HEIGHTS - 1, gap.to) };
      if (isReady(piece, start, state)) return piece;
    }
  }
  return null;
}

/** Whether no block will be added to the window of a piece, so that the piece need not wait for it. */
function isReady({ from, to }: HeightRange, window: number, state: IndexedState): boolean {
  const { units, ranges, isFinished, unreadable } = state;
  const isBegun =
    from <= Math.max(window, 1) || isFinished || unreadable.has(from - 1) || includesHeight([...units], from - 1);
  const isTop = to >= (ranges.at(-1)?.to ?? 0) - 1;
  const isEnded =
    to === window + WINDOW_HEIGHTS - 1 ||
    (!isTop && isFinished) ||
    unreadable.has(to + 1) ||
    includesHeight([...units], to + 1);
  return isBegun && isEnded;
}

/** The units of the newest section that lie next to each other, and to which none will be added. */
function newestMergeable(state: IndexedState): readonly LogUnit[] | null {
  const left = unindexed(state);
  for (const run of runsOf(state.units).reverse()) {
    if (run.length < 2) continue;
    const [from, to] = [run[0]!.from, run.at(-1)!.to];
    const section = {
      from: Math.max(from - (from % SECTION_HEIGHTS), 1),
      to: sectionOf(to) * SECTION_HEIGHTS - 1 + SECTION_HEIGHTS,
    };
    const mayGrow = left.some((gap) => gap.to === from - 1 || gap.from === to + 1);
    const isWhole = from === section.from && to === section.to;
    if (isWhole || (state.isFinished && !mayGrow && to < (state.ranges.at(-1)?.to ?? 0) - 1)) return run;
  }
  return null;
}

/** The units in runs of one section without a gap. */
function runsOf(units: readonly LogUnit[]): LogUnit[][] {
  const runs: LogUnit[][] = [];
  for (const unit of units) {
    const last = runs.at(-1)?.at(-1);
    const isNext = last !== undefined && last.to + 1 === unit.from && sectionOf(last.from) === sectionOf(unit.from);
    if (isNext) runs.at(-1)!.push(unit);
    else runs.push([unit]);
  }
  return runs;
}

function sectionOf(height: number): number {
  return Math.floor(height / SECTION_HEIGHTS);
}
