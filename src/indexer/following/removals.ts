/** The removals of blocks of one process: one at a time, and none while a development chain is set back. */
export class Removals {
  #running: Promise<boolean> | null = null;
  #goingBack: Promise<unknown> | null = null;

  async settled(): Promise<void> {
    await this.#running;
  }

  /** Joins the removal under way, or starts one. */
  shared(remove: () => Promise<boolean>): Promise<boolean> {
    this.#running ??= remove().finally(() => (this.#running = null));
    return this.#running;
  }

  /** Starts a removal after the one under way: the same rollback may have been noticed in another way, too. */
  async next(remove: () => Promise<boolean>): Promise<void> {
    while (this.#running !== null) await this.#running;
    await this.shared(remove);
  }

  async goingBack<T>(task: () => Promise<T>): Promise<T> {
    const running = task();
    const ended = running.then(
      () => undefined,
      () => undefined,
    );
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
