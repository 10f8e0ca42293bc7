/**
 * Which heights are served and which are stored. The indexer moves the head. Every write of this process goes through
 * `add`, so that the ranges are up to date at once.
 */
import type { Hash } from '../../generated/types.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { ZERO_HASH } from '../ethereum/hex.js';
import { FIRST_HEIGHT } from '../store/genesisBlock.js';
import { StoreWriteFailed } from '../store/storeErrors.js';
import {
  addRange,
  cutFrom,
  gapsWithin,
  includesHeight,
  within,
  withoutRange,
  type HeightRange,
} from '../store/heightRanges.js';
import type { BlockStore, EncodedBlock } from '../store/store.js';
import type { Complaints } from './proof/complaints.js';
import type { UnstoredBlocks } from './unstoredBlocks.js';

/**
 * Bytes of the blocks that are written in one transaction: it holds the event loop for some 12 ms then. A larger block
 * is written alone. Ordinary blocks are far smaller, and a transaction takes as many of them as there are.
 */
export const GROUP_BYTES = 2 * 1024 * 1024;

/** The head, the lowest height, and the stored ranges between them. */
export class Coverage {
  #head = 0;
  /** Hash of the head's block; null when the block was not stored when it became the head. */
  #headHash: Hash | null = null;
  #generation = 0;
  #nodeEarliest = 1;
  /** Heights that the node has without their results, stored ones included. */
  #lost: HeightRange[] = [];
  /** Whether the node answers the results of no block now. */
  #discards = false;
  /** The chain's first block; null while it is not known. */
  #firstHeight: number | null = null;
  #discarded: HeightRange[] = [];
  #ranges: HeightRange[] = [];
  #missing: HeightRange[] = [];
  /** False when block 1 is stored and block 0 is not, because block 1 names another parent. */
  #mayHaveGenesis = true;
  readonly #store: BlockStore;
  readonly #unstored: UnstoredBlocks | null;
  readonly #complaints: Pick<Complaints, 'resolve' | 'forgetBelow'> | null;

  constructor(
    store: BlockStore,
    complaints: Pick<Complaints, 'resolve' | 'forgetBelow'> | null = null,
    unstored: UnstoredBlocks | null = null,
  ) {
    this.#unstored = unstored;
    this.#store = store;
    this.#complaints = complaints;
  }

  /** Highest height that is served; 0 before the first block. */
  get head(): number {
    return this.#head;
  }

  /** The store's generation when the head was last checked against removals. */
  get generation(): number {
    return this.#generation;
  }

  /** Lowest height that the node has; of some above it may lack the results. */
  get nodeEarliest(): number {
    return this.#nodeEarliest;
  }

  /** Lowest block that can be served, from the index or the node: block 0 together with block 1. */
  get earliest(): number {
    const lowest = this.lowestHeight;
    return lowest === FIRST_HEIGHT && this.#head > 0 && this.#mayHaveGenesis ? 0 : lowest;
  }

