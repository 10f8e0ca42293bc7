/**
 * The runs of heights, and the segments that they are made of. A run is continued in another segment after a restart
 * and after the chain went back, so that what was written of a block that never was, or is no longer, never counts.
 */

/** Heights of a run that were written without an interruption. */
export interface Segment {
  id: number;
  run: NumberedRun;
  from: number;
  /** The highest whose changes are all written; below `from` for none. */
  last: number;
}

/** Heights without a gap whose changes are all known. */
export interface NumberedRun {
  id: number;
  from: number;
  last: number;
}

/** As JSON. */
export interface StoredSegments {
  nextRun: number;
  nextSegment: number;
  /** CometBFT hash of the newest block, hex without 0x; empty when it is not known. */
  hash: string;
  whole: { run: number; from: number } | null;
  /** Records of lower segments were dropped, and no longer count at all; 0 for none. */
  dropped: number;
  /** Whether some of them are left. */
  isSwept: boolean;
  /** Id, run, from and last of each. */
  segments: [number, number, number, number][];
}

/** The oldest are forgotten with what was written in them. */
const MOST_SEGMENTS = 256;

/** All segments in order of their heights, which do not overlap. */
export class Segments {
  #all: Segment[] = [];
  #byId = new Map<number, Segment>();
  #nextRun: number;
  #nextSegment: number;
  #hash: string;
  #whole: { run: number; from: number } | null;
  #dropped: number;
  #isSwept: boolean;
  /** The last segment, while blocks may be added to it. */
  #open: Segment | null = null;

  constructor(stored: StoredSegments | null) {
    this.#nextRun = stored?.nextRun ?? 1;
    this.#nextSegment = stored?.nextSegment ?? 1;
    this.#hash = stored?.hash ?? '';
    this.#whole = stored?.whole ?? null;
    this.#dropped = stored?.dropped ?? 0;
    this.#isSwept = stored?.isSwept ?? true;
    for (const [id, runId, from, last] of stored?.segments ?? []) {
      const newest = this.newest?.run;
      this.#add({ id, run: newest?.id === runId ? newest : { id: runId, from, last }, from, last });
    }
  }

  get newest(): Segment | null {
    return this.#all.at(-1) ?? null;
  }

  /** The hash of the newest block, hex without 0x; empty when it is not known. */
  get hash(): string {
    return this.#hash;
  }

  /** The run in which every value is known, and since when. */
  get whole(): { run: number; from: number } | null {
    const run =
      this.#whole === null ? undefined : this.#all.find((segment) => segment.run.id === this.#whole?.run)?.run;
    return run !== undefined && run.from === this.#whole?.from ? this.#whole : null;
  }

  setWhole({ id, from }: NumberedRun): void {
    this.#whole = { run: id, from };
  }

  byId(id: number): Segment | undefined {
    return this.#byId.get(id);
  }

  /** Whether what was written at a height of a segment counts. */
  holds(id: number, height: number): boolean {
    const segment = this.#byId.get(id);
    return segment !== undefined && height <= segment.last;
  }

  /** As `holds`, or it is of the block that is being written. */
  mayHold(id: number, height: number): boolean {
    return this.holds(id, height) || (this.#open !== null && this.#open.id === id);
  }

  /** The segment of a run that has a height; undefined for none. */
  at(runId: number, height: number): Segment | undefined {
    return this.#all.findLast(({ run, from, last }) => run.id === runId && from <= height && height <= last);
  }

  /** The number of a new run. */
  nextRun(): number {
    return this.#nextRun++;
  }

  /** The segment to which a block of a run is added. */
  openFor(runId: number, height: number): Segment {
    if (this.#open !== null && this.#open.run.id === runId && this.#open.last === height - 1) return this.#open;
    const newest = this.newest?.run;
    const run = newest?.id === runId ? newest : { id: runId, from: height, last: height - 1 };
    this.#open = this.#add({ id: this.#nextSegment++, run, from: height, last: height - 1 });
    if (this.#all.length > MOST_SEGMENTS) this.#forgetOldest();
    return this.#open;
  }

  /** The block at a height is written. */
  extend(segment: Segment, height: number, hash: string): void {
    segment.last = height;
    segment.run.last = height;
    this.#hash = hash;
  }

  /** Further blocks go to another segment. */
  close(): void {
    this.#open = null;
  }

  /** What is at or above a height does not count any more. Returns whether anything was. */
  cutFrom(height: number): boolean {
    let hasCut = false;
    for (let newest = this.newest; newest !== null && newest.last >= height; newest = this.newest) {
      hasCut = true;
      this.close();
      this.#hash = '';
      newest.last = height - 1;
      newest.run.last = height - 1;
      if (newest.from < height) break;
      this.#all.pop();
      this.#byId.delete(newest.id);
    }
    return hasCut;
  }

  /** Whether records of dropped segments are removed. */
  get isSwept(): boolean {
    return this.#isSwept;
  }

  swept(): void {
    this.#isSwept = true;
  }

  /** Whether a segment was dropped with all that was written in it. */
  isDropped(id: number): boolean {
    return id < this.#dropped;
  }

  /** Forgets all heights. Runs and segments are numbered on. */
  clear(): void {
    this.#dropped = this.#nextSegment;
    this.#isSwept = false;
    this.#all = [];
    this.#byId.clear();
    this.#hash = '';
    this.#whole = null;
    this.close();
  }

  /** Forgets the runs that end below a height. */
  forgetBelow(height: number): void {
    while (this.#all.length > 1 && this.#all[0]!.run.last < height) this.#forgetOldest();
  }

  toJson(): StoredSegments {
    return {
      nextRun: this.#nextRun,
      nextSegment: this.#nextSegment,
      hash: this.#hash,
      whole: this.#whole,
      dropped: this.#dropped,
      isSwept: this.#isSwept,
      segments: this.#all.map(({ id, run, from, last }) => [id, run.id, from, last]),
    };
  }

  #forgetOldest(): void {
    const oldest = this.#all.shift();
    if (oldest === undefined) return;
    this.#byId.delete(oldest.id);
    const next = this.#all[0];
    if (next?.run === oldest.run) next.run.from = next.from;
  }

  #add(segment: Segment): Segment {
    this.#all.push(segment);
    this.#byId.set(segment.id, segment);
    segment.run.last = Math.max(segment.run.last, segment.last);
    return segment;
  }
}
