/**
 * Follows the node's head. Every announced block is fetched (unless the announcement carries it), decoded and written.
 * Only then does the head move and do listeners hear of the block, in order and without gaps. A node that is down is
 * asked again for ever, with growing waits. Below the first head there may be gaps, which `backfill.ts` fills.
 *
 * Committed blocks are final. But a node may be rolled back: restored from an older snapshot, or a development chain
 * that reverts. This shows in a block that does not link to the stored one, in another hash of a stored height, or in a
 * lower head. Then the stored blocks that the node does not have are removed, with an error in the log, and read again.
 * The first process on the index that notices does this; the others lower their head, and announce the new blocks, too.
 */
import type { Hash } from '../../generated/types.js';
import { HistoryPruned, NodeUnavailable } from '../chain/errors.js';
import type { IndexStatus } from '../chain/indexStatus.js';
import type { HeadSource, Node, NodeStatus } from '../chain/node.js';
import type { Logger } from '../observe/logger.js';
import { BlocksDoNotLink, StoreWriteFailed } from '../store/errors.js';
import type { BlockStore, EncodedBlock } from '../store/store.js';
import { Announcements } from './announcements.js';
import { Backoff, pause } from '../concurrency/backoff.js';
import type { BlockReader } from './blockReader.js';
import type { Coverage } from './coverage.js';
import { compareHeight, findFork, lowestAbove, type FindDifference } from './findFork.js';
import { INDEXER_DEFAULTS, type IndexerOptions } from './indexerOptions.js';
import { ReadAhead } from './readAhead.js';
import type { UnstoredBlocks } from './unstoredBlocks.js';

/** What the indexer works with. */
export interface IndexerParts {
  store: BlockStore;
  coverage: Coverage;
  reader: BlockReader;
  node: Pick<Node, 'committedBlock' | 'status'>;
  heads: HeadSource;
  unstored: UnstoredBlocks;
  log: Logger;
}

/** The only writer of the head. */
export class Indexer implements IndexStatus {
  readonly #options: Required<IndexerOptions>;
  readonly #announcements = new Announcements();
  readonly #listeners = new Set<(blockNumber: number) => void>();
  readonly #removalListeners = new Set<() => void>();
  readonly #stopping = new AbortController();
  readonly #backoff: Backoff;
  /** The height to write next: head + 1, or more when the node has pruned the blocks between. */
  #next = 1;
  #repairing: Promise<void> | null = null;
  #goingBack: Promise<unknown> | null = null;
  #ready: Promise<void> = Promise.resolve();
  #running: Promise<void> = Promise.resolve();
  readonly #parts: IndexerParts;

  constructor(options: IndexerOptions, parts: IndexerParts) {
    this.#parts = parts;
    this.#options = { ...INDEXER_DEFAULTS, ...options };
    this.#backoff = new Backoff(this.#options.retry);
  }

