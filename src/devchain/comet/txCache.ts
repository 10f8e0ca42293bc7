/** Transactions that the mempool took, by hash: CometBFT refuses the same bytes a second time, also after their block. */

/** As in CometBFT's configuration (`mempool.cache_size`). */
const MAX_ENTRIES = 10_000;

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
