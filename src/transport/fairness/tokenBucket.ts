/** Tolerance for sums of fractions. */
const ROUNDING = 1e-6;

/** Units that return at a steady rate, up to the capacity. Times are milliseconds of one steady clock. */
export interface Bucket {
  /**
   * Whole milliseconds until the bucket has this number of units; 0 when it has. A full bucket is enough for any
   * number: it goes into debt, so that a request that costs more than the capacity is served, at a lower rate.
   */
  waitMs(units: number, now: number): number;
  /** Takes units, even more than there are. */
  take(units: number, now: number): void;
}

/** The bucket of a service that is a single process. */
export class TokenBucket implements Bucket {
  readonly #perMs: number;
  readonly #capacity: number;
  #units: number;
  #at: number;

  /** A full bucket. */
  constructor(perSecond: number, capacity: number, now: number) {
    this.#perMs = perSecond / 1_000;
    this.#capacity = capacity;
    this.#units = capacity;
    this.#at = now;
  }

  waitMs(units: number, now: number): number {
    this.#refill(now);
    const missing = Math.min(units, this.#capacity) - this.#units;
    return missing <= ROUNDING ? 0 : Math.ceil((missing - ROUNDING) / this.#perMs);
  }

  take(units: number, now: number): void {
    this.#refill(now);
    this.#units -= units;
  }

  #refill(now: number): void {
    // Two reads of the clock may be out of order.
    if (now <= this.#at) return;
    this.#units = Math.min(this.#capacity, this.#units + (now - this.#at) * this.#perMs);
    this.#at = now;
  }
}
