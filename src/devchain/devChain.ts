/** Starts the embedded chain in a thread of its own, so that heavy execution does not hold up the service, and the service reads it over loopback. */
import { Worker } from 'node:worker_threads';

import type { MinedTransactionReport } from './application.js';
import { lockFile } from './fileLock.js';
import type { DevChainInfo, DevChainOptions, DevChainMessage } from './options.js';

/** How long the thread may take to load its modules and make the first block. */
const START_TIMEOUT_MS = 60_000;

export interface DevChainListeners {
  /** A contract called console.log. */
  onConsoleLog?: (line: string) => void;
  /** A transaction came into a block; told before who sent it has an answer when it is mined at once. */
  onMined?: (transaction: MinedTransactionReport) => void;
  /** Something failed in the chain that nobody asked for, or the thread ended by itself. */
  onFailure?: (error: Error) => void;
}

export interface DevChainHandle extends DevChainInfo {
  /** Ends the chain. What is in the state file stays, and others may have it. */
  stop(): Promise<void>;
}

/** Resolves when the chain has a block and listens. Rejects when it cannot, with the reason. */
export async function startDevChain(
  options: DevChainOptions = {},
  listeners: DevChainListeners = {},
): Promise<DevChainHandle> {
  const unlock = options.stateFile === undefined ? null : lockFile(options.stateFile);
  const worker = new Worker(workerModule(), { execArgv: [], workerData: options });
  let stopping = false;
  const stop = async (): Promise<void> => {
    stopping = true;
    await worker.terminate();
    unlock?.();
  };
  worker.on('message', (message: DevChainMessage) => hear(message, listeners));
  try {
    const facts = await ready(worker);
    const fail = (error: Error): void => {
      if (!stopping) listeners.onFailure?.(error);
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`the chain's thread ended with code ${code}`)));
    return { ...facts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function hear(message: DevChainMessage, { onConsoleLog, onMined, onFailure }: DevChainListeners): void {
  if (message.kind === 'consoleLog') onConsoleLog?.(message.line);
  if (message.kind === 'mined') onMined?.(message.transaction);
  if (message.kind === 'failure') {
    const error = new Error(message.message);
    if (message.stack !== undefined) error.stack = message.stack;
    onFailure?.(error);
  }
}

function ready(worker: Worker): Promise<DevChainInfo> {
  return new Promise((resolve, reject) => {
    const tooLate = (): void => reject(new Error(`the chain did not start within ${START_TIMEOUT_MS} ms`));
    const timer = setTimeout(tooLate, START_TIMEOUT_MS);
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      worker.off('message', listen);
      worker.off('error', refuse);
      worker.off('exit', leave);
      end();
    };
    const listen = (message: DevChainMessage): void => {
      if (message.kind === 'ready') settle(() => resolve(message));
    };
    const refuse = (error: Error): void => settle(() => reject(error));
    const leave = (code: number): void => refuse(new Error(`the chain's thread ended with code ${code}`));
    worker.on('message', listen);
    worker.on('error', refuse);
    worker.on('exit', leave);
  });
}

/** Beside this module, and like it TypeScript or compiled: tests and development run from source. */
function workerModule(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './workerFromSource.mjs' : './worker.js', import.meta.url);
}
