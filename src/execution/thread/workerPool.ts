/** Threads for executions, started when they are needed; jobs wait in order when all are busy. */
import type { ChainReader } from '../chainReader.js';
import { WorkerThread } from './workerThread.js';
import { executionLimit } from '../executionError.js';
import type { Job, OperationName, Operations } from '../operations.js';

export interface WorkerPoolOptions {
  /** How many executions run at the same time. */
  threads: number;
  /** Most jobs that wait for a thread; more are refused. */
  maxWaiting: number;
  /** Longest execution; the time spent waiting does not count. */
  timeoutMs: number;
}

export class WorkerPool {
  readonly #idle: WorkerThread[];
  readonly #all: readonly WorkerThread[];
  readonly #waiting: ((thread: WorkerThread) => void)[] = [];
  readonly #options: WorkerPoolOptions;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#all = Array.from({ length: options.threads }, () => new WorkerThread());
    this.#idle = [...this.#all];
  }

  /** A client that leaves gets no answer; its execution ends at its next read of the chain, or with its time. */
  async run<K extends OperationName>(
    job: Extract<Job, { operation: K }>,
    reader: ChainReader,
    signal?: AbortSignal,
  ): Promise<Operations[K]['outcome']> {
    const thread = await this.#take(signal);
    try {
      return await thread.run(job, reader, this.#options.timeoutMs);
    } finally {
      this.#give(thread);
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#all.map((thread) => thread.stop()));
  }

  async #take(signal?: AbortSignal): Promise<WorkerThread> {
    signal?.throwIfAborted();
    const thread = this.#idle.pop();
    if (thread !== undefined) return thread;
    const { maxWaiting } = this.#options;
    if (this.#waiting.length >= maxWaiting) {
      throw executionLimit('limitExceeded', 'calls waiting to be executed', this.#waiting.length + 1, maxWaiting);
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(next), 1);
        reject(signal?.reason as Error);
      };
      const next = (freed: WorkerThread): void => {
        signal?.removeEventListener('abort', leave);
        resolve(freed);
      };
      this.#waiting.push(next);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #give(thread: WorkerThread): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(thread);
    else next(thread);
  }
}
