/** Connections that read in one turn of the event loop: about 1 MB from the system, and as much again unmasked. */
const READ_TOGETHER = 16;

/**
 * Lets connections with long messages take turns at reading. One turn of the event loop reads and unmasks from all
 * connections that have data: with a hundred of them that takes longer than other clients may wait.
 */
export class ReadingTurns {
  readonly #waiting: (() => void)[] = [];
  #isScheduled = false;

  /** Calls `read` when it is the turn of its connection, in a later turn of the event loop. */
  wait(read: () => void): void {
    this.#waiting.push(read);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      for (const read of this.#waiting.splice(0, READ_TOGETHER)) read();
      if (this.#waiting.length > 0) this.#schedule();
    });
  }
}
