// Generated from openrpc.json by `npm run generate`. Do not edit.
import { HalleyError } from './errors.js';
import { type Transport } from './http.js';
import { type Message, type Outcome } from './message.js';
import { type Settings, type WebSocketLike } from './options.js';
/** An open WebSocket. */
export declare class Connection {
  #private;
  /** Resolves when the connection has ended. */
  readonly ended: Promise<void>;
  /** @param socket - an open one */
  constructor(socket: WebSocketLike, host: string, settings: Settings);
  /**
   * Whether it takes messages. One that the server is closing ends here: what is sent over it is lost, and a browser
   * complains.
   */
  checkOpen(): boolean;
  /** Resolves to how each call ended. `onOutcome` hears of it before the next message is read. */
  send(message: Message, onOutcome?: (outcome: Outcome<unknown>) => void): Promise<Outcome<unknown>[]>;
  /** Drops the calls of a message: a response that comes later belongs to no call. */
  forget(message: Message): void;
  /** Hands the notifications of a subscription to a listener. */
  listen(subscription: unknown, listener: (result: unknown) => void): void;
  /** Drops what comes for a subscription from now on. */
  ignore(subscription: unknown): void;
  /** Ends the connection. Calls without an answer fail with the error. */
  fail(error: HalleyError): void;
}
/** Keeps one connection. */
export declare class SocketTransport implements Transport {
  #private;
  constructor(url: URL);
  send(message: Message, settings: Settings): Promise<Outcome<unknown>[]>;
  /** The open connection, or a new one. */
  connect(settings: Settings): Promise<Connection>;
  close(): void;
}
