/** Runs jobs by attempts: each ends where values are missing, and the next has all of them. */
import { LRUCache } from 'lru-cache';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import type { KnownState } from '../chain/state.js';
import { stop, ValuesMissing, type Shares } from '../evm/machine.js';
import type { Job, OperationName, Operations, Outcome } from './job.js';
import { likelyReads, prepare, prepareSandboxes, type PreparedJob } from './jobs.js';
import { Machines } from './machines.js';
import { SharedValues } from './state/values.js';
import type { Ask, ReadQuestion } from './questions.js';

/** The most that one job takes. */
export interface AttemptLimits extends Shares {
  /** Time of one attempt, milliseconds; the last share may exceed it. */
  timeMs: number;
  /** Time of all attempts without that for values, milliseconds; the last one may exceed it. */
  allMs: number;
  /** Values, after which there is no further attempt. */
  reads: number;
}

/** What jobs of one thread share. */
export interface Lent {
  shared: SharedValues;
  machines: Machines;
}

/** On the serving thread no job may hold others up. */
export const SERVING: AttemptLimits = {
  share: 1_500_000n,
  mostPrecompile: 1_500_000n,
  timeMs: 5,
  allMs: 20,
  reads: 2_000,
};
/** Most attempts of one job. */
const MOST_ATTEMPTS = 24;
/** Contracts and functions whose reads are remembered; most reads of each, and most of a job. */
const MAX_REMEMBERED = 1_000;
const MAX_PREFETCHED = 64;
const MAX_PREFETCHED_OF_JOB = 1_000;

/** Executes jobs on the thread that asks, and leaves those that take longer to others. */
export class Attempts {
  readonly #limits: AttemptLimits;
  readonly #lent: Lent;
  readonly #remembered = new LRUCache<string, ReadQuestion[]>({ max: MAX_REMEMBERED });

  constructor(limits = SERVING, lent: Lent = { shared: new SharedValues(), machines: new Machines() }) {
    this.#limits = limits;
    this.#lent = lent;
  }

  /** Null for a job that takes too long here. Rejects with ExecutionError or with an error of `ask`. */
  async run<K extends OperationName>(
    job: Extract<Job, { operation: K }>,
    ask: Ask,
    {
      signal,
      known = null,
      prepared = this.prepare(job, known),
    }: {
      signal: Pick<AbortSignal, 'throwIfAborted'>;
      known?: KnownState | null;
      /** What `tryNow` could not end. */
      prepared?: PreparedJob<Outcome> | undefined;
    },
  ): Promise<Operations[K]['outcome'] | null> {
    // The outcome is of this operation, which the compiler does not follow through the union.
    return this.runPrepared(prepared, job, ask, { signal });
  }

  /** Prepares a job for `runPrepared`, which leaves the values that it has read in it. */
  prepare(job: Job, known: KnownState | null = null): PreparedJob<Outcome> {
    return prepare(job, this.#lent.shared, known);
  }

  /** Forgets what was said about codes: the node may be of another release. */
  forget(): void {
    this.#lent.shared.withoutGoCode.clear();
  }

  /** One attempt with what is known; null where it needs more, or more time. Throws ExecutionError. */
  tryNow<T>(prepared: PreparedJob<T>, signal: Pick<AbortSignal, 'throwIfAborted'>): { outcome: T } | null {
    return this.#try(prepared, signal);
  }

  /** As `run`. */
  async runPrepared<T>(
    prepared: PreparedJob<T>,
    job: Job,
    ask: Ask,
    { signal }: { signal: Pick<AbortSignal, 'throwIfAborted'> },
  ): Promise<T | null> {
    const { keys, reads } = likelyReads(job);
    const remembered = this.#likely(keys);
    const { values } = prepared;
    await values.fetch(ask, [...reads, ...remembered].slice(0, MAX_PREFETCHED_OF_JOB));
    let leftMs = this.#limits.allMs;
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      for (let loading = prepareSandboxes(job); loading !== null; loading = prepareSandboxes(job)) await loading;
      // Clients that come at once would hold the event loop together.
      if (sliceIsOver()) await nextSlice(signal);
      signal.throwIfAborted();
      const begun = performance.now();
      const ended = this.#try(prepared, signal);
      leftMs -= performance.now() - begun;
      if (ended !== null) {
        this.#remember(keys, values.used);
        return ended.outcome;
      }
      if (!values.hasMissing || leftMs <= 0 || values.reads > this.#limits.reads) return null;
      await values.fetch(ask);
    }
    return null;
  }

  #likely([whole, ...parts]: readonly string[]): ReadQuestion[] {
    if (whole === undefined) return [];
    const known = this.#remembered.get(whole)?.slice(0, MAX_PREFETCHED * (parts.length + 1));
    return known ?? parts.flatMap((part) => this.#remembered.get(part)?.slice(0, MAX_PREFETCHED) ?? []);
  }

  /** Accounts and slots change from job to job; what is said about codes is shared. */
  #remember(keys: readonly string[], questions: readonly ReadQuestion[]): void {
    const [whole] = keys;
    if (whole === undefined) return;
    const values = questions.filter(({ read }) => read === 'account' || read === 'storage');
    this.#remembered.set(whole, values.slice(0, Math.min(MAX_PREFETCHED * keys.length, MAX_PREFETCHED_OF_JOB)));
  }

  /** Null where it did not end. */
  #try<T>(prepared: PreparedJob<T>, signal: Pick<AbortSignal, 'throwIfAborted'>): { outcome: T } | null {
    const { machines } = this.#lent;
    const { values } = prepared;
    const { share, mostPrecompile, timeMs } = this.#limits;
    const machine = machines.take(prepared.rules);
    machine.shares = { share, mostPrecompile };
    const running = prepared.start(machine);
    const begun = performance.now();
    try {
      for (let step = running.next(); ; step = running.next(machine.shares)) {
        // An instruction without enough gas may look at a value that it does not load.
        if (step.done === true) return values.hasMissing ? null : { outcome: step.value };
        signal.throwIfAborted();
        // What it does with values that are missing is in vain.
        if (step.value.kind === 'precompile' || values.hasMissing || performance.now() - begun > timeMs) return null;
      }
    } catch (error) {
      // An execution without all values may end in any way.
      if (error instanceof ValuesMissing || values.hasMissing) return null;
      throw error;
    } finally {
      stop(running);
      machines.giveBack(machine);
    }
  }
}
