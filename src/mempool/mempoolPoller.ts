/**
 * Polls the node's list of unconfirmed transactions: at intervals between `start` and `stop`, otherwise on demand. One
 * poll runs at a time, also over several workers, and no caller waits long for a node that does not respond.
 */
import { ownWork, type Caller } from '../caller/caller.js';
import type { Node, UnconfirmedTxs } from '../chain/node.js';
import { timeLimited } from '../concurrency/timeLimited.js';
import type { Logger } from '../observe/logger.js';
import type { PollTurn, TakenTurn } from '../store/shared/pollTurn.js';
import { StoreWriteFailed } from '../store/storeErrors.js';

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
  /** Milliseconds of a monotonic clock, which all workers share. */
  clock: () => number;
  /** Whose turn it is, where there are several workers. Default: null. */
  turn?: PollTurn | null;
  /** Called when a poll of this worker has ended. */
  onEnded?: () => void;
}

/** A poll that is under way, maybe of another worker. */
interface Poll {
  startedAt: number;
  isOwn: boolean;
  done: Promise<void>;
}

/** The least pause after a poll, by its duration, so that slow polls fill neither the node's time nor ours. */
const REST_FACTOR = 3;
const MAX_TIMER_MS = 60_000;
/** How often a worker looks whether the poll of another one has ended, if that does not tell. */
const LOOK_INTERVAL_MS = 25;

/** Of several failures in a row, the first is logged. */
export class MempoolPoller {
  #current: Poll | null = null;
  #lookForEnd: () => void = () => undefined;
  #nextAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;
  #failing = false;
  #isClosed = false;
  readonly #options: MempoolPollerOptions;
  readonly #parts: MempoolPollerParts;

  constructor(options: MempoolPollerOptions, parts: MempoolPollerParts) {
    this.#options = options;
    this.#parts = parts;
  }

  /** Whether the interval since the last poll is over. */
  isDue(): boolean {
    const now = this.#parts.clock();
    if (now < this.#nextAt) return false;
    this.#readNextAt(now);
    return now >= this.#nextAt;
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
    for (;;) {
      const { isOwn, done } = this.#poll(true);
      await done;
      if (isOwn) return;
    }
  }

  /** Called when another worker may have ended its poll. */
  othersMayHaveEnded(): void {
    this.#lookForEnd();
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

  /** Stops, and touches nothing that the workers share any more: another worker may poll at once. */
  close(): void {
    this.stop();
    if (this.#current?.isOwn === true) this.#withTurn((turn) => turn.end(-Infinity));
    this.#isClosed = true;
    this.#lookForEnd();
  }

  async #step(): Promise<void> {
    const timer = this.#timer;
    if (this.isDue()) await this.#poll().done;
    if (timer === null || this.#timer !== timer) return;
    this.#timer = null;
    this.start();
  }

  #poll(isForced = false): Poll {
    if (this.#current !== null) return this.#current;
    const startedAt = this.#parts.clock();
    const taken = this.#takeTurn(startedAt, isForced);
    if (taken === 'own') {
      const done = this.#read(startedAt).finally(() => this.#end(startedAt));
      return (this.#current = { startedAt, isOwn: true, done });
    }
    // Another worker has just polled.
    if (taken === 'notDue') return { startedAt, isOwn: false, done: Promise.resolve() };
    const { othersStartedAt } = taken;
    const done = this.#othersEnd(othersStartedAt).finally(() => (this.#current = null));
    return (this.#current = { startedAt: othersStartedAt, isOwn: false, done });
  }

  #end(startedAt: number): void {
    const now = this.#parts.clock();
    this.#nextAt = now + Math.max(this.#options.intervalMs, REST_FACTOR * (now - startedAt));
    this.#current = null;
    this.#withTurn((turn) => turn.end(this.#nextAt));
    this.#parts.onEnded?.();
  }

  /** Where nothing can be written, every worker polls. */
  #takeTurn(now: number, isForced: boolean): TakenTurn {
    const taken = this.#withTurn((turn) => turn.take(now, isForced)) ?? 'own';
    if (taken === 'notDue') this.#readNextAt(now);
    return taken;
  }

  #readNextAt(now: number): void {
    const nextAt = this.#withTurn((turn) => turn.nextAt(now));
    if (nextAt !== undefined) this.#nextAt = Math.max(this.#nextAt, nextAt);
  }

  /** Resolves when the poll of another worker has ended or expired. */
  #othersEnd(startedAt: number): Promise<void> {
    return new Promise((resolve) => {
      this.#lookForEnd = () => {
        if (this.#withTurn((turn) => turn.othersStartedAt(this.#parts.clock())) === startedAt) return;
        clearInterval(timer);
        this.#lookForEnd = () => undefined;
        resolve();
      };
      const timer = setInterval(() => this.#lookForEnd(), LOOK_INTERVAL_MS).unref();
    });
  }

  /** Undefined without a turn, and where what the workers share cannot be read or written. */
  #withTurn<T>(use: (turn: PollTurn) => T): T | undefined {
    const { turn = null } = this.#parts;
    if (turn === null || this.#isClosed) return undefined;
    try {
      return use(turn);
    } catch (error) {
      if (error instanceof StoreWriteFailed) return undefined;
      throw error;
    }
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
