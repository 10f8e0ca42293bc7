import type { Hash } from '../../generated/types.js';

/** The last hashes, each with a height. Not lru-cache: a second `add` must not renew a hash. */
export class RecentHashes {
  readonly #heights = new Map<Hash, number>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  has(hash: Hash): boolean {
    return this.#heights.has(hash);
  }

  add(hash: Hash, height: number): void {
    this.#heights.set(hash, height);
    if (this.#heights.size > this.#max) this.#heights.delete(this.#heights.keys().next().value!);
  }

  delete(hash: Hash): void {
    this.#heights.delete(hash);
  }

  /** Returns the removed hashes. */
  removeFrom(height: number): Hash[] {
    const removed = [...this.#heights].filter(([, seenAt]) => seenAt >= height).map(([hash]) => hash);
    for (const hash of removed) this.#heights.delete(hash);
    return removed;
  }

  clear(): void {
    this.#heights.clear();
  }
}
