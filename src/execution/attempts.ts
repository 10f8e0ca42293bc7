/** Runs jobs on the serving thread: those that take a few milliseconds, and read little. */
import type { Caller } from '../caller/caller.js';
import { LRUCache } from 'lru-cache';
import type { ChainReader } from './chainReader.js';
import type { Job, OperationName, Operations } from './job.js';
import type { ReadQuestion } from './thread/workerMessages.js';
import { ValuesMissing, type Running } from '../evm/machine.js';
import { SharedValues } from './state/values.js';
import { likelyReads, prepare, prepareSandboxes, type PreparedJob } from './jobs.js';
import { Machines } from './machines.js';

type Outcome = Operations[OperationName]['outcome'];

/** Work of one job on the serving thread, over all its attempts, in gas of ordinary instructions: some 5 ms. */
const MOST_WORK = 1_500_000n;
/** Most attempts, each with the values that the last one lacked. */
const MOST_ATTEMPTS = 24;
/** Contracts and functions whose reads are remembered, and most reads of each. */
const MAX_REMEMBERED = 1_000;
const MAX_PREFETCHED = 64;

/** Executes jobs in place, and leaves those that are too long to others. */
export class Attempts {
  readonly #shared = new SharedValues();
  readonly #machines = new Machines();
  readonly #remembered = new LRUCache<string, ReadQuestion[]>({ max: MAX_REMEMBERED });

  /** Null for a job that takes too long here. Rejects with ExecutionError or with an error of the reader. */
  async run<K extends OperationName>(
    job: Extract<Job, { operation: K }>,
    reader: ChainReader,
    { signal }: Pick<Caller, 'signal'>,
  ): Promise<Operations[K]['outcome'] | null> {
    // The outcome is of this operation, which the compiler does not follow through the union.
    const prepared = prepare(job, this.#shared, null) as PreparedJob<Operations[K]['outcome']>;
    const { key, reads } = likelyReads(job);
    const remembered = key === null ? undefined : this.#remembered.get(key);
    await prepared.values.fetch(reader, [...reads, ...(remembered ?? [])]);
    let left = MOST_WORK;
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      for (let loading = prepareSandboxes(job); loading !== null; loading = prepareSandboxes(job)) await loading;
      signal.throwIfAborted();
      const { values } = prepared;
      const tried = this.#try(prepared, left);
      if ('outcome' in tried) {
        if (key !== null) this.#remembered.set(key, likelyAgain(values.questions));
        return tried.outcome;
      }
      left -= tried.work;
      if (!values.hasMissing || left <= 0n) return null;
      await values.fetch(reader);
    }
    return null;
  }

  #try<T>(prepared: PreparedJob<T>, work: bigint): { outcome: T } | { work: bigint } {
    const machine = this.#machines.take(prepared.rules);
    machine.shares = { share: work, mostPrecompile: work };
    const running = prepared.start(machine);
    try {
      const step = running.next();
      if (step.done === true) {
        this.#machines.giveBack(machine);
        return { outcome: step.value };
      }
      stop(running);
      this.#machines.giveBack(machine);
      return { work: prepared.values.hasMissing ? work / 4n : work };
    } catch (error) {
      this.#machines.giveBack(machine);
      if (error instanceof ValuesMissing) return { work: work / 32n };
      throw error;
    }
  }
}

/** Accounts and slots change from call to call; what is said about codes is shared. */
function likelyAgain(questions: readonly ReadQuestion[]): ReadQuestion[] {
  return questions.filter(({ read }) => read === 'account' || read === 'storage').slice(0, MAX_PREFETCHED);
}

/** Ends a paused run, which takes its changes back. */
function stop(running: Running<Outcome | unknown>): void {
  // The value is that of a run that did not end.
  running.return(undefined as never);
}
