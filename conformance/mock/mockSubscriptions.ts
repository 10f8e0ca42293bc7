import { methodTable } from '../../generated/methods.js';
import type { SubscriptionId } from '../../generated/types.js';
import { ID_LENGTH } from '../../src/ethereum/randomId.js';
import type { Connection, WebSocketRequest } from '../../src/jsonrpc/request.js';
import { rpcError } from '../../src/jsonrpc/rpcErrors.js';
import { Notification } from '../../src/jsonrpc/notification.js';
import { chooseNotifications } from './chooseExample.js';
import type { NotificationExample } from './contractExamples.js';
import type { Random } from './random.js';

/** The one method of all notifications. */
const METHOD = 'eth_subscription';

const { subscriptionsPerConnection: LIMIT } = methodTable.eth_subscribe.limits;

/**
 * Subscriptions that send the contract's examples in turn, one at each interval after the answer with the id. Those of
 * a connection end with it.
 */
export class MockSubscriptions {
  readonly #examples: ReadonlyMap<string, readonly NotificationExample[]>;
  readonly #intervalMs: number;
  readonly #random: Random;
  /** Of each connection the functions that end its subscriptions, by id. */
  readonly #running = new WeakMap<Connection, Map<string, () => void>>();

  constructor(examples: ReadonlyMap<string, readonly NotificationExample[]>, intervalMs: number, random: Random) {
    this.#examples = examples;
    this.#intervalMs = intervalMs;
    this.#random = random;
  }

  /** The id of a new subscription. Rejects with limitExceeded as the server does. */
  subscribe(name: string, options: unknown, request: WebSocketRequest): SubscriptionId {
    const { connection } = request;
    const running = this.#runningOf(connection);
    const { default: limit, unit: what } = LIMIT;
    if (running.size >= limit) throw rpcError('limitExceeded', { what, value: running.size + 1, limit }, { limit });
    const id = this.#createId();
    const results = chooseNotifications(this.#examples.get(name) ?? [], options).map(({ result }) => result);
    let timer: NodeJS.Timeout | undefined;
    running.set(id, () => clearInterval(timer));
    request.onAnswered((answered) => {
      if (!answered) running.delete(id);
      else if (running.has(id)) timer = this.#send(connection, id, results);
    });
    return id;
  }

  /** Ends a subscription of this connection; false when there is none of this id. */
  unsubscribe(id: string, connection: Connection): boolean {
    const running = this.#runningOf(connection);
    const key = id.toLowerCase();
    running.get(key)?.();
    return running.delete(key);
  }

  #send(connection: Connection, id: SubscriptionId, results: readonly unknown[]): NodeJS.Timeout {
    const messages = results.map((result) =>
      new Notification(METHOD, Buffer.from(JSON.stringify(result))).addressedTo(id),
    );
    let next = 0;
    return setInterval(() => {
      const message = messages[next++ % messages.length];
      // To a client that does not read, nothing more is sent until it does.
      if (message !== undefined && connection.canSendMore) connection.push([message]);
    }, this.#intervalMs);
  }

  #runningOf(connection: Connection): Map<string, () => void> {
    const known = this.#running.get(connection);
    if (known !== undefined) return known;
    const running = new Map<string, () => void>();
    this.#running.set(connection, running);
    connection.onClosed(() => {
      for (const end of running.values()) end();
      running.clear();
    });
    return running;
  }

  /** Looks like an id of the server: as long, and without leading zeros. */
  #createId(): SubscriptionId {
    const digits = Array.from({ length: ID_LENGTH - 2 }, (_, i) => this.#digit(i === 0 ? 1 : 0));
    // These digits are what the type stands for.
    return `0x${digits.join('')}` as SubscriptionId;
  }

  #digit(least: number): string {
    return (least + Math.floor(this.#random() * (16 - least))).toString(16);
  }
}
