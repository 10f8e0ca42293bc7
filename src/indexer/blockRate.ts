/** Counts blocks of the last seconds, in memory that does not grow with their number. */
export class BlockRate {
  /** Blocks by second of the clock, in the order of time. */
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

  /** Mean of the last ten seconds, or of the time since the first of their blocks; null when there were none. */
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
