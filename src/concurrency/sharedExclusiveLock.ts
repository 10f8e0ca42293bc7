/** Tasks that run beside each other, and tasks that run alone. Each waits for those before it that it must not meet, so none waits for ever. */
export class SharedExclusiveLock {
  /** Ends with the newest task that runs alone. */
  #alone: Promise<unknown> = Promise.resolve();
  /** Those that came after it. Each only ends; its outcome is its caller's. */
  readonly #beside = new Set<Promise<unknown>>();

  beside<T>(task: () => Promise<T>): Promise<T> {
    const outcome = this.#alone.then(task);
    const ended: Promise<unknown> = settled(outcome).then(() => this.#beside.delete(ended));
    this.#beside.add(ended);
    return outcome;
  }

  alone<T>(task: () => Promise<T>): Promise<T> {
    const outcome = Promise.all([this.#alone, ...this.#beside]).then(task);
    this.#alone = settled(outcome);
    return outcome;
  }
}

function settled(outcome: Promise<unknown>): Promise<void> {
  return outcome.then(
    () => undefined,
    () => undefined,
  );
}
