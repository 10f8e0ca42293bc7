/**
 * Recently used values by block number or a key made of one, within a number of bytes; the least recently used go
 * first.
 */
export class RecentCache<T> {
  readonly #entries = new Map<number, { value: T; bytes: number }>();
  /** Keys that were requested once and are not cached. */
  readonly #requestedOnce = new Set<number>();
  #bytes = 0;
  readonly #maxBytes: number;

  /** With 0 bytes nothing is cached. */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: number): T | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /**
   * Notes a request; true from the second one for a key in a while. Callers cache only what is requested repeatedly:
   * then one pass over many blocks copies nothing, and evicts nothing that others need.
   */
  isRepeated(key: number): boolean {
    if (this.#requestedOnce.delete(key)) return true;
    if (this.#requestedOnce.size >= MAX_REQUESTED_ONCE) this.#requestedOnce.clear();
    this.#requestedOnce.add(key);
    return false;
  }

  set(key: number, value: T, bytes: number): void {
    if (bytes > this.#maxBytes) return;
    this.#bytes += bytes - (this.#entries.get(key)?.bytes ?? 0);
    this.#entries.delete(key);
    this.#entries.set(key, { value, bytes });
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.bytes;
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#requestedOnce.clear();
    this.#bytes = 0;
  }
}

/** Most keys remembered that were requested once. */
const MAX_REQUESTED_ONCE = 8_192;
