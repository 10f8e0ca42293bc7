/**
 * Notifies subscriptions of new blocks, one block after the other. The index passes new blocks in memory; what is not
 * sent soon is read from the index again. When no node responds, the publisher waits for the block and never skips it.
 * A subscription that is behind catches up on its own (`replayer.ts`). After a removal of blocks, subscriptions to logs
 * first get the logs that they were sent with `removed: true`, then the new blocks.
 */
import { ownWork, type Caller } from '../caller/caller.js';
import { LRUCache } from 'lru-cache';
import type { SubscriptionId } from '../../generated/types.js';
import type { BlockSummary, IndexStatus, NewBlock } from '../chain/blocks.js';
import { type HistoryPruned, isHistoryLost, type ResultsDiscarded } from '../chain/chainErrors.js';
import { currentPosition } from '../chain/logPosition.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { Backoff } from '../concurrency/backoff.js';
import { CLOSE_TRY_AGAIN_LATER, type Connection } from '../jsonrpc/request.js';
import { blockNotifications, indexedBlocks, type BlockJson, type BlockNotifications } from './blockNotifications.js';
import { QUERY_ORDER, type BlockQuery } from './blockQuery.js';
import { BlockSubscription, type SubscribedRange } from './blockSubscription.js';
import { lossOf, lostReason, Replayer, type ReplayParts } from './replayer.js';
import { SharedQueries } from './sharedQueries.js';

/** What is read, and what announces new blocks. */
export interface BlockPublisherParts extends ReplayParts {
  indexStatus: Pick<IndexStatus, 'onBlock' | 'onRemoved'>;
}

/** A new block in memory, and the store's generation before it was written. */
interface HandedBlock {
  block: NewBlock;
  generation: number;
}

/** The notifications of a block, and its identity after it was read. */
interface ReadBlock {
  notifications: BlockNotifications;
  identity: string | null;
}

/** Notifications of up to this size go out in one write. */
const PUSHED_TOGETHER_BYTES = 1_048_576;
/** Most bytes of blocks in memory. */
const HANDED_BYTES = 16 * 1024 * 1024;

/** Keeps the subscriptions to blocks, and notifies them. */
export class BlockPublisher {
  readonly #queries = new SharedQueries();
  readonly #replayer: Replayer;
  /** By number, not sent yet. */
  readonly #handed = new LRUCache<number, HandedBlock>({ maxSize: HANDED_BYTES });
  /** Of each connection, in the order of notification. */
  readonly #subscriptions = new Map<Connection, BlockSubscription[]>();
  #lastAnnounced = 0;
  /** The last block of which all live subscriptions were notified. */
  #lastPublished = 0;
  /** Identity of that block; null when unknown. */
  #lastIdentity: string | null = null;
  /** The store's generation of the published blocks. */
  #generation = 0;
  #isPublishing = false;
  /** Whether there is news since the publisher last looked. */
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

  /** Adds a subscription, for which new blocks count from now on. It gets no notifications before `start`. */
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

  /** Called when the response with the subscription's id is sent. */
  async start(subscription: BlockSubscription): Promise<void> {
    const { query } = subscription;
    if (query.kind === 'transactionReceipts' && query.hashes !== null)
      await this.#replayer.sendMined(subscription, query);
    await this.#replayer.catchUp(subscription);
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
      // Subscriptions that missed the block are behind. They catch up with the next block.
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

  /** Goes back below the removed blocks. A subscription may be ahead of the publisher. */
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
      else {
        // One that has to be sent removed logs, or whose removed logs are lost, falls behind: there may be many.
        const position = currentPosition(subscription.position, removals);
        if (position?.removal === null) subscription.moveTo(position);
        else this.#fallBehind(subscription);
      }
      if (sliceIsOver()) await nextSlice();
    }
  }

  /** Whether the last published block, and all below, were only read again. */
  async #isLastStanding(): Promise<boolean> {
    if (this.#lastIdentity === null) return false;
    const summary = await this.#parts.blocks.summary(this.#lastPublished, this.#own);
    return summary !== null && identityOf(summary) === this.#lastIdentity;
  }

  /** A live subscription then catches up on its own. */
  #fallBehind(subscription: BlockSubscription): void {
    subscription.isLive = false;
    void this.#replayer.catchUp(subscription);
  }

  async #publishNext(blockNumber: number, backoff: Backoff): Promise<void> {
    const read = await this.#read(blockNumber, backoff);
    // The block may be gone since.
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
      // It may have caught up after a rollback which the publisher does not know yet: then it gets no older blocks.
      const isAhead = next > blockNumber || generation > this.#generation;
      if (!isLive || isAhead || blockNumber > range.to) continue;
      const found = notifications.get(subscription.query) ?? [];
      const length = found.reduce((sum, notification) => sum + notification.length, 0);
      // Half the budget, so that a client that reads is not taken for one that does not. A single notification cannot
      // be divided.
      const isTooMuch =
        total + length > connection.sendBudgetBytes / 2 && length > 0 && (total > 0 || found.length > 1);
      // It is behind since a rollback.
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

  /** Null when the block cannot be read now, is gone, or is pruned. */
  async #read(blockNumber: number, backoff: Backoff): Promise<ReadBlock | null> {
    const { blocks, encode } = this.#parts;
    const handed = this.#takeHanded(blockNumber);
    try {
      const source = handed ?? this.#indexed;
      const notifications = await blockNotifications(blockNumber, source, this.#queries, encode);
      const summary = handed?.summary() ?? (await blocks.summary(blockNumber, this.#own));
      backoff.reset();
      // A rollback may have removed it.
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

  /** Null when the block must be read from the index, also because it is older than a removal. */
  #takeHanded(blockNumber: number): NewBlock | null {
    const handed = this.#handed.get(blockNumber);
    this.#handed.delete(blockNumber);
    return handed?.generation === this.#generation ? handed.block : null;
  }

  /** The block is lost. Clients that still need it are disconnected, since they would not notice a gap. */
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

/** A block's hash does not cover its results, which may have been false. */
function identityOf({ hash, resultsHash }: BlockSummary): string {
  return `${hash}${resultsHash ?? ''}`;
}
