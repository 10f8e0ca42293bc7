/**
 * Follows an index that another process of the service writes. The head moves whenever it is looked at: it is that of
 * the service. Each new block, and the removal of blocks, is announced here soon after, in order.
 */
import type { BlockSummary } from '../chain/blocks.js';
import { ChainError } from '../chain/chainErrors.js';
import type { Removals } from '../chain/logPosition.js';
import type { Hash } from '../../generated/types.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import type { Logger } from '../observe/logger.js';
import { EncodedBlockReader } from '../store/encodedBlockReader.js';
import { includesHeight, type HeightRange } from '../store/heightRanges.js';
import { StoreWriteFailed } from '../store/storeErrors.js';
import type { EncodedBlock } from '../store/store.js';
import type { BlockEvents } from './blockEvents.js';
import type { Coverage, NodeFacts } from './coverage.js';
import type { Trouble } from './proof/complaints.js';
import type { UnstoredBlocks } from './unstoredBlocks.js';

/** What the process that follows the chain says of it and of the index. */
export interface IndexNews {
  node: NodeFacts;
  /** As `Indexer.obstacle`, `Indexer.trouble` and `BlockStore.trouble`. */
  obstacle: string | null;
  falseBlock: Trouble | null;
  storeTrouble: string | null;
  /** Of the back-fill; null when it added none lately. */
  blocksPerSecond: number | null;
}

/** A store whose reads are synchronous, next to the process that writes it. */
export interface FollowedStore {
  ranges(): HeightRange[];
  summary(blockNumber: number): BlockSummary | undefined;
  removedSince(generation: number): Removals;
  /** What others have committed can be read from now on. */
  seeCommits(): void;
}

/** What is followed. */
export interface IndexFollowerParts {
  store: FollowedStore;
  coverage: Coverage;
  events: BlockEvents;
  /** Reads a block that could not be stored from the node. */
  read: (height: number) => Promise<EncodedBlock | null>;
  unstored: UnstoredBlocks;
  log: Logger;
}

/** The head of the service. */
export interface HeadRecord {
  head(): { number: number; version: number };
}

/** How often the head is looked at when no client does and no news comes, milliseconds. */
const LOOK_MS = 50;

/** Follows from `start` to `stop`. */
export class IndexFollower {
  /** Called when the head has moved, before anything is read of it. */
  onMoved: () => void = () => undefined;
  readonly #parts: IndexFollowerParts;
  #record: HeadRecord | null = null;
  #news: IndexNews | null = null;
  /** Of the head that was looked at last. */
  #version = -1;
  /** The last block that was announced, its hash where it is stored, and the store's generation then. */
  #announced: { number: number; hash: Hash | null; generation: number } = { number: 0, hash: null, generation: 0 };
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #hasNews = false;
  #becameReady: () => void = () => undefined;
  /** Resolves when there is a block. */
  readonly ready = new Promise<void>((resolve) => (this.#becameReady = resolve));

  constructor(parts: IndexFollowerParts) {
    this.#parts = parts;
  }

  /** The last news; null before the first. */
  get news(): IndexNews | null {
    return this.#news;
  }

  /** Serves what the service serves, at once. */
  start(record: HeadRecord): void {
    const { coverage } = this.#parts;
    this.#record = record;
    coverage.onRead(() => this.#move());
    this.#move();
    const { head: number, generation } = coverage;
    this.#announced = { number, hash: this.#hashOf(number), generation };
    if (number > 0) this.#becameReady();
    this.#timer = setInterval(() => this.look(), LOOK_MS).unref();
  }

  /** Resolves when every block of the service is announced, and nothing is any more. */
  async stop(): Promise<void> {
    if (this.#record === null) return;
    if (this.#timer !== null) clearInterval(this.#timer);
    this.look();
    await this.#looking;
    this.#parts.coverage.onRead(null);
    this.#record = null;
  }

  /** Takes what the other process says. */
  take(news: IndexNews): void {
    if (this.#record === null) return;
    this.#news = news;
    const { coverage, store } = this.#parts;
    store.seeCommits();
    coverage.takeFacts(news.node, store.ranges());
    this.look();
  }

  /** Announces what is new. */
  look(): void {
    if (this.#record === null) return;
    this.#hasNews = true;
    this.#looking ??= this.#lookOn().finally(() => (this.#looking = null));
  }

  /** Moves the head to that of the service. */
  #move(): void {
    const { number, version } = this.#record!.head();
    if (version === this.#version) return;
    this.#version = version;
    const { store, coverage } = this.#parts;
    store.seeCommits();
    const { generation } = store.removedSince(0);
    coverage.moveTo({ head: number, hash: this.#hashOf(number), generation, ranges: store.ranges() });
    this.onMoved();
    this.look();
  }

  #hashOf(number: number): Hash | null {
    return number === 0 ? null : (this.#parts.store.summary(number)?.hash ?? null);
  }

  async #lookOn(): Promise<void> {
    const { log } = this.#parts;
    while (this.#hasNews) {
      this.#hasNews = false;
      // The next look tries again.
      await this.#announceNew().catch((error: unknown) => {
        if (!(error instanceof ChainError))
          log.error({ err: error }, 'the index of another process cannot be followed');
      });
    }
  }

  async #announceNew(): Promise<void> {
    const { coverage, events } = this.#parts;
    this.#move();
    this.#noteRemovals();
    this.#dropStored();
    const first = this.#announced.number === 0 ? coverage.head : this.#announced.number + 1;
    for (let number = first; number <= coverage.head && number > 0; number++) {
      const { generation } = coverage;
      if (generation !== this.#announced.generation) return;
      const hash = this.#hashOf(number);
      const block = hash === null ? await this.#unstored(number) : null;
      // The head may have jumped over blocks, which the back-fill brings, or gone back meanwhile.
      if (hash === null && block === null) continue;
      if (coverage.generation !== generation) return;
      this.#announced = { number, hash, generation };
      this.#becameReady();
      events.blocks.call(number, block, generation);
      if (sliceIsOver()) await nextSlice();
    }
  }

  /** Goes back below the removed blocks where the last announced one is among them. */
  #noteRemovals(): void {
    const { coverage, events, store, unstored } = this.#parts;
    const { number, hash, generation } = this.#announced;
    const now = coverage.generation;
    const isThere = hash === null || this.#hashOf(number) === hash;
    if (now === generation && number <= coverage.head) return;
    const { lowest } = store.removedSince(generation);
    this.#announced.generation = now;
    if (isThere && number <= coverage.head) return;
    const from = Math.min(lowest ?? number, number, coverage.head + 1);
    unstored.dropFrom(from);
    this.#announced = { number: from - 1, hash: this.#hashOf(from - 1), generation: now };
    events.removals.call(from);
  }

  /** The disk is full: the other process continues with blocks that it could not store. Null for any other block. */
  async #unstored(number: number): Promise<EncodedBlockReader | null> {
    const { unstored, read, coverage } = this.#parts;
    const reason = this.#news?.storeTrouble ?? null;
    const isAbove = number > (coverage.ranges.at(-1)?.to ?? 0);
    const block = reason !== null && isAbove ? await read(number) : null;
    if (block === null || reason === null) return null;
    unstored.keep([block], new StoreWriteFailed(new Error(reason), reason));
    return new EncodedBlockReader(block);
  }

  #dropStored(): void {
    const { coverage, unstored } = this.#parts;
    unstored.drop(unstored.waiting().filter(({ summary }) => includesHeight(coverage.ranges, summary.number)));
  }
}
