import type { PartLog } from './logger.js';

/** The listeners of one kind of event. One that fails is logged, and the others are called all the same. */
export class Listeners<Event extends unknown[]> {
  readonly #listeners = new Set<(...event: Event) => void>();
  readonly #log: Pick<PartLog, 'error'>;
  readonly #what: string;

  /** `what` names a listener in the log. */
  constructor(log: Pick<PartLog, 'error'>, what: string) {
    this.#log = log;
    this.#what = what;
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** Returns a function that removes the listener. */
  add(listener: (...event: Event) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  call(...event: Event): void {
    for (const listener of this.#listeners) {
      try {
        listener(...event);
      } catch (error) {
        this.#log.error({ err: error }, `${this.#what} failed`);
      }
    }
  }
}
