/** A made-up chain whose whole state is known at every height, to compare a store's values with. */
import type { StateValue } from '../../../../src/store/state/writeQueue.js';
import { randomNumbers } from '../damage/damage.js';

/** What a value is at a height; null when it is absent. */
type State = Map<string, string | null>;

/** Keys of which one begins another. */
const KEYS = ['a', 'ab', 'abc', 'b', 'b\0', 'c'.repeat(53), 'd', 'e'];
const MANY = 1_000;
/** Slots of a contract that is created by a block. */
const SLOTS = ['s1', 's2', 's3'];

export class ChainHistory {
  readonly random: () => number;
  #blocks: { hash: string; state: State; changes: State }[] = [];
  #branch = 0;
  /** The height of the contract's creation; 0 while it does not exist. */
  created = 0;

  constructor(seed: number) {
    this.random = randomNumbers(seed);
    this.#blocks.push({ hash: this.#newHash(), state: new Map(), changes: new Map() });
  }

  get head(): number {
    return this.#blocks.length - 1;
  }

  get keys(): readonly string[] {
    return [...KEYS, ...SLOTS];
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  hash(height: number): string {
    return this.#blocks[height]?.hash ?? '';
  }

  value(height: number, key: string): string | null {
    return this.#blocks[height]?.state.get(key) ?? null;
  }

  changes(height: number): StateValue[] {
    return [...this.#blocks[height]!.changes].map(([key, value]) => ({
      key: bytesOf(key),
      raw: value === null ? null : bytesOf(value),
    }));
  }

  hasChanged(height: number, key: string): boolean {
    return this.#blocks[height]!.changes.has(key);
  }

  /** Adds a block. */
  grow(): void {
    const state = new Map(this.#blocks.at(-1)!.state);
    const changes: State = new Map();
    if (this.created === 0 && this.below(20) === 0) this.created = this.head + 1;
    const changed = this.created === 0 ? KEYS : this.keys;
    for (const key of changed) {
      // The first changes with every block, the others now and then.
      if (key !== 'a' && this.below(key === 'ab' ? 3 : 25) !== 0) continue;
      const value = this.below(5) === 0 ? null : `${key} ${this.#branch} ${this.below(3)}`.repeat(1 + this.below(3));
      changes.set(key, value);
      state.set(key, value);
    }
    if (this.below(15) === 0) this.#changeMany(changes);
    this.#blocks.push({ hash: this.#newHash(), state, changes });
  }

  /** So many that they do not fit into a slice of time. */
  #changeMany(changes: State): void {
    const all = [...changes];
    changes.clear();
    for (const [key, value] of all.slice(0, 2)) changes.set(key, value);
    for (let index = 0; index < MANY; index++) changes.set(`many ${this.below(10 * MANY)}`, '1');
    for (const [key, value] of all.slice(2)) changes.set(key, value);
  }

  /** Removes the blocks from a height on. */
  rewind(height: number): void {
    this.#blocks.length = Math.max(1, height);
    if (this.created > this.head) this.created = 0;
  }

  /** The chain has other blocks above a height than it would have had. */
  diverge(height: number): void {
    this.rewind(height + 1);
    this.below(2);
    this.#branch += 1;
  }

  #newHash(): string {
    return Math.floor(this.random() * 2 ** 24).toString(16) + Math.floor(this.random() * 2 ** 24).toString(16);
  }
}

export const isSlot = (key: string): boolean => SLOTS.includes(key);
export const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
export const textOf = (raw: Uint8Array | null): string | null => raw && Buffer.from(raw).toString('latin1');
