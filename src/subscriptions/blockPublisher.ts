/**
 * Tells subscriptions of new blocks. Each block is told to all of them before the next one; a block that cannot be read because no node
 * answers is waited for, never left out. A subscription that is behind works off its blocks by itself (`replay.ts`).
 */
import type { SubscriptionId } from '../../generated/types.js';
import { HistoryPruned } from '../chain/errors.js';
import type { IndexStatus } from '../chain/indexStatus.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { Backoff } from '../concurrency/backoff.js';
import { CLOSE_TRY_AGAIN_LATER, type Connection } from '../jsonrpc/connection.js';
import { readBlock, type BlockNotifications } from './blockNotifications.js';
import { BlockSubscription, type SubscribedRange } from './blockSubscription.js';
import { QUERY_ORDER, type BlockQuery } from './blockQuery.js';
import { SharedQueries } from './sharedQueries.js';
import { Replayer, prunedReason, type ReplayParts } from './replayer.js';

export interface BlockPublisherParts extends ReplayParts {
  indexStatus: Pick<IndexStatus, 'onBlock'>;
}

/** What goes out in one write. */
const PUSHED_TOGETHER_BYTES = 1_048_576;
const RETRY = { first: 250, longest: 10_000 };

export class BlockPublisher {
  readonly #topics = new SharedQueries();
  readonly #replays: Replayer;
  /** The subscriptions of each connection, in the order in which they are told of one block. */
  readonly #readers = new Map<Connection, BlockSubscription[]>();
  /** The last block that was announced, and the last one that every live subscription has been told of. */
  #announced = 0;
  #told = 0;
  /** How often the node was set back. */
  #setBacks = 0;
  #telling = false;
  readonly #parts: BlockPublisherParts;
  readonly #stopping: AbortSignal;

