import { performance } from 'node:perf_hooks';
import type { Caller } from '../caller/caller.js';
import { pause } from '../concurrency/backoff.js';
import { FairSemaphore } from '../concurrency/fairSemaphore.js';

/**
 * How many calls and estimates a node executes at one time, where that is fixed: over ABCI one, as the node's lock has
 * it; the embedded chain has so many EVMs.
 */
export const FIXED_PLACES = { abci: 1, embedded: 8 } as const;

/** The least and the most places where the node's latency decides. Of two, no client holds both. */
const LEAST_PLACES = 2;
const MOST_PLACES = 64;
const FIRST_PLACES = 8;

/**
 * How much longer than at rest a small question may take while calls are executed, milliseconds. A core that executes
 * them is given to others each 10 ms or so by Go.
 */
const TARGET_QUEUE_MS = 25;

/** Between two small questions, milliseconds. */
const PROBE_PAUSE_MS = 100;

/** For so long the time at rest holds, milliseconds: a node may move, or get another load from elsewhere. */
const REST_LIFE_MS = 300_000;

/** How the places come about. */
export interface ExecutionPlacesOptions {
  /** How many there are, read at each use; null where the node's latency decides. */
  fixed: () => number | null;
  /** Asks the node something small. Resolves when it was answered or took too long; rejects where that says nothing. */
  probe: () => Promise<void>;
  /** Default 100. */
  probePauseMs?: number;
}

/**
 * The places for calls and estimates that the node executes, in which clients take turns. Where nothing fixes their
 * number, the node's latency decides, as a delay-based congestion control does (RFC 6817): while all places are taken,
 * the node is asked something small, and how much longer than at rest that takes makes the places more or fewer.
 */
export class ExecutionPlaces {
  readonly #options: ExecutionPlacesOptions;
  readonly #turns = new FairSemaphore(() => this.limit);
  #limit = FIRST_PLACES;
  readonly #rest = new LeastOfLate(REST_LIFE_MS);
  /** The measuring of the time at rest, while it is under way. */
  #measuring: Promise<void> | null = null;
  #isWatching = false;

  constructor(options: ExecutionPlacesOptions) {
    this.#options = options;
  }

  /** How many there are now. */
  get limit(): number {
    return this.#options.fixed() ?? Math.floor(this.#limit);
  }

  /** The outcome of `task`, started when it is the turn of the caller's client and there is a place. */
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

/** What a small question to the node took, milliseconds, and for how long this process only waited meanwhile. */
interface Probe {
  tookMs: number;
  idleMs: number;
}

/** The least of the values that were added in a time and in the one before it. */
class LeastOfLate {
  readonly #timeMs: number;
  #beganAt = -Infinity;
  #before = Infinity;
  #now = Infinity;

  constructor(timeMs: number) {
    this.#timeMs = timeMs;
  }

  /** Null where the last was added too long ago. */
  get value(): number | null {
    return performance.now() - this.#beganAt < this.#timeMs ? Math.min(this.#before, this.#now) : null;
  }

  /** The least, with this one. */
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
