/**
 * What of the chain is served: the head, the lowest height there is, and which heights between them are stored. The indexer moves the head;
 * everything that this process writes goes through `add`, so that the picture is right at once.
 */
import { gapsWithin, type HeightRange } from '../store/heightRanges.js';
import type { BlockStore, EncodedBlock } from '../store/store.js';

export class Coverage {
  #head = 0;
  #nodeEarliest = 1;
  #ranges: HeightRange[] = [];
  #missing: HeightRange[] = [];

  constructor(private readonly store: BlockStore) {}

  /** Highest height that is served; 0 before the first block. */
  get head(): number {
    return this.#head;
  }

  /** Lowest height that the node still serves with its results. */
  get nodeEarliest(): number {
    return this.#nodeEarliest;
  }

  /** Lowest height that can be served, from the index or the node. */
  get earliest(): number {
    return Math.min(this.#nodeEarliest, this.#ranges[0]?.from ?? this.#nodeEarliest);
  }

  /** Heights between the node's earliest and the head that are not stored, ascending. */
  get missing(): readonly HeightRange[] {
    return this.#missing;
  }

  /** True when every height from the earliest to the head is stored: then what the index does not know does not exist. */
  get complete(): boolean {
    return this.#head > 0 && this.#missing.length === 0;
  }

  /** The stored range that ends at the head; null before the first block. */
  get indexed(): HeightRange | null {
    return this.#ranges.find(({ from, to }) => from <= this.#head && this.#head <= to) ?? null;
  }

  setHead(head: number): void {
    this.#head = head;
    this.#measure();
  }

  setNodeEarliest(height: number): void {
    this.#nodeEarliest = Math.max(1, height);
    this.#measure();
  }

  /** Reads the ranges again: another process may have written. */
  async refresh(): Promise<readonly HeightRange[]> {
    this.#ranges = await this.store.ranges();
    this.#measure();
    return this.#ranges;
  }

  /** Writes blocks. Rejects with BlocksDoNotLink or StoreWriteFailed, and then none of them is stored. */
  async add(blocks: EncodedBlock[]): Promise<void> {
    if (blocks.length > 0) await this.store.write(blocks);
    await this.refresh();
  }

  async removeFrom(height: number): Promise<number> {
    const removed = await this.store.removeFrom(height);
    await this.refresh();
    return removed;
  }

  #measure(): void {
    this.#missing = gapsWithin(this.#ranges, this.#nodeEarliest, this.#head);
  }
}
