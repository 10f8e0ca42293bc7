/** One worker thread and the one job it runs at a time. A job that outlives its time limit takes the thread with it; the next job starts another. */
import { Worker } from 'node:worker_threads';
import type { ChainReader } from '../chainReader.js';
import { executionError, ExecutionError, executionRefused, executionTimedOut } from '../executionError.js';
import type { Job, OperationName, Operations } from '../operations.js';
import { answerQuestion, type FromWorker, type ReadQuestion, type ToWorker } from './workerMessages.js';

/** Memory of the thread's heap; beyond it the thread ends, not the process. */
const MAX_HEAP_MEGABYTES = 512;

/** How long a thread may take to load its modules, on top of a job's own time. */
const START_TIMEOUT_MS = 30_000;

type Outcome = Operations[OperationName]['outcome'];

interface RunningJob {
  reader: ChainReader;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
  /** The first error of the chain, which ends the job rather than what the worker makes of it. */
  readFailure: unknown;
}

export class WorkerThread {
  #starting: Promise<Worker> | null = null;
  #worker: Worker | null = null;
  #job: RunningJob | null = null;
  #stopped = false;

  /** Rejects with ExecutionError, with the error of the chain that a read met, or when the time is over. */
  async run(job: Job, reader: ChainReader, timeoutMs: number): Promise<Outcome> {
    const worker = await this.#start();
    if (worker !== this.#worker)
      throw this.#stopped ? serverStops() : new Error('the execution thread ended before its job');
    try {
      return await new Promise<Outcome>((resolve, reject) => {
        const timer = setTimeout(() => this.#end(executionTimedOut(timeoutMs)), timeoutMs);
        this.#job = { reader, resolve, reject, timer, readFailure: null };
        worker.ref();
        this.#tell({ kind: 'job', job });
      });
    } finally {
      clearTimeout(this.#job?.timer);
      this.#job = null;
      this.#worker?.unref();
    }
  }

  /** Ends the job that runs, and refuses all that come later. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const worker = this.#worker;
    this.#end(serverStops());
    await worker?.terminate();
  }

  async #start(): Promise<Worker> {
    if (this.#stopped) throw serverStops();
    this.#starting ??= this.#startWorker();
    try {
      return await this.#starting;
    } catch (error) {
      this.#end(error);
      throw this.#stopped ? serverStops() : error;
    }
  }

  async #startWorker(): Promise<Worker> {
    const resourceLimits = { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES };
    const worker = new Worker(workerModule(), { execArgv: [], resourceLimits });
    worker.on('message', (message: FromWorker) => {
      if (message.kind !== 'ready' && worker === this.#worker) this.#hear(message);
    });
    worker.on('error', (error) => this.#fail(worker, threadFailure(error)));
    worker.on('exit', (code) => this.#fail(worker, new Error(`the execution thread ended with code ${code}`)));
    this.#worker = worker;
    await ready(worker);
    worker.unref();
    return worker;
  }

  #hear(message: Exclude<FromWorker, { kind: 'ready' }>): void {
    const job = this.#job;
    if (job === null) return;
    switch (message.kind) {
      case 'question':
        void this.#answer(job, message.readId, message.question);
        return;
      case 'done':
        job.resolve(message.outcome);
        return;
      case 'failed':
        job.reject(job.readFailure ?? asError(message));
        return;
    }
  }

  async #answer(job: RunningJob, readId: number, question: ReadQuestion): Promise<void> {
    try {
      const value = await answerQuestion(job.reader, question);
      if (job === this.#job) this.#tell({ kind: 'answer', readId, value });
    } catch (error) {
      job.readFailure ??= error;
      if (job === this.#job) this.#tell({ kind: 'readFailed', readId });
    }
  }

  #tell(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  /** Gives the thread up, whatever it is doing. */
  #end(reason: unknown): void {
    const worker = this.#worker;
    const job = this.#job;
    this.#worker = null;
    this.#starting = null;
    void worker?.terminate();
    job?.reject(reason);
  }

  #fail(worker: Worker, error: Error): void {
    if (worker === this.#worker) this.#end(error);
  }
}

function asError({ message, rpc, stack }: Extract<FromWorker, { kind: 'failed' }>): Error {
  if (rpc !== null) return new ExecutionError(message, rpc);
  const error = new Error(`the execution failed: ${message}`);
  if (stack !== undefined) error.stack = stack;
  return error;
}

/** Resolves when the thread has loaded its modules. */
function ready(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLate = (): void => reject(new Error(`the execution thread did not start within ${START_TIMEOUT_MS} ms`));
    const timer = setTimeout(tooLate, START_TIMEOUT_MS);
    worker.once('message', () => {
      clearTimeout(timer);
      resolve();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the execution thread ended with code ${code} before it was ready`));
    });
  });
}

/** A thread whose heap is full ends, and with it the call that filled it. */
function threadFailure(error: Error): Error {
  if (!('code' in error) || error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
  return executionRefused(`execution aborted (more than ${MAX_HEAP_MEGABYTES} MB of memory needed)`);
}

function serverStops(): ExecutionError {
  return executionError('serverStopping', {});
}

/** Beside this module, and like it TypeScript or compiled: tests and development run from source. */
function workerModule(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './workerFromSource.mjs' : './worker.js', import.meta.url);
}
