import type { Hash } from '../../generated/types.js';

/** The last so many hashes, each with the height it was seen at. */
export class RecentHashes {
  readonly #heights = new Map<Hash, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  has(hash: Hash): boolean {
    return this.#heights.has(hash);
  }

  add(hash: Hash, height: number): void {
    this.#heights.set(hash, height);
    if (this.#heights.size <= this.#most) return;
    for (const oldest of this.#heights.keys()) {
      this.#heights.delete(oldest);
      return;
    }
  }

  delete(hash: Hash): void {
    this.#heights.delete(hash);
  }

  /** Forgets what was seen at that height or above, and answers it. */
  takeFrom(height: number): Hash[] {
    const taken: Hash[] = [];
    for (const [hash, seenAt] of this.#heights) if (seenAt >= height) taken.push(hash);
    for (const hash of taken) this.#heights.delete(hash);
    return taken;
  }

  clear(): void {
    this.#heights.clear();
  }
}
