import type { Hash } from '../../generated/types.js';

/** The hashes that were added last, each with a height. Not lru-cache: a second `add` must not renew a hash. */
export class RecentHashes {
  readonly #heights = new Map<Hash, number>();
  readonly #max: number;

  /** Beyond `max` hashes, the oldest are dropped. */
  constructor(max: number) {
    this.#max = max;
  }

  has(hash: Hash): boolean {
    return this.#heights.has(hash);
  }

  add(hash: Hash, height: number): void {
    this.#heights.set(hash, height);
    if (this.#heights.size <= this.#max) return;
    for (const oldest of this.#heights.keys()) {
      this.#heights.delete(oldest);
      return;
    }
  }

  delete(hash: Hash): void {
    this.#heights.delete(hash);
  }

  /** Removes the hashes of a height and above; answers them. */
  removeFrom(height: number): Hash[] {
    const removed: Hash[] = [];
    for (const [hash, seenAt] of this.#heights) if (seenAt >= height) removed.push(hash);
    for (const hash of removed) this.#heights.delete(hash);
    return removed;
  }

  clear(): void {
    this.#heights.clear();
  }
}
