/** Revisions that executions and proofs under way read, so that pruning waits for them. */
export class RevisionsInUse {
  readonly #uses = new Set<{ revision: number }>();

  /** The lowest one; Infinity when there is none. */
  get first(): number {
    let first = Infinity;
    for (const { revision } of this.#uses) first = Math.min(first, revision);
    return first;
  }

  /** Runs something that reads a revision. */
  async during<T>(revision: number, run: () => Promise<T>): Promise<T> {
    const use = { revision };
    this.#uses.add(use);
    try {
      return await run();
    } finally {
      this.#uses.delete(use);
    }
  }
}
