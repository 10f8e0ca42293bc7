import { createHash } from 'node:crypto';
import { bytesToBigInt } from '../../../../src/ethereum/hex.js';

const BLOCK_BYTES = 4096;

/** A source of chance that gives the same for the same seed, on every machine. */
export class Chance {
  readonly #seed: string;
  #blocks = 0;
  #block = Buffer.alloc(0);
  #at = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** A whole number from 0 on, less than `limit`, which is at most 2^32. */
  below(limit: number): number {
    return Math.floor((this.bytes(4).readUInt32LE() / 2 ** 32) * limit);
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True with this probability. */
  happens(probability: number): boolean {
    return this.below(1_000_000) < probability * 1_000_000;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('there is nothing to pick');
    return item;
  }

  /** Picks by weights. */
  weighted<T>(items: readonly (readonly [weight: number, item: T])[]): T {
    let left = this.below(items.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, item] of items) {
      if (left < weight) return item;
      left -= weight;
    }
    throw new Error('there is nothing to pick');
  }

  bytes(count: number): Buffer {
    const bytes = Buffer.alloc(count);
    for (let filled = 0; filled < count;) {
      if (this.#at === this.#block.length) this.#fill();
      const copied = this.#block.copy(bytes, filled, this.#at);
      this.#at += copied;
      filled += copied;
    }
    return bytes;
  }

  /** An unsigned number of this many bits. */
  bits(count: number): bigint {
    return bytesToBigInt(this.bytes(Math.ceil(count / 8))) >> BigInt((8 - (count % 8)) % 8);
  }

  #fill(): void {
    const hash = createHash('shake256', { outputLength: BLOCK_BYTES });
    this.#block = hash.update(`${this.#seed} ${this.#blocks++}`).digest();
    this.#at = 0;
  }
}
