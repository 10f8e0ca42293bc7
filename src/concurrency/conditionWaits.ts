/** Waits until something is so, which is looked at whenever it may have changed. */
export class ConditionWaits {
  readonly #waiting = new Set<() => void>();

  /** Resolves when `isSo` returns true, now or at a later `check`, or after this time, milliseconds. */
  until(isSo: () => boolean, timeoutMs: number): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(check);
        resolve();
      };
      const check = (): void => {
        if (isSo()) end();
      };
      const timer = setTimeout(end, timeoutMs);
      this.#waiting.add(check);
    });
  }

  /** Call it when it may have changed. */
  check(): void {
    for (const check of this.#waiting) check();
  }
}
