/** What a block is fetched for, the most urgent first. */
export type FetchPriority = (typeof ORDER)[number];

const ORDER = ['head', 'request', 'backfill'] as const;

/**
 * Limits the concurrent fetches from the node, and starts the most urgent first. The back-fill gets at most half of the
 * places, so that an urgent fetch soon finds one: p-queue has priorities, but no such limit.
 */
export class FetchSemaphore {
  #free: number;
  readonly #waiting: Record<FetchPriority, (() => void)[]> = { head: [], request: [], backfill: [] };
  #backfilling = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
    this.#free = limit;
  }

  async run<T>(priority: FetchPriority, fetch: () => Promise<T>): Promise<T> {
    if (this.#mayStart(priority)) this.#acquire(priority);
    else await new Promise<void>((start) => this.#waiting[priority].push(start));
    try {
      return await fetch();
    } finally {
      this.#release(priority);
    }
  }

  #mayStart(priority: FetchPriority): boolean {
    if (this.#free === 0) return false;
    return priority !== 'backfill' || this.#backfilling < Math.max(1, Math.floor(this.#limit / 2));
  }

  #acquire(priority: FetchPriority): void {
    this.#free -= 1;
    if (priority === 'backfill') this.#backfilling += 1;
  }

  /** Passes the place to the next fetch, so that no later one comes between. */
  #release(priority: FetchPriority): void {
    this.#free += 1;
    if (priority === 'backfill') this.#backfilling -= 1;
    const next = ORDER.find((waiting) => this.#waiting[waiting].length > 0 && this.#mayStart(waiting));
    if (next === undefined) return;
    this.#acquire(next);
    this.#waiting[next].shift()!();
  }
}
