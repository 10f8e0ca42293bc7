/** Starts the embedded chain in a thread of its own, so that heavy execution does not hold up the gateway. */
import { promisify } from 'node:util';
import { MessageChannel, Worker } from 'node:worker_threads';
import { gunzip } from 'node:zlib';

import type { NodeLink } from '../chain/nodeLink.js';
import type { CallTrace, MinedTransactionReport } from './application.js';
import { ChainLink } from './chainLink.js';
import { lockFile } from './fileLock.js';
import type { DevChainInfo, DevChainMessage, DevChainOptions, DevChainReport } from './options.js';
import type { ThreadStart } from './linkMessages.js';
import { workerModule } from '../concurrency/workerModule.js';

/** How long the thread may take to load its modules and make the first block, unless it waits for an origin. */
const START_TIMEOUT_MS = 60_000;

/** How long the thread may take to close its connections: it may be in the middle of a long execution. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Callbacks for what happens in a running chain. */
export interface DevChainListeners {
  /** A contract called console.log. */
  onConsoleLog?: (line: string) => void;
  /** A transaction ran in a block, or eth_call was answered. It needs the option `recordsCalls`. */
  onTrace?: (trace: CallTrace) => void;
  /** A transaction was included in a block. With automine this comes before its sender has an answer. */
  onMined?: (transaction: MinedTransactionReport) => void;
  onFailure?: (error: Error) => void;
}

/** A running chain. */
export interface DevChainHandle extends DevChainInfo {
  /** Reaches the chain without its sockets. */
  link: NodeLink;
  /** The newest state as anvil's `--dump-state` writes it: JSON. */
  dumpState(): Promise<Buffer>;
  /** Ends the chain and releases its state file, which stays. */
  stop(): Promise<void>;
}

/** Resolves when the chain has a block and listens. Rejects with the reason when it cannot start. */
export async function startDevChain(
  options: DevChainOptions = {},
  listeners: DevChainListeners = {},
): Promise<DevChainHandle> {
  const unlock = options.stateFile === undefined ? null : lockFile(options.stateFile);
  const { port1, port2 } = new MessageChannel();
  const start: ThreadStart = { options, link: port2 };
  const worker = new Worker(workerModule('chainThread', import.meta.url), {
    execArgv: [],
    workerData: start,
    transferList: [port2],
  });
  const link = new ChainLink(port1, (report) => tell(listeners, report));
  let stopping = false;
  const stop = async (): Promise<void> => {
    stopping = true;
    link.close();
    await connectionsClosed(worker);
    await worker.terminate();
    unlock?.();
  };
  worker.on('message', (message: DevChainMessage) => {
    if (message.kind === 'failure') listeners.onFailure?.(failureOf(message));
  });
  try {
    const info = await whenReady(worker, options.fork === undefined ? START_TIMEOUT_MS : null);
    const fail = (error: Error): void => {
      if (!stopping) listeners.onFailure?.(error);
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(threadEnded(code)));
    return { ...info, link, dumpState: () => dumpState(info.rpcUrl), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function dumpState(rpcUrl: string): Promise<Buffer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'dev_dumpState', params: {} });
  const response = await fetch(rpcUrl, { method: 'POST', body });
  // The chain's own answer.
  const { result, error } = (await response.json()) as { result?: { state: string }; error?: { message: string } };
  if (result === undefined) throw new Error(`the state cannot be dumped: ${error?.message}`);
  return promisify(gunzip)(Buffer.from(result.state.slice(2), 'hex'));
}

function tell({ onConsoleLog, onTrace, onMined }: DevChainListeners, report: DevChainReport): void {
  if (report.kind === 'consoleLog') onConsoleLog?.(report.line);
  else if (report.kind === 'trace') onTrace?.(report.trace);
  else onMined?.(report.transaction);
}

function failureOf({ message, stack }: DevChainMessage & { kind: 'failure' }): Error {
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}

/** An origin has time limits of its own, which the user sets: null waits for them. */
function whenReady(worker: Worker, timeoutMs: number | null): Promise<DevChainInfo> {
  return new Promise((resolve, reject) => {
    const tooLate = (): void => reject(new Error(`the chain did not start within ${timeoutMs} ms`));
    const timer = timeoutMs === null ? undefined : setTimeout(tooLate, timeoutMs);
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      end();
    };
    const onMessage = (message: DevChainMessage): void => {
      if (message.kind === 'ready') settle(() => resolve(message));
    };
    const onError = (error: Error): void => settle(() => reject(error));
    const onExit = (code: number): void => onError(threadEnded(code));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
  });
}

function threadEnded(code: number): Error {
  return new Error(`the chain's thread ended with code ${code}`);
}

/**
 * Resolves when the thread has closed its connections, has ended, or does not come to it. Node.js ends the process when
 * a thread is terminated while it reads frames of HTTP/2: https://github.com/nodejs/node/issues/64850
 */
async function connectionsClosed(worker: Worker): Promise<void> {
  // A thread that has ended has no id any more.
  if (worker.threadId < 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, CLOSE_TIMEOUT_MS);
    const settle = (): void => {
      clearTimeout(timer);
      resolve();
    };
    worker.on('message', ({ kind }: DevChainMessage) => {
      if (kind === 'stopped') settle();
    });
    worker.once('error', settle);
    worker.once('exit', settle);
    // It takes no other message but over the link.
    worker.postMessage('stop');
  });
}
