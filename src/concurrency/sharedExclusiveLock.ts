/**
 * Shared tasks run at the same time; an exclusive task runs alone. Each waits only for earlier tasks that it must not
 * overlap, so none waits for ever.
 */
export class SharedExclusiveLock {
  /** Ends with the newest exclusive task. */
  #exclusive: Promise<unknown> = Promise.resolve();
  /** The running and waiting shared tasks. These promises never reject: the outcome of a task is its caller's. */
  readonly #shared = new Set<Promise<unknown>>();

  /** The outcome of `task`, which may run beside other shared tasks. */
  shared<T>(task: () => Promise<T>): Promise<T> {
    const outcome = this.#exclusive.then(task);
    const ended: Promise<unknown> = settled(outcome).then(() => this.#shared.delete(ended));
    this.#shared.add(ended);
    return outcome;
  }

  /** The outcome of `task`, which runs when all earlier tasks have ended; later ones wait for it. */
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
