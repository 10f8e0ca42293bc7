/**
 * When each filter was last used, and the removal of expired filters. Most uses are written with the next cleanup: else
 * each idle poll would cost a write. A killed process expires nothing early: a start counts as a use of every filter.
 */
import { steadyNow } from '../concurrency/steadyClock.js';
import type { Logger } from '../observe/logger.js';
import type { FilterStore } from '../store/filterStore.js';

/** The clock of filters. */
export interface FilterClock {
  /** Milliseconds since the epoch, without jumps. */
  now(): number;
  /** Returns a function that ends it. */
  every(intervalMs: number, action: () => void): () => void;
}

/** A Node.js timer with a longer interval fires at once. */
const LONGEST_INTERVAL_MS = 2 ** 31 - 1;
/** An interval of 0 must not keep the process busy. */
const SHORTEST_INTERVAL_MS = 100;

/** Timers do not keep the process alive. */
export const systemClock: FilterClock = {
  now: steadyNow,
  every(intervalMs, action) {
    const bounded = Math.min(Math.max(intervalMs, SHORTEST_INTERVAL_MS), LONGEST_INTERVAL_MS);
    const timer = setInterval(action, bounded).unref();
    return () => clearInterval(timer);
  },
};

/** How long filters live. */
export interface FilterLeasesOptions {
  /** Milliseconds without use; Infinity keeps all filters. */
  timeoutMs: number;
  /** Milliseconds between two removals of expired filters. */
  cleanupIntervalMs: number;
}

/** The stored filters and the time. */
export interface FilterLeasesParts {
  store: FilterStore;
  clock: FilterClock;
  log: Logger;
}

/** Uses renew a filter's lease. */
export class FilterLeases {
  /** By filter id, not written yet: milliseconds since the epoch. */
  readonly #unwritten = new Map<string, number>();
  #startedAtMs: number;
  #cleaning: Promise<void> | null = null;
  #cleanedAtMs = 0;
  readonly #options: FilterLeasesOptions;
  readonly #parts: FilterLeasesParts;

  constructor(options: FilterLeasesOptions, parts: FilterLeasesParts) {
    this.#options = options;
    this.#parts = parts;
    this.#startedAtMs = parts.clock.now();
  }

  /** Cleans up at every interval, then calls `onCleaned`; returns a function that ends it. */
  start(onCleaned: () => Promise<void>): () => void {
    const { clock, log } = this.#parts;
    this.#startedAtMs = clock.now();
    return clock.every(this.#options.cleanupIntervalMs, () => {
      this.clean()
        .then(onCleaned)
        .catch((error: unknown) => log.warn({ err: error }, 'unused filters cannot be removed'));
    });
  }

  /** `writtenMs` is the time of last use in the store. */
  isExpired(id: string, writtenMs: number): boolean {
    const usedAtMs = Math.max(this.#startedAtMs, writtenMs, this.#unwritten.get(id) ?? 0);
    return this.#parts.clock.now() - usedAtMs > this.#options.timeoutMs;
  }

  /**
   * Called at every use. `writtenMs` is the time of the last use in the store: an old one is written again at once, so
   * that a filter does not expire in another process that does not know of this use.
   */
  renew(id: string, writtenMs: number): void {
    const { store, clock, log } = this.#parts;
    const now = clock.now();
    this.#unwritten.set(id, now);
    if (now - writtenMs <= this.#options.cleanupIntervalMs) return;
    const write = async (): Promise<void> => store.renew(new Map([[id, now]]));
    // The next cleanup writes it otherwise.
    write().catch((error: unknown) => log.debug({ err: error, id }, 'the use of a filter cannot be written'));
  }

  drop(id: string): void {
    this.#unwritten.delete(id);
  }

  /** Called when a cap refuses a new filter; cleans up at most once a second. */
  async cleanIfDue(): Promise<void> {
    if (this.#cleaning === null && this.#parts.clock.now() - this.#cleanedAtMs < 1_000) return;
    await this.clean();
  }

  /** Writes the uses and removes expired filters. Concurrent calls share one run. */
  clean(): Promise<void> {
    this.#cleaning ??= this.#clean().finally(() => (this.#cleaning = null));
    return this.#cleaning;
  }

  /** Waits for the current cleanup, whether it succeeds or fails. */
  async settled(): Promise<void> {
    await this.#cleaning?.catch(() => undefined);
  }

  async #clean(): Promise<void> {
    const { store, clock } = this.#parts;
    const now = clock.now();
    this.#cleanedAtMs = now;
    const written = new Map(this.#unwritten);
    await store.renew(written);
    for (const [id, usedAtMs] of written) if (this.#unwritten.get(id) === usedAtMs) this.#unwritten.delete(id);
    // Another process that shares the store may write its uses up to one interval late.
    const graceMs = this.#options.timeoutMs + this.#options.cleanupIntervalMs;
    if (now - this.#startedAtMs > graceMs) await store.removeUnused(now - graceMs);
  }
}
