/**
 * Notifies subscriptions of new blocks. All of them are notified of one block before the next one. The index hands a
 * new block over while it is in memory; what is not sent soon is read from the index again. When no node answers, the
 * publisher waits for the block and never skips it. A subscription that is behind catches up on its own
 * (`replayer.ts`). When blocks are removed, subscriptions to logs first get those logs with `removed: true` that they
 * were sent, and then the blocks that come instead.
 */
import { ownWork, type Caller } from '../caller/caller.js';
import { LRUCache } from 'lru-cache';
import type { SubscriptionId } from '../../generated/types.js';
import type { BlockSummary, IndexStatus, NewBlock } from '../chain/blocks.js';
import { type HistoryPruned, isHistoryLost, type ResultsDiscarded } from '../chain/chainErrors.js';
import { currentPosition, type Removals } from '../chain/logPosition.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { Backoff } from '../concurrency/backoff.js';
import { CLOSE_TRY_AGAIN_LATER, type Connection } from '../jsonrpc/request.js';
import { blockNotifications, indexedBlocks, type BlockJson, type BlockNotifications } from './blockNotifications.js';
import { QUERY_ORDER, type BlockQuery } from './blockQuery.js';
import { BlockSubscription, type SubscribedRange } from './blockSubscription.js';
import { lossOf, lostReason, Replayer, type ReplayParts } from './replayer.js';
import { SharedQueries } from './sharedQueries.js';

/** Where blocks are read, and who announces new ones. */
export interface BlockPublisherParts extends ReplayParts {
  indexStatus: Pick<IndexStatus, 'onBlock' | 'onRemoved'>;
}

/** A new block in memory, and the store's generation before it was written. */
interface HandedBlock {
  block: NewBlock;
  generation: number;
}

/** What the subscriptions are told of a block, and the identity of the block that stood after it was read. */
interface ReadBlock {
  notifications: BlockNotifications;
  identity: string | null;
}

/** Notifications are collected up to this size before they are sent in one write. */
const PUSHED_TOGETHER_BYTES = 1_048_576;
/** Most bytes of blocks that wait in memory until they are sent. */
const HANDED_BYTES = 16 * 1024 * 1024;

/** Keeps the subscriptions to blocks, and sends them the notifications of each block. */
export class BlockPublisher {
  readonly #queries = new SharedQueries();
  readonly #replayer: Replayer;
  /** New blocks that are not sent yet, by number. */
  readonly #handed = new LRUCache<number, HandedBlock>({ maxSize: HANDED_BYTES });
  /** The subscriptions of each connection, in the order in which they are notified of one block. */
  readonly #subscriptions = new Map<Connection, BlockSubscription[]>();
  /** The last block that was announced. */
  #lastAnnounced = 0;
  /** The last block of which every live subscription was notified. */
  #lastPublished = 0;
  /** Identity of that block; null when it is not known. */
  #lastIdentity: string | null = null;
  /** The store's generation to which the published blocks belong. */
  #generation = 0;
  #isPublishing = false;
  /** Something happened since the publisher last looked. */
  #isAwaited = false;
  readonly #parts: BlockPublisherParts;
  readonly #stopping: AbortSignal;
  readonly #own: Caller;
  readonly #indexed: BlockJson;

