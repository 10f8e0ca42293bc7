/**
 * Traces every block as it comes and, newest first, the blocks before, until the store of traces is full. It uses one
 * of the slots for traces, and rests between older blocks, so that clients come first. A block that cannot be traced is
 * a gap, which ends what is covered; it is retried with growing waits.
 */
import type { Hash } from '../../../generated/types.js';
import { ChainError, HistoryPruned, NodeUnavailable } from '../../chain/chainErrors.js';
import { Backoff, type BackoffOptions } from '../../concurrency/backoff.js';
import type { Logger } from '../../observe/logger.js';
import { BackgroundWorker, CATCHING_UP_MS, type HeadFollower, type Rest } from '../../indexer/backgroundWorker.js';
import type { Coverage } from '../../indexer/coverage.js';
import { BlockNotTraced, indexTraces, newestNotIndexed, type TraceIndexingParts } from './traceIndexing.js';

/** What the trace indexer works with. */
export interface TraceIndexerParts extends TraceIndexingParts {
  coverage: Pick<Coverage, 'head' | 'indexed'>;
  indexer: HeadFollower;
  log: Logger;
}

/** Speed and waits. */
export interface TraceIndexerOptions {
  /** Share of the time in which older blocks are traced, above 0 and at most 1. Default: 0.5. */
  dutyCycle?: number;
  /** Waits while the node does not respond. */
  retry?: BackoffOptions;
}

/** Waits before a block that could not be traced is tried again. */
const GAP_WAITS = { first: 60_000, longest: 3_600_000 };
/** How often the log shows the progress. */
const SHOWN_EVERY_MS = 10_000;
/** Gaps whose next attempt is remembered. */
const MOST_GAPS = 1_000;
/** Wait after a gap that is not remembered. */
const FORGOTTEN_GAP_MS = 1_000;

interface Gap {
  /** Of the block that could not be traced. A block that replaces it is a new one. */
  blockHash: Hash | undefined;
  backoff: Backoff;
  /** In milliseconds of a monotonic clock. */
  retryAt: number;
}

/** `stop` aborts the trace in progress. */
export class TraceIndexer extends BackgroundWorker {
  readonly #dutyCycle: number;
  readonly #parts: TraceIndexerParts;
  readonly #gaps = new Map<number, Gap>();
  #lowest = 1;
  #isFull = false;
  #traced = 0;
  #shownAt = performance.now();

  constructor({ dutyCycle = 0.5, retry }: TraceIndexerOptions, parts: TraceIndexerParts) {
    super('tracing a block', parts.indexer, parts.log, retry);
    this.#parts = parts;
    this.#dutyCycle = dutyCycle;
  }

  /** Below this block the node has no state. */
  lowest(): number {
    return this.#lowest;
  }

  protected async step(): Promise<Rest> {
    const number = this.#nextOrNull();
    if (number === null) return 'idle';
    const isOlder = number < this.#parts.coverage.head;
    if (isOlder && this.#parts.indexer.isCatchingUp()) return CATCHING_UP_MS;
    const begun = performance.now();
    const blockHash = this.#hashOf(number);
    try {
      await indexTraces(this.#parts, number, this.own);
    } catch (error) {
      return this.own.signal.aborted ? 0 : this.#noTraces(number, blockHash, error);
    }
    this.rate.add(1);
    this.succeeded();
    this.#gaps.delete(number);
    if (!isOlder) return 0;
    this.#showProgress(number);
    return (performance.now() - begun) * (1 / this.#dutyCycle - 1);
  }

  #nextOrNull(): number | null {
    try {
      return this.#next();
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'the index by address cannot be read, trying again');
      return null;
    }
  }

  /** The highest block to trace now; null for none. */
  #next(): number | null {
    const { coverage, kept } = this.#parts;
    const stored = coverage.indexed;
    if (stored === null) return null;
    const range = { from: Math.max(stored.from, this.#lowest), to: coverage.head };
    const number = newestNotIndexed(kept, range);
    if (number === null) return null;
    const newest = kept.indexed().at(-1);
    if (newest !== undefined && number < newest.from && !this.#hasRoom(newest.from)) return null;
    const gap = this.#gapAt(number);
    return gap !== undefined && gap.retryAt > performance.now() ? null : number;
  }

  #hashOf(number: number): Hash | undefined {
    return this.#parts.store.summary(number)?.hash;
  }

  #gapAt(number: number): Gap | undefined {
    const gap = this.#gaps.get(number);
    return gap !== undefined && gap.blockHash === this.#hashOf(number) ? gap : undefined;
  }

  #hasRoom(lowestIndexed: number): boolean {
    const hasRoom = this.#parts.kept.hasRoom();
    if (!hasRoom && !this.#isFull)
      this.#parts.log.info({ from: lowestIndexed }, 'the kept traces take all their room: older blocks are not traced');
    this.#isFull = !hasRoom;
    return hasRoom;
  }

  #noTraces(number: number, blockHash: Hash | undefined, error: unknown): Rest {
    const { coverage, kept, log } = this.#parts;
    // The block was removed meanwhile. The one that replaces it is a new block.
    if (this.#hashOf(number) !== blockHash) return 0;
    const slotsAreTaken = error instanceof ChainError && error.rpc.name === 'limitExceeded';
    // The next step logs that there is no room.
    if (number < coverage.head && error instanceof BlockNotTraced && !kept.hasRoom()) return 0;
    this.noteFailure();
    if (error instanceof NodeUnavailable || slotsAreTaken) {
      log.debug({ err: error, blockNumber: number }, 'the node does not trace now, trying again');
      return 'retry';
    }
    if (error instanceof HistoryPruned) {
      this.#lowest = number + 1;
      log.warn({ earliest: this.#lowest }, 'the node has no state of older blocks: they are not traced');
      return 0;
    }
    const gap = this.#gapAt(number) ?? { blockHash, backoff: new Backoff(GAP_WAITS), retryAt: 0 };
    const waitMs = gap.backoff.nextMs();
    gap.retryAt = performance.now() + waitMs;
    log.warn(
      { err: error, blockNumber: number, retryInSeconds: Math.round(waitMs / 1000) },
      'a block cannot be traced: the index by address begins after it',
    );
    if (this.#gaps.size >= MOST_GAPS) return FORGOTTEN_GAP_MS;
    this.#gaps.set(number, gap);
    return 0;
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
