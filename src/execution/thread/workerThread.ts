import type { Caller } from '../../caller/caller.js';
import { Worker } from 'node:worker_threads';
import { onAbort } from '../../concurrency/abortable.js';
import { executionError, ExecutionError, executionRefused } from '../refusals/executionError.js';
import type { Job, Outcome } from '../job.js';
import type { FromWorker, ToWorker, WorkerSettings } from './workerMessages.js';
import type { Ask } from '../questions.js';
import { workerModule } from '../../concurrency/workerModule.js';
import { engineModule } from '../../evm/engine.js';

/** Heap of the thread. A full heap ends the thread, not the process. */
const MAX_HEAP_MEGABYTES = 512;

/** How long a job may still run once it was given up, milliseconds: most end before, and a new thread costs more. */
const GRACE_MS = 250;

/** How long a thread may load its modules, milliseconds. The time limit of its job starts after that. */
const START_TIMEOUT_MS = 30_000;

type Question = Extract<FromWorker, { kind: 'question' }>;

interface JobBounds {
  timeoutMs: number;
  caller: Caller;
}

interface RunningJob {
  ask: Ask;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
  /** The first error of the chain, or why the job was given up. It ends with that, not with the thread's error. */
  readFailure: unknown;
}

/**
 * Main thread: controls one worker thread, which runs one job at a time. A job over its time limit ends together with
 * its thread, and the next job starts a new one.
 *
 * Not Piscina: it has neither a time limit that starts with the job rather than with its wait, nor a way to ask the
 * main thread for chain reads. With a MessageChannel for each job, an eth_call with overrides took 1.1 ms instead of
 * 0.8 ms (medians).
 */
export class WorkerThread {
  #starting: Promise<Worker> | null = null;
  #worker: Worker | null = null;
  #job: RunningJob | null = null;
  #stopped = false;
  /** Tells the thread that its job was given up. */
  readonly #flag = new Int32Array(new SharedArrayBuffer(4));
  readonly #lowPriority: boolean;

  constructor(lowPriority = false) {
    this.#lowPriority = lowPriority;
  }

  /** Rejects with ExecutionError (also at a timeout), with the chain's error of a read, or soon after an abort. */
  async run(job: Job, ask: Ask, { timeoutMs, caller }: JobBounds): Promise<Outcome> {
    const worker = await this.#start();
    caller.signal.throwIfAborted();
    if (worker !== this.#worker)
      throw this.#stopped ? serverStopping() : new Error('the execution thread ended before its job');
    Atomics.store(this.#flag, 0, 0);
    const stopListening = onAbort(caller.signal, () => this.#giveUp(caller.signal.reason));
    try {
      return await new Promise<Outcome>((resolve, reject) => {
        const timer = setTimeout(() => this.#giveUp(executionError('requestTimedOut', { timeoutMs })), timeoutMs);
        this.#job = { ask, resolve, reject, timer, readFailure: null };
        worker.ref();
        this.#send({ kind: 'job', job });
      });
    } finally {
      stopListening();
      clearTimeout(this.#job?.timer);
      this.#job = null;
      this.#worker?.unref();
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const worker = this.#worker;
    this.#end(serverStopping());
    await worker?.terminate();
  }

  async #start(): Promise<Worker> {
    if (this.#stopped) throw serverStopping();
    this.#starting ??= this.#startWorker();
    try {
      return await this.#starting;
    } catch (error) {
      this.#end(error);
      throw this.#stopped ? serverStopping() : error;
    }
  }

  async #startWorker(): Promise<Worker> {
    const { buffer: stopped } = this.#flag;
    const workerData: WorkerSettings = { lowPriority: this.#lowPriority, engine: engineModule(), stopped };
    const resourceLimits = { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES };
    const worker = new Worker(workerModule('worker', import.meta.url), { execArgv: [], resourceLimits, workerData });
    worker.on('message', (message: FromWorker) => {
      if (message.kind !== 'ready' && worker === this.#worker) this.#handle(message);
    });
    worker.on('error', (error) => this.#fail(worker, threadFailure(error)));
    worker.on('exit', (code) => this.#fail(worker, new Error(`the execution thread ended with code ${code}`)));
    this.#worker = worker;
    await ready(worker);
    worker.unref();
    return worker;
  }

  #handle(message: Exclude<FromWorker, { kind: 'ready' }>): void {
    const job = this.#job;
    if (job === null) return;
    switch (message.kind) {
      case 'question':
        void this.#answer(job, message);
        return;
      case 'done':
        job.resolve(message.outcome);
        return;
      case 'failed':
        job.reject(job.readFailure ?? asError(message));
        return;
    }
  }

  async #answer(job: RunningJob, { readId, question, done }: Question): Promise<void> {
    try {
      const value = await job.ask(question);
      if (job === this.#job) this.#send({ kind: 'answer', readId, value });
    } catch (error) {
      job.readFailure ??= error;
      if (job === this.#job) this.#send({ kind: 'readFailed', readId });
    }
    if (done === null) return;
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
  }

  #send(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  /** Lets the job end by itself, and ends the thread where it does not: a precompile cannot be interrupted. */
  #giveUp(reason: unknown): void {
    const job = this.#job;
    if (job === null) return;
    job.readFailure ??= reason;
    Atomics.store(this.#flag, 0, 1);
    clearTimeout(job.timer);
    job.timer = setTimeout(() => this.#end(reason), GRACE_MS);
  }

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

/** Why a thread ended by itself. A full heap is the fault of the call that ran. */
function threadFailure(error: Error): Error {
  if (!('code' in error) || error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
  return executionRefused(`execution aborted (more than ${MAX_HEAP_MEGABYTES} MB of memory needed)`);
}

function serverStopping(): ExecutionError {
  return executionError('serverStopping', {});
}
