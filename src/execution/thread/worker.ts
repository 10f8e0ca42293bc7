/**
 * Worker thread: its first module. It runs what takes longer than a job may on the serving thread. The main thread can
 * end it. Reads of the chain go to the main thread.
 */
import { setPriority } from 'node:os';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { engineModule } from '../../evm/engine.js';
import { Attempts } from '../attempts.js';
import { JobRunner, SHARES } from './jobRunner.js';
import { ExecutionError } from '../refusals/executionError.js';
import type { Job, Outcome } from '../job.js';
import type { ReadQuestion } from '../questions.js';
import type { FromWorker, ToWorker, WorkerSettings } from './workerMessages.js';

if (parentPort === null) throw new Error('this module runs in a worker thread');
const port = parentPort;
const LOW_PRIORITY = 10;

const runner = new JobRunner();
/** The main thread ends what takes too long. */
const attempts = new Attempts({ ...SHARES, timeMs: Infinity, allMs: Infinity, reads: Infinity }, runner.lent);
let lastReadId = 0;

/** Reads for which this thread does not stop. */
const reads = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();

/** The main thread sets it after sending the response for which this thread stopped. */
const done = new Int32Array(new SharedArrayBuffer(4));

// The main thread sets them.
const settings = workerData as WorkerSettings;
const stopped = new Int32Array(settings.stopped);
engineModule(settings.engine);
// On Linux it is the priority of the calling thread, elsewhere of the process.
if (settings.lowPriority && process.platform === 'linux') setPriority(LOW_PRIORITY);

port.on('message', (message: ToWorker) => {
  if (message.kind === 'job') void run(message.job);
  else settle(message);
});
send({ kind: 'ready' });

async function run(job: Job): Promise<void> {
  try {
    const prepared = attempts.prepare(job);
    const outcome =
      (await attempts.runPrepared(prepared, job, ask, { signal: { throwIfAborted: checkStopped } })) ??
      // Attempts would be too many.
      runner.run(prepared, askAndStop, checkStopped);
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

/** Asks the main thread, and continues. */
function ask(question: ReadQuestion): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const readId = ++lastReadId;
    reads.set(readId, { resolve, reject });
    send({ kind: 'question', readId, question, done: null });
  });
}

function settle(message: Exclude<ToWorker, { kind: 'job' }>): void {
  const read = reads.get(message.readId);
  reads.delete(message.readId);
  if (message.kind === 'readFailed') read?.reject(readFailed());
  else read?.resolve(message.value);
}

/** Asks the main thread, and stops this thread until the response is there. */
function askAndStop(question: ReadQuestion): unknown {
  const readId = ++lastReadId;
  done[0] = 0;
  send({ kind: 'question', readId, question, done });
  // The notification of the answer before may come only now.
  while (Atomics.load(done, 0) === 0) Atomics.wait(done, 0, 0);
  for (;;) {
    const received: { message: ToWorker } | undefined = receiveMessageOnPort(port);
    if (received === undefined) throw readFailed();
    const { message } = received;
    // Answers come in the order of the questions, and no job comes before this one ends.
    if (message.kind === 'job' || message.readId !== readId) continue;
    if (message.kind === 'readFailed') throw readFailed();
    return message.value;
  }
}

function readFailed(): Error {
  return new Error('the chain could not be read');
}

/** The memory of traces and of JSON, which moves to the main thread instead of being copied. */
function buffersOf(outcome: Outcome): ArrayBuffer[] {
  if (outcome instanceof Uint8Array) return outcome.buffer instanceof ArrayBuffer ? [outcome.buffer] : [];
  if (!Array.isArray(outcome)) return [];
  return outcome.flatMap((item) =>
    'trace' in item && item.trace.buffer instanceof ArrayBuffer ? [item.trace.buffer] : [],
  );
}

function send(message: FromWorker): void {
  port.postMessage(message);
}
