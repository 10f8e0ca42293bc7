import { givingBack, type Caller } from '../../caller/caller.js';
import { abortable } from '../../concurrency/abortable.js';
import { FairTurns } from '../../concurrency/fairTurns.js';
import { tooManyTraces } from '../api/traceErrors.js';

/**
 * The slots of traces that run at the same time. Clients take turns, and each may use a share of the short queue. A
 * slot is free when its work has ended, not when its client has left: only its timeout ends a trace inside a node.
 */
export class TraceSlots {
  readonly #turns: FairTurns;

  constructor(slots: number, maxWaiting: number) {
    this.#turns = new FairTurns(slots, maxWaiting, tooManyTraces);
  }

  /** Does work that holds memory of its own. Rejects with limitExceeded, or with the signal's reason at once. */
  async run<T>(work: (part: Caller) => Promise<T>, caller: Caller): Promise<T> {
    return abortable(
      this.#turns.run(caller, () => givingBack(caller, work)),
      caller.signal,
    );
  }
}
