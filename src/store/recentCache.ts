import { LRUCache } from 'lru-cache';

/** Recently used values by a numeric key, within a number of bytes. */
export class RecentCache<T extends NonNullable<unknown>> {
  readonly #entries: LRUCache<number, T> | null;
  /** Keys that were requested once and are not cached. */
  readonly #requestedOnce = new Set<number>();

  /** With 0 bytes nothing is cached. */
  constructor(maxBytes: number) {
    this.#entries = maxBytes > 0 ? new LRUCache({ maxSize: maxBytes }) : null;
  }

  get(key: number): T | undefined {
    return this.#entries?.get(key);
  }

  /** True from the second request for a key: so one pass over many blocks caches and evicts nothing. */
  isRepeated(key: number): boolean {
    if (this.#requestedOnce.delete(key)) return true;
    if (this.#requestedOnce.size >= MAX_REQUESTED_ONCE) this.#requestedOnce.clear();
    this.#requestedOnce.add(key);
    return false;
  }

  /** A value that is larger than the whole cache is not taken. */
  set(key: number, value: T, bytes: number): void {
    this.#entries?.set(key, value, { size: bytes });
  }

  delete(key: number): void {
    this.#entries?.delete(key);
  }

  /** Does not count as a use of the values. */
  keys(): number[] {
    return [...(this.#entries?.keys() ?? [])];
  }

  clear(): void {
    this.#entries?.clear();
    this.#requestedOnce.clear();
  }
}

/** Most keys remembered that were requested once. */
const MAX_REQUESTED_ONCE = 8_192;
