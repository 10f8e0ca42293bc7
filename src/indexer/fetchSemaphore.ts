/** Who wants a block fetched. The head goes first, then requests of clients, then what fills the index in the background. */
export type FetchPriority = 'head' | 'request' | 'backfill';

const ORDER: readonly FetchPriority[] = ['head', 'request', 'backfill'];

/** Bounds how many fetches from the node are under way, and lets the more urgent ones go first. */
export class FetchSemaphore {
  #free: number;
  readonly #waiting: Record<FetchPriority, (() => void)[]> = { head: [], request: [], backfill: [] };
  #backfilling = 0;
  readonly #limit: number;

  /** Back-fill gets at most half of the slots, so that one is free soon for whoever comes. */
  constructor(limit: number) {
    this.#limit = limit;
    this.#free = limit;
  }

  async run<T>(priority: FetchPriority, fetch: () => Promise<T>): Promise<T> {
    if (!this.#mayStart(priority)) await new Promise<void>((start) => this.#waiting[priority].push(start));
    else this.#take(priority);
    try {
      return await fetch();
    } finally {
      this.#giveBack(priority);
    }
  }

  #mayStart(priority: FetchPriority): boolean {
    if (this.#free === 0) return false;
    return priority !== 'backfill' || this.#backfilling < Math.max(1, Math.floor(this.#limit / 2));
  }

  #take(priority: FetchPriority): void {
    this.#free -= 1;
    if (priority === 'backfill') this.#backfilling += 1;
  }

  #giveBack(priority: FetchPriority): void {
    this.#free += 1;
    if (priority === 'backfill') this.#backfilling -= 1;
    const next = ORDER.find((waiting) => this.#waiting[waiting].length > 0 && this.#mayStart(waiting));
    if (next === undefined) return;
    this.#take(next);
    this.#waiting[next].shift()!();
  }
}
