import { FalseAnswer, MalformedAnswer } from '../../chain/chainErrors.js';
import type { Logger } from '../../observe/logger.js';
import { ForeignBlock } from '../indexerErrors.js';

/** Whether the node's block is wrong; then the reader of blocks has already reported it. */
export function isComplained(error: unknown): error is Error {
  return error instanceof FalseAnswer || error instanceof MalformedAnswer || error instanceof ForeignBlock;
}

/** A false block of the node. */
export interface Trouble {
  reason: string;
  height: number;
  /** Milliseconds since the epoch. */
  since: number;
}

/** Most heights that are remembered; beyond it, the first are forgotten. */
const MAX_HEIGHTS = 1_000;

/** A complaint holds for this long, milliseconds; blocks that the service needs are read again every few seconds. */
const HOLDS_MS = 10 * 60_000;

/**
 * What is wrong with the node's blocks, each logged once. Readers of blocks report it; readiness and metrics read it.
 */
export class Complaints {
  readonly #open = new Map<number, Trouble & { times: number; lastMs: number }>();
  #refused = 0;
  readonly #log: Logger;
  readonly #now: () => number;

  /** `now`: milliseconds of a clock that does not jump. */
  constructor(log: Logger, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  /** Responses refused since the start. */
  get refused(): number {
    return this.#refused;
  }

  /** The oldest complaint that still holds; null when there is none. */
  trouble(): Trouble | null {
    const forgotten = this.#now() - HOLDS_MS;
    for (const [height, { lastMs }] of this.#open) if (lastMs < forgotten) this.#open.delete(height);
    const [oldest] = this.#open.values();
    return oldest === undefined ? null : { reason: oldest.reason, height: oldest.height, since: oldest.since };
  }

  report({ height, reason }: Pick<FalseAnswer, 'height' | 'reason'>): void {
    this.#refused += 1;
    const open = this.#open.get(height);
    if (open !== undefined) {
      open.times += 1;
      open.lastMs = this.#now();
      open.reason = reason;
      return;
    }
    if (this.#open.size >= MAX_HEIGHTS) this.#open.delete(this.#open.keys().next().value!);
    this.#open.set(height, { reason, height, since: Date.now(), times: 1, lastMs: this.#now() });
    this.#log.error({ blockNumber: height, reason }, 'the node answers a false block, which is refused');
  }

  /** For blocks that the node no longer has. */
  forgetBelow(height: number): void {
    for (const complained of this.#open.keys()) if (complained < height) this.#open.delete(complained);
  }

  /** For blocks that are stored now, or that were compared with the stored ones. */
  resolve(heights: readonly number[]): void {
    if (this.#open.size === 0) return;
    for (const height of heights) {
      const open = this.#open.get(height);
      if (open === undefined) continue;
      this.#open.delete(height);
      const seconds = Math.round((Date.now() - open.since) / 1000);
      this.#log.info({ blockNumber: height, times: open.times, seconds }, 'the node answers the true block again');
    }
  }
}
