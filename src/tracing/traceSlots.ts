import { givingBack, type Caller } from '../caller/caller.js';
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

  /**
   * Does work that holds memory of its own, until it has ended. Rejects with limitExceeded, or with the signal's reason
   * as soon as it aborts.
   */
  async run<T>(work: (part: Caller) => Promise<T>, caller: Caller): Promise<T> {
    caller.signal.throwIfAborted();
    if (this.#running >= this.#limit) throw tooManyTraces(this.#running + 1, this.#limit);
    this.#running++;
    const ended = givingBack(caller, work).finally(() => this.#running--);
    return await abortable(ended, caller.signal);
  }
}
