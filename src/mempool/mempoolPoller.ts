/**
 * Polls the node's list of unconfirmed transactions: at intervals between `start` and `stop`, otherwise on demand. One
 * poll runs at a time, and no caller waits long for a node that does not respond.
 */
import { ownWork, type Caller } from '../caller/caller.js';
import type { Node, UnconfirmedTxs } from '../chain/node.js';
import { timeLimited } from '../concurrency/timeLimited.js';
import type { Logger } from '../observe/logger.js';

/** How often the list is polled. */
export interface MempoolPollerOptions {
  /** Shortest time between two polls, milliseconds. After a slow poll it is three times its duration. */
  intervalMs: number;
  /** Time after which a poll is given up, milliseconds. */
  timeoutMs: number;
}

/** What is polled, and what gets the lists. */
export interface MempoolPollerParts {
  node: Pick<Node, 'unconfirmedTxs'>;
  /** `startedAt` is when the poll started; the caller's signal aborts when it times out. */
  onList: (list: UnconfirmedTxs, startedAt: number, caller: Caller) => Promise<void>;
  log: Logger;
  /** Milliseconds of a monotonic clock. */
  clock: () => number;
}

/** The least pause after a poll, by its duration, so that slow polls fill neither the node's time nor ours. */
const REST_FACTOR = 3;
const MAX_TIMER_MS = 60_000;

/** Of several failures in a row, the first is logged. */
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

  /** Whether the interval since the last poll is over. */
  isDue(): boolean {
    return this.#parts.clock() >= this.#nextAt;
  }

  /** Polls if that is due, or joins the current poll, and waits up to `waitMs` from its start. */
  async refresh(waitMs: number, caller: Caller): Promise<void> {
    caller.signal.throwIfAborted();
    if (!this.isDue()) return;
    const { startedAt, done } = this.#poll();
    const leftMs = startedAt + waitMs - this.#parts.clock();
    // An older poll probably hangs, so later callers do not wait for it at all.
    if (leftMs > 0) await timeLimited(done, leftMs, () => new Error('the poll is slow')).catch(() => undefined);
    caller.signal.throwIfAborted();
  }

  /** Polls if that is due, without waiting. */
  refreshInBackground(): void {
    if (this.isDue()) void this.#poll();
  }

  /** Polls even if that is not due. The current poll, which may be too old, ends first. */
  async pollNow(): Promise<void> {
    await this.#current?.done;
    await this.#poll().done;
  }

  /** Polls at every interval until `stop`. Idempotent. */
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
