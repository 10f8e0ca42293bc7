import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How long a measurement lasts, milliseconds. */
const WINDOW_MS = 10_000;

/** Measuring interval, milliseconds: a longer one is delay. */
const RESOLUTION_MS = 20;

/** The longest delay of the event loop in the last 10 to 20 seconds. */
export class LoopDelay {
  readonly #histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  #timer: NodeJS.Timeout | undefined;
  #before = 0;

  start(): void {
    this.#histogram.enable();
    this.#timer = setInterval(() => {
      this.#before = this.#current();
      this.#histogram.reset();
    }, WINDOW_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#histogram.disable();
  }

  longestMs(): number {
    return Math.max(this.#before, this.#current());
  }

  #current(): number {
    return Math.max(0, Math.round(this.#histogram.max / 1e6) - RESOLUTION_MS);
  }
}
