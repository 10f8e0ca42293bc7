import { setTimeout as sleep } from 'node:timers/promises';

/** Waits between attempts, milliseconds: `first` after the first failure, doubled from one to the next up to `longest`. */
export interface BackoffOptions {
  first: number;
  longest: number;
}

/** Growing waits between attempts at something that has to succeed in the end. */
export class Backoff {
  #failures = 0;
  readonly #options: BackoffOptions;

  constructor(options: BackoffOptions) {
    this.#options = options;
  }

  reset(): void {
    this.#failures = 0;
  }

  /** Ends early, without an error, when the signal aborts. A random half keeps several processes from asking in step. */
  async wait(signal: AbortSignal): Promise<void> {
    const { first, longest } = this.#options;
    const full = Math.min(first * 2 ** Math.min(this.#failures, 30), longest);
    this.#failures += 1;
    await pause(full / 2 + (Math.random() * full) / 2, signal);
  }
}

/** Resolves after `ms`, or at once when the signal aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
