import { performance } from 'node:perf_hooks';
import type { Caller } from '../caller/caller.js';
import { pause } from '../concurrency/backoff.js';
import { FairSemaphore } from '../concurrency/fairSemaphore.js';

/** Fixed numbers of places: one over ABCI (the node's lock), and the embedded chain's number of EVMs. */
export const FIXED_PLACES = { abci: 1, embedded: 8 } as const;

/** Bounds where the node's latency decides. Of two places, no client holds both. */
const LEAST_PLACES = 2;
const MOST_PLACES = 64;
const FIRST_PLACES = 8;

/** Target for extra latency under load, ms. Go shares a busy core every 10 ms or so. */
const TARGET_QUEUE_MS = 25;

/** Between two small questions, milliseconds. */
const PROBE_PAUSE_MS = 100;

/** How long the latency at rest is valid, milliseconds: a node may move, or get other load. */
const REST_LIFE_MS = 300_000;

/** Options of `ExecutionPlaces`. */
export interface ExecutionPlacesOptions {
  /** The fixed number, read at each use; null where the node's latency decides. */
  fixed: () => number | null;
  /** A small question to the node. Resolves also when it took too long; rejects where that says nothing. */
  probe: () => Promise<void>;
  /** Default 100. */
  probePauseMs?: number;
}

/**
 * Limits the calls and estimates that the node executes, fairly among clients. Where the number is not fixed, it
 * follows the node's latency, like delay-based congestion control (RFC 6817): while all places are taken, a small
 * question is timed against the latency at rest.
 */
export class ExecutionPlaces {
  readonly #options: ExecutionPlacesOptions;
  readonly #turns = new FairSemaphore(() => this.limit);
  #limit = FIRST_PLACES;
  readonly #rest = new LeastOfLate(REST_LIFE_MS);
  #measuring: Promise<void> | null = null;
  #isWatching = false;

  constructor(options: ExecutionPlacesOptions) {
    this.#options = options;
  }

  /** The current number. */
  get limit(): number {
    return this.#options.fixed() ?? Math.floor(this.#limit);
  }

  async run<T>(task: () => Promise<T>, { client, signal }: Caller): Promise<T> {
    if (this.#options.fixed() === null) {
      // Measured before anything is executed: what a small question takes later is compared with it.
      if (this.#rest.value === null) await (this.#measuring ??= this.#measureRest());
      if (this.#isFull && !this.#isWatching) void this.#watch();
    }
    return await this.#turns.run(client, task, signal);
  }

  get #isFull(): boolean {
    return this.#turns.tasks >= this.limit;
  }

  async #measureRest(): Promise<void> {
    try {
      this.#rest.add((await this.#probe()).tookMs);
    } catch {
      // The task will say why the node cannot be asked.
    } finally {
      this.#measuring = null;
    }
  }

  async #watch(): Promise<void> {
    this.#isWatching = true;
    try {
      while (this.#isFull && this.#options.fixed() === null) {
        this.#adapt(await this.#probe());
        await pause(this.#options.probePauseMs ?? PROBE_PAUSE_MS);
      }
    } catch {
      // A node that cannot be asked says nothing of its load.
    } finally {
      this.#isWatching = false;
    }
  }

  async #probe(): Promise<Probe> {
    const before = performance.eventLoopUtilization();
    const began = performance.now();
    await this.#options.probe();
    const tookMs = performance.now() - began;
    return { tookMs, idleMs: performance.eventLoopUtilization(before).idle };
  }

  #adapt({ tookMs, idleMs }: Probe): void {
    // What this process was busy with meanwhile is no load of the node.
    const queuedMs = idleMs - this.#rest.add(tookMs);
    const room = Math.max(-1, Math.min(1, (TARGET_QUEUE_MS - queuedMs) / TARGET_QUEUE_MS));
    // What was decided last shows only when no more than that are executed.
    if (room < 0 ? this.#turns.running > this.limit : !this.#isFull) return;
    this.#limit = Math.min(MOST_PLACES, Math.max(LEAST_PLACES, this.#limit * (1 + room / 2)));
    this.#turns.startWaiting();
  }
}

/** Latency of a small question and idle time of this process during it, milliseconds. */
interface Probe {
  tookMs: number;
  idleMs: number;
}

/** The minimum of the current and the previous period. */
class LeastOfLate {
  readonly #timeMs: number;
  #beganAt = -Infinity;
  #before = Infinity;
  #now = Infinity;

  constructor(timeMs: number) {
    this.#timeMs = timeMs;
  }

  /** Null when the last value is too old. */
  get value(): number | null {
    return performance.now() - this.#beganAt < this.#timeMs ? Math.min(this.#before, this.#now) : null;
  }

  /** Returns the minimum with this value. */
  add(value: number): number {
    if (performance.now() - this.#beganAt >= this.#timeMs) {
      this.#before = this.#now;
      this.#now = Infinity;
      this.#beganAt = performance.now();
    }
    this.#now = Math.min(this.#now, value);
    return Math.min(this.#before, this.#now);
  }
}
