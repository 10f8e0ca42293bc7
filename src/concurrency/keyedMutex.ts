import { Semaphore } from './semaphore.js';

/** Runs tasks of the same key one after another, in the order they came, and those of different keys beside each other. */
export class KeyedMutex<Key> {
  readonly #lines = new Map<Key, { turns: Semaphore; length: number }>();

  /** The outcome of `task`, started when all before it of the same key have ended. Rejects as `Slots` does. */
  async run<T>(key: Key, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const line = this.#lines.get(key) ?? { turns: new Semaphore(1), length: 0 };
    this.#lines.set(key, line);
    line.length++;
    try {
      return await line.turns.run(task, signal);
    } finally {
      if (--line.length === 0) this.#lines.delete(key);
    }
  }
}
