import type { RootDatabase } from 'lmdb';

/** `sync` is in lmdb 3.5.6 and not in its type declarations. */
type Syncable = RootDatabase<Buffer, string> & { sync(done: (error?: Error) => void): void };

/**
 * Flushes commits to the disk on a thread of the pool, while the event loop goes on (a flush takes 2 to 10 ms, the commit itself less than one).
 * Writers that wait at the same time share a flush that begins after their commits.
 */
export class Flusher {
  #underWay: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  readonly #root: RootDatabase<Buffer, string>;

  constructor(root: RootDatabase<Buffer, string>) {
    this.#root = root;
  }

  /** Resolves when everything that was committed before is on the disk. */
  flush(): Promise<void> {
    this.#next ??= this.#begin();
    return this.#next;
  }

  /** Resolves when no flush is under way or waits, however they ended. */
  async settled(): Promise<void> {
    await this.#next?.catch(() => undefined);
    await this.#underWay.catch(() => undefined);
  }

  async #begin(): Promise<void> {
    await this.#underWay.catch(() => undefined);
    this.#next = null;
    this.#underWay = new Promise((resolve, reject) => {
      (this.#root as Syncable).sync((error) => (error === undefined || error === null ? resolve() : reject(error)));
    });
    await this.#underWay;
  }
}
