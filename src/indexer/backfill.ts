/** Fills the gaps of the index, newest first. Other work goes first, and decoding gets only a share of the time. */
import {
  DISCARD_SETTING,
  FalseAnswer,
  HistoryPruned,
  isHistoryLost,
  NodeUnavailable,
  ResultsDiscarded,
} from '../chain/chainErrors.js';
import type { Logger } from '../observe/logger.js';
import { BlocksDoNotLink, StoreWriteFailed } from '../store/storeErrors.js';
import { countHeights, highestHeights } from '../store/heightRanges.js';
import type { EncodedBlock } from '../store/store.js';
import { pause, type BackoffOptions } from '../concurrency/backoff.js';
import { READ_BLOCKS, type BatchReader } from './batchReader.js';
import { BackgroundWorker, CATCHING_UP_MS, type HeadFollower, type Rest } from './backgroundWorker.js';
import { secondsLeft } from './blockRate.js';
import type { FetchedBlock, BlockReader } from './blockReader.js';
import type { Complaints } from './proof/complaints.js';
import type { Coverage } from './coverage.js';
import type { UnstoredBlocks } from './unstoredBlocks.js';

/** What the back-fill works with. */
export interface BackfillParts {
  coverage: Coverage;
  reader: BlockReader;
  indexer: HeadFollower & {
    repair(error: BlocksDoNotLink): Promise<void>;
    refreshEarliest(): Promise<void>;
  };
  unstored: UnstoredBlocks;
  complaints: Pick<Complaints, 'report'>;
  /** Null where blocks can only be read one by one. Default: null. */
  batches?: BatchReader | null;
  log: Logger;
}

/** How fast the back-fill works. */
export interface BackfillOptions {
  /** Blocks that are fetched one by one at the same time, and written in one transaction. Default: 16. */
  batchBlocks?: number;
  /** From this many missing blocks on, threads read them in batches; these take a moment to start. Default: 64. */
  leastForThreads?: number;
  /** Share of the event loop's time that decoding may take, above 0 and at most 1. Default: 0.5. */
  dutyCycle?: number;
  /** Milliseconds between attempts to read blocks whose results the node did not keep. Default: a minute. */
  discardedRetryMs?: number;
  retry?: BackoffOptions;
}

/** How long few blocks are written at once after a failed write, milliseconds. */
const FEW_MS = 60_000;

/** Progress is logged so often, milliseconds. */
const LOG_EVERY_MS = 30_000;

const DEFAULTS = { batchBlocks: 16, leastForThreads: 64, dutyCycle: 0.5, discardedRetryMs: 60_000 };

/** `stop` ends it in the middle of a batch. */
export class Backfill extends BackgroundWorker {
  readonly #options: typeof DEFAULTS;
  readonly #parts: BackfillParts;
  #askedDiscardedMs = performance.now();
  #fewUntilMs = 0;
  /** When progress was last logged, or a back-fill begun; null while nothing is missing. */
  #loggedMs: number | null = null;
  /** Whether progress was logged since. */
  #hasLogged = false;
  /** Whether blocks without results were found that are not logged yet. */
  #foundDiscarded = false;
  /** How many blocks without results were logged. */
  #toldDiscarded = 0;

  constructor({ retry, ...options }: BackfillOptions, parts: BackfillParts) {
    super('filling the index', parts.indexer, parts.log, retry);
    this.#parts = parts;
    this.#options = { ...DEFAULTS, ...options };
  }

