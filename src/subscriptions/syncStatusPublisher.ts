import type { SubscriptionId, SyncStatus } from '../../generated/types.js';
import type { Connection } from '../jsonrpc/request.js';
import type { PartLog } from '../observe/logger.js';
import type { EncodeNotification } from './encodeNotification.js';

/** What the publisher reads and encodes with. */
export interface SyncStatusPublisherParts {
  /** The result of eth_syncing. */
  syncStatus: () => Promise<SyncStatus | false>;
  encode: EncodeNotification;
  log: PartLog;
}

/** A subscription to `syncing`. */
export interface SyncingSubscription {
  readonly id: SubscriptionId;
  readonly connection: Connection;
  /** Null before the first notification. */
  lastSent: boolean | null;
}

/** Notifies subscriptions whether the node or the index is catching up: at the start, then of every change. */
export class SyncStatusPublisher {
  readonly #started = new Set<SyncingSubscription>();
  #timer: NodeJS.Timeout | undefined;
  #isPolling = false;
  #pollAgain = false;
  readonly #intervalMs: number;
  readonly #parts: SyncStatusPublisherParts;
  readonly #stopping: AbortSignal;

  constructor(intervalMs: number, parts: SyncStatusPublisherParts, stopping: AbortSignal) {
    this.#intervalMs = intervalMs;
    this.#parts = parts;
    this.#stopping = stopping;
  }

  /** Called when the response with the subscription's id is sent. */
  start(subscription: SyncingSubscription): void {
    this.#started.add(subscription);
    this.#timer ??= setInterval(() => void this.#poll(), this.#intervalMs).unref();
    void this.#poll();
  }

  end(subscription: SyncingSubscription): void {
    this.#started.delete(subscription);
    if (this.#started.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Runs one query at a time. A subscription that starts meanwhile gets the next result. */
  async #poll(): Promise<void> {
    this.#pollAgain = true;
    if (this.#isPolling) return;
    this.#isPolling = true;
    try {
      while (this.#pollAgain && !this.#stopping.aborted) {
        this.#pollAgain = false;
        this.#publish(await this.#parts.syncStatus());
      }
    } catch (error) {
      // The status is unknown until the next interval.
      this.#parts.log.debug({ err: error }, 'the sync status of the node cannot be read');
    } finally {
      this.#isPolling = false;
    }
  }

  #publish(status: SyncStatus | false): void {
    const isSyncing = status !== false;
    const result = isSyncing ? { syncing: true, status } : false;
    const notification = this.#parts.encode('syncing', Buffer.from(JSON.stringify(result)));
    for (const subscription of this.#started) {
      if (subscription.lastSent === isSyncing) continue;
      subscription.lastSent = isSyncing;
      subscription.connection.push([notification.addressedTo(subscription.id)]);
    }
  }
}
