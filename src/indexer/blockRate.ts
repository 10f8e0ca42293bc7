/** The time for a number of blocks at a rate; null when the rate is not known. */
export function secondsLeft(blocks: number, perSecond: number | null): number | null {
  return perSecond === null || perSecond <= 0 ? null : blocks / perSecond;
}

/** Counts blocks of the last seconds in constant memory. */
export class BlockRate {
  /** By second of the clock, ascending. */
  readonly #counts = new Map<number, number>();
  readonly #now: () => number;

  /** `now` gives milliseconds of a monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  add(blocks: number): void {
    const second = this.#second();
    this.#counts.set(second, (this.#counts.get(second) ?? 0) + blocks);
    this.#forget(second);
  }

  /** Mean of the last ten seconds, or of the time since the first block in them; null for none. */
  perSecond(): number | null {
    const second = this.#second();
    this.#forget(second);
    const [first] = this.#counts.keys();
    if (first === undefined) return null;
    const blocks = [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
    return blocks / (second - first + 1);
  }

  #second(): number {
    return Math.floor(this.#now() / 1000);
  }

  #forget(second: number): void {
    for (const counted of this.#counts.keys()) {
      if (counted > second - WINDOW_SECONDS) return;
      this.#counts.delete(counted);
    }
  }
}

const WINDOW_SECONDS = 10;