  protected async step(): Promise<Rest> {
    const { coverage, indexer } = this.#parts;
    const heights = highestHeights(coverage.missing, this.#blocksAtOnce());
    if (heights.length > 0) return indexer.isCatchingUp() ? CATCHING_UP_MS : this.#attempt(heights);
    if (!this.#isDiscardedDue()) return 'idle';
    await this.#askDiscarded();
    return 0;
  }

  async #attempt(heights: number[]): Promise<Rest> {
    try {
      this.#loggedMs ??= performance.now();
      await this.#fill(heights);
      this.#logProgress();
      this.succeeded();
      return 0;
    } catch (error) {
      if (!(error instanceof StoreWriteFailed)) return this.failed(error, { from: heights.at(-1), to: heights[0] });
      const wasLarge = heights.length > this.#options.batchBlocks;
      this.#fewUntilMs = performance.now() + FEW_MS;
      // Fewer blocks may fit on the disk.
      if (wasLarge) return 0;
      this.#parts.unstored.failed(error);
      return 'retry';
    }
  }

  #blocksAtOnce(): number {
    const { batches = null, coverage } = this.#parts;
    const isFew =
      batches === null ||
      performance.now() < this.#fewUntilMs ||
      countHeights(coverage.missing) < this.#options.leastForThreads;
    return isFew ? this.#options.batchBlocks : READ_BLOCKS;
  }

  #logProgress(): void {
    const { coverage, log } = this.#parts;
    const missing = countHeights(coverage.missing);
    const now = performance.now();
    if (missing === 0) {
      if (this.#hasLogged) log.info({ earliest: coverage.earliest }, 'the index has all older blocks');
      this.#loggedMs = null;
      this.#hasLogged = false;
    } else if (now - (this.#loggedMs ?? now) >= LOG_EVERY_MS) {
      const perSecond = this.rate.perSecond();
      const left = secondsLeft(missing, perSecond);
      const figures = { blocksPerSecond: Math.round(perSecond ?? 0), secondsLeft: left && Math.ceil(left) };
      log.info({ missing, ...figures }, 'indexing older blocks');
      this.#loggedMs = now;
      this.#hasLogged = true;
    }
  }

  #isDiscardedDue(): boolean {
    const { discarded } = this.#parts.coverage;
    return discarded.length > 0 && performance.now() - this.#askedDiscardedMs >= this.#options.discardedRetryMs;
  }

