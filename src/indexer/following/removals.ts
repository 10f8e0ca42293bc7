/** Removals of blocks by this process: one at a time, and none while a development chain is rolled back. */
export class Removals {
  #running: Promise<boolean> | null = null;
  #goingBack: Promise<unknown> | null = null;

  async settled(): Promise<void> {
    await this.#running;
  }

  /** Joins the current removal, or starts one. */
  shared(remove: () => Promise<boolean>): Promise<boolean> {
    this.#running ??= remove().finally(() => (this.#running = null));
    return this.#running;
  }

  /** Starts a removal after the current one, which may be for the same rollback. */
  async next(remove: () => Promise<boolean>): Promise<void> {
    while (this.#running !== null) await this.#running;
    await this.shared(remove);
  }

  async goingBack<T>(task: () => Promise<T>): Promise<T> {
    const running = task();
    const ended = running.catch(() => undefined);
    this.#goingBack = ended;
    try {
      return await running;
    } finally {
      if (this.#goingBack === ended) this.#goingBack = null;
    }
  }

  async wentBack(): Promise<void> {
    await this.#goingBack;
  }
}