  constructor(parts: BlockPublisherParts, stopping: AbortSignal) {
    this.#parts = parts;
    this.#stopping = stopping;
    this.#own = ownWork(stopping);
    this.#indexed = indexedBlocks(parts.blocks, this.#own);
    this.#replayer = new Replayer(parts, stopping);
    parts.indexStatus.onBlock((blockNumber, block, generation) => {
      if (block !== null && this.#isNeeded())
        this.#handed.set(blockNumber, { block, generation }, { size: block.bytes });
      this.#onHead(blockNumber);
    });
    parts.indexStatus.onRemoved(() => this.#onHead(parts.blocks.head()));
  }

  /** Adds a subscription, which gets no notifications before `start`. New blocks count from now on. */
  add(id: SubscriptionId, connection: Connection, query: BlockQuery, range: SubscribedRange): BlockSubscription {
    const head = this.#parts.blocks.head();
    const generation = this.#parts.removedLogs.headGeneration();
    this.#lastAnnounced = Math.max(this.#lastAnnounced, head);
    if (this.#subscriptions.size === 0 && !this.#isPublishing) {
      this.#lastPublished = head;
      this.#lastIdentity = null;
      this.#generation = generation;
    }
    const shared = this.#queries.acquire(query);
    const next = range.from ?? head + 1;
    const subscription = new BlockSubscription({ id, connection, query: shared, range }, { next, generation });
    const subscriptions = this.#subscriptions.get(connection) ?? [];
    subscriptions.push(subscription);
    subscriptions.sort((a, b) => QUERY_ORDER[a.query.kind] - QUERY_ORDER[b.query.kind]);
    this.#subscriptions.set(connection, subscriptions);
    return subscription;
  }

  /** Called when the answer with the subscription's id is sent. */
  start(subscription: BlockSubscription): void {
    void this.#begin(subscription);
  }

  end(subscription: BlockSubscription): void {
    if (subscription.isEnded) return;
    subscription.isEnded = true;
    this.#queries.release(subscription.query);
    const { connection } = subscription;
    const left = (this.#subscriptions.get(connection) ?? []).filter((other) => other !== subscription);
    if (left.length > 0) this.#subscriptions.set(connection, left);
    else this.#subscriptions.delete(connection);
  }

  async #begin(subscription: BlockSubscription): Promise<void> {
    const { query } = subscription;
    if (query.kind === 'transactionReceipts' && query.hashes !== null)
      await this.#replayer.sendMined(subscription, query);
    await this.#replayer.catchUp(subscription);
  }

  /** A new block was stored, or the head went down. */
  #onHead(blockNumber: number): void {
    this.#lastAnnounced = blockNumber;
    if (this.#isNeeded()) void this.#publishAll();
  }

  #isNeeded(): boolean {
    return this.#subscriptions.size > 0 || this.#isPublishing;
  }

  async #publishAll(): Promise<void> {
    this.#isAwaited = true;
    if (this.#isPublishing) return;
    this.#isPublishing = true;
    const backoff = new Backoff();
    try {
      while (this.#isAwaited && !this.#stopping.aborted) {
        this.#isAwaited = false;
        await this.#publishNews(backoff);
      }
    } catch (error) {
      // Subscriptions that missed the block are behind now; the next block makes them catch up.
      this.#parts.log.error({ err: error, blockNumber: this.#lastPublished }, 'a block could not be published');
    } finally {
      this.#isPublishing = false;
      this.#handed.clear();
    }
  }

  async #publishNews(backoff: Backoff): Promise<void> {
    for (;;) {
      await this.#followRemovals();
      if (this.#lastPublished >= Math.min(this.#lastAnnounced, this.#parts.blocks.head())) return;
      if (this.#stopping.aborted) return;
      if (this.#subscriptions.size === 0) [this.#lastPublished, this.#lastIdentity] = [this.#lastAnnounced, null];
      else await this.#publishNext(this.#lastPublished + 1, backoff);
    }
  }

  /**
   * Goes back below the blocks that were removed. A subscription may be ahead of the publisher: what stands of the
   * published blocks says nothing about the blocks that it was sent.
   */
  async #followRemovals(): Promise<void> {
    const { removedLogs, blocks } = this.#parts;
    const before = this.#generation;
    const removals = await removedLogs.since(before);
    if (removals.generation === before) return;
    const isBack = await this.#isLastStanding();
    this.#generation = removals.generation;
    const live = [...this.#subscriptions.values()].flat().filter(({ isLive }) => isLive);
    if (!isBack) {
      this.#lastPublished = Math.min(this.#lastPublished, (removals.lowest ?? blocks.head() + 1) - 1);
      this.#lastIdentity = null;
    }
    for (const subscription of live) {
      if (subscription.generation === removals.generation) continue;
      if (subscription.generation !== before) this.#fallBehind(subscription);
      else if (isBack && subscription.next <= this.#lastPublished + 1)
        subscription.moveTo({ ...subscription.position, generation: removals.generation });
      else this.#goBack(subscription, removals);
      if (sliceIsOver()) await nextSlice();
    }
  }

  /** Whether the last published block was only read again, and with it all blocks below. */
  async #isLastStanding(): Promise<boolean> {
    if (this.#lastIdentity === null) return false;
    const summary = await this.#parts.blocks.summary(this.#lastPublished, this.#own);
    return summary !== null && identityOf(summary) === this.#lastIdentity;
  }

  /** One that has to be sent removed logs, or whose removed logs are lost, falls behind: there may be many of them. */
  #goBack(subscription: BlockSubscription, removals: Removals): void {
    const position = currentPosition(subscription.position, removals);
    if (position?.removal === null) subscription.moveTo(position);
    else this.#fallBehind(subscription);
  }

  /** Lets a live subscription catch up on its own. */
  #fallBehind(subscription: BlockSubscription): void {
    subscription.isLive = false;
    void this.#replayer.catchUp(subscription);
  }

  async #publishNext(blockNumber: number, backoff: Backoff): Promise<void> {
    const read = await this.#read(blockNumber, backoff);
    // What was read may be of a block that is gone.
    const { generation } = await this.#parts.removedLogs.since(this.#generation);
    if (read === null || generation !== this.#generation) return;
    this.#lastPublished = blockNumber;
    this.#lastIdentity = read.identity;
    for (const [connection, subscriptions] of this.#subscriptions) {
      this.#notify(connection, subscriptions, blockNumber, read.notifications);
      if (sliceIsOver()) await nextSlice();
    }
  }

  #notify(
    connection: Connection,
    subscriptions: readonly BlockSubscription[],
    blockNumber: number,
    notifications: BlockNotifications,
  ): void {
    let messages: Uint8Array[] = [];
    let bytes = 0;
    let total = 0;
    for (const subscription of subscriptions) {
      const { isLive, next, range, generation } = subscription;
      // One that caught up after a rollback which the publisher does not know yet does not get blocks from before.
      const isAhead = next > blockNumber || generation > this.#generation;
      if (!isLive || isAhead || blockNumber > range.to) continue;
      const found = notifications.get(subscription.query) ?? [];
      const length = found.reduce((sum, notification) => sum + notification.length, 0);
      // Half the budget, so that a client that reads is not mistaken for one that does not. A single notification
      // cannot be divided.
      const isTooMuch =
        total + length > connection.sendBudgetBytes / 2 && length > 0 && (total > 0 || found.length > 1);
      // It is behind since the node was rolled back.
      const isBehind = next < blockNumber || generation < this.#generation;
      if (isTooMuch || isBehind) {
        this.#fallBehind(subscription);
        continue;
      }
      subscription.advanceTo(blockNumber);
      for (const notification of found) messages.push(notification.addressedTo(subscription.id));
      bytes += length;
      total += length;
      if (bytes > PUSHED_TOGETHER_BYTES) {
        connection.push(messages);
        messages = [];
        bytes = 0;
      }
    }
    if (messages.length > 0) connection.push(messages);
  }

  /** Null when the block cannot be read now, when it is gone, or when it is pruned. */
  async #read(blockNumber: number, backoff: Backoff): Promise<ReadBlock | null> {
    const { blocks, encode } = this.#parts;
    const handed = this.#takeHanded(blockNumber);
    try {
      const source = handed ?? this.#indexed;
      const notifications = await blockNotifications(blockNumber, source, this.#queries, encode);
      const summary = handed?.summary() ?? (await blocks.summary(blockNumber, this.#own));
      backoff.reset();
      // It may be gone because the node was rolled back.
      return blockNumber > blocks.head() ? null : { notifications, identity: summary && identityOf(summary) };
    } catch (error) {
      if (this.#stopping.aborted) return null;
      if (isHistoryLost(error)) {
        this.#giveUp(blockNumber, error);
        return null;
      }
      this.#parts.log.warn({ err: error, blockNumber }, 'subscriptions wait for a block that cannot be read');
      await backoff.wait(this.#stopping);
      return null;
    }
  }

  /** Null when it must be read from the index, also because blocks were removed or replaced since it was written. */
  #takeHanded(blockNumber: number): NewBlock | null {
    const handed = this.#handed.get(blockNumber);
    this.#handed.delete(blockNumber);
    return handed?.generation === this.#generation ? handed.block : null;
  }

  /**
   * The block can be had nowhere. Clients that still need it are disconnected, since they would not notice a gap.
   */
  #giveUp(blockNumber: number, error: HistoryPruned | ResultsDiscarded): void {
    this.#parts.log.error({ blockNumber }, `${lossOf(error)} before it was published`);
    this.#lastPublished = blockNumber;
    this.#lastIdentity = null;
    for (const [connection, subscriptions] of this.#subscriptions) {
      if (subscriptions.some(({ isLive, next }) => isLive && next <= blockNumber))
        connection.close(CLOSE_TRY_AGAIN_LATER, lostReason(error));
    }
  }
}

/** The block's hash does not cover its results: a block whose results were false has the same hash as the true one. */
function identityOf({ hash, resultsHash }: BlockSummary): string {
  return `${hash}${resultsHash ?? ''}`;
}
