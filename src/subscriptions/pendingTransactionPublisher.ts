import { ownWork } from '../caller/caller.js';
import type { SubscriptionId } from '../../generated/types.js';
import type { Mempool } from '../chain/mempool.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';
import { pendingTransactionObject } from '../ethereum/transaction/transactionObject.js';
import { CLOSE_TRY_AGAIN_LATER, type Connection } from '../jsonrpc/request.js';
import type { Notification } from '../jsonrpc/notification.js';
import type { EncodeNotification } from './encodeNotification.js';

/** What the publisher listens to and encodes with. */
export interface PendingTransactionPublisherParts {
  mempool: Pick<Mempool, 'onAdded' | 'refresh'>;
  encode: EncodeNotification;
}

/** A subscription to pending transactions: a cursor, below which every added transaction has been sent. */
export interface PendingSubscription {
  readonly id: SubscriptionId;
  readonly connection: Connection;
  /** True for transaction objects instead of hashes. */
  readonly includeTransactions: boolean;
  next: number;
  /** The first listed transaction that is new: earlier ones were in the node's mempool before the subscription. */
  nextListed: number;
  /** Whether the response with the id is sent. */
  isStarted: boolean;
}

/** An added transaction. Its notifications are encoded once for all subscriptions. */
class AddedTransaction {
  #hash: Notification | undefined;
  #object: Notification | undefined;

  constructor(
    /** Position among all added transactions, from 0. */
    readonly sequence: number,
    /** Whether it comes from the node's mempool, not through this process. */
    readonly isListed: boolean,
    readonly transaction: SignedTransaction,
    readonly encode: EncodeNotification,
  ) {}

  /** With the transaction object, or with the hash alone. */
  notification(includeTransactions: boolean): Notification {
    if (includeTransactions) return (this.#object ??= this.#notify(pendingTransactionObject(this.transaction)));
    return (this.#hash ??= this.#notify(this.transaction.hash));
  }

  #notify(result: unknown): Notification {
    return this.encode('newPendingTransactions', Buffer.from(JSON.stringify(result)));
  }
}

/** Transactions that go out in one push. */
const PUSHED_TOGETHER = 256;
/** Most transactions that are kept: twice what the mempool keeps. */
const MAX_KEPT = 20_000;

/** Notifies subscriptions of transactions that are added to the mempool, in groups. */
export class PendingTransactionPublisher {
  readonly #subscriptions = new Map<Connection, Set<PendingSubscription>>();
  /** Subscriptions whose response is not sent yet. */
  readonly #notStarted = new Set<PendingSubscription>();
  /** Published since the oldest of `#notStarted` was added. */
  #published: AddedTransaction[] = [];
  #queue: AddedTransaction[] = [];
  #addedCount = 0;
  #isPublishing = false;
  /** Listening makes the mempool poll the node, so it lasts only while there are subscriptions. */
  #stopListening: (() => void) | null = null;
  readonly #parts: PendingTransactionPublisherParts;

  constructor(parts: PendingTransactionPublisherParts) {
    this.#parts = parts;
  }

  /** Adds a subscription, for which added transactions count from now on. It gets no notifications before `start`. */
  add(id: SubscriptionId, connection: Connection, includeTransactions: boolean): PendingSubscription {
    const next = this.#addedCount;
    const subscription = { id, connection, includeTransactions, next, nextListed: Infinity, isStarted: false };
    this.#notStarted.add(subscription);
    const subscriptions = this.#subscriptions.get(connection);
    if (subscriptions === undefined) this.#subscriptions.set(connection, new Set([subscription]));
    else subscriptions.add(subscription);
    this.#stopListening ??= this.#parts.mempool.onAdded((...added) => this.#onAdded(...added));
    return subscription;
  }

  /** Reads the node's mempool before the response: its transactions are not new. */
  async open(subscription: PendingSubscription, signal: AbortSignal): Promise<void> {
    await this.#parts.mempool.refresh(ownWork(signal));
    subscription.nextListed = this.#addedCount;
  }

  /** Called when the response with the subscription's id is sent. */
  start(subscription: PendingSubscription): void {
    subscription.isStarted = true;
    notify(subscription, this.#published);
    this.#removeNotStarted(subscription);
  }

  end(subscription: PendingSubscription): void {
    const { connection } = subscription;
    this.#removeNotStarted(subscription);
    const subscriptions = this.#subscriptions.get(connection);
    subscriptions?.delete(subscription);
    if (subscriptions?.size === 0) this.#subscriptions.delete(connection);
    if (this.#subscriptions.size > 0) return;
    this.#stopListening?.();
    this.#stopListening = null;
    this.#queue = [];
  }

  #removeNotStarted(subscription: PendingSubscription): void {
    this.#notStarted.delete(subscription);
    if (this.#notStarted.size === 0) this.#published = [];
  }

  #onAdded(transaction: SignedTransaction, isListed: boolean): void {
    this.#queue.push(new AddedTransaction(this.#addedCount++, isListed, transaction, this.#parts.encode));
    if (this.#queue.length > MAX_KEPT) this.#giveUp();
    if (this.#isPublishing) return;
    this.#isPublishing = true;
    setImmediate(() => void this.#publishAll());
  }

  async #publishAll(): Promise<void> {
    while (this.#queue.length > 0) {
      const added = this.#queue.splice(0, PUSHED_TOGETHER);
      if (this.#notStarted.size > 0) this.#keepForNotStarted(added);
      for (const subscriptions of this.#subscriptions.values()) {
        for (const subscription of subscriptions) if (subscription.isStarted) notify(subscription, added);
        if (sliceIsOver()) await nextSlice();
      }
    }
    this.#isPublishing = false;
  }

  #keepForNotStarted(added: readonly AddedTransaction[]): void {
    this.#published.push(...added);
    if (this.#published.length <= MAX_KEPT) return;
    for (const { connection } of this.#notStarted)
      connection.close(CLOSE_TRY_AGAIN_LATER, 'too many transactions arrived before the subscription was answered');
  }

  /** More transactions arrive than can be sent. All clients are disconnected, since they would not notice a gap. */
  #giveUp(): void {
    for (const connection of this.#subscriptions.keys())
      connection.close(CLOSE_TRY_AGAIN_LATER, 'more transactions arrive than can be sent');
  }
}

function notify(subscription: PendingSubscription, added: readonly AddedTransaction[]): void {
  const { connection, id, includeTransactions, next, nextListed } = subscription;
  const found = added.filter(({ sequence, isListed }) => sequence >= (isListed ? Math.max(next, nextListed) : next));
  const last = found.at(-1);
  if (last === undefined) return;
  subscription.next = last.sequence + 1;
  connection.push(found.map((transaction) => transaction.notification(includeTransactions).addressedTo(id)));
}
