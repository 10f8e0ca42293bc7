import { eventsOfBlock, type PublishedEvent } from './publishedEvents.js';
import type { StoredBlock } from '../blocks/blockStore.js';
import { matches, parseQuery, textRequired, type Condition, type EventMap } from './eventQuery.js';
import { internalError, serverError } from '../server/cometRpcError.js';

/** CometBFT's defaults of `max_subscription_clients` and `max_subscriptions_per_client`. */
const MAX_CLIENTS = 100;
const MAX_PER_CLIENT = 5;

/** A connection with more unsent bytes than this is too slow, and loses its subscriptions. */
const MAX_UNSENT_BYTES = 64 * 1024 * 1024;

/** A connection that has subscriptions. */
export interface Subscriber {
  send(message: object): void;
  /** Bytes that wait to be sent, because the client reads slowly. */
  readonly unsentBytes: number;
}

interface Subscription {
  id: string | number;
  query: string;
  conditions: Condition[];
  /** The only `tm.event` that can match; null when the query does not name one. */
  eventName: string | null;
}

/** All subscriptions of all connections. */
export class EventSubscriptions {
  readonly #clients = new Map<Subscriber, Map<string, Subscription>>();
  /** While true, no events are sent. */
  muted = false;

  /** Events carry `id`, that of the request. Throws CometRpcError in CometBFT's words. */
  subscribe(subscriber: Subscriber, id: string | number, query: string): void {
    const own = this.#clients.get(subscriber) ?? new Map<string, Subscription>();
    if (own.size === 0 && this.#clients.size >= MAX_CLIENTS) {
      throw internalError(`max_subscription_clients ${MAX_CLIENTS} reached`);
    }
    if (own.size >= MAX_PER_CLIENT) throw internalError(`max_subscriptions_per_client ${MAX_PER_CLIENT} reached`);
    const conditions = parse(query);
    if (own.has(query)) throw internalError('already subscribed');
    own.set(query, { id, query, conditions, eventName: textRequired(conditions, 'tm.event') });
    this.#clients.set(subscriber, own);
  }

  unsubscribe(subscriber: Subscriber, query: string): void {
    parse(query);
    const own = this.#clients.get(subscriber);
    if (own?.delete(query) !== true) throw internalError('subscription not found');
    if (own.size === 0) this.#clients.delete(subscriber);
  }

  unsubscribeAll(subscriber: Subscriber): void {
    if (!this.#clients.delete(subscriber)) throw internalError('subscription not found');
  }

  remove(subscriber: Subscriber): void {
    this.#clients.delete(subscriber);
  }

  publish(block: StoredBlock): void {
    if (this.#clients.size === 0 || this.muted) return;
    for (const event of eventsOfBlock(block)) this.#publish(event);
    for (const subscriber of [...this.#clients.keys()]) {
      if (subscriber.unsentBytes > MAX_UNSENT_BYTES) this.#cancel(subscriber);
    }
  }

  #publish(event: PublishedEvent): void {
    let made: { data: object; events: EventMap } | null = null;
    for (const [subscriber, own] of this.#clients) {
      for (const { id, query, conditions, eventName } of own.values()) {
        if (eventName !== null && eventName !== event.name) continue;
        made ??= { data: { type: `tendermint/event/${event.name}`, value: event.value() }, events: event.events() };
        if (matches(conditions, made.events)) subscriber.send({ jsonrpc: '2.0', id, result: { query, ...made } });
      }
    }
  }

  /** Cancels all subscriptions as CometBFT does with those of slow clients; connections stay open. */
  cancelAll(): void {
    for (const subscriber of [...this.#clients.keys()]) this.#cancel(subscriber);
  }

  #cancel(subscriber: Subscriber): void {
    const reason = 'subscription was canceled (reason: client is not pulling messages fast enough)';
    for (const { id } of this.#clients.get(subscriber)?.values() ?? []) {
      subscriber.send({ jsonrpc: '2.0', id, error: serverError(reason).toJson() });
    }
    this.#clients.delete(subscriber);
  }
}

function parse(query: string): Condition[] {
  try {
    return parseQuery(query);
  } catch (error) {
    throw internalError(`failed to parse query: ${error instanceof Error ? error.message : String(error)}`);
  }
}
