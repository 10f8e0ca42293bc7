import { givingBack, type Caller } from '../caller/caller.js';
import { abortable } from '../concurrency/abortable.js';
import { FairSemaphore } from '../concurrency/fairSemaphore.js';
import { tooManyTraces } from './traceErrors.js';

/**
 * The traces that run at the same time, in which clients take turns: none has all places. The queue is short, and of a
 * client that has its share of it, one more is refused. The place of a trace is free when its work has ended, not when
 * its client has left: nothing but its timeout ends a trace inside a node.
 */
export class TraceSlots {
  readonly #places: FairSemaphore;
  readonly #maxWaiting: number;

  constructor(places: number, maxWaiting: number) {
    this.#places = new FairSemaphore(() => places);
    this.#maxWaiting = maxWaiting;
  }

  /** Does work that holds memory of its own. Rejects with limitExceeded, or with the signal's reason at once. */
  async run<T>(work: (part: Caller) => Promise<T>, caller: Caller): Promise<T> {
    const { client, signal } = caller;
    signal.throwIfAborted();
    const { waiting, share } = this.#places.shareOf(client, this.#maxWaiting);
    if (waiting >= share) throw tooManyTraces(waiting + 1, share);
    return await abortable(
      this.#places.run(client, () => givingBack(caller, work), signal),
      signal,
    );
  }
}
