// Generated from openrpc.json by `npm run generate`. Do not edit.
import { isObject } from './codec.js';
import { AbortedError, HalleyError, MalformedAnswerError, TimeoutError, TransportError } from './errors.js';
import { basicOf, withinTime } from './http.js';
import { readJson } from './json.js';
import { callsOf, isRefusal, outcomesOf, textOf } from './message.js';
import { authorization } from './options.js';
const OPEN = 1;
export class Connection {
  ended;
  #socket;
  #isOpen = true;
  #end = () => undefined;
  #host;
  #waiting = new Map();
  #listeners = new Map();
  #heartbeat;
  #isSilent = false;
  constructor(socket, host, settings) {
    this.#socket = socket;
    this.#host = host;
    this.ended = new Promise((resolve) => (this.#end = resolve));
    socket.onmessage = ({ data }) => this.#onData(data, settings);
    socket.onclose = () => this.fail(new TransportError(`the connection to ${host} ended`));
    socket.onerror = () => this.fail(new TransportError(`the connection to ${host} failed`));
    this.#heartbeat = setInterval(() => this.#checkLife(settings), settings.heartbeatMs);
  }
  checkOpen() {
    const { readyState = OPEN } = this.#socket;
    if (readyState > OPEN) this.fail(new TransportError(`the connection to ${this.#host} ended`));
    return this.#isOpen;
  }
  send(message, onOutcome = () => undefined) {
    if (!this.checkOpen()) return Promise.reject(new TransportError(`the connection to ${this.#host} ended`));
    return new Promise((resolve, reject) => {
      const settle = (outcomes) => {
        for (const outcome of outcomes) onOutcome(outcome);
        resolve(outcomes);
      };
      const waiting = { message, settle };
      for (const { id } of callsOf(message)) this.#waiting.set(id, waiting);
      try {
        this.#socket.send(textOf(message));
      } catch (error) {
        this.forget(message);
        reject(error instanceof HalleyError ? error : new TransportError('it cannot be sent', { cause: error }));
      }
    });
  }
  forget(message) {
    for (const { id } of callsOf(message)) this.#waiting.delete(id);
  }
  listen(subscription, listener) {
    this.#listeners.set(subscription, listener);
  }
  ignore(subscription) {
    this.#listeners.delete(subscription);
  }
  fail(error) {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    clearInterval(this.#heartbeat);
    const socket = this.#socket;
    socket.onmessage = null;
    socket.onclose = null;
    socket.onerror = () => undefined;
    socket.close();
    for (const { message, settle } of new Set(this.#waiting.values())) {
      settle(callsOf(message).map(() => ({ ok: false, error })));
    }
    this.#waiting.clear();
    this.#listeners.clear();
    this.#end();
  }
  #onData(data, { maxAnswerLength }) {
    this.#isSilent = false;
    try {
      const text = typeof data === 'string' ? data : textOfBytes(data);
      if (text.length > maxAnswerLength) {
        throw new MalformedAnswerError(`the answer is longer than ${maxAnswerLength} characters`);
      }
      const message = readJson(text);
      for (const one of Array.isArray(message) ? message : [message]) this.#onNotification(one);
      this.#onAnswer(message);
    } catch (cause) {
      const error = cause instanceof HalleyError ? cause : new MalformedAnswerError('it cannot be read', { cause });
      this.fail(error);
    }
  }
  #onNotification(message) {
    if (!isObject(message) || !('method' in message)) return;
    const params = message['params'];
    if (isObject(params)) this.#listeners.get(params['subscription'])?.(params['result']);
  }
  #onAnswer(answer) {
    const waiting = this.#waitingFor(answer);
    if (waiting === undefined) return;
    this.forget(waiting.message);
    waiting.settle(outcomesOf(waiting.message, answer));
  }
  #waitingFor(answer) {
    if (isRefusal(answer)) {
      const [only, ...others] = new Set(this.#waiting.values());
      return others.length === 0 ? only : undefined;
    }
    const answers = Array.isArray(answer) ? answer : [answer];
    const ids = answers.map((one) => (isObject(one) && !('method' in one) ? one['id'] : undefined));
    return this.#waiting.get(ids.find((id) => this.#waiting.has(id)));
  }
  #checkLife({ heartbeatMs }) {
    if (!this.checkOpen()) return;
    if (this.#isSilent) {
      return this.fail(new TransportError(`${this.#host} was silent for more than ${heartbeatMs} ms`));
    }
    this.#isSilent = true;
    this.#socket.send(textOf({ id: 0, method: 'web3_clientVersion', params: [] }));
  }
}
export class SocketTransport {
  #url;
  #opening;
  #isClosed = false;
  constructor(url) {
    this.#url = url;
  }
  async send(message, settings) {
    let connection;
    try {
      return await withinTime(settings, async (signal) => {
        const opened = await this.connect(settings);
        if (signal.aborted) throw new AbortedError('the call ended before it was sent');
        connection = opened;
        return connection.send(message);
      });
    } catch (error) {
      connection?.forget(message);
      throw error;
    }
  }
  async connect(settings) {
    for (;;) {
      if (this.#isClosed) throw new TransportError('the client is closed');
      const isOwn = this.#opening === undefined;
      this.#opening ??= this.#open(settings);
      const opening = this.#opening;
      const connection = await opening.catch((error) => {
        if (this.#opening === opening) this.#opening = undefined;
        if (!isOwn && error instanceof TimeoutError) return undefined;
        throw error;
      });
      if (connection?.checkOpen() === true) return connection;
      if (this.#opening === opening) this.#opening = undefined;
    }
  }
  close() {
    this.#isClosed = true;
    void this.#opening?.then(
      (connection) => connection.fail(new TransportError('the client is closed')),
      () => undefined,
    );
  }
  #open(settings) {
    return withinTime({ ...settings, signal: undefined }, async (signal) => {
      const headers = { ...basicOf(this.#url), ...(await authorization(settings)) };
      const socket = openSocket(this.#url, headers, settings);
      signal.addEventListener('abort', () => socket.close());
      socket.binaryType = 'arraybuffer';
      return new Promise((resolve, reject) => {
        const { host } = this.#url;
        socket.onopen = () => {
          const connection = new Connection(socket, host, settings);
          if (this.#isClosed) connection.fail(new TransportError('the client is closed'));
          resolve(connection);
        };
        const fail = () => reject(new TransportError(`${host} cannot be reached by WebSocket`));
        socket.onclose = fail;
        socket.onerror = fail;
      });
    });
  }
}
function textOfBytes(data) {
  if (data instanceof ArrayBuffer || data instanceof Uint8Array) return new TextDecoder().decode(data);
  throw new MalformedAnswerError('a message is neither text nor bytes');
}
function openSocket(url, headers, settings) {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  if (settings.webSocket !== undefined) return settings.webSocket(bare.href, headers);
  if (Object.keys(headers).length > 0) {
    throw new HalleyError('a WebSocket of the platform carries no token: set the option webSocket');
  }
  if (!('WebSocket' in globalThis)) {
    throw new HalleyError('there is no WebSocket on this platform: set the option webSocket');
  }
  return new WebSocket(bare.href);
}
