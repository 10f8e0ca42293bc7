/** Locks that all workers share. The primary has them, and hands each out in the order in which it is asked for. */
import { aborted } from '../concurrency/abortable.js';
import { KeyedMutex, type KeyedLock, type TaskLimit } from '../concurrency/keyedMutex.js';
import type { PrimaryLeases, WorkerLeases } from './leases.js';
import type { PrimaryLinks } from './primaryLinks.js';

const LOCK = 'lock';

/** A keyed lock as a worker uses it. */
export class RemoteLock<Key extends string> implements KeyedLock<Key> {
  readonly #leases: WorkerLeases;
  readonly #name: string;

  /** `name` tells its keys from those of other locks. */
  constructor(leases: WorkerLeases, name: string) {
    this.#leases = leases;
    this.#name = name;
  }

  /** As `KeyedMutex.run`; other workers' tasks count, too. */
  run<T>(key: Key, task: () => Promise<T>, signal?: AbortSignal, limit?: TaskLimit): Promise<T> {
    const values = [`${this.#name} ${key}`, limit?.most ?? Infinity];
    return this.#leases.run(
      LOCK,
      values,
      (refusedTasks: number | null) => {
        if (refusedTasks !== null && limit !== undefined) throw limit.excess(refusedTasks);
        return task();
      },
      signal,
    );
  }
}

/** Serves the locks in the primary. */
export function serveLocks(links: Pick<PrimaryLinks, 'serve'>, leases: PrimaryLeases): void {
  const mutex = new KeyedMutex<string>();
  // Resolves to null when the worker has the lock, or to the number of tasks where that is above `most`.
  links.serve(LOCK, (worker: number, lease: number, key: string, most: number) => {
    const tasks = mutex.tasks(key) + 1;
    if (tasks > most) return tasks;
    const ended = leases.begin(worker, lease);
    return new Promise((resolve, reject) => {
      const hold = (): Promise<void> => {
        resolve(null);
        return aborted(ended);
      };
      mutex.run(key, hold, ended).catch(reject);
    });
  });
}
