/** Main thread: the worker threads for executions, started on demand. While all are busy, clients take turns. */
import type { Caller } from '../../caller/caller.js';
import { FairSemaphore } from '../../concurrency/fairSemaphore.js';
import { executionLimit } from '../refusals/executionError.js';
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
  readonly #semaphore: FairSemaphore;
  readonly #options: WorkerPoolOptions;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#all = Array.from({ length: options.threads }, () => new WorkerThread(options.lowPriority === true));
    this.#idle = [...this.#all];
    this.#semaphore = new FairSemaphore(() => options.threads);
  }

  /** `timeoutMs` replaces the limit of the pool. An abort ends the execution. */
  async run<K extends OperationName>(
    job: Extract<Job, { operation: K }>,
    ask: Ask,
    caller: Caller,
    timeoutMs = this.#options.timeoutMs,
  ): Promise<Operations[K]['outcome']> {
    caller.signal.throwIfAborted();
    const { client, signal } = caller;
    const { waiting, share } = this.#semaphore.shareOf(client, this.#options.maxWaiting);
    if (waiting >= share) throw executionLimit('limitExceeded', 'calls waiting to be executed', waiting + 1, share);
    const runOnIdle = async (): Promise<Operations[K]['outcome']> => {
      const thread = this.#idle.pop();
      if (thread === undefined) throw new Error('the semaphore let more jobs run than there are threads');
      try {
        return await thread.run(job, ask, { timeoutMs, caller });
      } finally {
        this.#idle.push(thread);
      }
    };
    return this.#semaphore.run(client, runOnIdle, signal);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#all.map((thread) => thread.stop()));
  }
}
