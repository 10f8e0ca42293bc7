import { onAbort } from './abortable.js';

/** Lets so many tasks run at one time; the others wait in order of arrival. A caller that leaves while waiting gives up its place. */
export class Semaphore {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  /** The outcome of `task`, started when there is room. Rejects with the signal's reason when aborted before that. */
  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#free > 0) this.#free--;
    else await this.#turn(signal);
    try {
      return await task();
    } finally {
      // Handed on rather than given back, so that no other task slips in between.
      const next = this.#waiting.shift();
      if (next === undefined) this.#free++;
      else next();
    }
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = (): void => {
        stopListening();
        resolve();
      };
      const leave = (): void => {
        const place = this.#waiting.indexOf(start);
        if (place >= 0) this.#waiting.splice(place, 1);
        reject(signal?.reason as Error);
      };
      this.#waiting.push(start);
      const stopListening = onAbort(signal, leave);
    });
  }
}