  /** The node may keep results again, or another node has them: then all are read again. */
  async #askDiscarded(): Promise<void> {
    const { coverage, reader, log } = this.#parts;
    this.#askedDiscardedMs = performance.now();
    const newest = coverage.discarded.at(-1)?.to;
    if (newest === undefined) return;
    try {
      await reader.fetch(newest, 'backfill');
    } catch (error) {
      // This block stays without results, but others may have theirs.
      const keepsOthers = error instanceof ResultsDiscarded && error.keepsOthers;
      if (!keepsOthers || !coverage.discards) return;
    }
    if (this.own.signal.aborted) return;
    log.info({}, 'the node keeps the results of blocks again');
    coverage.noteKeeps();
  }

  async #fill(heights: number[]): Promise<void> {
    const { coverage, reader, unstored } = this.#parts;
    const failures: unknown[] = [];
    // Blocks in memory that could not be stored are written with these.
    const unread = heights.filter((height) => unstored.get(height) === undefined);
    const { blocks, left } = await this.#readBatches(unread, failures);
    if (this.own.signal.aborted) return;
    const areBatched = blocks.length > 0;
    const unknown = left.slice(0, this.#options.batchBlocks);
    const fetched = await Promise.allSettled(unknown.map((height) => reader.fetch(height, 'backfill')));
    for (const outcome of fetched) {
      if (this.own.signal.aborted) return;
      if (outcome.status === 'rejected') failures.push(outcome.reason);
      else if (outcome.value === null)
        failures.push(new NodeUnavailable('it does not have blocks below the head of the index'));
      else
        await this.#encode(outcome.value).then(
          (block) => blocks.push(block),
          (error: unknown) => failures.push(error),
        );
    }
    try {
      await coverage.add(blocks, areBatched);
      this.rate.add(blocks.length);
    } catch (error) {
      if (error instanceof FalseAnswer) await this.#replaceRefuted(error, blocks);
      else if (error instanceof BlocksDoNotLink) await this.#parts.indexer.repair(error);
      else throw error;
    }
    this.#noteDiscarded(failures.filter((failure) => failure instanceof ResultsDiscarded));
    this.#tellDiscarded();
    const pruned = failures.find((failure) => failure instanceof HistoryPruned);
    if (pruned !== undefined) await this.#raiseEarliest(pruned);
    const others = failures.filter((failure) => !isHistoryLost(failure));
    if (pruned === undefined && others.length > 0) throw others[0];
  }

  /** The blocks that came in batches. What is left is to be read one by one. */
  async #readBatches(
    heights: readonly number[],
    failures: unknown[],
  ): Promise<{ blocks: EncodedBlock[]; left: readonly number[] }> {
    const { batches = null, coverage, indexer } = this.#parts;
    if (batches === null || heights.length === 0 || this.#blocksAtOnce() < READ_BLOCKS)
      return { blocks: [], left: heights };
    const following = (below: number): readonly number[] => {
      const next = indexer.isCatchingUp() ? [] : highestHeights(coverage.missing, READ_BLOCKS, below);
      // Fewer will be read one by one.
      return next.length < this.#options.leastForThreads ? [] : next;
    };
    const { blocks, left, failure } = await batches.read(heights, coverage.head, following);
    if (failure !== null) failures.push(failure);
    return { blocks, left };
  }

  /** The lowest new block refutes the block below it, which was stored as the newest. */
  async #replaceRefuted(error: FalseAnswer, blocks: EncodedBlock[]): Promise<void> {
    const { complaints, coverage, reader } = this.#parts;
    complaints.report(error);
    const block = await reader.read(error.height, 'backfill');
    if (block === null) throw error;
    await reader.proveBelow(coverage.head, block);
    await coverage.add([block, ...blocks], true);
  }

  /** Decodes and proves one block, then pauses as long as its share of time requires. */
  async #encode(fetched: FetchedBlock): Promise<EncodedBlock> {
    const startedAt = performance.now();
    const block = await this.#parts.reader.encode(fetched, 'backfill');
    const tookMs = performance.now() - startedAt;
    const restMs = tookMs * (1 / this.#options.dutyCycle - 1);
    await this.#parts.reader.proveBelow(this.#parts.coverage.head, block);
    if (restMs >= 1) await pause(restMs, this.own.signal);
    else await new Promise(setImmediate);
    return block;
  }

  /** When the node keeps no results, nothing that is missing now can be indexed. */
  #noteDiscarded(lost: readonly ResultsDiscarded[]): void {
    const { coverage } = this.#parts;
    if (lost.length === 0) return;
    if (lost.every(({ keepsOthers }) => keepsOthers)) {
      for (const range of lost) coverage.noteLost(range, true);
    } else {
      coverage.noteDiscards(coverage.missing.at(-1)?.to ?? 0);
    }
    this.#askedDiscardedMs = performance.now();
    this.#foundDiscarded = true;
  }

  /** Once all missing blocks were tried. */
  #tellDiscarded(): void {
    const { coverage, log } = this.#parts;
    const blocks = countHeights(coverage.discarded);
    if (!this.#foundDiscarded || coverage.missing.length > 0) return;
    this.#foundDiscarded = false;
    if (blocks <= this.#toldDiscarded) return;
    this.#toldDiscarded = blocks;
    const reason = `the node did not keep their results (${DISCARD_SETTING})`;
    log.warn({ blocks, newest: coverage.discarded.at(-1) }, `blocks cannot be indexed: ${reason}`);
  }

  /** The node has pruned this block, and so those below. */
  async #raiseEarliest({ height }: HistoryPruned): Promise<void> {
    const { coverage, indexer, log } = this.#parts;
    await indexer.refreshEarliest();
    if (coverage.nodeEarliest <= height) coverage.setNodeEarliest(height + 1);
    log.warn({ earliest: coverage.nodeEarliest }, 'the node does not have older blocks, the index begins here');
  }
}
