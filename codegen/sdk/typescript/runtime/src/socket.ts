/** Sends messages over one WebSocket, which is opened when it is needed and again after it broke. */
import { isObject } from './codec.js';
import { AbortedError, HalleyError, MalformedAnswerError, TimeoutError, TransportError } from './errors.js';
import { basicOf, withinTime, type Transport } from './http.js';
import { readJson } from './json.js';
import { callsOf, isRefusal, outcomesOf, textOf, type Message, type Outcome } from './message.js';
import { authorization, type Settings, type WebSocketLike } from './options.js';

/** `readyState` of an open WebSocket. */
const OPEN = 1;

/** A message without an answer. */
interface Waiting {
  readonly message: Message;
  /** Takes the outcomes at once, before the next message is read. */
  readonly settle: (outcomes: Outcome<unknown>[]) => void;
}

/** An open WebSocket. */
export class Connection {
  /** Resolves when the connection has ended. */
  readonly ended: Promise<void>;
  #socket: WebSocketLike;
  #isOpen = true;
  #end: () => void = () => undefined;
  readonly #host: string;
  /** By the id of each call of the message. */
  readonly #waiting = new Map<unknown, Waiting>();
  readonly #listeners = new Map<unknown, (result: unknown) => void>();
  readonly #heartbeat: ReturnType<typeof setInterval>;
  #isSilent = false;

