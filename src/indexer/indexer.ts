/**
 * Follows the node's head: every announced block is fetched where the announcement did not carry it, decoded, and written; only then the
 * head moves and listeners are told, in order and without gaps. A node that is down is asked again for ever, with growing waits.
 *
 * Committed blocks are final. A node that was set back (restored from an older snapshot, or a development chain that reverts) shows in a
 * block that does not link to the stored one, in another hash of a stored height, or in a lower head: then the stored blocks that the node
 * does not have are removed, loudly, and read again, by whichever process on the index is the first to see it; the head of the others goes
 * down with them, and they tell of the new blocks, too. Below the first head there may be gaps; `backfill.ts` fills them.
 */
import { HistoryPruned, NodeUnavailable } from '../chain/errors.js';
import type { IndexStatus } from '../chain/indexStatus.js';
import type { HeadSource, Node, NodeStatus } from '../chain/node.js';
import type { Logger } from '../observe/logger.js';
import { BlocksDoNotLink } from '../store/errors.js';
import type { BlockStore, EncodedBlock } from '../store/store.js';
import { Announcements } from './announcements.js';
import { Backoff, pause, type BackoffOptions } from '../concurrency/backoff.js';
import type { BlockReader } from './blockReader.js';
import type { Coverage } from './coverage.js';
import { compareHeight, findFork } from './findFork.js';

export interface IndexerParts {
  store: BlockStore;
  coverage: Coverage;
  reader: BlockReader;
  node: Pick<Node, 'committedBlock' | 'status'>;
  heads: HeadSource;
  log: Logger;
}

export interface IndexerOptions {
  /** Blocks fetched ahead of the one that is written next. */
  fetchAhead?: number;
  /** A start that is more blocks behind than this begins at the node's head and leaves the gap to back-fill. */
  maxCatchUp?: number;
  /** A lower head of the node is believed when seen twice, this many milliseconds apart: one of several nodes behind one address may lag. */
  rollbackConfirmMs?: number;
  retry?: BackoffOptions;
  /** Level at which removed blocks are told of: a development chain that is set back is nothing to wake a person for. */
  rollbackLevel?: 'error' | 'debug';
}

const DEFAULTS = {
  fetchAhead: 8,
  maxCatchUp: 1_000,
  rollbackConfirmMs: 2_000,
  retry: { first: 250, longest: 10_000 },
  rollbackLevel: 'error' as const,
};

/** A block that is being read ahead. */
interface Reading {
  block: Promise<EncodedBlock | null>;
  /** The block once it is there. */
  there: EncodedBlock | null;
}

export class Indexer implements IndexStatus {
  readonly #options: Required<IndexerOptions>;
  readonly #announcements = new Announcements();
  readonly #listeners = new Set<(blockNumber: number) => void>();
  readonly #stopping = new AbortController();
  readonly #backoff: Backoff;
  /** The height that is written next: head + 1, or more when the node has pruned what lies between. */
  #next = 1;
  #repairing: Promise<void> | null = null;
  #ready: Promise<void> = Promise.resolve();
  #running: Promise<void> = Promise.resolve();
  readonly #parts: IndexerParts;

  constructor(options: IndexerOptions, parts: IndexerParts) {
    this.#parts = parts;
    this.#options = { ...DEFAULTS, ...options };
    this.#backoff = new Backoff(this.#options.retry);
  }

