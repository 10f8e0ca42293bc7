/** CometBFT's default of `mempool.cache_size`. */
const MAX_ENTRIES = 10_000;

/** The hashes of accepted transactions. CometBFT refuses the same bytes again, also after they are in a block. */
export class TxCache {
  readonly #hashes = new Set<string>();

  has(hash: string): boolean {
    return this.#hashes.has(hash);
  }

  add(hash: string): void {
    this.#hashes.add(hash);
    if (this.#hashes.size <= MAX_ENTRIES) return;
    const [oldest] = this.#hashes;
    if (oldest !== undefined) this.#hashes.delete(oldest);
  }

  delete(hash: string): void {
    this.#hashes.delete(hash);
  }

  clear(): void {
    this.#hashes.clear();
  }
}
