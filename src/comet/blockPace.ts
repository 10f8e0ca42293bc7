/** How fast blocks come, from the heads seen: the measure for "too long a silence". */
export class BlockPace {
  #last: { height: number; atMs: number } | null = null;
  #usualMs = 0;

  /** A head was seen; `atMs` is of a clock that only goes forward. */
  saw(height: number, atMs: number): void {
    if (this.#last !== null && height > this.#last.height) {
      const perBlockMs = (atMs - this.#last.atMs) / (height - this.#last.height);
      // A moving average over about eight blocks: one slow block does not count as usual.
      this.#usualMs = this.#usualMs === 0 ? perBlockMs : this.#usualMs + (perBlockMs - this.#usualMs) / 8;
    }
    this.#last = { height, atMs };
  }

  /** Usual time between blocks, milliseconds; 0 while unknown. */
  usualMs(): number {
    return this.#usualMs;
  }
}