  /** Serves what is stored at once, and begins to follow the node. */
  async start(): Promise<void> {
    const { coverage, heads } = this.#parts;
    await coverage.serveStored();
    heads.start((height, committed) => this.#announcements.announce(height, committed, coverage.head));
    this.#ready = this.#untilDone('comparing the index with the node', () => this.#align());
    this.#running = this.#ready.then(() => this.#follow());
  }

  /** Resolves when the node was reached once and its blocks compared with the stored ones: the head is the node's, or will follow it. */
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

  /** True while announced blocks are not written yet; back-fill waits then. */
  isCatchingUp(): boolean {
    return this.#announcements.highest >= this.#next;
  }

  /** Asks the node again for its lowest height, after it said that a block is pruned. */
  async refreshEarliest(): Promise<void> {
    this.#parts.coverage.setNodeEarliest((await this.#parts.node.status(this.#stopping.signal)).earliestHeight);
  }

  /** Removes the stored blocks that the node does not have, after two blocks did not link. Who asks meanwhile waits for the same repair. */
  repair(): Promise<void> {
    this.#repairing ??= this.#removeFork(Infinity).finally(() => (this.#repairing = null));
    return this.#repairing;
  }

  /** The node says that it went back to `nodeHead` (a development chain): removes what is stored above, and what differs below. */
  async wentBackTo(nodeHead: number): Promise<void> {
    // One removal at a time: the same news may have come by another way.
    while (this.#repairing !== null) await this.#repairing;
    this.#repairing = this.#removeFork(nodeHead).finally(() => (this.#repairing = null));
    await this.#repairing;
  }

  async #follow(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#announcements.waitFor(this.#next);
      await this.#untilDone('following the head', () => this.#catchUp());
    }
  }

