/**
 * Fills the gaps of the index in the background, newest first. It gives way: to the head, to requests of clients (which fetch before it), and
 * with a share of the event loop's time, because decoding a block computes for milliseconds.
 */
import { HistoryPruned, NodeUnavailable } from '../chain/errors.js';
import type { Logger } from '../observe/logger.js';
import { BlocksDoNotLink } from '../store/errors.js';
import type { EncodedBlock } from '../store/store.js';
import { Backoff, pause, type BackoffOptions } from '../concurrency/backoff.js';
import type { FetchedBlock, BlockReader } from './blockReader.js';
import type { Coverage } from './coverage.js';

export interface BackfillParts {
  coverage: Coverage;
  reader: BlockReader;
  /** What the head needs of the gaps' filler: to be let through, told of blocks that do not link, asked for its lowest height. */
  indexer: {
    isCatchingUp(): boolean;
    repair(): Promise<void>;
    refreshEarliest(): Promise<void>;
    onBlock(listener: (blockNumber: number) => void): () => void;
  };
  log: Logger;
}

export interface BackfillOptions {
  /** Blocks fetched together and written in one transaction. */
  batchBlocks?: number;
  /** Share of the event loop's time that decoding may take, above 0 and at most 1. */
  dutyCycle?: number;
  /** How long it waits when the head is catching up, before it looks again. */
  yieldMs?: number;
  retry?: BackoffOptions;
}

const DEFAULTS = { batchBlocks: 16, dutyCycle: 0.5, yieldMs: 50, retry: { first: 250, longest: 10_000 } };

export class Backfill {
  readonly #options: Required<BackfillOptions>;
  readonly #stopping = new AbortController();
  readonly #backoff: Backoff;
  #wake: (() => void) | null = null;
  #unsubscribe: () => void = () => undefined;
  #running: Promise<void> = Promise.resolve();
  readonly #parts: BackfillParts;

  constructor(options: BackfillOptions, parts: BackfillParts) {
    this.#parts = parts;
    this.#options = { ...DEFAULTS, ...options };
    this.#backoff = new Backoff(this.#options.retry);
  }

  start(): void {
    this.#unsubscribe = this.#parts.indexer.onBlock(() => this.#wake?.());
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#unsubscribe();
    this.#stopping.abort();
    this.#wake?.();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const heights = newestMissing(this.#parts.coverage, this.#options.batchBlocks);
      if (heights.length === 0) await new Promise<void>((wake) => (this.#wake = wake));
      else if (this.#parts.indexer.isCatchingUp()) await pause(this.#options.yieldMs, signal);
      else await this.#attempt(heights);
    }
  }

  async #attempt(heights: number[]): Promise<void> {
    try {
      await this.#fill(heights);
      this.#backoff.reset();
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      const failed = { from: heights.at(-1), to: heights[0] };
      this.#parts.log.warn({ err: error, ...failed }, 'filling the index failed, trying again');
      await this.#backoff.wait(this.#stopping.signal);
    }
  }

  async #fill(heights: number[]): Promise<void> {
    const { coverage, indexer, reader } = this.#parts;
    const blocks: EncodedBlock[] = [];
    const fetched = await Promise.allSettled(heights.map((height) => reader.fetch(height, 'backfill')));
    for (const outcome of fetched) {
      if (this.#stopping.signal.aborted) return;
      if (outcome.status === 'fulfilled' && outcome.value !== null) blocks.push(await this.#encode(outcome.value));
    }
    try {
      await coverage.add(blocks);
    } catch (error) {
      if (!(error instanceof BlocksDoNotLink)) throw error;
      this.#parts.log.error(
        { blockNumber: error.height, neighbour: error.neighbour },
        'a block does not link to the index',
      );
      await indexer.repair();
    }
    const failure = fetched.find((outcome) => outcome.status === 'rejected');
    if (failure?.reason instanceof HistoryPruned) await this.#raiseEarliest(failure.reason);
    else if (failure !== undefined) throw failure.reason;
    if (fetched.some((outcome) => outcome.status === 'fulfilled' && outcome.value === null)) {
      throw new NodeUnavailable('it does not have blocks below the head of the index');
    }
  }

  /** Decodes one block, then leaves the event loop to others for as long as its share asks. */
  async #encode(input: FetchedBlock): Promise<EncodedBlock> {
    const begun = performance.now();
    const block = this.#parts.reader.encode(input);
    const tookMs = performance.now() - begun;
    const restMs = tookMs * (1 / this.#options.dutyCycle - 1);
    if (restMs >= 1) await pause(restMs, this.#stopping.signal);
    else await new Promise(setImmediate);
    return block;
  }

  /** The node pruned further, or keeps a block without its results: what lies below cannot be had. */
  async #raiseEarliest({ height }: HistoryPruned): Promise<void> {
    const { coverage, indexer, log } = this.#parts;
    await indexer.refreshEarliest();
    if (coverage.nodeEarliest <= height) coverage.setNodeEarliest(height + 1);
    log.warn({ earliest: coverage.nodeEarliest }, 'the node does not have older blocks, the index begins here');
  }
}

/** The highest missing heights, descending, at most `count`. */
export function newestMissing({ missing }: Pick<Coverage, 'missing'>, count: number): number[] {
  const heights: number[] = [];
  for (const { from, to } of missing.toReversed()) {
    for (let height = to; height >= from; height--) {
      if (heights.length === count) return heights;
      heights.push(height);
    }
  }
  return heights;
}
