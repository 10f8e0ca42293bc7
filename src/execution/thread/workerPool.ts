/** Main thread: the worker threads for executions, started on demand. While all are busy, clients take turns. */
import type { Caller } from '../../caller/caller.js';
import { FairTurns } from '../../concurrency/fairTurns.js';
import { tooManyExecutions } from '../refusals/executionError.js';
import type { Job, OperationName, Operations } from '../job.js';
import type { Ask } from '../questions.js';
import { WorkerThread } from './workerThread.js';

/** Limits of the pool. */
export interface WorkerPoolOptions {
  threads: number;
  /** Most jobs that wait for a thread; each client has a share of them. */
  maxWaiting: number;
  /** Longest execution; the time spent waiting does not count. */
  timeoutMs: number;
  /** Whether the threads have a lower priority than all others of the process; only on Linux. */
  lowPriority?: boolean;
}

/** Runs each job on a free thread. */
export class WorkerPool {
  readonly #all: readonly WorkerThread[];
  readonly #idle: WorkerThread[];
  readonly #turns: FairTurns;
  readonly #options: WorkerPoolOptions;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#all = Array.from({ length: options.threads }, () => new WorkerThread(options.lowPriority === true));
    this.#idle = [...this.#all];
    this.#turns = new FairTurns(options.threads, options.maxWaiting, tooManyExecutions);
  }

  /** `timeoutMs` replaces the limit of the pool. An abort ends the execution. */
  async run<K extends OperationName>(
    job: Extract<Job, { operation: K }>,
    ask: Ask,
    caller: Caller,
    timeoutMs = this.#options.timeoutMs,
  ): Promise<Operations[K]['outcome']> {
    return this.#turns.run(caller, async (): Promise<Operations[K]['outcome']> => {
      const thread = this.#idle.pop();
      if (thread === undefined) throw new Error('more jobs have a turn than there are threads');
      try {
        return await thread.run(job, ask, { timeoutMs, caller });
      } finally {
        this.#idle.push(thread);
      }
    });
  }

  async stop(): Promise<void> {
    await Promise.all(this.#all.map((thread) => thread.stop()));
  }
}
