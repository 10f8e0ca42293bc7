/**
 * Follows an index that another process of the service writes: announces each new stored block here, in order, and
 * blocks that were removed. The other process says when there is something new; that news may be lost, so the index is
 * also looked at regularly.
 */
import type { Hash } from '../../generated/types.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { ChainError } from '../chain/chainErrors.js';
import type { Logger } from '../observe/logger.js';
import { EncodedBlockReader } from '../store/encodedBlockReader.js';
import { includesHeight, type HeightRange } from '../store/heightRanges.js';
import { StoreWriteFailed } from '../store/storeErrors.js';
import type { BlockStore, EncodedBlock } from '../store/store.js';
import type { BlockEvents } from './blockEvents.js';
import type { Coverage, NodeFacts } from './coverage.js';
import type { Trouble } from './proof/complaints.js';
import type { UnstoredBlocks } from './unstoredBlocks.js';

/** What the process that follows the chain says of it and of the index. */
export interface IndexNews {
  /** The newest block, stored or not. */
  head: number;
  node: NodeFacts;
  /** As `Indexer.obstacle`, `Indexer.trouble` and `BlockStore.trouble`. */
  obstacle: string | null;
  falseBlock: Trouble | null;
  storeTrouble: string | null;
  /** Of the back-fill; null when it added none lately. */
  blocksPerSecond: number | null;
}

/** What is followed. */
export interface IndexFollowerParts {
  store: BlockStore & { seeCommits(): void };
  coverage: Coverage;
  events: BlockEvents;
  /** Reads a block that could not be stored from the node. */
  read: (height: number) => Promise<EncodedBlock | null>;
  unstored: UnstoredBlocks;
  /** As in `IndexerParts`. */
  beforeHead?: ((block: { number: number; hash: Hash }) => Awaitable<void>) | undefined;
  log: Logger;
}

/** How often the index is looked at without news, milliseconds. */
const LOOK_MS = 50;

/** Follows from `start` to `stop`. */
export class IndexFollower {
  readonly #parts: IndexFollowerParts;
  #news: IndexNews | null = null;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #hasNews = false;
  #isStopped = true;
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

  /** Serves what is stored, at once. */
  async start(): Promise<void> {
    const { coverage } = this.#parts;
    this.#isStopped = false;
    await coverage.serveStored();
    if (coverage.head > 0) this.#becameReady();
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /** Resolves when every stored block is announced, and nothing is any more. */
  async stop(): Promise<void> {
    if (this.#isStopped) return;
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#look();
    await this.#looking;
    this.#isStopped = true;
  }

  /** Takes what the other process says. */
  take(news: IndexNews): void {
    this.#news = news;
    this.#parts.coverage.takeFacts(news.node);
    this.#look();
  }

  #look(): void {
    if (this.#isStopped) return;
    this.#hasNews = true;
    this.#looking ??= this.#lookOn().finally(() => (this.#looking = null));
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
    const { coverage, events, store } = this.#parts;
    store.seeCommits();
    const removed = await coverage.removedByOthers();
    if (removed !== null) {
      this.#parts.unstored.dropFrom(removed);
      await coverage.serveStored(removed - 1);
      events.removals.call();
    }
    this.#dropStored();
    if (coverage.head === 0) return this.#beginAtTop();
    for (const { from, to } of coverage.ranges)
      for (let number = Math.max(from, coverage.head + 1); number <= to; number++) {
        if (!(await this.#announce(number))) return;
        if (sliceIsOver()) await nextSlice();
      }
    await this.#announceUnstored();
  }

  /** As the indexer does, which begins with one block; the back-fill brings those below. */
  async #beginAtTop(): Promise<void> {
    const top = this.#parts.coverage.ranges.at(-1)?.to ?? 0;
    if (top > 0 && (await this.#announce(top))) this.#becameReady();
  }

  /** False when the block is gone again. */
  async #announce(number: number): Promise<boolean> {
    const { coverage, events, store, beforeHead } = this.#parts;
    const { generation } = coverage;
    const hash = (await store.summary(number))?.hash;
    if (hash === undefined) return false;
    await beforeHead?.({ number, hash });
    if (coverage.generation !== generation) return false;
    coverage.setHead(number, hash);
    events.blocks.call(number, null, generation);
    return true;
  }

  /** The disk is full: the other process continues with blocks that it could not store. */
  async #announceUnstored(): Promise<void> {
    const { coverage, events, unstored, read } = this.#parts;
    const { head = 0, storeTrouble = null } = this.#news ?? {};
    while (storeTrouble !== null && coverage.head < head) {
      const number = coverage.head + 1;
      const block = await read(number);
      if (block === null || coverage.head + 1 !== number) return;
      unstored.keep([block], new StoreWriteFailed(new Error(storeTrouble), storeTrouble));
      coverage.setHead(number, null);
      events.blocks.call(number, new EncodedBlockReader(block), coverage.generation);
    }
  }

  #dropStored(): void {
    const { coverage, unstored } = this.#parts;
    const ranges: readonly HeightRange[] = coverage.ranges;
    unstored.drop(unstored.waiting().filter(({ summary }) => includesHeight(ranges, summary.number)));
  }
}
