/** Shared tasks run at the same time, an exclusive one alone. Each waits only for earlier tasks, so none starves. */
export class SharedExclusiveLock {
  /** Ends with the newest exclusive task. */
  #exclusive: Promise<unknown> = Promise.resolve();
  /** The running and waiting shared tasks. These promises never reject. */
  readonly #shared = new Set<Promise<unknown>>();

  /** The outcome of `task`, which may overlap other shared tasks. */
  shared<T>(task: () => Promise<T>): Promise<T> {
    const outcome = this.#exclusive.then(task);
    const ended: Promise<unknown> = settled(outcome).then(() => this.#shared.delete(ended));
    this.#shared.add(ended);
    return outcome;
  }

  /** The outcome of `task`, started when all earlier tasks have ended; later ones wait for it. */
  exclusive<T>(task: () => Promise<T>): Promise<T> {
    const outcome = Promise.all([this.#exclusive, ...this.#shared]).then(task);
    this.#exclusive = settled(outcome);
    return outcome;
  }
}

function settled(outcome: Promise<unknown>): Promise<void> {
  return outcome.then(
    () => undefined,
    () => undefined,
  );
}
