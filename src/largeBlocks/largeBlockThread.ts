import { Worker } from 'node:worker_threads';
import { CallRefused, FalseAnswer, MalformedAnswer, NodeUnavailable } from '../chain/errors.js';
import type { CommittedBlock, UndecodedBlock } from '../chain/node.js';
import type { LargeBlockDecoder } from '../comet/cometNode.js';
import { Semaphore } from '../concurrency/semaphore.js';
import type { FetchedBlock, LargeBlockEncoder } from '../indexer/blockReader.js';
import type { EncodedBlock } from '../store/store.js';

/** What the worker thread is asked to make of a large block. */
export type LargeBlockJob =
  { kind: 'decode'; undecoded: UndecodedBlock } | { kind: 'encode'; undecoded: UndecodedBlock; context: BlockContext };

/** What a block is built with, besides the answers of the node. */
export type BlockContext = Omit<FetchedBlock, 'committed'>;

/** What the worker thread made. Errors travel as text, because threads do not share classes. */
export type LargeBlockOutcome =
  | { kind: 'decoded'; committed: CommittedBlock }
  | { kind: 'encoded'; encoded: EncodedBlock }
  /** The node's answers are not what its protocol promises. */
  | { kind: 'malformed'; message: string }
  /** They contradict the hashes that cover them. */
  | { kind: 'false'; height: number; reason: string }
  | { kind: 'refused'; method: string; code: number; detail: string }
  | { kind: 'failed'; message: string; stack: string | undefined };

/** How long an idle worker is kept, milliseconds. Ending it gives back the memory of the last block. */
const IDLE_MS = 10_000;

/** Longest time for one block, milliseconds: one of 256 MiB, the largest answer that is read, takes some 20 s. */
const TIMEOUT_MS = 120_000;

/** Heap of the thread. When it is full, the thread ends, not the process. */
const MAX_HEAP_MEGABYTES = 4_096;

/**
 * Main thread: has large blocks decoded and encoded in a worker thread, one after another, urgent ones first. The
 * worker is started for the first of them, and ended when it is idle.
 */
export class LargeBlockThread implements LargeBlockDecoder, LargeBlockEncoder {
  readonly #turns = new Semaphore(1);
  #worker: Worker | null = null;
  #idleTimer: NodeJS.Timeout | undefined;
  #endJob: ((error: Error) => void) | null = null;
  #isClosed = false;

  /** Rejects with FalseAnswer, MalformedAnswer, or CallRefused. */
  async decode(undecoded: UndecodedBlock, isUrgent = false): Promise<CommittedBlock> {
    const outcome = await this.#run({ kind: 'decode', undecoded }, isUrgent);
    if (outcome.kind !== 'decoded') throw failureOf(outcome);
    return { ...outcome.committed, undecoded };
  }

  async encode({ committed, ...context }: FetchedBlock, isUrgent = false): Promise<EncodedBlock> {
    const { undecoded } = committed;
    if (undecoded === undefined) throw new TypeError('only a block with its undecoded answers goes to the thread');
    const outcome = await this.#run({ kind: 'encode', undecoded, context }, isUrgent);
    if (outcome.kind !== 'encoded') throw failureOf(outcome);
    return outcome.encoded;
  }

  /** Ends the running job, and refuses those that wait and all later ones. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end(stopping());
  }

  #run(job: LargeBlockJob, isUrgent: boolean): Promise<LargeBlockOutcome> {
    return this.#turns.run(() => this.#runNow(job), undefined, isUrgent);
  }

  async #runNow(job: LargeBlockJob): Promise<LargeBlockOutcome> {
    if (this.#isClosed) throw stopping();
    clearTimeout(this.#idleTimer);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const tooLate = setTimeout(() => void this.#end(new Error(`no outcome within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
    try {
      return await new Promise<LargeBlockOutcome>((resolve, reject) => {
        this.#endJob = reject;
        worker.once('message', resolve);
        worker.ref();
        worker.postMessage(job);
      });
    } finally {
      clearTimeout(tooLate);
      this.#endJob = null;
      worker.removeAllListeners('message');
      worker.unref();
      this.#idleTimer = setTimeout(() => void this.#end(stopping()), IDLE_MS).unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(workerModule(), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES },
    });
    const ended = (error: Error): void => {
      if (worker === this.#worker) void this.#end(error);
    };
    worker.on('error', (error) => ended(new Error('a large block could not be decoded', { cause: error })));
    worker.on('exit', (code) => ended(new Error(`the thread for large blocks ended with code ${code}`)));
    return worker;
  }

  /** Ends the worker and its job, if it has one. */
  async #end(reason: Error): Promise<void> {
    clearTimeout(this.#idleTimer);
    const worker = this.#worker;
    this.#worker = null;
    this.#endJob?.(reason);
    await worker?.terminate();
  }
}

function stopping(): Error {
  return new NodeUnavailable('the indexer stops');
}

function failureOf(outcome: LargeBlockOutcome): Error {
  if (outcome.kind === 'false') return new FalseAnswer(outcome.height, outcome.reason);
  if (outcome.kind === 'malformed') return new MalformedAnswer(outcome.message);
  if (outcome.kind === 'refused') return new CallRefused(outcome.method, outcome.code, outcome.detail);
  const error = new Error(
    `a large block could not be decoded: ${'message' in outcome ? outcome.message : outcome.kind}`,
  );
  if ('stack' in outcome && outcome.stack !== undefined) error.stack = outcome.stack;
  return error;
}

/** The worker's module, compiled or from source as this one is. Tests and development run from source. */
function workerModule(): URL {
  const file = import.meta.url.endsWith('.ts') ? './largeBlockWorkerFromSource.mjs' : './largeBlockWorker.js';
  return new URL(file, import.meta.url);
}
