/**
 * Traces every block as it comes and, newest first, the blocks before, until the store of traces is full. It uses one
 * of the slots for traces, and rests between older blocks, so that clients come first. A block that cannot be traced is
 * a gap, which ends what is covered: it is tried again with growing waits.
 */
import { ownWork } from '../../caller/caller.js';
import { ChainError, HistoryPruned, NodeUnavailable } from '../../chain/errors.js';
import { Backoff, pause, type BackoffOptions } from '../../concurrency/backoff.js';
import type { Logger } from '../../observe/logger.js';
import { BlockRate } from '../blockRate.js';
import type { Coverage } from '../coverage.js';
import { BlockNotTraced, indexTraces, newestNotIndexed, type TraceIndexingParts } from './traceIndexing.js';

/** What the indexing of traces works with. */
export interface TraceIndexerParts extends TraceIndexingParts {
  coverage: Pick<Coverage, 'head' | 'indexed'>;
  indexer: {
    isCatchingUp(): boolean;
    onBlock(listener: (blockNumber: number) => void): () => void;
  };
  log: Logger;
}

/** How fast it works. */
export interface TraceIndexerOptions {
  /** Share of the time in which older blocks are traced, above 0 and at most 1. Default: 0.5. */
  dutyCycle?: number;
  /** Waits before a block that could not be traced is tried again. Default: a minute, up to an hour. */
  gap?: BackoffOptions;
  /** Waits while the node does not answer. */
  retry?: BackoffOptions;
}

const DEFAULTS = { dutyCycle: 0.5, gap: { first: 60_000, longest: 3_600_000 }, retry: { first: 250, longest: 10_000 } };
/** How often the log shows the progress. */
const SHOWN_EVERY_MS = 10_000;
/** How often it looks whether there is something to do, besides when a block comes. */
const IDLE_MS = 1_000;
/** While new blocks are read, no older ones are traced. */
const CATCHING_UP_MS = 50;
/** Gaps whose next attempt is remembered; others are tried again when their turn comes. */
const MOST_GAPS = 1_000;

/** A block that could not be traced. */
interface Gap {
  backoff: Backoff;
  /** Time of the next attempt, of a monotonic clock. */
  retryAt: number;
}

/** Started beside the indexer. `stop` aborts the trace that is being made. */
export class TraceIndexer {
  readonly #options: Required<TraceIndexerOptions>;
  readonly #parts: TraceIndexerParts;
  readonly #stopping = new AbortController();
  /** What is asked of the node ends when this does. */
  readonly #own = ownWork(this.#stopping.signal);
  readonly #backoff: Backoff;
  readonly #gaps = new Map<number, Gap>();
  /** Below this block the node has no state any more. */
  #lowest = 1;
  #isFull = false;
  #wake: (() => void) | null = null;
  #unsubscribe: () => void = () => undefined;
  #running: Promise<void> = Promise.resolve();
  readonly #rate = new BlockRate();
  #isRetrying = false;
  #traced = 0;
  #shownAt = performance.now();

  constructor(options: TraceIndexerOptions, parts: TraceIndexerParts) {
    this.#parts = parts;
    this.#options = { ...DEFAULTS, ...options };
    this.#backoff = new Backoff(this.#options.retry);
  }

  start(): void {
    this.#unsubscribe = this.#parts.indexer.onBlock(() => this.#wake?.());
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#unsubscribe();
    this.#stopping.abort();
    this.#wake?.();
    await this.#running;
  }

  /** Whether the last attempt failed. */
  isRetrying(): boolean {
    return this.#isRetrying;
  }

  /** Blocks per second lately, new and older ones; null when none were traced. */
  blocksPerSecond(): number | null {
    return this.#rate.perSecond();
  }

