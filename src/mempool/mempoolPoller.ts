/**
 * Polls the node's list of unconfirmed transactions: at intervals between `start` and `stop`, otherwise on demand.
 * There is never more than one poll at a time, and no caller waits long for a node that does not answer.
 */
import { ownWork, type Caller } from '../caller/caller.js';
import type { Node, UnconfirmedTxs } from '../chain/node.js';
import type { Logger } from '../observe/logger.js';

/** How often the list is polled. */
export interface MempoolPollerOptions {
  /** Shortest time between two polls, milliseconds. After a slow poll it is three times the duration of that poll. */
  intervalMs: number;
  /** Time after which a poll is given up, milliseconds. */
  timeoutMs: number;
}

/** What is polled, and what gets the lists. */
export interface MempoolPollerParts {
  node: Pick<Node, 'unconfirmedTxs'>;
  /**
   * Processes a list. `startedAt` is the time of the clock when the poll started; the caller's signal aborts when it
   * times out.
   */
  onList: (list: UnconfirmedTxs, startedAt: number, caller: Caller) => Promise<void>;
  log: Logger;
  /** Milliseconds of a monotonic clock. */
  clock: () => number;
}

/** The pause after a poll is so many times its duration, so that slow polls fill neither the node's time nor ours. */
const REST_FACTOR = 3;
const MAX_TIMER_MS = 60_000;

/** A failed poll is logged when it is the first in a row. */
export class MempoolPoller {
  #current: { startedAt: number; done: Promise<void> } | null = null;
  #nextAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;
  #failing = false;
  readonly #options: MempoolPollerOptions;
  readonly #parts: MempoolPollerParts;

  constructor(options: MempoolPollerOptions, parts: MempoolPollerParts) {
    this.#options = options;
    this.#parts = parts;
  }

  /** Whether the last poll is longer ago than the interval. */
  isDue(): boolean {
    return this.#parts.clock() >= this.#nextAt;
  }

  /**
   * Polls if that is due, or joins the poll under way. Resolves when the poll is done, or `waitMs` after its start; the
   * poll then goes on. Rejects only when aborted.
   */
  async refresh(waitMs: number, caller: Caller): Promise<void> {
    caller.signal.throwIfAborted();
    if (!this.isDue()) return;
    const { startedAt, done } = this.#poll();
    const leftMs = startedAt + waitMs - this.#parts.clock();
    // A poll that is older than `waitMs` probably hangs, so later callers do not wait for it at all.
    if (leftMs > 0) await atMost(leftMs, done);
    caller.signal.throwIfAborted();
  }

  /** Starts a poll if that is due, without waiting for it. */
  refreshInBackground(): void {
    if (this.isDue()) void this.#poll();
  }

  /**
   * Polls even if that is not due, because something has changed. A poll under way may be too old: it is waited for
   * first.
   */
  async pollNow(): Promise<void> {
    await this.#current?.done;
    await this.#poll().done;
  }

  /** Polls at every interval until `stop`. Later calls change nothing. */
  start(): void {
    const untilDue = Math.max(1, Math.min(this.#nextAt - this.#parts.clock(), MAX_TIMER_MS));
    this.#timer ??= setTimeout(() => void this.#step(), untilDue).unref();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #step(): Promise<void> {
    const timer = this.#timer;
    if (this.isDue()) await this.#poll().done;
    if (timer === null || this.#timer !== timer) return;
    this.#timer = null;
    this.start();
  }

  #poll(): { startedAt: number; done: Promise<void> } {
    if (this.#current !== null) return this.#current;
    const startedAt = this.#parts.clock();
    const done = this.#read(startedAt).finally(() => {
      const now = this.#parts.clock();
      this.#nextAt = now + Math.max(this.#options.intervalMs, REST_FACTOR * (now - startedAt));
      this.#current = null;
    });
    return (this.#current = { startedAt, done });
  }

  async #read(startedAt: number): Promise<void> {
    const { node, onList, log } = this.#parts;
    try {
      const caller = ownWork(AbortSignal.timeout(this.#options.timeoutMs));
      await onList(await node.unconfirmedTxs(caller), startedAt, caller);
      if (this.#failing) log.info("the node's mempool is read again");
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) log.warn({ err: error }, "the node's mempool cannot be read; keeping the last list");
      this.#failing = true;
    }
  }
}

async function atMost(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, late]);
  clearTimeout(timer);
}
