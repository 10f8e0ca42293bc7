/** Tells subscriptions whether the node or the index catches up: first how it is, then every change. */
import type { SubscriptionId, SyncStatus } from '../../generated/types.js';
import type { Connection } from '../jsonrpc/connection.js';
import type { ErrorLog } from '../jsonrpc/errors.js';
import type { EncodeNotification } from './encodeNotification.js';

export interface SyncStatusPublisherParts {
  /** What eth_syncing answers. */
  syncStatus: (signal: AbortSignal) => Promise<SyncStatus | false>;
  encode: EncodeNotification;
  log: ErrorLog & { debug(fields: object, message: string): void };
}

export interface SyncingSubscription {
  readonly id: SubscriptionId;
  readonly connection: Connection;
  /** What was told last; null before the first time. */
  told: boolean | null;
}

export class SyncStatusPublisher {
  readonly #started = new Set<SyncingSubscription>();
  #timer: NodeJS.Timeout | undefined;
  #looking = false;
  #lookAgain = false;
  readonly #options: { intervalMs: number };
  readonly #parts: SyncStatusPublisherParts;
  readonly #stopping: AbortSignal;

  constructor(options: { intervalMs: number }, parts: SyncStatusPublisherParts, stopping: AbortSignal) {
    this.#options = options;
    this.#parts = parts;
    this.#stopping = stopping;
  }

  /** The answer with the id is sent. */
  start(subscription: SyncingSubscription): void {
    this.#started.add(subscription);
    this.#timer ??= setInterval(() => void this.#look(), this.#options.intervalMs).unref();
    void this.#look();
  }

  end(subscription: SyncingSubscription): void {
    this.#started.delete(subscription);
    if (this.#started.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Asks once at a time; who came while an answer was on its way is told of the next one. */
  async #look(): Promise<void> {
    this.#lookAgain = true;
    if (this.#looking) return;
    this.#looking = true;
    try {
      while (this.#lookAgain && !this.#stopping.aborted) {
        this.#lookAgain = false;
        this.#tell(await this.#parts.syncStatus(this.#stopping));
      }
    } catch (error) {
      // A node that does not answer says nothing about catching up; the next look is at the next interval.
      this.#parts.log.debug({ err: error }, 'the node does not say whether it catches up');
    } finally {
      this.#looking = false;
    }
  }

  #tell(status: SyncStatus | false): void {
    const isSyncing = status !== false;
    const result = isSyncing ? { syncing: true, status } : false;
    const notification = this.#parts.encode('syncing', Buffer.from(JSON.stringify(result)));
    for (const subscription of this.#started) {
      if (subscription.told === isSyncing) continue;
      subscription.told = isSyncing;
      subscription.connection.push([notification.addressedTo(subscription.id)]);
    }
  }
}