  async #untilDone(what: string, action: () => Promise<void>): Promise<void> {
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
    this.#announcements.restart();
    const status = await node.status(this.#stopping.signal);
    coverage.setNodeEarliest(status.earliestHeight);
    const top = coverage.head;
    if (top > status.latestHeight) await this.#believeLowerHead(status);
    else if (top > 0 && (await compareHeight(store, node, top, this.#stopping.signal))?.node)
      await this.#removeFork(Infinity);
    await this.#settle(status);
  }

  /** Goes on after the highest stored block, or at the node's head when that is far away. */
  async #settle({ earliestHeight, latestHeight }: NodeStatus): Promise<void> {
    const { head } = this.#parts.coverage;
    this.#announcements.raise(latestHeight);
    this.#next = Math.max(head + 1, earliestHeight);
    if (head === 0 || latestHeight - head > this.#options.maxCatchUp) await this.#beginAt(latestHeight);
  }

  /** The status may be one block ahead of what can be fetched. */
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
    const repeated = this.#announcements.takeRepeated();
    if (repeated !== null) await this.#examine(repeated);
    const reads = new Map<number, Reading>();
    while (this.#next <= this.#announcements.highest && !this.#stopping.signal.aborted) {
      this.#readAhead(reads);
      const height = this.#next;
      const reading = reads.get(height)!;
      reads.delete(height);
      const block = await reading.block.catch((error: unknown) => this.#skipPruned(error));
      await this.#repairing;
      if (block === 'skipped') continue;
      if (height !== this.#next) return;
      if (block === null) {
        // Announced a moment before it can be fetched (a status that runs ahead), or a node behind the same address that lags.
        await this.#backoff.wait(this.#stopping.signal);
        return;
      }
      if (!(await this.#append([block, ...takeThere(reads, height + 1)]))) return;
      this.#backoff.reset();
    }
  }

  #readAhead(reads: Map<number, Reading>): void {
    const last = Math.min(this.#announcements.highest, this.#next + this.#options.fetchAhead - 1);
    for (let height = this.#next; height <= last; height++) {
      if (reads.has(height)) continue;
      const block = this.#parts.reader.read(height, 'head', this.#announcements.committed(height));
      const reading: Reading = { block, there: null };
      // A failure is dealt with when it is this block's turn, or never when an earlier one fails.
      block.then(
        (there) => (reading.there = there),
        () => undefined,
      );
      reads.set(height, reading);
    }
  }

  /** Writes the next blocks, then moves the head and tells, block by block. False when the head had to go down instead. */
  async #append(blocks: EncodedBlock[]): Promise<boolean> {
    const { coverage, log } = this.#parts;
    const removed = await coverage.removedBeside();
    if (removed !== null) {
      await this.#followRemoval(removed);
      return false;
    }
    try {
      await coverage.add(blocks);
    } catch (error) {
      if (!(error instanceof BlocksDoNotLink)) throw error;
      log.error({ blockNumber: error.height, neighbour: error.neighbour }, 'a new block does not link to the index');
      await this.repair();
      return false;
    }
    for (const { summary } of blocks) this.#advance(summary);
    return true;
  }

  #advance({ number, hash }: EncodedBlock['summary']): void {
    this.#parts.coverage.setHead(number, hash);
    this.#next = number + 1;
    this.#announcements.forget(number);
    for (const listener of this.#listeners) this.#tell(listener, number);
  }

  #tell(listener: (blockNumber: number) => void, blockNumber: number): void {
    try {
      listener(blockNumber);
    } catch (error) {
      this.#parts.log.error({ err: error, blockNumber }, 'a listener of new blocks failed');
    }
  }

  /** A block that the node pruned before it was read is lost; goes on at the node's earliest. */
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

  /** A height at or below the head was announced: a repetition after a reconnect, or a node that was set back. */
  async #examine(height: number): Promise<void> {
    const { coverage, node, store, log } = this.#parts;
    try {
      const removed = await coverage.removedBeside();
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
        if (status.latestHeight < coverage.head) await this.#believeLowerHead(status);
      }
    } catch (error) {
      this.#announcements.announce(height, null, coverage.head);
      throw error;
    }
  }

  /** A node that catches up has the same blocks in the end, and one that lags soon; one that stays lower was set back. */
  async #believeLowerHead(first: NodeStatus): Promise<void> {
    if (first.catchingUp) return;
    await pause(this.#options.rollbackConfirmMs, this.#stopping.signal);
    const { latestHeight, catchingUp } = await this.#parts.node.status(this.#stopping.signal);
    if (this.#stopping.signal.aborted || catchingUp || latestHeight >= this.#parts.coverage.head) return;
    this.#parts.log[this.#options.rollbackLevel](
      { latestHeight, head: this.#parts.coverage.head },
      'the node was set back below the index',
    );
    await this.#removeFork(latestHeight);
  }

  async #removeFork(nodeHead: number): Promise<void> {
    const { coverage, node, store, log } = this.#parts;
    this.#announcements.restart();
    const fork = await findFork(store, node, nodeHead, this.#stopping.signal);
    const removedBeside = await coverage.removedBeside();
    if (fork === null && removedBeside !== null) {
      await this.#followRemoval(removedBeside);
      return;
    }
    if (fork === null) {
      log.debug({}, 'every stored block is the node’s; reading the new one again');
    } else {
      log[this.#options.rollbackLevel](
        { ...fork },
        'the node has other blocks than the index: removing the stored ones',
      );
      // Of a chain that begins anew, filters are to see the blocks below the stored ones, too.
      const from = Math.min(fork.height, nodeHead + 1);
      const highest = Math.min(from, removedBeside ?? from) - 1;
      await coverage.serveStored(highest);
      const removed = await coverage.removeFrom(from);
      await coverage.serveStored(highest);
      log[this.#options.rollbackLevel]({ from, removed }, 'stored blocks are removed; reading the node’s');
    }
    await this.#settle(await node.status(this.#stopping.signal));
  }

  /** Another process on the same index has removed blocks from a height on, and may have written new ones: they are read, and told of. */
  async #followRemoval(from: number): Promise<void> {
    const { coverage, node, log } = this.#parts;
    log[this.#options.rollbackLevel]({ from }, 'another process removed stored blocks; reading the node’s');
    this.#announcements.restart();
    await coverage.serveStored(from - 1);
    await this.#settle(await node.status(this.#stopping.signal));
  }
}

/** Takes the blocks from `height` on that are there already: each write waits for the disk, so what has come meanwhile shares the next. */
function takeThere(reads: Map<number, Reading>, height: number): EncodedBlock[] {
  const blocks: EncodedBlock[] = [];
  for (let there = reads.get(height)?.there; there; there = reads.get(height + blocks.length)?.there) {
    blocks.push(there);
  }
  for (const { summary } of blocks) reads.delete(summary.number);
  return blocks;
}
