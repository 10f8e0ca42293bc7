/**
 * The subscriptions of all connections: gives ids, keeps the limit, and ends with each connection what is left of it. What is sent comes
 * from the feeds. A subscription begins to count when it is asked for, and sends nothing before the answer with its id has gone out; should
 * that answer never go out, it is as if it had not been asked for.
 */
import { setMaxListeners } from 'node:events';
import { methodTable } from '../../generated/methods.js';
import type { SubscriptionId } from '../../generated/types.js';
import type { Mempool } from '../chain/mempool.js';
import { syncStatus, type SyncParts } from '../chain/syncStatus.js';
import type { Awaitable } from '../evm/encodedJson.js';
import type { Connection } from '../jsonrpc/connection.js';
import { rpcError } from '../jsonrpc/errors.js';
import { createSubscriptionId } from '../jsonrpc/notification.js';
import type { RequestContext } from '../jsonrpc/request.js';
import { BlockPublisher, type BlockPublisherParts } from './blockPublisher.js';
import type { SubscribedRange } from './blockSubscription.js';
import { valueCount, type BlockQuery } from './blockQuery.js';
import { PendingTransactionPublisher } from './pendingTransactionPublisher.js';
import { SyncStatusPublisher } from './syncStatusPublisher.js';

/** What a client can subscribe to, decoded. */
export type SubscriptionRequest =
  | { kind: 'blocks'; topic: BlockQuery; wanted: SubscribedRange }
  | { kind: 'pendingTransactions'; whole: boolean }
  | { kind: 'syncing' };

export interface SubscriptionOptions {
  maxPerConnection: number;
  /** How often the node is asked whether it catches up, while somebody listens. Catching up takes minutes, so seconds are enough. */
  syncIntervalMs?: number;
}

export interface SubscriptionParts extends BlockPublisherParts {
  node: SyncParts['node'];
  indexStatus: BlockPublisherParts['indexStatus'] & SyncParts['indexStatus'];
  mempool: Pick<Mempool, 'onAdded' | 'refresh'>;
}

const SYNC_INTERVAL_MS = 2_000;

/** What all subscriptions of one connection may look for together: some hundred bytes of memory each. */
const { default: MAX_VALUES, unit: VALUES } = methodTable.eth_subscribe.limits.valuesPerConnection;

/** A subscription as it is kept here. */
interface Kept {
  /** How many addresses, log topics and hashes it looks for. */
  values: number;
  /** What the answer waits for. */
  opened?: Promise<void>;
  /** The answer with the id is sent. */
  start(): void;
  end(): void;
}

export class Subscriptions {
  readonly #kept = new Map<Connection, Map<SubscriptionId, Kept>>();
  readonly #stopping = new AbortController();
  readonly #blocks: BlockPublisher;
  readonly #pending: PendingTransactionPublisher;
  readonly #syncing: SyncStatusPublisher;
  readonly #options: SubscriptionOptions;

  constructor(options: SubscriptionOptions, parts: SubscriptionParts) {
    this.#options = options;
    const { signal } = this.#stopping;
    // Every read of every replay listens to it; Node.js would warn of a leak from the eleventh.
    setMaxListeners(0, signal);
    this.#blocks = new BlockPublisher(parts, signal);
    this.#pending = new PendingTransactionPublisher(parts);
    const asking = { ...parts, syncStatus: (aborted: AbortSignal) => syncStatus(parts, aborted) };
    this.#syncing = new SyncStatusPublisher({ intervalMs: options.syncIntervalMs ?? SYNC_INTERVAL_MS }, asking, signal);
  }

  /** How many there are, of all connections. */
  get count(): number {
    return [...this.#kept.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Subscribes the connection of a request; rejects with the limit's error when it has as many as it may. */
  subscribe(
    connection: Connection,
    request: Pick<RequestContext, 'onAnswered' | 'signal'>,
    wish: SubscriptionRequest,
  ): Awaitable<SubscriptionId> {
    const subscriptions = this.#of(connection);
    checkLimit('subscriptions of one connection', subscriptions.size + 1, this.#options.maxPerConnection);
    const values = [...subscriptions.values()].reduce((sum, kept) => sum + kept.values, valuesOf(wish));
    checkLimit(VALUES, values, MAX_VALUES);
    const id = createSubscriptionId();
    const kept = this.#create(id, connection, wish, request);
    subscriptions.set(id, kept);
    request.onAnswered((answered) => {
      if (!subscriptions.has(id)) return;
      if (answered) kept.start();
      else end(subscriptions, id);
    });
    return kept.opened === undefined ? id : kept.opened.then(() => id);
  }

  /** False when the connection has no such subscription. */
  unsubscribe(connection: Connection, id: SubscriptionId): boolean {
    const subscriptions = this.#kept.get(connection);
    return subscriptions !== undefined && end(subscriptions, id);
  }

  /** Ends what waits for a node. Connections are closed by their transport. */
  stop(): void {
    this.#stopping.abort();
  }

  #of(connection: Connection): Map<SubscriptionId, Kept> {
    const known = this.#kept.get(connection);
    if (known !== undefined) return known;
    const subscriptions = new Map<SubscriptionId, Kept>();
    this.#kept.set(connection, subscriptions);
    connection.onClosed(() => {
      this.#kept.delete(connection);
      for (const id of subscriptions.keys()) end(subscriptions, id);
    });
    return subscriptions;
  }

  #create(
    id: SubscriptionId,
    connection: Connection,
    wish: SubscriptionRequest,
    request: Pick<RequestContext, 'signal'>,
  ): Kept {
    switch (wish.kind) {
      case 'blocks': {
        const subscription = this.#blocks.add(id, connection, wish.topic, wish.wanted);
        return {
          values: valuesOf(wish),
          start: () => this.#blocks.start(subscription),
          end: () => this.#blocks.end(subscription),
        };
      }
      case 'pendingTransactions': {
        const subscription = this.#pending.add(id, connection, wish.whole);
        return {
          values: 0,
          opened: this.#pending.open(subscription, request.signal),
          start: () => this.#pending.start(subscription),
          end: () => this.#pending.end(subscription),
        };
      }
      case 'syncing': {
        const subscription = { id, connection, told: null };
        return {
          values: 0,
          start: () => this.#syncing.start(subscription),
          end: () => this.#syncing.end(subscription),
        };
      }
    }
  }
}

function valuesOf(wish: SubscriptionRequest): number {
  return wish.kind === 'blocks' ? valueCount(wish.topic) : 0;
}

function checkLimit(what: string, value: number, limit: number): void {
  if (value > limit) throw rpcError('limitExceeded', { what, value, limit }, { limit });
}

function end(subscriptions: Map<SubscriptionId, Kept>, id: SubscriptionId): boolean {
  const kept = subscriptions.get(id);
  if (kept === undefined) return false;
  subscriptions.delete(id);
  kept.end();
  return true;
}