  /** Below this block the node has no state, so that nothing can be traced. */
  lowest(): number {
    return this.#lowest;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const number = this.#nextOrNull();
      if (number === null) await this.#idle();
      else if (number < this.#parts.coverage.head && this.#parts.indexer.isCatchingUp())
        await pause(CATCHING_UP_MS, this.#stopping.signal);
      else await this.#attempt(number);
    }
  }

  #nextOrNull(): number | null {
    try {
      return this.#next();
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'the index by address cannot be read, trying again');
      return null;
    }
  }

  /** The highest block that is to be traced now; null for none. */
  #next(): number | null {
    const { coverage, kept } = this.#parts;
    const stored = coverage.indexed;
    if (stored === null) return null;
    const range = { from: Math.max(stored.from, this.#lowest), to: coverage.head };
    const number = newestNotIndexed(kept, range);
    if (number === null) return null;
    const newest = kept.indexed().at(-1);
    if (newest !== undefined && number < newest.from && !this.#hasRoom(newest.from)) return null;
    const gap = this.#gaps.get(number);
    return gap !== undefined && gap.retryAt > performance.now() ? null : number;
  }

  #hasRoom(lowestIndexed: number): boolean {
    const hasRoom = this.#parts.kept.hasRoom();
    if (!hasRoom && !this.#isFull)
      this.#parts.log.info({ from: lowestIndexed }, 'the kept traces take all their room: older blocks are not traced');
    this.#isFull = !hasRoom;
    return hasRoom;
  }

  async #attempt(number: number): Promise<void> {
    const { signal } = this.#stopping;
    const isOlder = number < this.#parts.coverage.head;
    const begun = performance.now();
    try {
      await indexTraces(this.#parts, number, this.#own);
      this.#isRetrying = false;
      this.#rate.add(1);
      this.#backoff.reset();
      this.#gaps.delete(number);
      if (isOlder) this.#showProgress(number);
    } catch (error) {
      if (signal.aborted) return;
      await this.#failed(number, error);
      return;
    }
    const restMs = (performance.now() - begun) * (1 / this.#options.dutyCycle - 1);
    if (isOlder && restMs >= 1) await pause(restMs, this.#stopping.signal);
    else await new Promise(setImmediate);
  }

  async #failed(number: number, error: unknown): Promise<void> {
    const { log } = this.#parts;
    const slotsAreTaken = error instanceof ChainError && error.rpc.name === 'limitExceeded';
    const isOlder = number < this.#parts.coverage.head;
    // The next look says that there is no room.
    if (isOlder && error instanceof BlockNotTraced && !this.#parts.kept.hasRoom()) return;
    this.#isRetrying = true;
    if (error instanceof NodeUnavailable || slotsAreTaken) {
      log.debug({ err: error, blockNumber: number }, 'the node does not trace now, trying again');
      await this.#backoff.wait(this.#stopping.signal);
    } else if (error instanceof HistoryPruned) {
      this.#lowest = number + 1;
      log.warn({ earliest: this.#lowest }, 'the node has no state of older blocks: they are not traced');
    } else {
      const gap = this.#gaps.get(number) ?? { backoff: new Backoff(this.#options.gap), retryAt: 0 };
      const waitMs = gap.backoff.nextMs();
      gap.retryAt = performance.now() + waitMs;
      if (this.#gaps.size < MOST_GAPS) this.#gaps.set(number, gap);
      else await pause(IDLE_MS, this.#stopping.signal);
      log.warn(
        { err: error, blockNumber: number, retryInSeconds: Math.round(waitMs / 1000) },
        'a block cannot be traced: the index by address begins after it',
      );
    }
  }

  async #idle(): Promise<void> {
    const timer = new AbortController();
    await Promise.race([new Promise<void>((wake) => (this.#wake = wake)), pause(IDLE_MS, timer.signal)]);
    timer.abort();
  }

  #showProgress(number: number): void {
    this.#traced += 1;
    const now = performance.now();
    const seconds = (now - this.#shownAt) / 1000;
    if (seconds * 1000 < SHOWN_EVERY_MS) return;
    const left = number - Math.max(this.#parts.coverage.indexed?.from ?? number, this.#lowest);
    const blocksPerSecond = Math.round(this.#traced / seconds);
    this.#parts.log.info({ blockNumber: number, left, blocksPerSecond }, 'tracing older blocks');
    this.#traced = 0;
    this.#shownAt = now;
  }
}