  /** Serves the stored blocks at once, and begins to follow the node. */
  async start(): Promise<void> {
    const { coverage, heads } = this.#parts;
    await coverage.serveStored();
    heads.start((height, committed) => this.#announcements.announce(height, committed, coverage.head));
    this.#ready = this.#retry('comparing the index with the node', () => this.#align());
    this.#running = this.#ready.then(() => this.#follow());
  }

  /** Resolves when the node was reached and its blocks were compared with the stored ones. */
  ready(): Promise<void> {
    return this.#ready;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#parts.reader.stop();
    this.#announcements.wake();
    await this.#parts.heads.stop();
    await this.#running;
  }

  indexed(): { from: number; to: number } | null {
    return this.#parts.coverage.indexed;
  }

  onBlock(listener: (blockNumber: number) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  onRemoved(listener: () => void): () => void {
    this.#removalListeners.add(listener);
    return () => void this.#removalListeners.delete(listener);
  }

  /** True while announced blocks are not written yet; the back-fill waits then. */
  isCatchingUp(): boolean {
    return this.#announcements.highest >= this.#next;
  }

  /** Reads the node's lowest height again, after it answered that a block is pruned. */
  async refreshEarliest(): Promise<void> {
    this.#parts.coverage.setNodeEarliest((await this.#parts.node.status(this.#stopping.signal)).earliestHeight);
  }

  /**
   * Removes the stored blocks that the node does not have, after two blocks did not link. Concurrent calls share one
   * repair.
   */
  repair(): Promise<void> {
    this.#repairing ??= this.#removeFork(Infinity).finally(() => (this.#repairing = null));
    return this.#repairing;
  }

  /**
   * Runs a task that sets a development chain back and then calls `wentBackTo` or `startOver`. Meanwhile no announced
   * block is looked at: the task knows better what became of the chain.
   */
  async goingBack<T>(task: () => Promise<T>): Promise<T> {
    const running = task();
    const ended = running.then(
      () => undefined,
      () => undefined,
    );
    this.#goingBack = ended;
    try {
      return await running;
    } finally {
      if (this.#goingBack === ended) this.#goingBack = null;
    }
  }

  /**
   * Removes the blocks above `nodeHead`, after a development chain reported that it went back. Those below are compared
   * with the node's unless the chain has kept them (`keptOthers`).
   */
  async wentBackTo(nodeHead: number, keptOthers = false): Promise<void> {
    // One removal at a time: the rollback may have been noticed in another way, too.
    while (this.#repairing !== null) await this.#repairing;
    const find = keptOthers ? lowestAbove : findFork;
    this.#repairing = this.#removeFork(nodeHead, find).finally(() => (this.#repairing = null));
    await this.#repairing;
  }

  /** Removes all stored blocks, after a development chain became another chain. */
  async startOver(): Promise<void> {
    while (this.#repairing !== null) await this.#repairing;
    this.#repairing = this.#removeAll().finally(() => (this.#repairing = null));
    await this.#repairing;
  }

  async #follow(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#announcements.waitFor(this.#next);
      await this.#retry('following the head', () => this.#catchUp());
    }
  }

  async #retry(what: string, action: () => Promise<void>): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        await action();
        this.#backoff.reset();
        return;
      } catch (error) {
        if (this.#stopping.signal.aborted) return;
        this.#parts.log.warn({ err: error }, `${what} failed, trying again`);
        await this.#backoff.wait(this.#stopping.signal);
      }
    }
  }

  /** Compares the highest stored block with the node's, and chooses where to begin. */
  async #align(): Promise<void> {
    const { coverage, node, store } = this.#parts;
    this.#announcements.clear();
    const status = await node.status(this.#stopping.signal);
    coverage.setNodeEarliest(status.earliestHeight);
    const top = coverage.head;
    if (top > status.latestHeight) await this.#confirmLowerHead(status);
    else if (top > 0 && (await compareHeight(store, node, top, this.#stopping.signal))?.node)
      await this.#removeFork(Infinity);
    await this.#continueFrom(status);
  }

  /** Continues after the highest stored block, or at the node's head when that is far away. */
  async #continueFrom({ earliestHeight, latestHeight }: NodeStatus): Promise<void> {
    const { head } = this.#parts.coverage;
    this.#announcements.raise(latestHeight);
    this.#next = Math.max(head + 1, earliestHeight);
    if (head === 0 || latestHeight - head > this.#options.maxCatchUp) await this.#beginAt(latestHeight);
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
    await this.#goingBack;
    const repeated = this.#announcements.takeRepeated();
    if (repeated !== null) await this.#checkRepeated(repeated);
    const reads = new ReadAhead((height) =>
      this.#parts.reader.read(height, 'head', this.#announcements.committed(height)),
    );
    while (this.#next <= this.#announcements.highest && !this.#stopping.signal.aborted) {
      const height = this.#next;
      reads.start(height, Math.min(this.#announcements.highest, height + this.#options.fetchAhead - 1));
      const block = await reads.take(height).catch((error: unknown) => this.#skipPruned(error));
      await this.#repairing;
      if (block === 'skipped') continue;
      if (height !== this.#next) return;
      if (block === null) {
        // The announcement came before the block can be fetched, or another node behind the same address lags.
        await this.#backoff.wait(this.#stopping.signal);
        return;
      }
      if (!(await this.#append([block, ...reads.takeFinished(height + 1)]))) return;
      this.#backoff.reset();
    }
  }

  /**
   * Writes the next blocks, then moves the head and calls the listeners, block by block. False when the head went down
   * instead.
   */
  async #append(blocks: EncodedBlock[]): Promise<boolean> {
    const { coverage, log } = this.#parts;
    const removed = await coverage.removedByOthers();
    if (removed !== null) {
      await this.#followRemoval(removed);
      return false;
    }
    try {
      await coverage.add(blocks);
    } catch (error) {
      if (error instanceof StoreWriteFailed) {
        this.#parts.unstored.keep(blocks, error);
        for (const { summary } of blocks) this.#advance(summary, null);
        return true;
      }
      if (!(error instanceof BlocksDoNotLink)) throw error;
      log.error({ blockNumber: error.height, neighbour: error.neighbour }, 'a new block does not link to the index');
      await this.repair();
      return false;
    }
    for (const { summary } of blocks) this.#advance(summary, summary.hash);
    return true;
  }

  /** `hash` is null when the block could not be stored. */
  #advance({ number }: EncodedBlock['summary'], hash: Hash | null): void {
    this.#parts.coverage.setHead(number, hash);
    this.#next = number + 1;
    this.#announcements.dropUpTo(number);
    for (const listener of this.#listeners) this.#notify(() => listener(number));
  }

  #notify(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.#parts.log.error({ err: error, blockNumber: this.#parts.coverage.head }, 'a listener of new blocks failed');
    }
  }

  #notifyOfRemoval(): void {
    for (const listener of this.#removalListeners) this.#notify(listener);
  }

  /** Continues at the node's earliest block when the node pruned the next one before it was read. */
  async #skipPruned(error: unknown): Promise<'skipped'> {
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

  /**
   * Checks an announced height at or below the head: a repetition after a reconnect, or a node that was rolled back.
   */
  async #checkRepeated(height: number): Promise<void> {
    const { coverage, node, store, log } = this.#parts;
    try {
      const removed = await coverage.removedByOthers();
      if (removed !== null) {
        await this.#followRemoval(removed);
      } else if ((await compareHeight(store, node, height, this.#stopping.signal))?.node) {
        log[this.#options.rollbackLevel](
          { blockNumber: height },
          'the node announced another block of a stored height',
        );
        await this.repair();
      } else if (height < coverage.head) {
        const status = await node.status(this.#stopping.signal);
        if (status.latestHeight < coverage.head) await this.#confirmLowerHead(status);
      }
    } catch (error) {
      this.#announcements.announce(height, null, coverage.head);
      throw error;
    }
  }

  /** A node that lags will reach the stored height again; one whose head stays lower was rolled back. */
  async #confirmLowerHead(first: NodeStatus): Promise<void> {
    if (first.catchingUp) return;
    await pause(this.#options.rollbackConfirmMs, this.#stopping.signal);
    const { latestHeight, catchingUp } = await this.#parts.node.status(this.#stopping.signal);
    if (this.#stopping.signal.aborted || catchingUp || latestHeight >= this.#parts.coverage.head) return;
    this.#parts.log[this.#options.rollbackLevel](
      { latestHeight, head: this.#parts.coverage.head },
      'the node was rolled back below the index',
    );
    await this.#removeFork(latestHeight);
  }

  async #removeAll(): Promise<void> {
    const { coverage, node } = this.#parts;
    this.#announcements.clear();
    const [lowest] = await coverage.refresh();
    await coverage.serveStored(0);
    await coverage.removeFrom(lowest?.from ?? 0);
    await coverage.serveStored(0);
    this.#notifyOfRemoval();
    const status = await node.status(this.#stopping.signal);
    coverage.setNodeEarliest(status.earliestHeight);
    await this.#continueFrom(status);
  }

  async #removeFork(nodeHead: number, find: FindDifference = findFork): Promise<void> {
    const { coverage, node, store, log } = this.#parts;
    this.#announcements.clear();
    const fork = await find(store, node, nodeHead, this.#stopping.signal);
    const removedByOthers = await coverage.removedByOthers();
    if (fork === null && removedByOthers !== null) {
      await this.#followRemoval(removedByOthers);
      return;
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
      const highest = Math.min(from, removedByOthers ?? from) - 1;
      await coverage.serveStored(highest);
      const removed = await coverage.removeFrom(from);
      await coverage.serveStored(highest);
      this.#notifyOfRemoval();
      log[this.#options.rollbackLevel]({ from, removed }, 'stored blocks are removed; reading the node’s');
    }
    // The status, which is asked now, covers what was announced until now.
    this.#announcements.takeRepeated();
    await this.#continueFrom(await node.status(this.#stopping.signal));
  }

  /**
   * Lowers the head after another process removed blocks from a height on; the new blocks are then read and announced.
   */
  async #followRemoval(from: number): Promise<void> {
    const { coverage, node, log } = this.#parts;
    log[this.#options.rollbackLevel]({ from }, 'another process removed stored blocks; reading the node’s');
    this.#announcements.clear();
    await coverage.serveStored(from - 1);
    this.#next = coverage.head + 1;
    try {
      await this.#continueFrom(await node.status(this.#stopping.signal));
    } finally {
      // Not before: the blocks may only have been lost, and are read again.
      this.#notifyOfRemoval();
    }
  }
}
