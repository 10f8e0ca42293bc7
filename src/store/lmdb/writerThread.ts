import { FalseAnswer } from '../../chain/chainErrors.js';
import type { Awaitable } from '../../concurrency/awaitable.js';
import { OnDemandWorker } from '../../concurrency/onDemandWorker.js';
import { Semaphore } from '../../concurrency/semaphore.js';
import { workerModule } from '../../concurrency/workerModule.js';
import { UnpackedBlock, type PackedBlock } from '../packedBlock.js';
import type { EncodedBlock } from '../store.js';
import { BlocksDoNotLink, StoreWriteFailed, WriterReplaced } from '../storeErrors.js';
import type { KeptLogLimits } from './lmdbDatabases.js';
import type { WriterFence } from './writerEpoch.js';

/** The index that is written. */
export interface WrittenIndex {
  path: string;
  flushed: boolean;
  keptLogs: KeptLogLimits;
}

/** What the worker thread writes. */
export interface WriteJob extends WrittenIndex {
  /** As `WriterFence`. */
  epoch: number | null;
  blocks: PackedBlock[];
}

/** What became of it. Errors travel as their fields, because threads share no classes. */
export type WriteOutcome =
  | { kind: 'written' }
  | { kind: 'replaced' }
  | { kind: 'unlinked'; height: number; neighbour: number }
  | { kind: 'false'; height: number; reason: string }
  | { kind: 'failed'; message: string; code: string | undefined };

/** How long an idle worker is kept, milliseconds. */
const IDLE_MS = 60_000;

/** Far more than one write takes: a thread whose heap is full would end within its transaction. */
const MAX_HEAP_MEGABYTES = 4_096;

/**
 * Writes blocks in a thread, which has a handle of its own on the index: LMDB's flush then holds that thread, and not
 * the event loop. One transaction at a time. The thread is never ended within one: LMDB would refuse all later ones.
 */
export class WriterThread {
  readonly #turns = new Semaphore(1);
  readonly #index: WrittenIndex;
  readonly #worker = new OnDemandWorker<WriteJob, WriteOutcome>({
    name: 'the thread that writes blocks',
    module: workerModule('writerWorker', import.meta.url),
    idleMs: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES },
    closedError: () => new StoreWriteFailed(new Error('the index is closed')),
  });

  constructor(index: WrittenIndex) {
    this.#index = index;
  }

  /** Writes all blocks or none. Rejects with BlocksDoNotLink, FalseAnswer, WriterReplaced or StoreWriteFailed. */
  async write(blocks: readonly EncodedBlock[], isUrgent: boolean, { epoch }: WriterFence): Promise<void> {
    const job: WriteJob = { ...this.#index, epoch, blocks: blocks.map((block) => UnpackedBlock.packedOf(block)) };
    const outcome = await this.#turns.run(() => this.#worker.run(job), undefined, isUrgent);
    if (outcome.kind === 'replaced') throw new WriterReplaced();
    if (outcome.kind === 'unlinked') throw new BlocksDoNotLink(outcome.height, outcome.neighbour);
    if (outcome.kind === 'false') throw new FalseAnswer(outcome.height, outcome.reason);
    if (outcome.kind !== 'failed') return;
    const { message, code } = outcome;
    throw new StoreWriteFailed(Object.assign(new Error(message), code !== undefined && { code }));
  }

  /**
   * Runs a write of this thread between those of the worker, before waiting ones. LMDB has one writer at a time: the
   * event loop would otherwise wait for the worker's transaction and its flush.
   */
  turn<T>(write: () => Awaitable<T>): Promise<T> {
    return this.#turns.run(async () => write(), undefined, true);
  }

  /** Finishes what was begun. */
  close(): Promise<void> {
    return this.#turns.run(() => this.#worker.close());
  }
}
