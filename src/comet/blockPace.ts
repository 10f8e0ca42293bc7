/** A longer time since the last head counts as so many usual ones. */
const MOST_USUAL_TIMES = 4;

/** How fast blocks come, by the heads that were seen. Tells how long a silence is normal. */
export class BlockPace {
  #last: { height: number; atMs: number } | null = null;
  #usualMs = 0;

  /** Records a head; `atMs` comes from a clock that only goes forward. */
  record(height: number, atMs: number): void {
    if (this.#last !== null && height > this.#last.height) {
      const perBlockMs = (atMs - this.#last.atMs) / (height - this.#last.height);
      // A moving average over about eight blocks, in which a halt of the chain counts as little as a slow block.
      const countedMs = Math.min(perBlockMs, MOST_USUAL_TIMES * this.#usualMs);
      this.#usualMs = this.#usualMs === 0 ? perBlockMs : this.#usualMs + (countedMs - this.#usualMs) / 8;
    }
    this.#last = { height, atMs };
  }

  /** Usual time between blocks, milliseconds; 0 while unknown. */
  usualMs(): number {
    return this.#usualMs;
  }
}
