import type { Hash } from '../../generated/types.js';

/** The last so many hashes. */
export class HashMemory {
  readonly #hashes = new Set<Hash>();

  constructor(private readonly most: number) {}

  has(hash: Hash): boolean {
    return this.#hashes.has(hash);
  }

  add(hash: Hash): void {
    this.#hashes.add(hash);
    if (this.#hashes.size <= this.most) return;
    for (const oldest of this.#hashes) {
      this.#hashes.delete(oldest);
      return;
    }
  }

  /** Forgets what another memory has. */
  removeAll(others: HashMemory): void {
    for (const hash of others.#hashes) this.#hashes.delete(hash);
  }

  clear(): void {
    this.#hashes.clear();
  }
}