  /** @param socket - an open one */
  constructor(socket: WebSocketLike, host: string, settings: Settings) {
    this.#socket = socket;
    this.#host = host;
    this.ended = new Promise((resolve) => (this.#end = resolve));
    socket.onmessage = ({ data }: { data: unknown }) => this.#onData(data, settings);
    socket.onclose = () => this.fail(new TransportError(`the connection to ${host} ended`));
    socket.onerror = () => this.fail(new TransportError(`the connection to ${host} failed`));
    this.#heartbeat = setInterval(() => this.#checkLife(settings), settings.heartbeatMs);
  }

  /**
   * Whether it takes messages. One that the server is closing ends here: what is sent over it is lost, and a browser
   * complains.
   */
  checkOpen(): boolean {
    const { readyState = OPEN } = this.#socket;
    if (readyState > OPEN) this.fail(new TransportError(`the connection to ${this.#host} ended`));
    return this.#isOpen;
  }

  /** Resolves to how each call ended. `onOutcome` hears of it before the next message is read. */
  send(
    message: Message,
    onOutcome: (outcome: Outcome<unknown>) => void = () => undefined,
  ): Promise<Outcome<unknown>[]> {
    if (!this.checkOpen()) return Promise.reject(new TransportError(`the connection to ${this.#host} ended`));
    return new Promise((resolve, reject) => {
      const settle = (outcomes: Outcome<unknown>[]) => {
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

  /** Drops the calls of a message: a response that comes later belongs to no call. */
  forget(message: Message): void {
    for (const { id } of callsOf(message)) this.#waiting.delete(id);
  }

  /** Hands the notifications of a subscription to a listener. */
  listen(subscription: unknown, listener: (result: unknown) => void): void {
    this.#listeners.set(subscription, listener);
  }

  /** Drops what comes for a subscription from now on. */
  ignore(subscription: unknown): void {
    this.#listeners.delete(subscription);
  }

  /** Ends the connection. Calls without an answer fail with the error. */
  fail(error: HalleyError): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    clearInterval(this.#heartbeat);
    const socket = this.#socket;
    socket.onmessage = null;
    socket.onclose = null;
    // One that is closed twice reports an error, which no one needs.
    socket.onerror = () => undefined;
    socket.close();
    for (const { message, settle } of new Set(this.#waiting.values())) {
      settle(callsOf(message).map(() => ({ ok: false, error })));
    }
    this.#waiting.clear();
    this.#listeners.clear();
    this.#end();
  }

  #onData(data: unknown, { maxAnswerLength }: Settings): void {
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
      // After such a message nothing on this connection can be relied on.
      const error = cause instanceof HalleyError ? cause : new MalformedAnswerError('it cannot be read', { cause });
      this.fail(error);
    }
  }

  #onNotification(message: unknown): void {
    if (!isObject(message) || !('method' in message)) return;
    const params = message['params'];
    if (isObject(params)) this.#listeners.get(params['subscription'])?.(params['result']);
  }

  #onAnswer(answer: unknown): void {
    const waiting = this.#waitingFor(answer);
    if (waiting === undefined) return;
    this.forget(waiting.message);
    waiting.settle(outcomesOf(waiting.message, answer));
  }

  /** The message that is answered: by an error without an id, which refuses a message as a whole, the only one. */
  #waitingFor(answer: unknown): Waiting | undefined {
    if (isRefusal(answer)) {
      const [only, ...others] = new Set(this.#waiting.values());
      return others.length === 0 ? only : undefined;
    }
    const answers: unknown[] = Array.isArray(answer) ? answer : [answer];
    const ids = answers.map((one) => (isObject(one) && !('method' in one) ? one['id'] : undefined));
    return this.#waiting.get(ids.find((id) => this.#waiting.has(id)));
  }

  #checkLife({ heartbeatMs }: Settings): void {
    if (!this.checkOpen()) return;
    if (this.#isSilent) {
      return this.fail(new TransportError(`${this.#host} was silent for more than ${heartbeatMs} ms`));
    }
    this.#isSilent = true;
    // Any answer will do, also an error. The id is that of no call.
    this.#socket.send(textOf({ id: 0, method: 'web3_clientVersion', params: [] }));
  }
}

/** Keeps one connection. */
export class SocketTransport implements Transport {
  readonly #url: URL;
  #opening: Promise<Connection> | undefined;
  #isClosed = false;

  constructor(url: URL) {
    this.#url = url;
  }

  async send(message: Message, settings: Settings): Promise<Outcome<unknown>[]> {
    let connection: Connection | undefined;
    try {
      return await withinTime(settings, async (signal) => {
        const opened = await this.connect(settings);
        // No one waits for it any more, and it may be a transaction.
        if (signal.aborted) throw new AbortedError('the call ended before it was sent');
        connection = opened;
        return connection.send(message);
      });
    } catch (error) {
      connection?.forget(message);
      throw error;
    }
  }

  /** The open connection, or a new one. */
  async connect(settings: Settings): Promise<Connection> {
    for (;;) {
      if (this.#isClosed) throw new TransportError('the client is closed');
      const isOwn = this.#opening === undefined;
      this.#opening ??= this.#open(settings);
      const opening = this.#opening;
      const connection = await opening.catch((error: unknown) => {
        if (this.#opening === opening) this.#opening = undefined;
        // The time of another call was up, which may have been shorter.
        if (!isOwn && error instanceof TimeoutError) return undefined;
        throw error;
      });
      if (connection?.checkOpen() === true) return connection;
      if (this.#opening === opening) this.#opening = undefined;
    }
  }

  close(): void {
    this.#isClosed = true;
    void this.#opening?.then(
      (connection) => connection.fail(new TransportError('the client is closed')),
      () => undefined,
    );
  }

  /** The time of the call that opens it is that of all who wait for it; no caller's signal ends it for the others. */
  #open(settings: Settings): Promise<Connection> {
    return withinTime({ ...settings, signal: undefined }, async (signal) => {
      const headers = { ...basicOf(this.#url), ...(await authorization(settings)) };
      const socket = openSocket(this.#url, headers, settings);
      signal.addEventListener('abort', () => socket.close());
      socket.binaryType = 'arraybuffer';
      return new Promise<Connection>((resolve, reject) => {
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

function textOfBytes(data: unknown): string {
  if (data instanceof ArrayBuffer || data instanceof Uint8Array) return new TextDecoder().decode(data);
  throw new MalformedAnswerError('a message is neither text nor bytes');
}

function openSocket(url: URL, headers: Record<string, string>, settings: Settings): WebSocketLike {
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
