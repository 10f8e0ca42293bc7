import type { Caller } from '../../caller/caller.js';
import { FairSemaphore } from '../../concurrency/fairSemaphore.js';
import { executionLimit } from '../refusals/executionError.js';

/** Places for executions: while all are taken, clients take turns, and each has a share of the waiting ones. */
export class Turns {
  readonly #semaphore: FairSemaphore;
  readonly #maxWaiting: number;

  constructor(places: number, maxWaiting: number) {
    this.#semaphore = new FairSemaphore(() => places);
    this.#maxWaiting = maxWaiting;
  }

  /** Rejects with ExecutionError where too many wait, and where the caller leaves before its turn. */
  async run<T>({ client, signal }: Caller, task: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const { waiting, share } = this.#semaphore.shareOf(client, this.#maxWaiting);
    if (waiting >= share) throw executionLimit('limitExceeded', 'calls waiting to be executed', waiting + 1, share);
    return this.#semaphore.run(client, task, signal);
  }
}
