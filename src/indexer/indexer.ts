/**
 * Follows the node's head. Every announced block is fetched (unless the announcement carries it), decoded and written.
 * Only then does the head move, and listeners get the block, in order and without gaps. Requests to a node that is down
 * are retried for ever, with growing waits. `backfill.ts` fills gaps below the first head.
 *
 * Committed blocks are final, but a node may be rolled back: restored from an older snapshot, or a development chain
 * that reverts. This shows in a block that does not link to the stored one, in another hash of a stored height, or in a
 * lower head. Then the stored blocks that the node does not have are removed, with an error in the log, and read again.
 * The first process on the index that notices does this; the others lower their head, and announce the new blocks, too.
 *
 * A node may discard the results of blocks. Then only blocks that come whole with their announcement can be indexed:
 * the head continues with the next such block, and the log names the gap. Of a node that keeps results again, the head
 * skips the blocks that were made before.
 *
 * The header of the next block proves the results of the newest. A refuted block is removed, and read again until the
 * two agree (docs/internals/trust.md).
 */
import { ownWork } from '../caller/caller.js';
import type { Hash } from '../../generated/types.js';
import {
  FalseAnswer,
  HistoryPruned,
  MalformedAnswer,
  NodeUnavailable,
  ResultsDiscarded,
} from '../chain/chainErrors.js';
import type { BlockListener, IndexStatus } from '../chain/blocks.js';
import type { HeadSource, Node, NodeStatus } from '../chain/node.js';
import { aborted } from '../concurrency/abortable.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import { pause, type BackoffOptions } from '../concurrency/backoff.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import type { Logger } from '../observe/logger.js';
import { EncodedBlockReader } from '../store/encodedBlockReader.js';
import { BlocksDoNotLink, StoreWriteFailed } from '../store/storeErrors.js';
import type { BlockStore, EncodedBlock } from '../store/store.js';
import { BlockEvents } from './blockEvents.js';
import type { BlockReader } from './blockReader.js';
import type { Coverage } from './coverage.js';
import { Announcements } from './following/announcements.js';
import type { Complaints, Trouble } from './proof/complaints.js';
import { compareHeight, findFork, lowestAbove, type FindDifference } from './findFork.js';
import { ReadAhead } from './readAhead.js';
import { ChainBeginning } from './following/chainBeginning.js';
import { LostResults } from './following/lostResults.js';
import { Removals } from './following/removals.js';
import { Retries } from './following/retries.js';
import type { UnstoredBlocks } from './unstoredBlocks.js';

/** What the indexer works with. */
export interface IndexerParts {
  store: BlockStore;
  coverage: Coverage;
  reader: BlockReader;
  node: Pick<Node, 'committedBlock' | 'initialHeight' | 'provenResults' | 'status'>;
  heads: HeadSource;
  /** Default: events of its own. */
  events?: BlockEvents;
  unstored: UnstoredBlocks;
  complaints: Complaints;
  /** Called with a stored block before it becomes the head, which waits for it. */
  beforeHead?: (block: { number: number; hash: Hash }) => Awaitable<void>;
  log: Logger;
}

/** How the indexer follows the head. */
export interface IndexerOptions {
  /** A start that is further behind begins at the node's head; the back-fill fills the gap. Default: 1,000 blocks. */
  maxCatchUp?: number;
  /** Milliseconds after which a lower head must still be seen: one of several nodes may lag. Default: 2,000. */
  rollbackConfirmMs?: number;
  retry?: BackoffOptions;
  /** Log level for removed blocks: a development chain is rolled back routinely. Default: error. */
  rollbackLevel?: 'error' | 'debug';
}

const DEFAULTS = {
  maxCatchUp: 1_000,
  rollbackConfirmMs: 2_000,
  rollbackLevel: 'error' as const,
};
/** Blocks read at a time, with the next one to write. */
const FETCH_AHEAD = 8;

/** The only writer of the head. */
export class Indexer implements IndexStatus {
  readonly #options: Required<Omit<IndexerOptions, 'retry'>>;
  readonly #announcements = new Announcements();
  readonly #removals = new Removals();
  readonly #stopping = new AbortController();
  readonly #own = ownWork(this.#stopping.signal);
  readonly #retries: Retries;
  /** The height to write next: head + 1, or more after a gap. */
  #next = 1;
  /** A height whose results the next header refuted. It is stored again only when they are proven. */
  #refuted = 0;
  /** Whether the rollback is already logged. */
  #toldRollback = false;
  readonly #beginning: ChainBeginning;
  readonly #lost: LostResults;
  #ready: Promise<void> = Promise.resolve();
  #running: Promise<void> = Promise.resolve();
  readonly #parts: IndexerParts;
  readonly #events: BlockEvents;

