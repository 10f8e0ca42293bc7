/**
 * Worker thread: the module that it starts with. The EVM never yields while it computes. On the main thread one hostile
 * loop would stop all clients for seconds; here the main thread can end it. Reads of the chain go to the main thread as
 * questions.
 */
import { parentPort } from 'node:worker_threads';
import type { ChainReader } from '../chainReader.js';
import { JobRunner } from './jobRunner.js';
import { ExecutionError } from '../refusals/executionError.js';
import type { Job } from '../job.js';
import type { FromWorker, ReadQuestion, ToWorker } from './workerMessages.js';

if (parentPort === null) throw new Error('this module runs in a worker thread');
const port = parentPort;
const runner = new JobRunner();
const pendingReads = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
let lastReadId = 0;

const reader: ChainReader = {
  account: (address) => ask({ read: 'account', address }),
  code: (address) => ask({ read: 'code', address }),
  storage: (address, slot) => ask({ read: 'storage', address, slot }),
  blockHash: (blockNumber) => ask({ read: 'blockHash', blockNumber }),
};

port.on('message', (message: ToWorker) => {
  if (message.kind === 'job') {
    void run(message.job);
    return;
  }
  const read = pendingReads.get(message.readId);
  pendingReads.delete(message.readId);
  if (message.kind === 'answer') read?.resolve(message.value);
  else read?.reject(new Error('the chain could not be read'));
});
send({ kind: 'ready' });

async function run(job: Job): Promise<void> {
  try {
    send({ kind: 'done', outcome: await runner.run(job, reader) });
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    send({ kind: 'failed', message, rpc: error instanceof ExecutionError ? error.rpc : null, stack });
  }
}

/** Asks the main thread to read the chain. */
function ask<T>(question: ReadQuestion): Promise<T> {
  const readId = ++lastReadId;
  send({ kind: 'question', readId, question });
  return new Promise<T>((resolve, reject) => {
    // `answerQuestion` answers each question with the type that `reader` promises for it.
    pendingReads.set(readId, { resolve: resolve as (value: unknown) => void, reject });
  });
}

function send(message: FromWorker): void {
  port.postMessage(message);
}
