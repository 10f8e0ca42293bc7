/**
 * The subscriptions of all connections. Creates ids, checks limits, and ends the subscriptions of a closed connection.
 * A subscription covers what happens from its request on, but sends nothing before the response with its id is sent.
 * When that cannot be sent, the subscription ends.
 */
import { ownWork } from '../caller/caller.js';
import { setMaxListeners } from 'node:events';
import { methodTable } from '../../generated/methods.js';
import type { SubscriptionId } from '../../generated/types.js';
import type { Mempool } from '../chain/mempool.js';
import { syncStatus, type SyncParts } from '../chain/syncStatus.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import { createId } from '../ethereum/randomId.js';
import type { Connection, RequestContext } from '../jsonrpc/request.js';
import { rpcError } from '../jsonrpc/rpcErrors.js';
import { HeldMemory } from '../caller/heldMemory.js';
import { BlockPublisher, type BlockPublisherParts } from './blockPublisher.js';
import type { SubscribedRange } from './blockSubscription.js';
import { valueCount, type BlockQuery } from './blockQuery.js';
import { PendingTransactionPublisher } from './pendingTransactionPublisher.js';
import { SyncStatusPublisher } from './syncStatusPublisher.js';

/** What a client can subscribe to, decoded. */
export type SubscriptionRequest =
  | { kind: 'blocks'; query: BlockQuery; range: SubscribedRange }
  | { kind: 'pendingTransactions'; includeTransactions: boolean }
  | { kind: 'syncing' };

/** Limits and intervals. */
export interface SubscriptionOptions {
  maxPerConnection: number;
  /** How often the sync status is read. Catching up takes minutes. Default: 2,000. */
  syncIntervalMs?: number;
}

/** What subscriptions read from. */
export interface SubscriptionParts extends BlockPublisherParts {
  node: SyncParts['node'];
  indexStatus: BlockPublisherParts['indexStatus'] & SyncParts['indexStatus'];
  mempool: Pick<Mempool, 'onAdded' | 'refresh'>;
}

const SYNC_INTERVAL_MS = 2_000;

/** What the limit of one client counts. */
const PER_CLIENT: string = methodTable.eth_subscribe.limits.subscriptionsPerClient.unit;

/** Most values in the queries of one connection. */
const { default: MAX_VALUES, unit: VALUES } = methodTable.eth_subscribe.limits.valuesPerConnection;

/** Memory of one value in the tables of the publisher. */
const VALUE_BYTES = 400;

interface ActiveSubscription {
  /** Resolves when the request may be answered; undefined for at once. */
  opened?: Promise<void>;
  /** Called when the response with the id is sent. */
  start(): void;
  end(): void;
}

interface CountedSubscription extends ActiveSubscription {
  /** Addresses, log topics and hashes in its query. */
  values: number;
  uncount: () => void;
}

/** Subscribes and unsubscribes connections. */
export class Subscriptions {
  readonly #byConnection = new Map<Connection, Map<SubscriptionId, CountedSubscription>>();
  readonly #stopping = new AbortController();
  readonly #own = ownWork(this.#stopping.signal);
  readonly #blocks: BlockPublisher;
  readonly #pending: PendingTransactionPublisher;
  readonly #syncing: SyncStatusPublisher;
  readonly #options: SubscriptionOptions;

