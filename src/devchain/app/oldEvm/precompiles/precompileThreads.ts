import { Worker } from 'node:worker_threads';
import { EVMError, type ExecResult } from '@ethereumjs/evm';
import { Semaphore } from '../../../../concurrency/semaphore.js';
import { workerModule } from '../../../../concurrency/workerModule.js';
import { onAbort } from '../../../../concurrency/abortable.js';

/** Both threads: the messages between them. Errors travel as text, because threads do not share classes. */

/** One call of a precompiled contract. */
export interface PrecompileJob {
  chainId: bigint;
  hardfork: string;
  /** 40 hex digits, no 0x. */
  address: string;
  data: Uint8Array;
  gasLimit: bigint;
}

/** The result of the call; `failed` is an error that is not one of the EVM's. */
export type PrecompileOutcome =
  { executionGasUsed: bigint; returnValue: Uint8Array; error: string | null } | { failed: string };

/** Messages of the worker thread: that its modules are loaded, and outcomes. */
export type FromPrecompileWorker = 'ready' | PrecompileOutcome;

const IDLE_MS = 10_000;

interface IdleWorker {
  worker: Worker;
  timer: NodeJS.Timeout;
}

/** The chain's thread: runs precompiled contracts in worker threads. One whose caller gives up is ended with it. */
export class PrecompileThreads {
  readonly #turns: Semaphore;
  readonly #idle: IdleWorker[] = [];

  constructor(threads: number) {
    this.#turns = new Semaphore(threads);
  }

  /** Calls `begin` when a thread is ready. Rejects with the signal's reason, also in the middle of the computation. */
  run(job: PrecompileJob, signal: AbortSignal, begin: () => void): Promise<ExecResult> {
    return this.#turns.run(async () => {
      const kept = this.#takeKept();
      if (kept !== null) begin();
      const worker = kept ?? new Worker(workerModule('oldPrecompileWorker', import.meta.url), { execArgv: [] });
      const outcome = await runOn(worker, job, signal, begin);
      this.#keep(worker);
      if ('failed' in outcome) throw new Error(`a precompile failed: ${outcome.failed}`);
      return resultOf(outcome);
    }, signal);
  }

  #takeKept(): Worker | null {
    const idle = this.#idle.pop();
    if (idle === undefined) return null;
    clearTimeout(idle.timer);
    idle.worker.removeAllListeners('exit');
    return idle.worker;
  }

  #keep(worker: Worker): void {
    worker.unref();
    const forget = (): void => {
      const place = this.#idle.findIndex((idle) => idle.worker === worker);
      if (place < 0) return;
      clearTimeout(this.#idle[place]!.timer);
      this.#idle.splice(place, 1);
      void worker.terminate();
    };
    worker.once('exit', forget);
    this.#idle.push({ worker, timer: setTimeout(forget, IDLE_MS).unref() });
  }
}

/** Ends the worker when it fails and when the signal aborts. */
function runOn(
  worker: Worker,
  job: PrecompileJob,
  signal: AbortSignal,
  onReady: () => void,
): Promise<PrecompileOutcome> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      stopListening();
      // Not all listeners: Node.js has its own on a worker.
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
    };
    const fail = (error: Error): void => {
      settle();
      // An error of the worker that comes now is none.
      worker.on('error', () => undefined);
      void worker.terminate();
      reject(error);
    };
    // Its signal aborts with errors alone, see `ExecutionPace.elsewhere`.
    const stopListening = onAbort(signal, () => fail(signal.reason as Error));
    worker.on('message', (message: FromPrecompileWorker) => {
      if (message === 'ready') return onReady();
      settle();
      resolve(message);
    });
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(`the thread for precompiles ended with code ${code}`)));
    worker.ref();
    worker.postMessage(job);
  });
}

function resultOf({
  executionGasUsed,
  returnValue,
  error,
}: Exclude<PrecompileOutcome, { failed: string }>): ExecResult {
  if (error === null) return { executionGasUsed, returnValue };
  // One of the EVM's own texts, as the other thread's EVM gave it.
  const exceptionError = new EVMError(error as ConstructorParameters<typeof EVMError>[0]);
  return { executionGasUsed, returnValue, exceptionError };
}