  constructor({ retry, ...options }: IndexerOptions, parts: IndexerParts) {
    this.#parts = parts;
    this.#events = parts.events ?? new BlockEvents(parts.log);
    this.#options = { ...DEFAULTS, ...options };
    this.#retries = new Retries(retry, parts.log, this.#own);
    this.#lost = new LostResults(parts);
    this.#beginning = new ChainBeginning(parts, this.#own);
  }

  /** Serves the stored blocks at once, and follows the node when `reached` resolves: then the node is of this chain. */
  async start(reached: Promise<void> = Promise.resolve()): Promise<void> {
    const { coverage, heads } = this.#parts;
    await coverage.serveStored();
    const { signal } = this.#stopping;
    this.#ready = Promise.race([reached, aborted(this.#stopping.signal)]).then(async () => {
      if (signal.aborted) return;
      heads.start((height, announced) => this.#announcements.announce(height, announced, coverage.head));
      await this.#retries.run('comparing the index with the node', () => this.#align());
    });
    this.#running = this.#ready.then(() => this.#follow());
  }

  /** Resolves when the node was reached and the index was compared with it. */
  ready(): Promise<void> {
    return this.#ready;
  }

  /** Resolves at the first failure, after which the work is retried. */
  failed(): Promise<void> {
    return this.#retries.failed();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#parts.reader.stop();
    this.#announcements.wake();
    await this.#parts.heads.stop();
    await this.#running;
    await this.#beginning.reading();
  }

  indexed(): { from: number; to: number } | null {
    return this.#parts.coverage.indexed;
  }

  onBlock(listener: BlockListener): () => void {
    return this.#events.blocks.add(listener);
  }

  onRemoved(listener: (from: number) => void): () => void {
    return this.#events.removals.add(listener);
  }

  /** A false block of the node; null for none. */
  trouble(): Trouble | null {
    return this.#parts.complaints.trouble();
  }

  /** Why no further block can be indexed although the node responds; else null. */
  obstacle(): string | null {
    return this.#lost.obstacle;
  }

  /** While it is true, the back-fill waits. */
  isCatchingUp(): boolean {
    return this.#announcements.highest >= this.#next;
  }

  /** Called when the node has pruned a block. */
  async refreshEarliest(): Promise<void> {
    await this.#beginning.note(await this.#parts.node.status(this.#own));
  }

  /** Called when two blocks did not link. Rejects with FalseAnswer when the node has all stored blocks. */
  async repair({ height, neighbour }: BlocksDoNotLink): Promise<void> {
    if (await this.#removals.shared(() => this.#removeFork(Infinity))) return;
    const error = new FalseAnswer(height, `it does not link to block ${neighbour}`);
    this.#parts.complaints.report(error);
    this.#announcements.forget(height);
    throw error;
  }

  /** Runs a task that rolls a development chain back, then calls `wentBackTo` or `startOver`. */
  goingBack<T>(task: () => Promise<T>): Promise<T> {
    return this.#removals.goingBack(task);
  }

  /**
   * Removes the blocks above `nodeHead`, after a development chain was rolled back. Those below are compared with the
   * node's, unless the chain has kept them (`keptOthers`).
   */
  async wentBackTo(nodeHead: number, keptOthers = false): Promise<void> {
    const find = keptOthers ? lowestAbove : findFork;
    await this.#removals.next(() => this.#removeFork(nodeHead, find));
  }

  async startOver(): Promise<void> {
    await this.#removals.next(() => this.#removeAll());
  }

  async #follow(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#announcements.waitFor(this.#next);
      await this.#retries.run('following the head', () => this.#catchUp());
    }
  }

  /** Compares the highest stored block with the node's, and chooses where to begin. */
  async #align(): Promise<void> {
    const { coverage, node, store } = this.#parts;
    this.#announcements.clear();
    const status = await node.status(this.#own);
    await this.#beginning.note(status);
    const top = coverage.head;
    if (top > status.latestHeight) await this.#confirmLowerHead(status);
    else if (top > 0 && (await compareHeight(store, node, top, this.#own))?.node) await this.#removeFork(Infinity);
    await this.#continueFrom(status);
  }

  /** Continues after the highest stored block, or at the node's head when that is far above. */
  async #continueFrom(status: NodeStatus): Promise<void> {
    const { earliestHeight, latestHeight } = status;
    const { head } = this.#parts.coverage;
    this.#announcements.raise(latestHeight);
    this.#lost.forgetGap();
    this.#next = Math.max(head + 1, earliestHeight);
    if (head > 0 && latestHeight - head <= this.#options.maxCatchUp) return;
    try {
      await this.#beginAt(latestHeight);
    } catch (error) {
      if (!(error instanceof ResultsDiscarded)) throw error;
      this.#lost.note(error, status);
      if (head === 0) await this.#beginAbove(latestHeight);
      // The back-fill finds what can be read below.
      else if (error.keepsOthers) this.#next = latestHeight + 1;
    }
  }

  /** Begins with the first higher block that is announced whole, or whose results the node keeps again. */
  async #beginAbove(height: number): Promise<void> {
    const { coverage, reader } = this.#parts;
    let asked = height;
    while (!this.#stopping.signal.aborted) {
      const announced = this.#announcements.lowestCommitted(1);
      const next = announced ?? this.#announcements.highest;
      if (announced === null && next <= asked) {
        await this.#announcements.anyChange();
        continue;
      }
      asked = next;
      const block = await reader.read(next, 'head', this.#announcements.committed(next)).catch(orDiscarded);
      if (block instanceof ResultsDiscarded) continue;
      if (block === null) {
        // The announcement came before the block can be fetched.
        await this.#retries.wait();
        asked = next - 1;
        continue;
      }
      // Without an announced block, the node must keep results.
      if (coverage.discards && announced !== null) coverage.noteDiscards(next - 1);
      else if (coverage.discards) coverage.noteKeeps();
      this.#next = next;
      await this.#append([block]);
      return;
    }
  }

  /** Tries two heights, because the status may be one block ahead of what can be fetched. */
  async #beginAt(latestHeight: number): Promise<void> {
    for (const height of [latestHeight, latestHeight - 1]) {
      if (height < 1) return;
      const block = await this.#parts.reader.read(height, 'head');
      if (block === null) continue;
      await this.#append([block]);
      return;
    }
    throw new NodeUnavailable(`it does not answer block ${latestHeight}, its newest`);
  }

  async #catchUp(): Promise<void> {
    await this.#removals.wentBack();
    const repeated = this.#announcements.takeRepeated();
    if (repeated !== null) await this.#checkRepeated(repeated);
    const reads = new ReadAhead((height) =>
      this.#parts.reader.read(height, 'head', this.#announcements.committed(height)),
    );
    while (this.#next <= this.#announcements.highest && !this.#stopping.signal.aborted) {
      const height = this.#next;
      reads.start(height, Math.min(this.#announcements.highest, height + FETCH_AHEAD - 1));
      const block = await reads.take(height).catch((error: unknown) => this.#skipLost(error));
      await this.#removals.settled();
      if (block === 'skipped') continue;
      if (block === 'waited') return;
      if (height !== this.#next) return;
      if (block === null) return this.#waitForBlock();
      if (height === this.#refuted && !(await this.#parts.reader.prove(block))) return this.#waitForBlock();
      if (!(await this.#append(reads.takeFinished(block)))) return;
      this.#retries.succeeded();
    }
  }

  /** The announcement came before the block can be fetched, another node lags, or the announcement is false. */
  async #waitForBlock(): Promise<void> {
    const announced = this.#announcements.highest;
    await this.#retries.wait();
    const { latestHeight } = await this.#parts.node.status(this.#own);
    this.#announcements.lower(announced, latestHeight);
  }

  /** Writes the next blocks, then moves the head block by block. False when it went down instead. */
  async #append(blocks: EncodedBlock[]): Promise<boolean> {
    const { coverage } = this.#parts;
    const removed = await coverage.removedByOthers();
    if (removed !== null) {
      await this.#followRemoval(removed);
      return false;
    }
    const { generation } = coverage;
    try {
      await coverage.add(blocks);
      // Both the write and the listeners take time.
      if (sliceIsOver()) await nextSlice();
    } catch (error) {
      if (error instanceof StoreWriteFailed) {
        this.#parts.unstored.keep(blocks, error);
        for (const block of blocks) this.#advance(block, null, generation);
        return true;
      }
      if (error instanceof FalseAnswer) {
        await this.#refute(error);
        return false;
      }
      if (!(error instanceof BlocksDoNotLink)) throw error;
      await this.repair(error);
      return false;
    }
    for (const block of blocks) {
      const { number, hash } = block.summary;
      const { beforeHead } = this.#parts;
      if (beforeHead !== undefined) await beforeHead({ number, hash });
      // The chain may have gone back meanwhile.
      if (coverage.generation !== generation) return false;
      this.#advance(block, hash, generation);
    }
    return true;
  }

  /** Removes the block whose results the next header refutes. Both are then read again. */
  async #refute(error: FalseAnswer): Promise<void> {
    const { coverage, complaints } = this.#parts;
    const { height } = error;
    complaints.report(error);
    this.#announcements.forget(height);
    this.#refuted = height;
    if (coverage.head >= height) {
      await this.#remove(height);
      this.#events.removals.call(height);
    }
    this.#next = height;
  }

  /** Serves only blocks up to `highest`. Returns the number of removed blocks. */
  async #remove(from: number, highest = from - 1): Promise<number> {
    const { coverage } = this.#parts;
    await coverage.serveStored(highest);
    const removed = await coverage.removeFrom(from);
    await coverage.serveStored(highest);
    return removed;
  }

  /** `hash` is null when the block could not be stored. */
  #advance(block: EncodedBlock, hash: Hash | null, generation: number): void {
    const { number } = block.summary;
    this.#parts.coverage.setHead(number, hash);
    this.#lost.indexed(number);
    this.#next = number + 1;
    this.#toldRollback = false;
    this.#announcements.dropUpTo(number);
    this.#events.blocks.call(number, new EncodedBlockReader(block), generation);
  }

  /** Continues at the next block that the node has, when it has lost the next one. */
  async #skipLost(error: unknown): Promise<'skipped' | 'waited'> {
    if (error instanceof ResultsDiscarded) return this.#skipDiscarded(error);
    if (error instanceof FalseAnswer || error instanceof MalformedAnswer) this.#announcements.dropUndecoded(this.#next);
    if (!(error instanceof HistoryPruned)) throw error;
    await this.refreshEarliest();
    const { nodeEarliest } = this.#parts.coverage;
    if (nodeEarliest <= this.#next) throw error;
    this.#parts.log.error(
      { from: this.#next, to: nodeEarliest - 1 },
      'the node pruned blocks before they were indexed',
    );
    this.#next = nodeEarliest;
    return 'skipped';
  }

  /** Continues at the next block whose content was announced. Announcements come in order. */
  async #skipDiscarded(error: ResultsDiscarded): Promise<'skipped' | 'waited'> {
    const { coverage, node } = this.#parts;
    if (error.keepsOthers) return this.#skipOne(error);
    const from = this.#next;
    const announced = this.#announcements.lowestCommitted(from);
    if (announced === null) {
      if (this.#lost.obstacle === null) this.#lost.note(error, await node.status(this.#own));
      if (this.#announcements.lowestCommitted(from) === null) await this.#announcements.anyChange();
      return 'waited';
    }
    // Its announcement came meanwhile.
    if (announced === from) return 'skipped';
    if (!(await this.#leaveOut(announced))) return 'waited';
    coverage.noteDiscards(announced - 1);
    return 'skipped';
  }

  /** Skips a block that was made while the node discarded results. */
  async #skipOne(error: ResultsDiscarded): Promise<'skipped' | 'waited'> {
    if (this.#lost.isDoubtful(error, this.#announcements.highest)) {
      await this.#retries.wait();
      return 'waited';
    }
    if (!(await this.#leaveOut(error.to + 1))) return 'waited';
    this.#parts.coverage.noteLost(error, true);
    return 'skipped';
  }

  /** Continues with block `next`. False when the header after the head, which is now below a gap, refutes it. */
  async #leaveOut(next: number): Promise<boolean> {
    const { coverage, reader, store, complaints } = this.#parts;
    // No stored header will prove the results of the block below the gap.
    const summary = this.#lost.isInGap ? undefined : await store.summary(coverage.head);
    try {
      if (summary !== undefined) await reader.prove({ summary });
    } catch (error) {
      if (!(error instanceof FalseAnswer) || error.height !== coverage.head) throw error;
      await this.#refute(error);
      return false;
    }
    complaints.forgetBelow(next);
    this.#lost.leaveOut(this.#next);
    this.#next = next;
    return true;
  }

  /** Checks an announced height at or below the head: a repetition after a reconnect, or a rollback of the node. */
  async #checkRepeated(height: number): Promise<void> {
    const { coverage, node, store } = this.#parts;
    try {
      const removed = await coverage.removedByOthers();
      if (removed !== null) return await this.#followRemoval(removed);
      const isOther = Boolean((await compareHeight(store, node, height, this.#own))?.node);
      if (isOther) this.#tellRollback({ blockNumber: height }, 'the node announced another block of a stored height');
      else if (height >= coverage.head) return;
      const status = await node.status(this.#own);
      if (status.latestHeight < coverage.head) await this.#confirmLowerHead(status);
      else if (isOther) await this.#removals.shared(() => this.#removeFork(Infinity));
    } catch (error) {
      this.#announcements.announce(height, null, coverage.head);
      throw error;
    }
  }

  /** A node that lags will reach the stored height again. One whose head stays lower was rolled back. */
  async #confirmLowerHead(first: NodeStatus): Promise<void> {
    if (first.catchingUp) return;
    await pause(this.#options.rollbackConfirmMs, this.#stopping.signal);
    const { coverage, node, store } = this.#parts;
    const { latestHeight, catchingUp } = await node.status(this.#own);
    if (this.#stopping.signal.aborted || catchingUp || latestHeight >= coverage.head) return;
    // No hash covers the status, but a node that still has the head's block was not rolled back.
    if ((await compareHeight(store, node, coverage.head, this.#own)) === null) return;
    this.#tellRollback({ latestHeight, head: coverage.head }, 'the node was rolled back below the index');
    await this.#removals.shared(() => this.#removeFork(latestHeight));
  }

  /** Logs a rollback once, however often its removal is retried. */
  #tellRollback(fields: object, message: string): void {
    if (!this.#toldRollback) this.#parts.log[this.#options.rollbackLevel](fields, message);
    this.#toldRollback = true;
  }

  async #removeAll(): Promise<boolean> {
    const { coverage, node } = this.#parts;
    this.#announcements.clear();
    const [lowest] = await coverage.refresh();
    const from = lowest?.from ?? 0;
    await this.#remove(from, 0);
    this.#beginning.forget();
    this.#events.removals.call(from);
    const status = await node.status(this.#own);
    await this.#beginning.note(status);
    await this.#continueFrom(status);
    return true;
  }

  /** False when the node has all stored blocks. */
  async #removeFork(nodeHead: number, find: FindDifference = findFork): Promise<boolean> {
    const { coverage, node, store, log } = this.#parts;
    this.#announcements.clear();
    const fork = await find(store, node, nodeHead, this.#own);
    const removedByOthers = await coverage.removedByOthers();
    if (fork === null && removedByOthers !== null) {
      await this.#followRemoval(removedByOthers);
      return true;
    }
    if (fork === null) {
      log.debug({}, 'every stored block is the node’s; reading the new one again');
    } else {
      log[this.#options.rollbackLevel](
        { ...fork },
        'the node has other blocks than the index: removing the stored ones',
      );
      // When a chain starts over, filters must see its blocks below the stored ones, too.
      const from = Math.min(fork.height, nodeHead + 1);
      const lowest = Math.min(from, removedByOthers ?? from);
      const removed = await this.#remove(from, lowest - 1);
      this.#events.removals.call(lowest);
      log[this.#options.rollbackLevel]({ from, removed }, 'stored blocks are removed; reading the node’s');
    }
    // The status covers what was announced until now.
    this.#announcements.takeRepeated();
    await this.#continueFrom(await node.status(this.#own));
    return fork !== null;
  }

  /** Lowers the head after another process removed blocks. Then the new blocks are read and announced. */
  async #followRemoval(from: number): Promise<void> {
    const { coverage, node, log } = this.#parts;
    log[this.#options.rollbackLevel]({ from }, 'another process removed stored blocks; reading the node’s');
    this.#announcements.clear();
    await coverage.serveStored(from - 1);
    this.#next = coverage.head + 1;
    try {
      await this.#continueFrom(await node.status(this.#own));
    } finally {
      // Not earlier: the same blocks may be read again.
      this.#events.removals.call(from);
    }
  }
}

function orDiscarded(error: unknown): ResultsDiscarded {
  if (error instanceof ResultsDiscarded) return error;
  throw error;
}