  constructor(options: SubscriptionOptions, parts: SubscriptionParts) {
    this.#options = options;
    // Every read of every replay adds a listener; Node.js would warn of a leak from the eleventh.
    setMaxListeners(0, this.#stopping.signal);
    this.#blocks = new BlockPublisher(parts, this.#stopping.signal);
    this.#pending = new PendingTransactionPublisher(parts);
    const { syncIntervalMs = SYNC_INTERVAL_MS } = options;
    const statusParts = { ...parts, syncStatus: () => syncStatus(parts, this.#own) };
    this.#syncing = new SyncStatusPublisher(syncIntervalMs, statusParts, this.#stopping.signal);
  }

  get count(): number {
    return [...this.#byConnection.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Throws limitExceeded for too many subscriptions or values of the connection, or of its client. */
  subscribe(
    connection: Connection,
    request: Pick<RequestContext, 'onAnswered' | 'signal' | 'memory' | 'allowance'>,
    subscriptionRequest: SubscriptionRequest,
  ): Awaitable<SubscriptionId> {
    const subscriptions = this.#of(connection);
    checkLimit('subscriptions of one connection', subscriptions.size + 1, this.#options.maxPerConnection);
    const values = subscriptionRequest.kind === 'blocks' ? valueCount(subscriptionRequest.query) : 0;
    checkLimit(
      VALUES,
      [...subscriptions.values()].reduce((sum, one) => sum + one.values, values),
      MAX_VALUES,
    );
    const uncount = count(values, request);
    // Made in the form that the type stands for.
    const id = createId() as SubscriptionId;
    let subscription: CountedSubscription;
    try {
      subscription = { ...this.#create(id, connection, subscriptionRequest, request), values, uncount };
    } catch (error) {
      uncount();
      throw error;
    }
    subscriptions.set(id, subscription);
    request.onAnswered((answered) => {
      if (!subscriptions.has(id)) return;
      if (answered) subscription.start();
      else end(subscriptions, id);
    });
    return subscription.opened === undefined ? id : subscription.opened.then(() => id);
  }

  /** False for an unknown id. */
  unsubscribe(connection: Connection, id: string): boolean {
    const subscriptions = this.#byConnection.get(connection);
    // Ids are lower-case.
    return subscriptions !== undefined && end(subscriptions, id.toLowerCase() as SubscriptionId);
  }

  /** Stops reading from the node. The transport closes the connections. */
  stop(): void {
    this.#stopping.abort();
  }

  #of(connection: Connection): Map<SubscriptionId, CountedSubscription> {
    const known = this.#byConnection.get(connection);
    if (known !== undefined) return known;
    const subscriptions = new Map<SubscriptionId, CountedSubscription>();
    this.#byConnection.set(connection, subscriptions);
    connection.onClosed(() => {
      this.#byConnection.delete(connection);
      for (const id of subscriptions.keys()) end(subscriptions, id);
    });
    return subscriptions;
  }

  #create(
    id: SubscriptionId,
    connection: Connection,
    subscriptionRequest: SubscriptionRequest,
    { signal }: Pick<RequestContext, 'signal'>,
  ): ActiveSubscription {
    switch (subscriptionRequest.kind) {
      case 'blocks': {
        const subscription = this.#blocks.add(id, connection, subscriptionRequest.query, subscriptionRequest.range);
        return {
          start: () => void this.#blocks.start(subscription),
          end: () => this.#blocks.end(subscription),
        };
      }
      case 'pendingTransactions': {
        const subscription = this.#pending.add(id, connection, subscriptionRequest.includeTransactions);
        return {
          opened: this.#pending.open(subscription, signal),
          start: () => this.#pending.start(subscription),
          end: () => this.#pending.end(subscription),
        };
      }
      case 'syncing': {
        const subscription = { id, connection, lastSent: null };
        return {
          start: () => this.#syncing.start(subscription),
          end: () => this.#syncing.end(subscription),
        };
      }
    }
  }
}

/** Counts a subscription for its client. Returns a function that ends the count. */
function count(
  values: number,
  { memory: { account }, allowance }: Pick<RequestContext, 'memory' | 'allowance'>,
): () => void {
  const memory = new HeldMemory(account, 'subscription');
  memory.add(values * VALUE_BYTES);
  const limit = allowance?.openSubscription() ?? null;
  if (limit === null)
    return () => {
      memory.release();
      allowance?.closeSubscription();
    };
  memory.release();
  throw rpcError('limitExceeded', { what: PER_CLIENT, value: limit + 1, limit }, { limit });
}

function checkLimit(what: string, value: number, limit: number): void {
  if (value > limit) throw rpcError('limitExceeded', { what, value, limit }, { limit });
}

function end(subscriptions: Map<SubscriptionId, CountedSubscription>, id: SubscriptionId): boolean {
  const subscription = subscriptions.get(id);
  if (subscription === undefined) return false;
  subscriptions.delete(id);
  subscription.uncount();
  subscription.end();
  return true;
}
