import { Worker, type ResourceLimits } from 'node:worker_threads';

/** How a worker is started and ended. */
export interface OnDemandWorkerOptions<Outcome> {
  /** The name of the worker in errors. */
  name: string;
  /** Its module, which sends one message for each that it gets. */
  module: URL;
  /** How long an idle worker is kept, milliseconds. Ending it gives back its memory. */
  idleMs: number;
  /** Longest time for one job, milliseconds; no limit when left out. */
  timeoutMs?: number;
  resourceLimits?: ResourceLimits;
  /** The error of jobs after `close`. */
  closedError: () => Error;
  /** Gets the outcome of a job that was ended while its outcome was on the way. */
  discard?: (outcome: Outcome) => void;
}

/**
 * A worker thread that is started for its first job and ended when it is idle. Jobs must not overlap: the caller runs
 * them one after another. Between jobs, the worker does not keep the process alive.
 */
export class OnDemandWorker<Job, Outcome> {
  readonly #options: OnDemandWorkerOptions<Outcome>;
  #worker: Worker | null = null;
  #idleTimer: NodeJS.Timeout | undefined;
  #endJob: ((error: Error) => void) | null = null;
  #closed = false;

  constructor(options: OnDemandWorkerOptions<Outcome>) {
    this.#options = options;
  }

  /** The outcome of a job. The buffers in `moved` move to the worker instead of being copied. */
  async run(job: Job, moved: ArrayBuffer[] = []): Promise<Outcome> {
    this.assertOpen();
    clearTimeout(this.#idleTimer);
    const { idleMs, timeoutMs, closedError, discard } = this.#options;
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const tooLate = () => void this.#end(new Error(`no outcome within ${timeoutMs} ms`));
    const timer = timeoutMs === undefined ? undefined : setTimeout(tooLate, timeoutMs);
    try {
      return await new Promise<Outcome>((resolve, reject) => {
        this.#endJob = reject;
        worker.once('message', (outcome: Outcome) => {
          if (worker !== this.#worker) discard?.(outcome);
          resolve(outcome);
        });
        worker.ref();
        worker.postMessage(job, moved);
      });
    } finally {
      clearTimeout(timer);
      this.#endJob = null;
      // A worker that is being ended keeps the process alive, because `close` waits for it.
      if (worker === this.#worker) {
        worker.removeAllListeners('message');
        worker.unref();
        this.#idleTimer = setTimeout(() => void this.#end(closedError()), idleMs).unref();
      }
    }
  }

  assertOpen(): void {
    if (this.#closed) throw this.#options.closedError();
  }

  /** Ends the running job, and refuses all later ones. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#end(this.#options.closedError());
  }

  #start(): Worker {
    const { name, module, resourceLimits } = this.#options;
    const worker = new Worker(module, { execArgv: [], ...(resourceLimits && { resourceLimits }) });
    const ended = (error: Error): void => {
      if (worker === this.#worker) void this.#end(error);
    };
    worker.on('error', (error) => ended(new Error(`${name} failed`, { cause: error })));
    worker.on('exit', (code) => ended(new Error(`${name} ended with code ${code}`)));
    return worker;
  }

  async #end(reason: Error): Promise<void> {
    clearTimeout(this.#idleTimer);
    const worker = this.#worker;
    this.#worker = null;
    this.#endJob?.(reason);
    await worker?.terminate();
  }
}
