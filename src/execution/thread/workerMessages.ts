/** Both threads: the messages between them. Errors travel as descriptions, because threads do not share classes. */
import type { RpcDescription } from '../../chain/chainErrors.js';
import type { EngineModule } from '../../evm/engine.js';
import type { ReadQuestion } from '../questions.js';
import type { Job, Outcome } from '../job.js';

/** The settings of a thread. */
export interface WorkerSettings {
  /** Makes it give way to all others. */
  lowPriority: boolean;
  engine: EngineModule;
  /** Four bytes: not 0 once the main thread has given up the job. */
  stopped: SharedArrayBuffer;
}

/** Messages of the main thread. */
export type ToWorker =
  | { kind: 'job'; job: Job }
  | { kind: 'answer'; readId: number; value: unknown }
  /** The main thread keeps the error of the read and ends the job with it. */
  | { kind: 'readFailed'; readId: number };

/** Messages of the worker thread. */
export type FromWorker =
  | { kind: 'ready' }
  /** `done` is null unless the thread stopped to wait: 1 is stored in it and notified after the response is sent. */
  | { kind: 'question'; readId: number; question: ReadQuestion; done: Int32Array | null }
  | { kind: 'done'; outcome: Outcome }
  /** `rpc` is null for an unexpected error; the stack is for the log. */
  | { kind: 'failed'; message: string; rpc: RpcDescription | null; stack: string | undefined };
