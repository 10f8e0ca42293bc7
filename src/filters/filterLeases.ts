/**
 * When each filter was used last, and the removal of those that nobody uses. A use is written with the next cleanup, all of them together: an
 * idle poll would otherwise cost a write. What a killed process did not write does no harm, since a start counts as a use of every filter.
 */
import type { Logger } from '../observe/logger.js';
import type { FilterStore } from '../store/filterStore.js';
import type { FilterClock } from './filterClock.js';

export interface FilterLeasesOptions {
  /** A filter that is not used for as long is gone, milliseconds; Infinity keeps them all. */
  timeoutMs: number;
  /** How often the gone ones are removed, milliseconds. */
  cleanupIntervalMs: number;
}

export interface FilterLeasesParts {
  store: FilterStore;
  clock: FilterClock;
  log: Logger;
}

export class FilterLeases {
  /** Uses that are not written yet: milliseconds since the epoch by filter id. */
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

  /** Cleans up at every interval from now on, and calls `onCleaned` behind it; returns a function that ends it. */
  start(onCleaned: () => Promise<void>): () => void {
    const { clock, log } = this.#parts;
    this.#startedAtMs = clock.now();
    return clock.every(this.#options.cleanupIntervalMs, () => {
      this.clean()
        .then(onCleaned)
        .catch((error: unknown) => log.warn({ err: error }, 'unused filters cannot be removed'));
    });
  }

  /** Whether a filter was not used for too long; `writtenMs` is the use that the store knows of. */
  isExpired(id: string, writtenMs: number): boolean {
    const usedAtMs = Math.max(this.#startedAtMs, writtenMs, this.#unwritten.get(id) ?? 0);
    return this.#parts.clock.now() - usedAtMs > this.#options.timeoutMs;
  }

  note(id: string): void {
    this.#unwritten.set(id, this.#parts.clock.now());
  }

  forget(id: string): void {
    this.#unwritten.delete(id);
  }

  /** Removes what is expired now, unless that was done a second ago; for whoever found no room for one more filter. */
  async cleanIfDue(): Promise<void> {
    if (this.#cleaning === null && this.#parts.clock.now() - this.#cleanedAtMs < 1_000) return;
    await this.clean();
  }

  /** Writes the uses and removes what is expired. Whoever asks meanwhile waits for the same. */
  clean(): Promise<void> {
    this.#cleaning ??= this.#clean().finally(() => (this.#cleaning = null));
    return this.#cleaning;
  }

  /** Resolves when no cleanup is under way, however it ended. */
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
    // Another process that shares the store may hold uses back for as long as an interval.
    const graceMs = this.#options.timeoutMs + this.#options.cleanupIntervalMs;
    if (now - this.#startedAtMs > graceMs) await store.removeUnused(now - graceMs);
  }
}
