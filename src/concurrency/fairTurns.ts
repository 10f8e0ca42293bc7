import { FairSemaphore } from './fairSemaphore.js';

/** Who runs a task, and until when it wants it. */
interface Waiter {
  client?: string | undefined;
  signal: AbortSignal;
}

/** Places for tasks: while all are taken, clients take turns, and each has a share of the places to wait. */
export class FairTurns {
  readonly #semaphore: FairSemaphore;
  readonly #maxWaiting: number;
  readonly #refusal: (waiting: number, share: number) => Error;

  /** `refusal` makes the error for one task more than may wait. */
  constructor(places: number, maxWaiting: number, refusal: (waiting: number, share: number) => Error) {
    this.#semaphore = new FairSemaphore(() => places);
    this.#maxWaiting = maxWaiting;
    this.#refusal = refusal;
  }

  /** Rejects where too many wait, and with the signal's reason where it aborts before the turn. */
  async run<T>({ client, signal }: Waiter, task: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const { waiting, share } = this.#semaphore.shareOf(client, this.#maxWaiting);
    if (waiting >= share) throw this.#refusal(waiting + 1, share);
    return this.#semaphore.run(client, task, signal);
  }
}
