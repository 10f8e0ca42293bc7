import { CallRefused, FalseAnswer, MalformedAnswer, NodeUnavailable } from '../chain/chainErrors.js';
import type { CommittedBlock, UndecodedBlock } from '../chain/node.js';
import type { LargeBlockDecoder } from '../comet/cometNode.js';
import { OnDemandWorker } from '../concurrency/onDemandWorker.js';
import { Semaphore } from '../concurrency/semaphore.js';
import { workerModule } from '../concurrency/workerModule.js';
import type { FetchedBlock, LargeBlockEncoder } from '../indexer/blockReader.js';
import type { EncodedBlock } from '../store/store.js';

/** What the worker thread does with a large block. */
export type LargeBlockJob =
  | { kind: 'decode'; undecoded: UndecodedBlock }
  /** `context` is what a block is built with, besides the node's responses. */
  | { kind: 'encode'; undecoded: UndecodedBlock; context: Omit<FetchedBlock, 'committed'> };

/** The outcome of a job. Errors travel as text, because threads share no classes. */
export type LargeBlockOutcome =
  | { kind: 'decoded'; committed: CommittedBlock }
  | { kind: 'encoded'; encoded: EncodedBlock }
  /** The node's responses break its protocol. */
  | { kind: 'malformed'; message: string }
  /** The node's responses contradict the hashes that cover them. */
  | { kind: 'false'; height: number; reason: string }
  | { kind: 'refused'; method: string; code: number; detail: string }
  | { kind: 'failed'; message: string; stack: string | undefined };

/** How long an idle worker is kept, milliseconds. Its end frees the memory of the last block. */
const IDLE_MS = 10_000;

/** Longest time for one block, milliseconds. 256 MiB, the largest response that is read, takes about 20 s. */
const TIMEOUT_MS = 120_000;

/** When the heap of the thread is full, the thread ends, not the process. */
const MAX_HEAP_MEGABYTES = 4_096;

/** Decodes and encodes large blocks in a worker thread that ends when idle: one at a time, urgent ones first. */
export class LargeBlockThread implements LargeBlockDecoder, LargeBlockEncoder {
  readonly #turns = new Semaphore(1);
  readonly #worker = new OnDemandWorker<LargeBlockJob, LargeBlockOutcome>({
    name: 'the thread for large blocks',
    module: workerModule('largeBlockWorker', import.meta.url),
    idleMs: IDLE_MS,
    timeoutMs: TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES },
    closedError: () => new NodeUnavailable('the indexer stops'),
  });

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

  /** Ends the running job, and rejects waiting and later ones. */
  close(): Promise<void> {
    return this.#worker.close();
  }

  #run(job: LargeBlockJob, isUrgent: boolean): Promise<LargeBlockOutcome> {
    return this.#turns.run(() => this.#worker.run(job), undefined, isUrgent);
  }
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
