/** What waits between the server and a caller who takes one after the other. */
import { SlowConsumerError } from './errors.js';

interface Taker<T> {
  readonly resolve: (result: IteratorResult<T, undefined>) => void;
  readonly reject: (error: unknown) => void;
}

/** A bounded queue that ends, with or without an error. */
export class Queue<T> {
  #items: T[] = [];
  /** Items before this one were taken. */
  #head = 0;
  readonly #takers: Taker<T>[] = [];
  #end: { error?: Error } | undefined;
  readonly #max: number;

  /** @param max - how many items can wait */
  constructor(max: number) {
    this.#max = max;
  }

  /** Adds an item. One too many ends the queue with a {@link SlowConsumerError}, and `false` says so. */
  put(item: T): boolean {
    if (this.#end !== undefined) return false;
    const taker = this.#takers.shift();
    if (taker !== undefined) {
      taker.resolve({ done: false, value: item });
    } else if (this.#items.length - this.#head < this.#max) {
      this.#items.push(item);
    } else {
      this.end(new SlowConsumerError(`more than ${this.#max} notifications wait to be taken`));
      return false;
    }
    return true;
  }

  /** Nothing is added any more. What waits can still be taken; then comes the error, if there is one. */
  end(error?: Error): void {
    if (this.#end !== undefined) return;
    this.#end = error === undefined ? {} : { error };
    for (const { resolve, reject } of this.#takers.splice(0)) {
      if (error === undefined) resolve({ done: true, value: undefined });
      else reject(error);
    }
  }

  /** Drops what waits. */
  clear(): void {
    this.#items = [];
    this.#head = 0;
  }

  /** The next item, as an iterator gives it. */
  take(): Promise<IteratorResult<T, undefined>> {
    if (this.#head < this.#items.length) {
      // There is one at this place, as the line above says.
      const value = this.#items[this.#head++] as T;
      if (this.#head > 1024 && this.#head * 2 > this.#items.length) {
        this.#items = this.#items.slice(this.#head);
        this.#head = 0;
      }
      return Promise.resolve({ done: false, value });
    }
    const end = this.#end;
    if (end === undefined) return new Promise((resolve, reject) => this.#takers.push({ resolve, reject }));
    if (end.error === undefined) return Promise.resolve({ done: true, value: undefined });
    // An error is reported once: afterwards the queue is at its end.
    this.#end = {};
    return Promise.reject(end.error);
  }
}
