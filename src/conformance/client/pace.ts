import { setTimeout as pause } from 'node:timers/promises';

/** The run is over before its time: too many requests, or a server that answers no more. */
export class RunEnded extends Error {
  override readonly name = 'RunEnded';
}

/**
 * Spaces requests evenly, so that no second has more than `rate` of them, over HTTP and WebSocket together. It also
 * bounds their number.
 */
export class Pace {
  readonly #intervalMs: number;
  readonly #maxRequests: number;
  #nextAt = 0;
  #requests = 0;

  constructor({ rate, maxRequests }: { rate: number; maxRequests: number }) {
    this.#intervalMs = 1000 / rate;
    this.#maxRequests = maxRequests;
  }

  /** Requests that were let through, each entry of a batch counted. */
  get requests(): number {
    return this.#requests;
  }

  /** Resolves when `count` further requests may be sent. Throws RunEnded above the bound. */
  async take(count = 1): Promise<void> {
    this.#requests += count;
    if (this.#requests > this.#maxRequests) {
      this.#requests -= count;
      throw new RunEnded(`the bound of ${this.#maxRequests} requests is reached: see --max-requests`);
    }
    const now = performance.now();
    const start = Math.max(now, this.#nextAt);
    this.#nextAt = start + count * this.#intervalMs;
    if (start > now) await pause(start - now);
  }
}
