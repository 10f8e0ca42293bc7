import { NodeUnavailable } from '../chain/chainErrors.js';
import type { CommittedBlock, UndecodedBlock } from '../chain/node.js';
import type { LargeBlockDecoder } from '../comet/cometNode.js';
import { OnDemandWorker } from '../concurrency/onDemandWorker.js';
import { Semaphore } from '../concurrency/semaphore.js';
import { workerModule } from '../concurrency/workerModule.js';
import type { BlockContext, FetchedBlock, LargeBlockEncoder } from '../indexer/blockReader.js';
import { UnpackedBlock, type PackedBlock } from '../store/packedBlock.js';
import type { EncodedBlock } from '../store/store.js';
import { errorOf, type Failure } from './outcomes.js';

/** What the worker thread does with a large block. */
export type LargeBlockJob =
  | { kind: 'decode'; id: number; undecoded: UndecodedBlock; isBrief: boolean }
  /** `context` is what a block is built with, besides the node's responses. */
  | { kind: 'encode'; id: number; undecoded: UndecodedBlock; context: BlockContext };

/** The outcome of a job. */
export type LargeBlockOutcome =
  { kind: 'decoded'; committed: CommittedBlock } | { kind: 'encoded'; packed: PackedBlock } | Failure;

/** How long an idle worker is kept, milliseconds. Its end frees the memory of the last block. */
const IDLE_MS = 10_000;

/** Longest time for one block, milliseconds. 256 MiB, the largest response that is read, takes about 20 s. */
const TIMEOUT_MS = 120_000;

/** When the heap of the thread is full, the thread ends, not the process. */
const MAX_HEAP_MEGABYTES = 4_096;

/** Decodes and encodes large blocks in a worker thread that ends when idle: one at a time, urgent ones first. */
export class LargeBlockThread implements LargeBlockDecoder, LargeBlockEncoder {
  readonly #turns = new Semaphore(1);
  readonly #ids = new WeakMap<UndecodedBlock, number>();
  #lastId = 0;
  readonly #worker = new OnDemandWorker<LargeBlockJob, LargeBlockOutcome>({
    name: 'the thread for large blocks',
    module: workerModule('blockWorker', import.meta.url),
    idleMs: IDLE_MS,
    timeoutMs: TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES },
    closedError: () => new NodeUnavailable('the indexer stops'),
  });

  /** Rejects with FalseAnswer, MalformedAnswer, or CallRefused. */
  async decode(
    undecoded: UndecodedBlock,
    { isUrgent = false, isBrief = false }: { isUrgent?: boolean; isBrief?: boolean } = {},
  ): Promise<CommittedBlock> {
    const id = this.#idOf(undecoded);
    const outcome = await this.#run({ kind: 'decode', id, undecoded, isBrief }, isUrgent);
    if (outcome.kind !== 'decoded') throw errorOf(outcome);
    return { ...outcome.committed, undecoded };
  }

  async encode({ committed, ...context }: FetchedBlock, isUrgent = false): Promise<EncodedBlock> {
    const { undecoded } = committed;
    if (undecoded === undefined) throw new TypeError('only a block with its undecoded answers goes to the thread');
    const id = this.#idOf(undecoded);
    const outcome = await this.#run({ kind: 'encode', id, undecoded, context }, isUrgent);
    if (outcome.kind !== 'encoded') throw errorOf(outcome);
    return new UnpackedBlock(outcome.packed);
  }

  /** Ends the running job, and rejects waiting and later ones. */
  close(): Promise<void> {
    return this.#worker.close();
  }

  /** The worker keeps the last block that it has decoded, for the job that comes next as a rule. */
  #idOf(undecoded: UndecodedBlock): number {
    const id = this.#ids.get(undecoded) ?? ++this.#lastId;
    this.#ids.set(undecoded, id);
    return id;
  }

  #run(job: LargeBlockJob, isUrgent: boolean): Promise<LargeBlockOutcome> {
    return this.#turns.run(() => this.#worker.run(job), undefined, isUrgent);
  }
}
