/** What sums of fractions may be off by. */
const ROUNDING = 1e-6;

/** Units that come back at a steady rate, up to a most. Times are milliseconds of any steady clock. */
export class TokenBucket {
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

  /**
   * How long until so many units are there, in whole milliseconds; 0 when they are. A full bucket is enough for any
   * number: it goes into debt, so that a request that costs more than the bucket holds is served at a lower rate.
   */
  waitMs(units: number, now: number): number {
    this.#refill(now);
    const missing = Math.min(units, this.#capacity) - this.#units;
    return missing <= ROUNDING ? 0 : Math.ceil((missing - ROUNDING) / this.#perMs);
  }

  /** Takes units, also those that are not there. */
  take(units: number, now: number): void {
    this.#refill(now);
    this.#units -= units;
  }

  #refill(now: number): void {
    // Never backwards: a clock that is read twice may be.
    if (now <= this.#at) return;
    this.#units = Math.min(this.#capacity, this.#units + (now - this.#at) * this.#perMs);
    this.#at = now;
  }
}
