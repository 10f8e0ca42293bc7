import { type Caller, requestField } from '../caller/caller.js';
import type { Logger } from '../observe/logger.js';
import { EncodedBlockReader } from '../store/encodedBlockReader.js';
import type { StoreWriteFailed } from '../store/storeErrors.js';
import { FIRST_HEIGHT, genesisBlock } from '../store/genesisBlock.js';
import { RecentCache } from '../store/recentCache.js';
import type { EncodedBlock } from '../store/store.js';

/** Most bytes of blocks in memory; others are read from the node again. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** Failed writes, and unreadable blocks, are logged at most this often. */
const LOG_EVERY_MS = 60_000;
const MAX_LOGGED_BLOCKS = 1_000;

/**
 * Blocks that could not be stored, because the disk is full or fails. They are served from memory or from the node, and
 * stored with the next blocks when the store can be written again: the node may have lost their results by then. The
 * back-fill reads what did not fit.
 */
export class UnstoredBlocks {
  readonly #blocks = new RecentCache<EncodedBlockReader>(KEPT_BYTES);
  readonly #loggedBlocks = new Map<number, number>();
  #failedAt: number | null = null;
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  get(blockNumber: number): EncodedBlockReader | undefined {
    return this.#blocks.get(blockNumber);
  }

  /** Ascending, without block 0, which is stored with block 1. */
  waiting(): EncodedBlock[] {
    const heights = this.#blocks.keys().filter((height) => height >= FIRST_HEIGHT);
    heights.sort((one, other) => one - other);
    return heights.flatMap((height) => this.#blocks.get(height)?.encoded ?? []);
  }

  /** Drops blocks that are stored now, or that cannot be stored. */
  drop(blocks: readonly EncodedBlock[]): void {
    for (const { summary } of blocks) this.#blocks.delete(summary.number);
    if (blocks.some(({ summary }) => summary.number === FIRST_HEIGHT)) this.#blocks.delete(FIRST_HEIGHT - 1);
  }

  dropFrom(height: number): void {
    for (const kept of this.#blocks.keys()) if (kept >= height) this.#blocks.delete(kept);
  }

  keep(blocks: readonly EncodedBlock[], failure: StoreWriteFailed): void {
    this.failed(failure);
    const genesis = blocks.filter(({ summary }) => summary.number === FIRST_HEIGHT).map(genesisBlock);
    for (const block of [...blocks, ...genesis.filter((block) => block !== null)]) {
      const reader = new EncodedBlockReader(block);
      this.#blocks.set(reader.number, reader, reader.bytes);
    }
  }

  failed(failure: StoreWriteFailed): void {
    const now = performance.now();
    if (this.#failedAt !== null && now - this.#failedAt < LOG_EVERY_MS) return;
    this.#failedAt = now;
    this.#log.error({ err: failure, reason: failure.reason }, 'the index cannot be written: serving from the node');
  }

  written(): void {
    if (this.#failedAt === null) return;
    this.#failedAt = null;
    this.#log.info({}, 'the index can be written again');
  }

  /** Logs that a stored block cannot be read, for this caller. */
  unreadable(blockNumber: number, caller: Caller): void {
    const now = performance.now();
    if (now - (this.#loggedBlocks.get(blockNumber) ?? -Infinity) < LOG_EVERY_MS) return;
    if (this.#loggedBlocks.size >= MAX_LOGGED_BLOCKS) this.#loggedBlocks.clear();
    this.#loggedBlocks.set(blockNumber, now);
    this.#log.warn(
      { blockNumber, ...requestField(caller) },
      'a stored block cannot be read: reading it from the node and writing it again (halley index repair does so with all of them)',
    );
  }
}
