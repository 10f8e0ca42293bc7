/**
 * The looking at the node's list of unconfirmed transactions: by itself while somebody wants it followed, else when it is asked for; never two
 * looks at a time, and nobody waits long for a node that does not answer.
 */
import type { Node, UnconfirmedTxs } from '../chain/node.js';
import type { Logger } from '../observe/logger.js';

export interface MempoolPollerOptions {
  /** Shortest time from one look to the next, milliseconds. After a slow look it is longer: three times what that took. */
  intervalMs: number;
  /** When a look is given up, milliseconds. */
  timeoutMs: number;
}

export interface MempoolPollerParts {
  node: Pick<Node, 'unconfirmedTxs'>;
  /** Told what a look found. `beganAt` is of the clock; the signal ends the look. */
  take: (list: UnconfirmedTxs, beganAt: number, signal: AbortSignal) => Promise<void>;
  log: Logger;
  /** Milliseconds of a clock that never jumps. */
  clock: () => number;
}

/** A slow look must not fill the node's time, nor ours. */
const REST_FACTOR = 3;
const LONGEST_TIMER_MS = 60_000;

export class MempoolPoller {
  #look: { beganAt: number; done: Promise<void> } | null = null;
  #nextAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;
  #failing = false;
  readonly #options: MempoolPollerOptions;
  readonly #parts: MempoolPollerParts;

  constructor(options: MempoolPollerOptions, parts: MempoolPollerParts) {
    this.#options = options;
    this.#parts = parts;
  }

  /** Whether what is known is older than the interval. */
  isDue(): boolean {
    return this.#parts.clock() >= this.#nextAt;
  }

  /**
   * Looks if that is due, or joins the look under way; resolves when it is done, or `waitMs` after its beginning: then it goes on without the
   * caller. Rejects only when aborted.
   */
  async refresh(waitMs: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (!this.isDue()) return;
    const { beganAt, done } = this.#begin();
    const leftMs = beganAt + waitMs - this.#parts.clock();
    // One that has been under way for long hangs, probably: it is not worth anybody's time until it is done.
    if (leftMs > 0) await atMost(leftMs, done);
    signal?.throwIfAborted();
  }

  /** Begins a look if that is due; nobody waits for it. */
  refreshLater(): void {
    if (this.isDue()) this.#begin();
  }

  /** A look that begins now, however short ago the last one was: something is known to have changed. */
  async readNow(): Promise<void> {
    await this.#look?.done;
    await this.#begin().done;
  }

  /** Looks by itself, every interval, until `unfollow`. */
  follow(): void {
    const untilDue = Math.max(1, Math.min(this.#nextAt - this.#parts.clock(), LONGEST_TIMER_MS));
    this.#timer ??= setTimeout(() => void this.#step(), untilDue).unref();
  }

  unfollow(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #step(): Promise<void> {
    const timer = this.#timer;
    if (this.isDue()) await this.#begin().done;
    if (timer === null || this.#timer !== timer) return;
    this.#timer = null;
    this.follow();
  }

  #begin(): { beganAt: number; done: Promise<void> } {
    if (this.#look !== null) return this.#look;
    const beganAt = this.#parts.clock();
    const done = this.#read(beganAt).finally(() => {
      const now = this.#parts.clock();
      this.#nextAt = now + Math.max(this.#options.intervalMs, REST_FACTOR * (now - beganAt));
      this.#look = null;
    });
    return (this.#look = { beganAt, done });
  }

  async #read(beganAt: number): Promise<void> {
    const { node, take, log } = this.#parts;
    try {
      const signal = AbortSignal.timeout(this.#options.timeoutMs);
      await take(await node.unconfirmedTxs(signal), beganAt, signal);
      if (this.#failing) log.info("the node's mempool is read again");
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) log.warn({ err: error }, "the node's mempool cannot be read; what is known of it stays");
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
