/** A longer block time counts as this multiple of the usual one. */
const MAX_USUAL_TIMES = 4;

/** Measures the block time from the seen heads, to know which silence is normal. */
export class BlockPace {
  #last: { height: number; atMs: number } | null = null;
  #usualMs = 0;

  /** Records a head; `atMs` comes from a clock that only goes forward. */
  record(height: number, atMs: number): void {
    if (this.#last !== null && height > this.#last.height) {
      const perBlockMs = (atMs - this.#last.atMs) / (height - this.#last.height);
      // A moving average over about eight blocks, in which a halt of the chain counts no more than a slow block.
      const countedMs = Math.min(perBlockMs, MAX_USUAL_TIMES * this.#usualMs);
      this.#usualMs = this.#usualMs === 0 ? perBlockMs : this.#usualMs + (countedMs - this.#usualMs) / 8;
    }
    this.#last = { height, atMs };
  }

  /** Usual time between blocks, milliseconds; 0 while unknown. */
  usualMs(): number {
    return this.#usualMs;
  }
}
