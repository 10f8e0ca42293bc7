import { abortable } from '../concurrency/abortable.js';
import { tooManyTraces } from './traceErrors.js';

/**
 * The traces that run at the same time. One more is refused. The place of a trace is free when its work has ended, not
 * when its client has left: nothing but its timeout ends a trace inside a node.
 */
export class TraceSlots {
  #running = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Rejects with limitExceeded, or with the signal's reason as soon as it aborts. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#running >= this.#limit) throw tooManyTraces(this.#running + 1, this.#limit);
    this.#running++;
    const ended = work().finally(() => this.#running--);
    return await abortable(ended, signal);
  }
}
