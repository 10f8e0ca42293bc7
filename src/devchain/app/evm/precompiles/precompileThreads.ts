import { Worker } from 'node:worker_threads';
import { onAbort } from '../../../../concurrency/abortable.js';
import { Semaphore } from '../../../../concurrency/semaphore.js';
import { workerModule } from '../../../../concurrency/workerModule.js';
import { engineModule } from '../../../../evm/engine.js';
import type { PrecompileCall } from '../../../../evm/machine.js';

/** Both threads: the messages between them. Errors travel as text, because threads do not share classes. */

/** The result of a call in the engine's form; `failed` is an error of the thread. */
export type PrecompileOutcome = { result: Uint8Array } | { failed: string };

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
  run(call: PrecompileCall, signal: AbortSignal, begin: () => void): Promise<Uint8Array> {
    return this.#turns.run(async () => {
      const kept = this.#takeKept();
      if (kept !== null) begin();
      const worker = kept ?? startWorker();
      const outcome = await runOn(worker, call, signal, begin);
      this.#keep(worker);
      if ('failed' in outcome) throw new Error(`a precompile failed: ${outcome.failed}`);
      return outcome.result;
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

function startWorker(): Worker {
  const module = workerModule('precompileWorker', import.meta.url);
  return new Worker(module, { execArgv: [], workerData: engineModule() });
}

/** Ends the worker when it fails and when the signal aborts. */
function runOn(
  worker: Worker,
  call: PrecompileCall,
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
    // Its signal aborts with errors alone, see `ExecutionPace`.
    const stopListening = onAbort(signal, () => fail(signal.reason as Error));
    worker.on('message', (message: FromPrecompileWorker) => {
      if (message === 'ready') return onReady();
      settle();
      resolve(message);
    });
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(`the thread for precompiles ended with code ${code}`)));
    worker.ref();
    worker.postMessage(call);
  });
}
