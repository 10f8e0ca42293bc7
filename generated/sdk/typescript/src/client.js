// Generated from openrpc.json by `npm run generate`. Do not edit.
import { HeadCursor, LiveCursor, LogCursor } from './cursor.js';
import { AbortedError, HalleyError, RpcError, TimeoutError, TransportError } from './errors.js';
import { HttpTransport, withinTime } from './http.js';
import { quantityOf } from './json.js';
import { Methods } from './methods.js';
import { backoff, changedSettings, settingsOf } from './options.js';
import { NOTIFICATIONS, READS } from './shapes.js';
import { SocketTransport } from './socket.js';
import { Subscription } from './subscription.js';
const CATCH_UP_BLOCKS = 1000n;
export class HalleyClient extends Methods {
  #settings;
  #shared;
  constructor(url, options = {}, shared) {
    super();
    this.#settings = shared === undefined ? settingsOf(options) : changedSettings(shared.of.#settings, shared.changes);
    this.#shared = shared === undefined ? { transport: transportOf(url), lastId: 0 } : shared.of.#shared;
  }
  with(changes) {
    return new HalleyClient('', {}, { of: this, changes });
  }
  async request(method, ...params) {
    const call = this.#call(method, params);
    const [outcome] = await this.#send(call, READS.has(method));
    if (outcome === undefined) throw new TransportError('the transport gave no outcome');
    if (!outcome.ok) throw outcome.error;
    return outcome.result;
  }
  async batch(calls) {
    const message = calls.map(([method, ...params]) => this.#call(method, params));
    const outcomes =
      message.length === 0
        ? []
        : await this.#send(
            message,
            message.every(({ method }) => READS.has(method)),
          );
    return outcomes;
  }
  subscribe(name, options) {
    const { transport } = this.#shared;
    if (!(transport instanceof SocketTransport))
      throw new HalleyError('a subscription needs a client with a ws: or wss: URL');
    const settings = this.#settings;
    return new Subscription({
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
  close() {
    this.#shared.transport.close();
  }
  #call(method, params) {
    return { id: ++this.#shared.lastId, method, params };
  }
  async #send(message, isRead) {
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
  async #ask(connection, { method, params }, onOutcome) {
    const call = this.#call(method, params);
    try {
      const settings = { ...this.#settings, signal: undefined };
      const [outcome] = await withinTime(settings, () => connection.send(call, onOutcome));
      if (outcome?.ok !== true) throw outcome?.error ?? new TransportError('the transport gave no outcome');
      return outcome.result;
    } catch (error) {
      connection.forget(call);
      throw error;
    }
  }
  #reader(connection) {
    return {
      blockNumber: () => this.#ask(connection, { method: 'eth_blockNumber', params: [] }),
      blockHash: async (number) => {
        const params = [quantityOf(number), false];
        const block = await this.#ask(connection, { method: 'eth_getBlockByNumber', params });
        return block?.hash ?? null;
      },
    };
  }
  async *#logsOf(connection, query) {
    const { from, to, ...filter } = query;
    let length = CATCH_UP_BLOCKS;
    for (let first = from; first <= to;) {
      const last = first + length - 1n < to ? first + length - 1n : to;
      const params = [{ ...filter, fromBlock: first, toBlock: last }];
      try {
        yield* await this.#ask(connection, { method: 'eth_getLogs', params });
        first = last + 1n;
      } catch (error) {
        if (!(error instanceof RpcError) || error.code !== -32005 || length === 1n) throw error;
        length = length / 10n === 0n ? 1n : length / 10n;
      }
    }
  }
}
function transportOf(address) {
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
function isWorthRetrying(error) {
  if (error instanceof TimeoutError) return true;
  const passing = [undefined, 429, 502, 503, 504];
  return error instanceof TransportError && passing.includes(error.status);
}
function objectOf(options) {
  return typeof options === 'object' && options !== null ? options : {};
}
function cursorOf(name, options) {
  const { fromBlock } = objectOf(options);
  const from = typeof fromBlock === 'bigint' ? fromBlock : fromBlock === 'earliest' ? 1n : undefined;
  if (name === 'newHeads') return new HeadCursor(from);
  if (name === 'logs') return new LogCursor(from);
  return new LiveCursor();
}
