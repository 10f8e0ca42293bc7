/** Tells subscriptions of transactions that begin to wait for a block. Those that come together are told together. */
import type { SubscriptionId } from '../../generated/types.js';
import type { Mempool } from '../chain/mempool.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import type { SignedTransaction } from '../evm/transaction.js';
import { CLOSE_TRY_AGAIN_LATER, type Connection } from '../jsonrpc/connection.js';
import { AddedTransaction } from './addedTransaction.js';
import type { EncodeNotification } from './encodeNotification.js';

export interface PendingTransactionPublisherParts {
  mempool: Pick<Mempool, 'onAdded' | 'refresh'>;
  encode: EncodeNotification;
}

/** A cursor in the sequence of arrivals: everything below `next` has been sent. */
export interface PendingSubscription {
  readonly id: SubscriptionId;
  readonly connection: Connection;
  /** Whole transactions in place of hashes. */
  readonly whole: boolean;
  next: number;
  /** Where those begin that the node's list brings as news: what it brought before was waiting already when this was asked for. */
  listedNext: number;
  /** The answer with the id is sent. */
  isStarted: boolean;
}

/** Arrivals that one push takes, and most that are kept: twice what the mempool itself keeps. */
const TOLD_TOGETHER = 256;
const MAX_KEPT = 20_000;

export class PendingTransactionPublisher {
  readonly #readers = new Map<Connection, Set<PendingSubscription>>();
  /** Subscriptions whose answer is not sent yet, and what arrived meanwhile. */
  readonly #notStarted = new Set<PendingSubscription>();
  #told: AddedTransaction[] = [];
  #waiting: AddedTransaction[] = [];
  #arrived = 0;
  #telling = false;
  /** Ends listening to the mempool, which costs the node questions and so is done only while somebody wants to know. */
  #stopListening: (() => void) | null = null;
  readonly #parts: PendingTransactionPublisherParts;

  constructor(parts: PendingTransactionPublisherParts) {
    this.#parts = parts;
  }

  /** A subscription that `start` sets going; arrivals count from now on. */
  add(id: SubscriptionId, connection: Connection, whole: boolean): PendingSubscription {
    const subscription = { id, connection, whole, next: this.#arrived, listedNext: Infinity, isStarted: false };
    this.#notStarted.add(subscription);
    const subscriptions = this.#readers.get(connection);
    if (subscriptions === undefined) this.#readers.set(connection, new Set([subscription]));
    else subscriptions.add(subscription);
    this.#stopListening ??= this.#parts.mempool.onAdded((...added) => this.#onAdded(...added));
    return subscription;
  }

  /** Looks at the node's list before the answer, since what waits already is no news, and nobody may have looked for long. */
  async open(subscription: PendingSubscription, signal: AbortSignal): Promise<void> {
    await this.#parts.mempool.refresh(signal);
    subscription.listedNext = this.#arrived;
  }

  /** The answer with the id is sent. */
  start(subscription: PendingSubscription): void {
    subscription.isStarted = true;
    tell(subscription, this.#told);
    this.#forgetTold(subscription);
  }

  end(subscription: PendingSubscription): void {
    const { connection } = subscription;
    this.#forgetTold(subscription);
    const subscriptions = this.#readers.get(connection);
    subscriptions?.delete(subscription);
    if (subscriptions?.size === 0) this.#readers.delete(connection);
    if (this.#readers.size > 0) return;
    this.#stopListening?.();
    this.#stopListening = null;
    this.#waiting = [];
  }

  #forgetTold(subscription: PendingSubscription): void {
    this.#notStarted.delete(subscription);
    if (this.#notStarted.size === 0) this.#told = [];
  }

  #onAdded(transaction: SignedTransaction, isListed: boolean): void {
    this.#waiting.push(new AddedTransaction(this.#arrived++, isListed, transaction, this.#parts.encode));
    if (this.#waiting.length > MAX_KEPT) this.#giveUp();
    if (this.#telling) return;
    this.#telling = true;
    setImmediate(() => void this.#tellAll());
  }

  async #tellAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const arrivals = this.#waiting.splice(0, TOLD_TOGETHER);
      if (this.#notStarted.size > 0) this.#keepTold(arrivals);
      for (const subscriptions of this.#readers.values()) {
        for (const subscription of subscriptions) if (subscription.isStarted) tell(subscription, arrivals);
        if (sliceIsOver()) await nextSlice();
      }
    }
    this.#telling = false;
  }

  #keepTold(arrivals: readonly AddedTransaction[]): void {
    this.#told.push(...arrivals);
    if (this.#told.length <= MAX_KEPT) return;
    for (const { connection } of this.#notStarted)
      connection.close(CLOSE_TRY_AGAIN_LATER, 'too many transactions arrived before the subscription was answered');
  }

  /** More arrives than can be told: whoever listens is disconnected, since a gap would go unnoticed. */
  #giveUp(): void {
    for (const connection of this.#readers.keys())
      connection.close(CLOSE_TRY_AGAIN_LATER, 'more transactions arrive than can be sent');
  }
}

function tell(subscription: PendingSubscription, arrivals: readonly AddedTransaction[]): void {
  const { connection, id, whole, next, listedNext } = subscription;
  const news = arrivals.filter(({ sequence, isListed }) => sequence >= (isListed ? Math.max(next, listedNext) : next));
  if (news.length === 0) return;
  subscription.next = news[news.length - 1]!.sequence + 1;
  connection.push(news.map((arrival) => arrival.notification(whole).addressedTo(id)));
}
