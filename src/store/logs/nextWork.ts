/** Decides which unit of the log index is written next. Pure, so that two processes come to the same decision. */
import { gapsWithin, includesHeight, type HeightRange } from '../heightRanges.js';
import { DIRECTORY_SECTIONS } from './directoryPage.js';
import { SECTION_HEIGHTS } from './heightList.js';
import type { LogUnit } from './logIndexFile.js';

/** Heights of a window. Its units are merged into one, and those of a whole section are. */
export const WINDOW_HEIGHTS = 4_096;
/** The newest units end at a multiple of this, so that searches look at the blooms of few blocks above them. */
export const PART_HEIGHTS = 512;

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
  /** Ids of the units that are in a directory. */
  listed: ReadonlySet<number>;
}

/** A unit to write: from the blocks of a range, or from smaller units. */
export type IndexWork =
  | { kind: 'build'; range: HeightRange }
  | { kind: 'merge'; units: readonly LogUnit[] }
  /** Of the sections of which each is one unit; null for one before the first block. */
  | { kind: 'directory'; sections: readonly (LogUnit | null)[] };

/** The newest first; null when there is nothing to do. */
export function nextWork(state: IndexedState): IndexWork | null {
  const mergeable = newestMergeable(state);
  if (mergeable !== null) return { kind: 'merge', units: mergeable };
  const sections = newestListable(state);
  if (sections !== null) return { kind: 'directory', sections };
  const range = newestBuildable(state);
  return range === null ? null : { kind: 'build', range };
}

/** The sections of a directory that can be written: each is a whole unit, but for the beginning of the chain. */
function newestListable(state: IndexedState): (LogUnit | null)[] | null {
  const { units, listed } = state;
  const [lowest] = units;
  if (lowest === undefined) return null;
  const isFinished = state.isFinished && !unindexed(state).some(({ to }) => to === lowest.from - 1);
  const whole = new Map<number, LogUnit>();
  for (const unit of units) {
    const section = Math.floor(unit.from / SECTION_HEIGHTS);
    const begins = unit.from === Math.max(section * SECTION_HEIGHTS, 1) || (unit === lowest && isFinished);
    if (begins && (unit.to + 1) % SECTION_HEIGHTS === 0) whole.set(section, unit);
  }
  const first = Math.floor(lowest.from / SECTION_HEIGHTS);
  const groupOf = (section: number): number => Math.floor(section / DIRECTORY_SECTIONS);
  for (let group = groupOf(Math.max(first, ...whole.keys())); group >= groupOf(first); group--) {
    const numbers = Array.from({ length: DIRECTORY_SECTIONS }, (_, index) => group * DIRECTORY_SECTIONS + index);
    const sections = numbers.map((section) => whole.get(section) ?? null);
    const isComplete = numbers.every((section) => whole.has(section) || (section < first && isFinished));
    const isListed = sections.every((unit) => unit === null || listed.has(unit.id));
    if (isComplete && !isListed) return sections;
  }
  return null;
}

/** Heights that can be indexed and are not. The newest block of each stored range may not be proven yet. */
function unindexed({ units, ranges, unreadable }: IndexedState): HeightRange[] {
  const taken = [...units, ...Array.from(unreadable, (height) => ({ from: height, to: height }))];
  taken.sort((one, other) => one.from - other.from);
  const gaps: HeightRange[] = [];
  let first = 0;
  for (const { from, to } of ranges) {
    while (first < taken.length && taken[first]!.to < from) first += 1;
    let end = first;
    while (end < taken.length && taken[end]!.from <= to) end += 1;
    gaps.push(...gapsWithin(taken.slice(first, end), Math.max(from, 1), to - 1));
  }
  return gaps;
}

function newestBuildable(state: IndexedState): HeightRange | null {
  for (const gap of unindexed(state).reverse()) {
    for (let start = gap.to - (gap.to % WINDOW_HEIGHTS); start + WINDOW_HEIGHTS > gap.from; start -= WINDOW_HEIGHTS) {
      const piece = { from: Math.max(start, gap.from, 1), to: Math.min(start + WINDOW_HEIGHTS - 1, gap.to) };
      if (isReady(piece, start, state)) return piece;
      const parts = { from: piece.from, to: piece.to - ((piece.to + 1) % PART_HEIGHTS) };
      if (parts.to >= parts.from && isReady(parts, start, state)) return parts;
    }
  }
  return null;
}

/** Whether no block will be added to a piece within its window, so that the piece need not wait for it. */
function isReady({ from, to }: HeightRange, window: number, state: IndexedState): boolean {
  const { units, ranges, isFinished, unreadable } = state;
  const isBegun =
    from <= Math.max(window, 1) || isFinished || unreadable.has(from - 1) || includesHeight(units, from - 1);
  const isTop = to >= (ranges.at(-1)?.to ?? 0) - 1;
  const isEnded =
    (to + 1) % PART_HEIGHTS === 0 || (!isTop && isFinished) || unreadable.has(to + 1) || includesHeight(units, to + 1);
  return isBegun && isEnded;
}

/** Units that lie next to each other and are all of a section, or of a window; the newest first. */
function newestMergeable(state: IndexedState): readonly LogUnit[] | null {
  return newestSection(state) ?? newestWhole(state.units, WINDOW_HEIGHTS);
}

/** The units of the newest section to which none will be added. */
function newestSection(state: IndexedState): readonly LogUnit[] | null {
  const whole = newestWhole(state.units, SECTION_HEIGHTS);
  if (whole !== null || !state.isFinished) return whole;
  const left = unindexed(state);
  const top = (state.ranges.at(-1)?.to ?? 0) - 1;
  const isComplete = (run: readonly LogUnit[]): boolean => {
    const [from, to] = endsOf(run);
    const isEnded = (to + 1) % SECTION_HEIGHTS === 0 || !left.some((gap) => gap.from === to + 1);
    return to < top && isEnded && !left.some((gap) => gap.to === from - 1);
  };
  return runsOf(state.units, SECTION_HEIGHTS).findLast((run) => run.length > 1 && isComplete(run)) ?? null;
}

/** Several units that together have all heights of a window, or of a section. */
function newestWhole(units: readonly LogUnit[], heights: number): readonly LogUnit[] | null {
  const isWhole = (run: readonly LogUnit[]): boolean => {
    const [from, to] = endsOf(run);
    return from === Math.max(from - (from % heights), 1) && (to + 1) % heights === 0;
  };
  return runsOf(units, heights).findLast((run) => run.length > 1 && isWhole(run)) ?? null;
}

function endsOf(run: readonly LogUnit[]): [from: number, to: number] {
  return [run[0]!.from, run.at(-1)!.to];
}

/** The units in runs without a gap, each within one window or section. */
function runsOf(units: readonly LogUnit[], heights: number): LogUnit[][] {
  const partOf = ({ from }: LogUnit): number => Math.floor(from / heights);
  const runs: LogUnit[][] = [];
  for (const unit of units) {
    const last = runs.at(-1)?.at(-1);
    const isNext = last !== undefined && last.to + 1 === unit.from && partOf(last) === partOf(unit);
    if (isNext) runs.at(-1)!.push(unit);
    else runs.push([unit]);
  }
  return runs;
}
