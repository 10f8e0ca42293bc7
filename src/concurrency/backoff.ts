import { setTimeout as sleep } from 'node:timers/promises';

/** Waits between attempts, milliseconds: `first` after the first failure, doubled after each one up to `longest`. */
export interface BackoffOptions {
  first: number;
  longest: number;
}

/** Growing waits between attempts. cockatiel's backoffs only compute durations, without abort or count of failures. */
export class Backoff {
  #failures = 0;
  readonly #options: BackoffOptions;

  constructor(options: BackoffOptions = { first: 250, longest: 10_000 }) {
    this.#options = options;
  }

  /** Failed attempts since the last success. */
  get failures(): number {
    return this.#failures;
  }

  reset(): void {
    this.#failures = 0;
  }

  /** Counts a failure and returns the wait, milliseconds. A random half keeps processes from asking in step. */
  nextMs(): number {
    const { first, longest } = this.#options;
    const full = Math.min(first * 2 ** Math.min(this.#failures, 30), longest);
    this.#failures += 1;
    return full / 2 + (Math.random() * full) / 2;
  }

  /** Waits for `nextMs`. Resolves early, without an error, when the signal aborts. */
  async wait(signal: AbortSignal): Promise<void> {
    await pause(this.nextMs(), signal);
  }
}

/** Resolves after `ms`, or at once when the signal aborts. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
}