  /** Lowest height, from 1, that can be served from the index or the node. */
  get lowestHeight(): number {
    const lost = this.#lost.find(({ from, to }) => from <= this.#nodeEarliest && this.#nodeEarliest <= to);
    const ofNode = lost === undefined ? this.#nodeEarliest : lost.to + 1;
    return Math.min(ofNode, this.#ranges[0]?.from ?? ofNode);
  }

  /** The chain's first block, from 1; null where it is not known, because the node has pruned it. */
  get firstHeight(): number | null {
    return this.#firstHeight;
  }

  /** Whether the node answers the results of no block now, as far as it was asked. */
  get discards(): boolean {
    return this.#discards;
  }

  /** Heights that the node has without their results, and that are not stored, ascending. */
  get discarded(): readonly HeightRange[] {
    return this.#discarded;
  }

  get ranges(): readonly HeightRange[] {
    return this.#ranges;
  }

  /** Heights that the node has and that are not stored, ascending; without those whose results it did not keep. */
  get missing(): readonly HeightRange[] {
    return this.#missing;
  }

  /**
   * True when every height from the earliest to the head is stored. Then a block hash that the index lacks does not
   * exist, and a transaction that it lacks does not exist or is in a block that the node has pruned.
   */
  get complete(): boolean {
    return this.#head > 0 && this.#missing.length === 0 && this.#discarded.length === 0;
  }

  /** The stored range that ends at the head; null before the first block. */
  get indexed(): HeightRange | null {
    return this.#ranges.find(({ from, to }) => from <= this.#head && this.#head <= to) ?? null;
  }

  /** `hash` is the hash of the head's block; null when that block is not stored. */
  setHead(head: number, hash: Hash | null): void {
    this.#head = head;
    this.#headHash = hash;
    this.#updateMissing();
  }

  /** Makes the highest stored block at or below `atMost` the head. */
  async serveStored(atMost = Infinity): Promise<void> {
    this.#generation = (await this.#store.removedSince(this.#generation)).generation;
    const range = (await this.refresh()).findLast(({ from }) => from <= atMost);
    const head = Math.min(range?.to ?? 0, atMost);
    this.setHead(head, (await this.#store.summary(head))?.hash ?? null);
  }

  /** If another process removed or replaced the head's block: the lowest such height, reported once. Else null. */
  async removedByOthers(): Promise<number | null> {
    await this.refresh();
    const { generation, lowest } = await this.#store.removedSince(this.#generation);
    this.#generation = generation;
    const stored = await this.#store.summary(this.#head);
    // A block that cannot be read was not removed by another process.
    const isStored = stored !== undefined || includesHeight(this.#ranges, this.#head);
    if (this.#headHash === null || (isStored && (stored?.hash ?? this.#headHash) === this.#headHash)) return null;
    return Math.min(lowest ?? this.#head, this.#head);
  }

  setNodeEarliest(height: number): void {
    this.#nodeEarliest = Math.max(1, height);
    this.#complaints?.forgetBelow(this.#nodeEarliest);
    this.#updateMissing();
  }

  /** Notes that the node answers the results of no block, so that all up to this height lack them. */
  noteDiscards(upTo: number): void {
    this.#discards = true;
    this.noteLost({ from: 1, to: upTo });
  }

  /**
   * Notes that the node has these heights without their results. With `keepsOthers` it keeps results now: then of which
   * other heights it lacks them is to be asked again.
   */
  noteLost(range: HeightRange, keepsOthers = false): void {
    if (keepsOthers && this.#discards) this.noteKeeps();
    if (range.from > range.to) return;
    this.#lost = addRange(this.#lost, range);
    this.#updateMissing();
  }

  /** Notes that the node keeps results: of which heights it lacks them is then to be asked again. */
  noteKeeps(): void {
    this.#discards = false;
    this.#lost = [];
    this.#updateMissing();
  }

  setFirstHeight(height: number): void {
    this.#firstHeight = height;
  }

  /** Forgets where the chain begins, and which results the node lacks, because it is another chain now. */
  forgetChain(): void {
    this.#firstHeight = null;
    this.noteKeeps();
  }

  /** Reads the ranges again, because another process may have written. */
  async refresh(): Promise<readonly HeightRange[]> {
    this.#ranges = await this.#store.ranges();
    const lowest = this.#ranges[0]?.from;
    if (this.#firstHeight === null && lowest !== undefined) {
      const isFirst = lowest === FIRST_HEIGHT || (await this.#store.summary(lowest))?.parentHash === ZERO_HASH;
      if (isFirst) this.#firstHeight = lowest;
    }
    this.#mayHaveGenesis = this.#ranges[0]?.from !== FIRST_HEIGHT || (await this.#store.summary(0)) !== undefined;
    this.#updateMissing();
    return this.#ranges;
  }

  /**
   * Writes all of the blocks, or rejects as `BlockStore.write` does. Small ones together are written whole or not at
   * all; of large ones, some may have been written then. Blocks that could not be stored before are written first.
   */
  async add(blocks: EncodedBlock[]): Promise<void> {
    await this.#addUnstored(blocks);
    await this.#write(blocks);
    await this.refresh();
  }

  /** All but those that `blocks` replaces. */
  async #addUnstored(blocks: readonly EncodedBlock[]): Promise<void> {
    const waiting = this.#unstored?.waiting() ?? [];
    if (waiting.length === 0) return;
    const replaced = new Set(blocks.map(({ summary }) => summary.number));
    try {
      await this.#write(waiting.filter(({ summary }) => !replaced.has(summary.number)));
    } catch (error) {
      if (error instanceof StoreWriteFailed) throw error;
      // They are of before a rollback, or one of them is refuted: what is missing then is read again.
    }
    this.#unstored?.drop(waiting);
  }

  async #write(blocks: readonly EncodedBlock[]): Promise<void> {
    for (const group of writeGroups(blocks)) {
      if (sliceIsOver()) await nextSlice();
      await this.#store.write(group);
      this.#unstored?.written();
    }
    this.#complaints?.resolve(blocks.map(({ summary }) => summary.number));
  }

  async removeFrom(height: number): Promise<number> {
    this.#unstored?.dropFrom(height);
    const removed = await this.#store.removeFrom(height);
    // Other blocks come there.
    this.#lost = cutFrom(this.#lost, height);
    await this.refresh();
    return removed;
  }

  #updateMissing(): void {
    const notStored = gapsWithin(this.#ranges, this.#nodeEarliest, this.#head);
    this.#missing = this.#lost.reduce(withoutRange, notStored);
    this.#discarded = notStored.flatMap((gap) => within(this.#lost, gap));
  }
}

/** What a block is likely to take in the store before it is compressed, without the look-ups of its transactions. */
export function bytesOf({ block, transactions, receipts, rawTransactions }: EncodedBlock): number {
  return block.length + transactions.length + receipts.length + rawTransactions.length;
}

/** The blocks in their order, in groups that are written together. */
export function writeGroups(blocks: readonly EncodedBlock[]): EncodedBlock[][] {
  const groups: EncodedBlock[][] = [];
  let room = 0;
  for (const block of blocks) {
    const bytes = bytesOf(block);
    if (bytes > room) {
      groups.push([]);
      room = GROUP_BYTES;
    }
    groups.at(-1)!.push(block);
    room -= bytes;
  }
  return groups;
}
