/**
 * What of the chain is served: the head, the lowest height there is, and which heights between them are stored. The indexer moves the head;
 * everything that this process writes goes through `add`, so that the picture is right at once.
 */
import type { Hash } from '../../generated/types.js';
import { gapsWithin, type HeightRange } from '../store/heightRanges.js';
import type { BlockStore, EncodedBlock } from '../store/store.js';

export class Coverage {
  #head = 0;
  /** Of the head's block; null when it was not stored as it became the head. */
  #headHash: Hash | null = null;
  /** The store's count of removals, as far as the head takes account of them. */
  #generation = 0;
  #nodeEarliest = 1;
  #ranges: HeightRange[] = [];
  #missing: HeightRange[] = [];
  readonly #store: BlockStore;

  constructor(store: BlockStore) {
    this.#store = store;
  }

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

  /** The hash is of the head's block; null when that is not stored. */
  setHead(head: number, hash: Hash | null): void {
    this.#head = head;
    this.#headHash = hash;
    this.#measure();
  }

  /** Makes the highest stored block the head, or the highest that is not above `atMost`. */
  async serveStored(atMost = Infinity): Promise<void> {
    this.#generation = (await this.#store.removedSince(this.#generation)).generation;
    const range = (await this.refresh()).findLast(({ from }) => from <= atMost);
    const head = Math.min(range?.to ?? 0, atMost);
    this.setHead(head, (await this.#store.summary(head))?.hash ?? null);
  }

  /**
   * The lowest height that another process on the same store removed or replaced, while the head says otherwise; null when the head is stored
   * as it was. Each removal is told of once.
   */
  async removedBeside(): Promise<number | null> {
    await this.refresh();
    const { generation, lowest } = await this.#store.removedSince(this.#generation);
    this.#generation = generation;
    if (this.#headHash === null || (await this.#store.summary(this.#head))?.hash === this.#headHash) return null;
    return Math.min(lowest ?? this.#head, this.#head);
  }

  setNodeEarliest(height: number): void {
    this.#nodeEarliest = Math.max(1, height);
    this.#measure();
  }

  /** Reads the ranges again: another process may have written. */
  async refresh(): Promise<readonly HeightRange[]> {
    this.#ranges = await this.#store.ranges();
    this.#measure();
    return this.#ranges;
  }

  /** Writes blocks. Rejects with BlocksDoNotLink or StoreWriteFailed, and then none of them is stored. */
  async add(blocks: EncodedBlock[]): Promise<void> {
    if (blocks.length > 0) await this.#store.write(blocks);
    await this.refresh();
  }

  async removeFrom(height: number): Promise<number> {
    const removed = await this.#store.removeFrom(height);
    await this.refresh();
    return removed;
  }

  #measure(): void {
    this.#missing = gapsWithin(this.#ranges, this.#nodeEarliest, this.#head);
  }
}
