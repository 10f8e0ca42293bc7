import { setTimeout as pause } from 'node:timers/promises';

/** The run is over before its time: too many requests, or a server that answers no longer. */
export class RunEnded extends Error {
  override readonly name = 'RunEnded';
}

/** Time in milliseconds, and waiting. */
export interface PaceClock {
  now: () => number;
  pause: (milliseconds: number) => Promise<unknown>;
}

const SYSTEM_CLOCK: PaceClock = { now: () => performance.now(), pause: (milliseconds) => pause(milliseconds) };

/**
 * Spaces requests evenly, so that no second has more than `rate` of them, over HTTP and WebSocket together. It also
 * bounds their number, and the time in which they are sent.
 */
export class Pace {
  readonly #intervalMs: number;
  readonly #maxRequests: number;
  readonly #maxSeconds: number;
  readonly #endsAt: number;
  #nextAt = 0;
  #requests = 0;

  readonly #clock: PaceClock;

  constructor(
    { rate, maxRequests, maxSeconds }: Record<'rate' | 'maxRequests' | 'maxSeconds', number>,
    clock: PaceClock = SYSTEM_CLOCK,
  ) {
    this.#clock = clock;
    this.#intervalMs = 1000 / rate;
    this.#maxRequests = maxRequests;
    this.#maxSeconds = maxSeconds;
    this.#endsAt = clock.now() + maxSeconds * 1000;
  }

  /** Requests that were let through, each entry of a batch counted. */
  get requests(): number {
    return this.#requests;
  }

  /** Resolves when `count` further requests may be sent. Throws RunEnded above a bound. */
  async take(count = 1): Promise<void> {
    this.#requests += count;
    if (this.#requests > this.#maxRequests) {
      this.#requests -= count;
      throw new RunEnded(`the bound of ${this.#maxRequests} requests is reached: see --max-requests`);
    }
    const now = this.#clock.now();
    if (now >= this.#endsAt) throw new RunEnded(`the bound of ${this.#maxSeconds} seconds is reached: see --max-time`);
    // The entries of a batch go at once, so each has its time before and after.
    const start = Math.max(now, this.#nextAt + (count - 1) * this.#intervalMs);
    this.#nextAt = start + count * this.#intervalMs;
    if (start > now) await this.#clock.pause(start - now);
    // A timer may be late, and what follows it must not catch up.
    this.#nextAt = Math.max(this.#nextAt, this.#clock.now() + count * this.#intervalMs);
  }
}
