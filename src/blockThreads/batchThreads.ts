import { availableParallelism } from 'node:os';
import { NodeUnavailable } from '../chain/chainErrors.js';
import type { BlockFacts, UndecodedBlocks } from '../chain/node.js';
import { OnDemandWorker } from '../concurrency/onDemandWorker.js';
import { Semaphore } from '../concurrency/semaphore.js';
import { workerModule } from '../concurrency/workerModule.js';
import type { BatchDecoder } from '../indexer/batchReader.js';
import type { BlockContext } from '../indexer/blockReader.js';
import { UnpackedBlock, type PackedBlock } from '../store/packedBlock.js';
import type { EncodedBlock } from '../store/store.js';
import { errorOf, type Failure } from './outcomes.js';

/** What a worker thread does with a batch. It keeps the decoded blocks between the two jobs. */
export type BatchJob =
  | { kind: 'open'; undecoded: UndecodedBlocks }
  /** In the order of the blocks; null for one that is not needed. */
  | { kind: 'build'; contexts: (BlockContext | null)[] };

/** The outcome of a job. */
export type BatchOutcome =
  | { kind: 'opened'; facts: ({ kind: 'facts'; facts: BlockFacts } | Failure)[] }
  | { kind: 'built'; blocks: (PackedBlock | Failure | null)[] }
  | Failure;

type BatchWorker = OnDemandWorker<BatchJob, BatchOutcome>;

/** How long an idle worker is kept, milliseconds: longer than what its open batch may wait for the node. */
const IDLE_MS = 60_000;

/** Longest time for one job, milliseconds, as for a large block. */
const TIMEOUT_MS = 120_000;

const MAX_HEAP_MEGABYTES = 4_096;

/** A batch fits, so that collecting its garbage copies little. */
const YOUNG_MEGABYTES = 96;

/** More would decode faster than a node answers. */
const MOST_THREADS = 2;

/** Decodes, builds and encodes batches of old blocks in worker threads, one batch at a time in each. */
export class BatchThreads implements BatchDecoder {
  readonly #turns: Semaphore;
  /** Those without a batch. */
  readonly #free: BatchWorker[];
  readonly #workers: readonly BatchWorker[];

  constructor(count = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1))) {
    this.#workers = Array.from({ length: count }, createWorker);
    this.#free = [...this.#workers];
    this.#turns = new Semaphore(count);
  }

  /** The blocks in their order, or why one could not be decoded. Rejects when none could. */
  decode(
    undecoded: UndecodedBlocks,
    contextOf: (facts: BlockFacts) => Promise<BlockContext>,
  ): Promise<(EncodedBlock | Error)[]> {
    return this.#turns.run(async () => {
      // There are as many turns as workers.
      const worker = this.#free.pop()!;
      try {
        return await decodeIn(worker, undecoded, contextOf);
      } finally {
        this.#free.push(worker);
      }
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }
}

async function decodeIn(
  worker: BatchWorker,
  undecoded: UndecodedBlocks,
  contextOf: (facts: BlockFacts) => Promise<BlockContext>,
): Promise<(EncodedBlock | Error)[]> {
  const opened = await worker.run({ kind: 'open', undecoded });
  if (opened.kind !== 'opened') throw errorOf(opened);
  const contexts = await Promise.all(
    opened.facts.map(async (each): Promise<BlockContext | Error> =>
      each.kind === 'facts' ? contextOf(each.facts).catch(asError) : errorOf(each),
    ),
  );
  const known = contexts.map((context) => (context instanceof Error ? null : context));
  const built = await worker.run({ kind: 'build', contexts: known });
  if (built.kind !== 'built') throw errorOf(built);
  return contexts.map((context, index) => {
    const block = built.blocks[index];
    if (context instanceof Error) return context;
    if (block === null || block === undefined) return new Error('a block is missing in its batch');
    return 'bytes' in block ? new UnpackedBlock(block) : errorOf(block);
  });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function createWorker(): BatchWorker {
  return new OnDemandWorker<BatchJob, BatchOutcome>({
    name: 'a thread for old blocks',
    module: workerModule('blockWorker', import.meta.url),
    idleMs: IDLE_MS,
    timeoutMs: TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    closedError: () => new NodeUnavailable('the indexer stops'),
  });
}
