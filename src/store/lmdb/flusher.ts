import type { RootDatabase } from 'lmdb';

/** The type declarations of lmdb 3.5.6 lack `sync`. */
type Syncable = RootDatabase<Buffer, string> & { sync(done: (error?: Error) => void): void };

/**
 * Waits until commits are on the disk. LMDB flushes each within its commit, so as a rule nothing is left to flush, and
 * this takes less than a millisecond on libuv's thread pool. What may be left is a commit whose flush failed, or one of
 * another process. Concurrent waiters share one flush.
 */
export class Flusher {
  #underWay: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  readonly #root: RootDatabase<Buffer, string>;

  constructor(root: RootDatabase<Buffer, string>) {
    this.#root = root;
  }

  /** Resolves when every earlier commit is on the disk. */
  flush(): Promise<void> {
    this.#next ??= this.#begin();
    return this.#next;
  }

  /** Resolves when no flush is under way or scheduled, whether they succeeded or failed. */
  async settled(): Promise<void> {
    await this.#next?.catch(() => undefined);
    await this.#underWay.catch(() => undefined);
  }

  async #begin(): Promise<void> {
    await this.#underWay.catch(() => undefined);
    this.#next = null;
    this.#underWay = new Promise((resolve, reject) => {
      // lmdb is pinned to the release whose root database has `sync`.
      (this.#root as Syncable).sync((error) => (error === undefined || error === null ? resolve() : reject(error)));
    });
    await this.#underWay;
  }
}
