/**
 * Worker thread: its first module. The EVM never yields while it computes: on the main thread, one hostile loop would
 * stop all clients for seconds; here the main thread can end it. Reads of the chain go to the main thread.
 */
import { setPriority } from 'node:os';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { BlockingReader, ChainReader } from '../chainReader.js';
import { engineModule } from '../../evm/engine.js';
import { JobRunner } from '../../evm/next/jobRunner.js';
import { JobRunner as TraceRunner } from './jobRunner.js';
import { ExecutionError } from '../refusals/executionError.js';
import type { Job, OperationName, Operations } from '../job.js';
import type { FromWorker, ReadQuestion, ToWorker, WorkerSettings } from './workerMessages.js';

if (parentPort === null) throw new Error('this module runs in a worker thread');
const port = parentPort;
const LOW_PRIORITY = 10;

const runner = new JobRunner();
const tracer = new TraceRunner();
const pendingReads = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
let lastReadId = 0;

const reader: ChainReader = {
  account: (...of) => ask({ read: 'account', of }),
  code: (...of) => ask({ read: 'code', of }),
  storage: (...of) => ask({ read: 'storage', of }),
  goCode: (...of) => ask({ read: 'goCode', of }),
  blockHash: (...of) => ask({ read: 'blockHash', of }),
};

const blocking: BlockingReader = {
  account: (...of) => askAndStop({ read: 'account', of }),
  code: (...of) => askAndStop({ read: 'code', of }),
  storage: (...of) => askAndStop({ read: 'storage', of }),
};
/** The main thread sets it after sending the response for which this thread stopped. */
const done = new Int32Array(new SharedArrayBuffer(4));

// The main thread sets them.
const settings = workerData as WorkerSettings;
const stopped = new Int32Array(settings.stopped);
engineModule(settings.engine);
// On Linux it is the priority of the calling thread, elsewhere of the process.
if (settings.lowPriority && process.platform === 'linux') setPriority(LOW_PRIORITY);

port.on('message', receive);
send({ kind: 'ready' });

function receive(message: ToWorker): void {
  if (message.kind === 'job') {
    void run(message.job);
    return;
  }
  const read = pendingReads.get(message.readId);
  pendingReads.delete(message.readId);
  if (message.kind === 'answer') read?.resolve(message.value);
  else read?.reject(readFailed());
}

async function run(job: Job): Promise<void> {
  try {
    const traces = job.operation === 'traceCalls' || job.operation === 'traceTransactions';
    const outcome = traces ? await tracer.run(job, reader, blocking) : runner.run(job, askAndStop, checkStopped);
    port.postMessage({ kind: 'done', outcome } satisfies FromWorker, buffersOf(outcome));
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    send({ kind: 'failed', message, rpc: error instanceof ExecutionError ? error.rpc : null, stack });
  }
}

/** Ends the job where the main thread has given it up. */
function checkStopped(): void {
  if (Atomics.load(stopped, 0) !== 0) throw new Error('the main thread ended the job');
}

function ask<T>(question: ReadQuestion): Promise<T> {
  const readId = ++lastReadId;
  send({ kind: 'question', readId, question, done: null });
  return new Promise<T>((resolve, reject) => {
    // `answerQuestion` returns the type that `reader` promises for each question.
    pendingReads.set(readId, { resolve: resolve as (value: unknown) => void, reject });
  });
}

/** Asks the main thread, and stops this thread until the response is there. */
function askAndStop<T>(question: ReadQuestion): T {
  const readId = ++lastReadId;
  done[0] = 0;
  send({ kind: 'question', readId, question, done });
  Atomics.wait(done, 0, 0);
  for (;;) {
    const received: { message: ToWorker } | undefined = receiveMessageOnPort(port);
    if (received === undefined) throw readFailed();
    const { message } = received;
    if (message.kind === 'job' || message.readId !== readId) receive(message);
    else if (message.kind === 'readFailed') throw readFailed();
    // As in `ask`.
    else return message.value as T;
  }
}

function readFailed(): Error {
  return new Error('the chain could not be read');
}

/** The memory of traces and of JSON, which moves to the main thread instead of being copied. */
function buffersOf(outcome: Operations[OperationName]['outcome']): ArrayBuffer[] {
  if (outcome instanceof Uint8Array) return outcome.buffer instanceof ArrayBuffer ? [outcome.buffer] : [];
  if (!Array.isArray(outcome)) return [];
  return outcome.flatMap((item) =>
    'trace' in item && item.trace.buffer instanceof ArrayBuffer ? [item.trace.buffer] : [],
  );
}

function send(message: FromWorker): void {
  port.postMessage(message);
}
