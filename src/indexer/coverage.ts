/** Which heights are served and which are stored. All writes of this process go through `add`. */
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
import { bytesOf } from '../store/encodeStoredBlock.js';
import type { BlockStore, EncodedBlock } from '../store/store.js';
import type { Complaints } from './proof/complaints.js';
import type { UnstoredBlocks } from './unstoredBlocks.js';

/** Bytes of blocks in one transaction, which takes some 12 ms. A larger block is written alone. */
export const GROUP_BYTES = 2 * 1024 * 1024;

/** What is known of the node's blocks, for other processes of the service. */
export interface NodeFacts {
  earliest: number;
  /** As `Coverage.firstHeight`. */
  firstHeight: number | null;
  lost: HeightRange[];
  discards: boolean;
}

/** The head, the lowest height, and the stored ranges between them. */
export class Coverage {
  #head = 0;
  /** Null when the block was not stored when it became the head. */
  #headHash: Hash | null = null;
  #generation = 0;
  #nodeEarliest = 1;
  /** Heights that the node has without their results, stored or not. */
  #lost: HeightRange[] = [];
  #discards = false;
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

  /** 0 before the first block. */
  get head(): number {
    return this.#head;
  }

  /** The store's generation when removals were last checked. */
  get generation(): number {
    return this.#generation;
  }

  /** Lowest height that the node has, maybe without its results. */
  get nodeEarliest(): number {
    return this.#nodeEarliest;
  }

  /** Lowest block that can be served, from the index or the node. */
  get earliest(): number {
    const lowest = this.lowestHeight;
    return lowest === FIRST_HEIGHT && this.#head > 0 && this.#mayHaveGenesis ? 0 : lowest;
  }

  /** As `earliest`, without block 0. */
  get lowestHeight(): number {
    const lost = this.#lost.find(({ from, to }) => from <= this.#nodeEarliest && this.#nodeEarliest <= to);
    const ofNode = lost === undefined ? this.#nodeEarliest : lost.to + 1;
    return Math.min(ofNode, this.#ranges[0]?.from ?? ofNode);
  }

  /** The chain's first block, from 1; null when the node has pruned it, so that it is not known. */
  get firstHeight(): number | null {
    return this.#firstHeight;
  }

  /** Whether the node keeps no results, as far as it was asked. */
  get discards(): boolean {
    return this.#discards;
  }

  /** Heights that the node has without their results and that are not stored. */
  get discarded(): readonly HeightRange[] {
    return this.#discarded;
  }

  get ranges(): readonly HeightRange[] {
    return this.#ranges;
  }

  /** Other heights that the node has and that are not stored. */
  get missing(): readonly HeightRange[] {
    return this.#missing;
  }

  /** True when all heights are stored: then unknown hashes do not exist, or are of pruned blocks. */
  get complete(): boolean {
    return this.#head > 0 && this.#missing.length === 0 && this.#discarded.length === 0;
  }

  /** The stored range that ends at the head; null before the first block. */
  get indexed(): HeightRange | null {
    return this.#ranges.find(({ from, to }) => from <= this.#head && this.#head <= to) ?? null;
  }

  /** `hash` is null when the head's block is not stored. */
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

  /**
   * The lowest height that another process removed or replaced, reported once, when the head was among them; else null.
   */
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

  /** The node keeps no results, so that all heights up to this one lack them. */
  noteDiscards(upTo: number): void {
    this.#discards = true;
    this.noteLost({ from: 1, to: upTo });
  }

  /** The node lacks the results of these heights. With `keepsOthers` it keeps results now. */
  noteLost(range: HeightRange, keepsOthers = false): void {
    if (keepsOthers && this.#discards) this.noteKeeps();
    if (range.from > range.to) return;
    this.#lost = addRange(this.#lost, range);
    this.#updateMissing();
  }

  /** The node keeps results: all heights are to be tried again. */
  noteKeeps(): void {
    this.#discards = false;
    this.#lost = [];
    this.#updateMissing();
  }

  setFirstHeight(height: number): void {
    this.#firstHeight = height;
  }

  /** For other processes. */
  get facts(): NodeFacts {
    return {
      earliest: this.#nodeEarliest,
      firstHeight: this.#firstHeight,
      lost: this.#lost,
      discards: this.#discards,
    };
  }

  /** Takes the facts of the process that follows the chain. */
  takeFacts({ earliest, firstHeight, lost, discards }: NodeFacts): void {
    this.#nodeEarliest = earliest;
    this.#firstHeight = firstHeight;
    this.#lost = lost;
    this.#discards = discards;
    this.#updateMissing();
  }

  /** The node is of another chain now. */
  forgetChain(): void {
    this.#firstHeight = null;
    this.noteKeeps();
  }

  /** Another process may have written. */
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
   * Writes the blocks, or rejects as `BlockStore.write`. Small ones are written together or not at all; of large ones,
   * some may have been written then. Earlier blocks that could not be stored are written first.
   */
  async add(blocks: EncodedBlock[], isBackground = false): Promise<void> {
    await this.#addUnstored(blocks);
    await this.#write(blocks, isBackground);
    await this.refresh();
  }

  /** Except those that `blocks` replaces. */
  async #addUnstored(blocks: readonly EncodedBlock[]): Promise<void> {
    const waiting = this.#unstored?.waiting() ?? [];
    if (waiting.length === 0) return;
    const replaced = new Set(blocks.map(({ summary }) => summary.number));
    try {
      await this.#write(waiting.filter(({ summary }) => !replaced.has(summary.number)));
    } catch (error) {
      if (error instanceof StoreWriteFailed) throw error;
      // They are older than a rollback, or one is refuted: what is missing then is read again.
    }
    this.#unstored?.drop(waiting);
  }

  async #write(blocks: readonly EncodedBlock[], isBackground = false): Promise<void> {
    for (const group of writeGroups(blocks)) {
      if (sliceIsOver()) await nextSlice();
      await this.#store.write(group, isBackground);
      this.#unstored?.written();
    }
    this.#complaints?.resolve(blocks.map(({ summary }) => summary.number));
  }

  async removeFrom(height: number): Promise<number> {
    this.#unstored?.dropFrom(height);
    const removed = await this.#store.removeFrom(height);
    // Other blocks will have these heights.
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

/** The blocks in order, in groups that are written together. */
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
