import { givingBack, type Caller } from '../../caller/caller.js';
import { abortable } from '../../concurrency/abortable.js';
import { FairSemaphore } from '../../concurrency/fairSemaphore.js';
import { tooManyTraces } from '../api/traceErrors.js';

/**
 * The slots of traces that run at the same time. Clients take turns, and each may use a share of the short queue. A
 * slot is free when its work has ended, not when its client has left: only its timeout ends a trace inside a node.
 */
export class TraceSlots {
  readonly #slots: FairSemaphore;
  readonly #maxWaiting: number;

  constructor(slots: number, maxWaiting: number) {
    this.#slots = new FairSemaphore(() => slots);
    this.#maxWaiting = maxWaiting;
  }

  /** Does work that holds memory of its own. Rejects with limitExceeded, or with the signal's reason at once. */
  async run<T>(work: (part: Caller) => Promise<T>, caller: Caller): Promise<T> {
    const { client, signal } = caller;
    signal.throwIfAborted();
    const { waiting, share } = this.#slots.shareOf(client, this.#maxWaiting);
    if (waiting >= share) throw tooManyTraces(waiting + 1, share);
    return await abortable(
      this.#slots.run(client, () => givingBack(caller, work), signal),
      signal,
    );
  }
}
