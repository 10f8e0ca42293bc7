/**
 * What was asked for lately, by key, within a number of bytes; what was not used for the longest time goes first.
 */
export class RecentCache<T> {
  readonly #kept = new Map<number, { value: T; bytes: number }>();
  /** Keys that were asked for once and are not kept. */
  readonly #askedOnce = new Set<number>();
  #bytes = 0;
  readonly #maxBytes: number;

  /** With 0 bytes nothing is kept. */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: number): T | undefined {
    const entry = this.#kept.get(key);
    if (entry === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    return entry.value;
  }

  /**
   * True from the second time that a key is asked for in a while. Keeping only such things makes one pass over many blocks cost no copies, and
   * lets it drive out nothing that others ask for.
   */
  isAskedAgain(key: number): boolean {
    if (this.#askedOnce.delete(key)) return true;
    if (this.#askedOnce.size >= REMEMBERED_KEYS) this.#askedOnce.clear();
    this.#askedOnce.add(key);
    return false;
  }

  keep(key: number, value: T, bytes: number): void {
    if (bytes > this.#maxBytes) return;
    this.#bytes += bytes - (this.#kept.get(key)?.bytes ?? 0);
    this.#kept.delete(key);
    this.#kept.set(key, { value, bytes });
    for (const [oldest, entry] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= entry.bytes;
    }
  }

  clear(): void {
    this.#kept.clear();
    this.#askedOnce.clear();
    this.#bytes = 0;
  }
}

/** Bounds what is remembered of things that nobody asks for again. */
const REMEMBERED_KEYS = 8_192;
