/**
 * The thread in which calls are executed. The EVM never yields while it computes, so on the main thread one hostile loop would stop all
 * clients for seconds; here the main thread can end it. Reads of the chain go to the main thread as questions.
 */
import { parentPort } from 'node:worker_threads';
import type { ChainReader } from '../chainReader.js';
import { JobRunner } from './jobRunner.js';
import { ExecutionError } from '../executionError.js';
import type { Job } from '../operations.js';
import type { FromWorker, ReadQuestion, ToWorker } from './workerMessages.js';

if (parentPort === null) throw new Error('this module runs in a worker thread');
const port = parentPort;
const engine = new JobRunner();
const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
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
  const asked = waiting.get(message.readId);
  waiting.delete(message.readId);
  if (message.kind === 'answer') asked?.resolve(message.value);
  else asked?.reject(new Error('the chain could not be read'));
});
say({ kind: 'ready' });

async function run(job: Job): Promise<void> {
  try {
    say({ kind: 'done', outcome: await engine.run(job, reader) });
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    say({ kind: 'failed', message, rpc: error instanceof ExecutionError ? error.rpc : null, stack });
  }
}

/** The type of the answer follows from the question: see `answerQuestion`. */
function ask<T>(question: ReadQuestion): Promise<T> {
  const readId = ++lastReadId;
  say({ kind: 'question', readId, question });
  return new Promise<T>((resolve, reject) => {
    waiting.set(readId, { resolve: resolve as (value: unknown) => void, reject });
  });
}

function say(message: FromWorker): void {
  port.postMessage(message);
}