  constructor(parts: BlockPublisherParts, stopping: AbortSignal) {
    this.#parts = parts;
    this.#stopping = stopping;
    this.#replays = new Replayer(parts, stopping);
    parts.indexStatus.onBlock((blockNumber) => this.#onBlock(blockNumber));
  }

  /** A subscription that `start` sets going; new blocks count from now on. */
  add(id: SubscriptionId, connection: Connection, wantedTopic: BlockQuery, wanted: SubscribedRange): BlockSubscription {
    const head = this.#parts.blocks.head();
    this.#announced = Math.max(this.#announced, head);
    if (this.#readers.size === 0 && !this.#telling) this.#told = head;
    const topic = this.#topics.acquire(wantedTopic);
    const subscription = new BlockSubscription(id, connection, topic, wanted, wanted.from ?? head + 1);
    const subscriptions = this.#readers.get(connection) ?? [];
    subscriptions.push(subscription);
    subscriptions.sort((a, b) => QUERY_ORDER[a.topic.kind] - QUERY_ORDER[b.topic.kind]);
    this.#readers.set(connection, subscriptions);
    return subscription;
  }

  /** The answer with the id is sent. */
  start(subscription: BlockSubscription): void {
    void this.#begin(subscription);
  }

  end(subscription: BlockSubscription): void {
    if (subscription.isEnded) return;
    subscription.isEnded = true;
    this.#topics.release(subscription.topic);
    const left = (this.#readers.get(subscription.connection) ?? []).filter((other) => other !== subscription);
    if (left.length > 0) this.#readers.set(subscription.connection, left);
    else this.#readers.delete(subscription.connection);
  }

  async #begin(subscription: BlockSubscription): Promise<void> {
    const { topic } = subscription;
    if (topic.kind === 'transactionReceipts' && topic.hashes !== null)
      await this.#replays.sendMined(subscription, topic);
    await this.#replays.catchUp(subscription);
  }

  #onBlock(blockNumber: number): void {
    if (blockNumber <= this.#announced) this.#setBack(blockNumber);
    this.#announced = blockNumber;
    if (this.#readers.size === 0 && !this.#telling) this.#told = blockNumber;
    else void this.#tellAll();
  }

  #setBack(blockNumber: number): void {
    this.#setBacks++;
    this.#told = Math.min(this.#told, blockNumber - 1);
    for (const subscriptions of this.#readers.values()) {
      for (const subscription of subscriptions) subscription.setBack(blockNumber);
    }
  }

  async #tellAll(): Promise<void> {
    if (this.#telling) return;
    this.#telling = true;
    const backoff = new Backoff(RETRY);
    try {
      while (this.#told < Math.min(this.#announced, this.#parts.blocks.head()) && !this.#stopping.aborted) {
        if (this.#readers.size === 0) this.#told = this.#announced;
        else await this.#tellNext(this.#told + 1, backoff);
      }
    } catch (error) {
      // Whoever was not told is behind now, and is replayed the block at the next one.
      this.#parts.log.error({ err: error, blockNumber: this.#told }, 'subscriptions could not be told of a block');
    } finally {
      this.#telling = false;
    }
  }

  async #tellNext(blockNumber: number, backoff: Backoff): Promise<void> {
    const setBacks = this.#setBacks;
    const notifications = await this.#read(blockNumber, backoff);
    if (notifications === null || setBacks !== this.#setBacks) return;
    this.#told = blockNumber;
    for (const [connection, subscriptions] of this.#readers) {
      this.#tell(connection, subscriptions, blockNumber, notifications);
      if (sliceIsOver()) await nextSlice();
      if (setBacks !== this.#setBacks) return;
    }
  }

  #tell(
    connection: Connection,
    subscriptions: readonly BlockSubscription[],
    blockNumber: number,
    notifications: BlockNotifications,
  ): void {
    let messages: Uint8Array[] = [];
    let bytes = 0;
    let told = 0;
    for (const subscription of subscriptions) {
      const { isLive, next, wanted } = subscription;
      if (!isLive || next > blockNumber || blockNumber > wanted.to) continue;
      const found = notifications.get(subscription.topic) ?? [];
      const length = found.reduce((sum, notification) => sum + notification.length, 0);
      // Half the budget, so that a client that reads is not taken for one that does not. A single notification cannot be divided.
      const isTooMuch = told + length > connection.sendBudgetBytes / 2 && length > 0 && (told > 0 || found.length > 1);
      const isBehind = next < blockNumber; // since the node was set back
      if (isTooMuch || isBehind) {
        subscription.isLive = false;
        void this.#replays.catchUp(subscription);
        continue;
      }
      subscription.next = blockNumber + 1;
      for (const notification of found) messages.push(notification.addressedTo(subscription.id));
      bytes += length;
      told += length;
      if (bytes > PUSHED_TOGETHER_BYTES) {
        connection.push(messages);
        messages = [];
        bytes = 0;
      }
    }
    if (messages.length > 0) connection.push(messages);
  }

  /** Null when the block is not there any more, or will never be. */
  async #read(blockNumber: number, backoff: Backoff): Promise<BlockNotifications | null> {
    try {
      const notifications = await readBlock(blockNumber, this.#topics, this.#parts, this.#stopping);
      backoff.reset();
      return notifications;
    } catch (error) {
      if (this.#stopping.aborted) return null;
      if (error instanceof HistoryPruned) {
        this.#giveUp(blockNumber);
        return null;
      }
      this.#parts.log.warn({ err: error, blockNumber }, 'subscriptions wait for a block that cannot be read');
      await backoff.wait(this.#stopping);
      return null;
    }
  }

  /** Nobody has the block any more: whoever was to be sent it is disconnected, since a gap would go unnoticed. */
  #giveUp(blockNumber: number): void {
    this.#parts.log.error({ blockNumber }, 'a block was pruned before subscriptions were told of it');
    this.#told = blockNumber;
    for (const [connection, subscriptions] of this.#readers) {
      if (subscriptions.some(({ isLive, next }) => isLive && next <= blockNumber))
        connection.close(CLOSE_TRY_AGAIN_LATER, prunedReason(blockNumber));
    }
  }
}
