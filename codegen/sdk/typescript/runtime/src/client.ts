/** The client: typed methods, batches and subscriptions over HTTP or one WebSocket. */
import { HeadCursor, LiveCursor, LogCursor, type ChainReader, type Cursor } from './cursor.js';
import { AbortedError, HalleyError, RpcError, TimeoutError, TransportError } from './errors.js';
import { HttpTransport, type Transport, withinTime } from './http.js';
import { quantityOf } from './json.js';
import type { Call, Message, Outcome } from './message.js';
import { Methods, type MethodMap, type MethodName, type SubscriptionMap, type SubscriptionName } from './methods.js';
import {
  backoff,
  changedSettings,
  settingsOf,
  type CallOptions,
  type ClientOptions,
  type Settings,
} from './options.js';
import { NOTIFICATIONS, READS } from './shapes.js';
import { SocketTransport, type Connection } from './socket.js';
import { Subscription } from './subscription.js';
import type { Block, Log } from './types.js';

/** A call of a batch: the name of a method and its parameters. */
export type BatchCall = { [M in MethodName]: readonly [method: M, ...params: MethodMap[M]['params']] }[MethodName];

/** How each call of a batch ended, in the order of the calls. */
export type BatchOutcomes<Calls extends readonly BatchCall[]> = {
  -readonly [I in keyof Calls]: Outcome<MethodMap[Calls[I][0]]['result']>;
};

/** What clients with different call options share. */
interface Shared {
  readonly transport: Transport;
  lastId: number;
}

/** How many blocks of logs are asked for at once to catch up. */
const CATCH_UP_BLOCKS = 1000n;

/**
 * A client of one server. The scheme of the URL decides: `http:` and `https:` send each call by itself, `ws:` and
 * `wss:` share one connection, which subscriptions need.
 */
export class HalleyClient extends Methods {
  readonly #settings: Settings;
  readonly #shared: Shared;

  /** @param shared - only for {@link HalleyClient.with} */
  constructor(
    url: string | URL,
    options: ClientOptions = {},
    shared?: { readonly of: HalleyClient; readonly changes: CallOptions },
  ) {
    super();
    this.#settings = shared === undefined ? settingsOf(options) : changedSettings(shared.of.#settings, shared.changes);
    this.#shared = shared === undefined ? { transport: transportOf(url), lastId: 0 } : shared.of.#shared;
  }

  /** The same client with other options for its calls: `client.with({ timeoutMs: 1000 }).eth.blockNumber()`. */
  with(changes: CallOptions): HalleyClient {
    return new HalleyClient('', {}, { of: this, changes });
  }

  /** Calls a method by its name on the wire. */
  async request<M extends MethodName>(method: M, ...params: MethodMap[M]['params']): Promise<MethodMap[M]['result']> {
    const call = this.#call(method, params);
    const [outcome] = await this.#send(call, READS.has(method));
    if (outcome === undefined) throw new TransportError('the transport gave no outcome');
    if (!outcome.ok) throw outcome.error;
    // Its result was decoded by the shape that the type was made of.
    return outcome.result as MethodMap[M]['result'];
  }

  /**
   * Sends several calls as one message. Each has its own outcome, so that an error of one does not lose the others:
   * `const [head, balance] = await client.batch([['eth_blockNumber'], ['eth_getBalance', address]])`.
   */
  async batch<const Calls extends readonly BatchCall[]>(calls: Calls): Promise<BatchOutcomes<Calls>> {
    const message = calls.map(([method, ...params]) => this.#call(method, params));
    const outcomes =
      message.length === 0
        ? []
        : await this.#send(
            message,
            message.every(({ method }) => READS.has(method)),
          );
    // As in `request`, call by call.
    return outcomes as BatchOutcomes<Calls>;
  }

  /**
   * Notifications of the server, from now on or from `fromBlock` on. `newHeads` and `logs` lose nothing when the
   * connection breaks and give nothing twice; when blocks are replaced, `logs` gives the logs of those once more, with
   * `removed` set, and `newHeads` gives the new heads. The others continue with what happens after the reconnection.
   */
  subscribe<N extends SubscriptionName>(
    name: N,
    options?: SubscriptionMap[N]['options'],
  ): Subscription<SubscriptionMap[N]['result']> {
    const { transport } = this.#shared;
    if (!(transport instanceof SocketTransport))
      throw new HalleyError('a subscription needs a client with a ws: or wss: URL');
    const settings = this.#settings;
    return new Subscription<SubscriptionMap[N]['result']>({
      name,
      options,
      shape: NOTIFICATIONS[name] ?? '*',
      cursor: cursorOf(name, options),
      settings,
      connect: () => transport.connect(settings),
      ask: (connection, method, params, onOutcome) => this.#ask(connection, { method, params }, onOutcome),
      reader: (connection) => this.#reader(connection),
      ...(name === 'logs' && {
        catchUp: (connection, from, to) => this.#logsOf(connection, { ...objectOf(options), from, to }),
      }),
    });
  }

