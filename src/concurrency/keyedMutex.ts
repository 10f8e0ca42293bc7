import { Semaphore } from './semaphore.js';

/** The most tasks of a key, running and waiting ones, and the error for one more. */
export interface TaskLimit {
  most: number;
  /** `tasks` counts the refused one. */
  excess: (tasks: number) => Error;
}

/** Runs tasks of one key one after another in order of arrival, and tasks of different keys at the same time. */
export class KeyedMutex<Key> {
  /** Only keys that have a task, running or waiting; `tasks` counts both. */
  readonly #queues = new Map<Key, { semaphore: Semaphore; tasks: number }>();

  /** Running and waiting tasks of the key. */
  tasks(key: Key): number {
    return this.#queues.get(key)?.tasks ?? 0;
  }

  /**
   * The outcome of `task`, started when earlier tasks of the key have ended. Rejects as `Semaphore.run` does, and for a
   * task above the limit.
   */
  async run<T>(key: Key, task: () => Promise<T>, signal?: AbortSignal, limit?: TaskLimit): Promise<T> {
    const tasks = this.tasks(key) + 1;
    if (limit !== undefined && tasks > limit.most) throw limit.excess(tasks);
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

/** What has only the `run` of a keyed mutex, such as one that several processes share. */
export type KeyedLock<Key> = Pick<KeyedMutex<Key>, 'run'>;
