import { Semaphore } from './semaphore.js';

/** Runs tasks of one key one after another in order of arrival, and tasks of different keys at the same time. */
export class KeyedMutex<Key> {
  /** Only keys that have a task, running or waiting; `tasks` counts both. */
  readonly #queues = new Map<Key, { semaphore: Semaphore; tasks: number }>();

  /** Running and waiting tasks of the key. */
  tasks(key: Key): number {
    return this.#queues.get(key)?.tasks ?? 0;
  }

  /** The outcome of `task`, started when earlier tasks of the key have ended. Rejects as `Semaphore.run` does. */
  async run<T>(key: Key, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const queue = this.#queues.get(key) ?? { semaphore: new Semaphore(1), tasks: 0 };
    this.#queues.set(key, queue);
    queue.tasks++;
    try {
      return await queue.semaphore.run(task, signal);
    } finally {
      if (--queue.tasks === 0) this.#queues.delete(key);
    }
  }
}
