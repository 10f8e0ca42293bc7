/** How fast blocks come, by the heads that were seen. Tells how long a silence is normal. */
export class BlockPace {
  #last: { height: number; atMs: number } | null = null;
  #usualMs = 0;

  /** Records a head; `atMs` comes from a clock that only goes forward. */
  record(height: number, atMs: number): void {
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
