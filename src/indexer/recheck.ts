/**
 * Completes blocks that an older release has written. It left out transactions whose execution failed after they had
 * paid, and nothing that it stored tells whether a block has one. So every such block is compared with the node, newest
 * first and behind all other reads: twenty blocks take one question, and only those with transactions are fetched.
 *
 * What is left to check is stored, so a restart goes on where the last run ended. Until a block is checked, it is
 * served as it is stored, and a transaction that the index lacks is looked up at the node. Blocks that the node has
 * pruned stay as they are stored; the node is not asked for their transactions.
 */
import { ownWork } from '../caller/caller.js';
import { FalseAnswer, HistoryPruned, isHistoryLost, orLost, type ResultsDiscarded } from '../chain/errors.js';
import type { Node } from '../chain/node.js';
import { Backoff, pause, type BackoffOptions } from '../concurrency/backoff.js';
import type { Logger } from '../observe/logger.js';
import { BlocksDoNotLink } from '../store/errors.js';
import { countHeights, type HeightRange } from '../store/heightRanges.js';
import type { BlockStore, EncodedBlock } from '../store/store.js';
import type { BlockReader } from './blockReader.js';
import { isComplained, type Complaints } from './proof/complaints.js';
import type { Coverage } from './coverage.js';

/** What the check works with. */
export interface RecheckParts {
  store: Pick<BlockStore, 'summary'>;
  coverage: Pick<Coverage, 'head' | 'unchecked' | 'add' | 'setChecked' | 'setUncheckable'>;
  reader: Pick<BlockReader, 'fetch' | 'encode' | 'proveBelow'>;
  node: Pick<Node, 'txCounts'>;
  indexer: { isCatchingUp(): boolean; repair(error: BlocksDoNotLink): Promise<void> };
  complaints: Pick<Complaints, 'report'>;
  log: Logger;
}

/** How the check works. */
export interface RecheckOptions {
  /** Milliseconds between two checks whether the head still catches up. Default: 50. */
  yieldMs?: number;
  /** Waits after failures. */
  retry?: BackoffOptions;
}

const DEFAULTS = { yieldMs: 50, retry: { first: 250, longest: 10_000 } };

/** Blocks that are checked together: as many as the node lists in one answer. */
const BATCH_BLOCKS = 20;

/** Started beside the indexer. Ends when every block is checked, or when the node has pruned what is left. */
export class Recheck {
  readonly #options: Required<RecheckOptions>;
  readonly #parts: RecheckParts;
  readonly #stopping = new AbortController();
  /** What is asked of the node ends when this does. */
  readonly #own = ownWork(this.#stopping.signal);
  readonly #backoff: Backoff;
  #running: Promise<void> = Promise.resolve();

  constructor(options: RecheckOptions, parts: RecheckParts) {
    this.#parts = parts;
    this.#options = { ...DEFAULTS, ...options };
    this.#backoff = new Backoff(this.#options.retry);
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  /** Resolves when the check has ended. */
  ended(): Promise<void> {
    return this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    const { coverage, indexer, log } = this.#parts;
    const total = countHeights(coverage.unchecked);
    if (total === 0) return;
    log.info({ blocks: total }, 'comparing blocks of an older release with the node');
    while (!signal.aborted) {
      const range = newest(coverage.unchecked);
      if (range === null) {
        log.info({ blocks: total }, 'the blocks of an older release are complete');
        return;
      }
      if (indexer.isCatchingUp()) await pause(this.#options.yieldMs, this.#stopping.signal);
      else if (!(await this.#attempt(range))) return;
    }
  }

  /** False when the node has pruned a block of the range. */
  async #attempt(range: HeightRange): Promise<boolean> {
    const { coverage, log } = this.#parts;
    try {
      await this.#check(range);
      this.#backoff.reset();
    } catch (error) {
      if (this.#stopping.signal.aborted) return true;
      if (isHistoryLost(error)) {
        // The newest blocks come first, so all that is left is as old or older. A node that did not keep results still
        // knows which transactions there are.
        if (error instanceof HistoryPruned) coverage.setUncheckable(error.height);
        const unchecked = coverage.unchecked;
        log.warn(
          { err: error, unchecked },
          'the node has not all blocks of an older release any more: transactions in them that failed after they had paid stay hidden',
        );
        return false;
      }
      // The reader has complained about a false block already.
      log[isComplained(error) ? 'debug' : 'warn'](
        { err: error, ...range },
        'checking blocks of an older release failed, trying again',
      );
      await this.#backoff.wait(this.#stopping.signal);
    }
    return true;
  }

  async #check({ from, to }: HeightRange): Promise<void> {
    const { coverage, node, indexer } = this.#parts;
    const counts = await node.txCounts(from, to, this.#own).catch((error: unknown) => {
      if (isComplained(error)) this.#complain(error, { from, to });
      throw error;
    });
    const changed: EncodedBlock[] = [];
    let pruned: HistoryPruned | ResultsDiscarded | null = null;
    let height = to;
    for (; height >= from && pruned === null; height--) {
      if (this.#stopping.signal.aborted) return;
      const block = counts?.get(height) === 0 ? null : await this.#reread(height).catch(orLost);
      if (isHistoryLost(block)) pruned = block;
      else if (block !== null) changed.push(block);
    }
    try {
      await coverage.add(changed.reverse());
    } catch (error) {
      if (!(error instanceof BlocksDoNotLink)) throw error;
      await indexer.repair(error);
      return;
    }
    await coverage.setChecked({ from: pruned === null ? from : height + 2, to });
    if (pruned !== null) throw pruned;
  }

  /** A false list may name any height. The complaint is about one of those asked for, which end it when they fit. */
  #complain(error: Error, { from, to }: HeightRange): void {
    const { height, reason } = error instanceof FalseAnswer ? error : { height: to, reason: error.message };
    const isAsked = from <= height && height <= to;
    this.#parts.complaints.report({ height: isAsked ? height : to, reason });
  }

  /** The block as it decodes now; null when all its transactions succeeded, or when another block is stored now. */
  async #reread(height: number): Promise<EncodedBlock | null> {
    const { coverage, reader, store } = this.#parts;
    const fetched = await reader.fetch(height, 'backfill');
    if (fetched === null || fetched.committed.results.txResults.every(({ abciCode }) => abciCode === 0)) return null;
    await new Promise(setImmediate);
    const block = await reader.encode(fetched, 'backfill');
    await reader.proveBelow(coverage.head, block);
    return (await store.summary(height))?.hash === block.summary.hash ? block : null;
  }
}

/** The highest heights, as many as are checked together. */
function newest(ranges: readonly HeightRange[]): HeightRange | null {
  const last = ranges.at(-1);
  return last === undefined ? null : { from: Math.max(last.from, last.to - BATCH_BLOCKS + 1), to: last.to };
}