  /** Ends the connection. Calls and subscriptions that still wait end with an error. */
  close(): void {
    this.#shared.transport.close();
  }

  #call(method: string, params: readonly unknown[]): Call {
    return { id: ++this.#shared.lastId, method, params };
  }

  async #send(message: Message, isRead: boolean): Promise<Outcome<unknown>[]> {
    for (let attempt = 0; ; attempt++) {
      try {
        const outcomes = await this.#shared.transport.send(message, this.#settings);
        const [first] = outcomes;
        if (first === undefined || first.ok || !(first.error instanceof TransportError)) return outcomes;
        throw first.error;
      } catch (error) {
        const { retries, signal } = this.#settings;
        if (!isRead || attempt >= retries || !isWorthRetrying(error)) throw error;
        await backoff(attempt, this.#settings);
        if (signal?.aborted === true) throw new AbortedError('the call was aborted', { cause: signal.reason });
      }
    }
  }

  /** One call over a connection, without a second attempt. */
  async #ask<T>(
    connection: Connection,
    { method, params }: Omit<Call, 'id'>,
    onOutcome?: (outcome: Outcome<unknown>) => void,
  ): Promise<T> {
    const call = this.#call(method, params);
    try {
      const settings = { ...this.#settings, signal: undefined };
      const [outcome] = await withinTime(settings, () => connection.send(call, onOutcome));
      if (outcome?.ok !== true) throw outcome?.error ?? new TransportError('the transport gave no outcome');
      // It was decoded by the shape of its method, whose type the caller names.
      return outcome.result as T;
    } catch (error) {
      connection.forget(call);
      throw error;
    }
  }

  #reader(connection: Connection): ChainReader {
    return {
      blockNumber: () => this.#ask<bigint>(connection, { method: 'eth_blockNumber', params: [] }),
      blockHash: async (number) => {
        const params = [quantityOf(number), false];
        const block = await this.#ask<Block | null>(connection, { method: 'eth_getBlockByNumber', params });
        return block?.hash ?? null;
      },
    };
  }

  async *#logsOf(connection: Connection, query: { from: bigint; to: bigint }): AsyncGenerator<Log> {
    const { from, to, ...filter } = query;
    let length = CATCH_UP_BLOCKS;
    for (let first = from; first <= to;) {
      const last = first + length - 1n < to ? first + length - 1n : to;
      const params = [{ ...filter, fromBlock: first, toBlock: last }];
      try {
        yield* await this.#ask<Log[]>(connection, { method: 'eth_getLogs', params });
        first = last + 1n;
      } catch (error) {
        if (!(error instanceof RpcError) || error.code !== -32005 || length === 1n) throw error;
        length = length / 10n === 0n ? 1n : length / 10n;
      }
    }
  }
}

function transportOf(address: string | URL): Transport {
  const url = new URL(address);
  switch (url.protocol) {
    case 'http:':
    case 'https:':
      return new HttpTransport(url);
    case 'ws:':
    case 'wss:':
      return new SocketTransport(url);
    default:
      throw new HalleyError(`the URL must begin with http:, https:, ws: or wss:, not with ${url.protocol}`);
  }
}

function isWorthRetrying(error: unknown): boolean {
  if (error instanceof TimeoutError) return true;
  const passing = [undefined, 429, 502, 503, 504];
  return error instanceof TransportError && passing.includes(error.status);
}

function objectOf(options: unknown): { readonly fromBlock?: unknown } {
  return typeof options === 'object' && options !== null ? options : {};
}

/** The cursor of a subscription. A tag as `fromBlock` other than `earliest` means the newest block. */
function cursorOf<T>(name: SubscriptionName, options: unknown): Cursor<T> {
  const { fromBlock } = objectOf(options);
  const from = typeof fromBlock === 'bigint' ? fromBlock : fromBlock === 'earliest' ? 1n : undefined;
  // The type of each cursor is that of the notifications of its subscription.
  if (name === 'newHeads') return new HeadCursor(from) as Cursor<unknown> as Cursor<T>;
  // As above.
  if (name === 'logs') return new LogCursor(from) as Cursor<unknown> as Cursor<T>;
  return new LiveCursor<T>();
}
