/**
 * Keeps the log index complete: starts the process that writes it whenever a unit can be written. The index is opened
 * when there is the first one, so that a short chain needs none.
 */
import { isDeepStrictEqual } from 'node:util';
import type { LogIndexReport } from '../chain/operator.js';
import type { Logger } from '../observe/logger.js';
import type { BackoffOptions } from '../concurrency/backoff.js';
import { addRange, countHeights, gapsWithin, type HeightRange } from '../store/heightRanges.js';
import type { LogIndex } from '../store/logs/logIndex.js';
import { nextWork, type IndexedState } from '../store/logs/nextWork.js';
import type { LogIndexOutcome } from '../store/logs/runLogIndexProcess.js';
import { BackgroundWorker, type HeadFollower, type Rest } from './backgroundWorker.js';
import type { Coverage } from './coverage.js';

/** What the log index is kept with. */
export interface LogIndexingParts {
  indexer: HeadFollower;
  coverage: Pick<Coverage, 'ranges' | 'missing'>;
  /** Opens an index that exists; null when there is none. */
  openExisting: () => LogIndex | null;
  /** Creates it; null when there is no room. */
  create: () => LogIndex | null;
  /** Called with the open index; null before it is closed. */
  use: (logIndex: LogIndex | null) => void;
  /** Runs the process that writes it, until it ends. */
  run: (job: { isFinished: boolean; damaged: number[] }, signal: AbortSignal) => Promise<LogIndexOutcome>;
  log: Logger;
}

/** Waits, milliseconds. */
export interface LogIndexingOptions {
  /** Until blocks that cannot be read are tried again. Default: 10 minutes. */
  unreadableRetryMs?: number;
  /** Until it is seen whether another process that writes the index has ended. Default: 10 s. */
  busyRetryMs?: number;
  retry?: BackoffOptions;
}

const DEFAULTS = { unreadableRetryMs: 600_000, busyRetryMs: 10_000 };

/** Writes the log index in the background. `stop` ends the process. */
export class LogIndexing extends BackgroundWorker {
  #logIndex: LogIndex | null = null;
  #unreadable: ReadonlySet<number> = new Set();
  #unreadableSinceMs = 0;
  readonly #options: typeof DEFAULTS;
  readonly #parts: LogIndexingParts;

  constructor({ retry, ...options }: LogIndexingOptions, parts: LogIndexingParts) {
    super('indexing logs', parts.indexer, parts.log, retry);
    this.#options = { ...DEFAULTS, ...options };
    this.#parts = parts;
    this.#open(parts.openExisting);
  }

  override async stop(): Promise<void> {
    await super.stop();
    this.#parts.use(null);
    await this.#logIndex?.close();
  }

  progress(): LogIndexReport {
    const { ranges } = this.#parts.coverage;
    const indexed = (this.#logIndex?.units() ?? []).reduce<HeightRange[]>(addRange, []);
    const missing = ranges.flatMap(({ from, to }) => gapsWithin(indexed, from, to));
    return { ranges: indexed, bytes: this.#logIndex?.bytes() ?? 0, missing: countHeights(missing) };
  }

  protected async step(): Promise<Rest> {
    if (this.#logIndex?.isReplaced === true) await this.#openAgain();
    const state = this.#state();
    const damaged = [...(this.#logIndex?.damaged ?? [])];
    const work = nextWork(state);
    if (work === null && damaged.length === 0) return 'idle';
    if (this.#logIndex === null) this.#open(this.#parts.create);
    if (this.#logIndex === null) return 'retry';
    const { isFinished } = state;
    const { state: outcome, unreadable } = await this.#parts.run({ isFinished, damaged }, this.own.signal);
    if (outcome === 'busy') return this.#options.busyRetryMs;
    for (const id of damaged) this.#logIndex.damaged.delete(id);
    this.#noteUnreadable(unreadable);
    this.succeeded();
    // The process may see another state of the blocks.
    return isDeepStrictEqual(nextWork(this.#state()), work) ? this.#options.busyRetryMs : 0;
  }

  #state(): IndexedState {
    const { ranges, missing } = this.#parts.coverage;
    if (performance.now() - this.#unreadableSinceMs > this.#options.unreadableRetryMs) this.#unreadable = new Set();
    const units = this.#logIndex?.wholeUnits() ?? [];
    const listed = this.#logIndex?.listed() ?? new Set<number>();
    return { units, ranges, isFinished: missing.length === 0, unreadable: this.#unreadable, listed };
  }

  #noteUnreadable(heights: readonly number[]): void {
    if (heights.length === 0) return;
    this.#unreadable = new Set([...this.#unreadable, ...heights]);
    this.#unreadableSinceMs = performance.now();
    this.#parts.log.warn(
      { blocks: heights.slice(0, MOST_NAMED) },
      'blocks that cannot be read are left out of the log index',
    );
  }

  /** Another process has begun the index again, or its file was removed. */
  async #openAgain(): Promise<void> {
    this.#parts.use(null);
    await this.#logIndex?.close();
    this.#open(this.#parts.create);
  }

  #open(open: () => LogIndex | null): void {
    this.#logIndex = open();
    if (this.#logIndex !== null) this.#parts.use(this.#logIndex);
  }
}

const MOST_NAMED = 10;
