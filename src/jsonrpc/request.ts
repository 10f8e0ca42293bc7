import type { EncodedJson } from '../evm/encodedJson.js';
import type { Handlers as ContractHandlers, MethodName } from '../../generated/methods.js';
import type { Connection } from './connection.js';

/** What a handler may know of the request beside its parameters. */
export interface RequestContext {
  /** Aborts when the client leaves or the deadline passes. Made on first use, because most requests never need it. */
  readonly signal: AbortSignal;
  readonly transport: 'http' | 'websocket';
  /** Address of the peer, without port. */
  readonly remoteAddress: string;
  /** What notifications can be pushed over; null over HTTP. */
  readonly connection: Connection | null;
  /** Value of the Host header: the name under which the client knows this server. As the client wrote it, so not to be trusted. */
  readonly host: string | undefined;
  /**
   * Calls the listener once: with true right after the answer with the handler's result was handed to the connection, or with false when
   * no result will be (an error stands in its place, the request has no id, or the client is gone).
   */
  onAnswered(listener: (answered: boolean) => void): void;
  /**
   * Calls the listener once: with true when the operating system has taken all of that answer, or with false when it will not, because no
   * result is sent or because the connection broke before. What is on its way after that, nobody here can know.
   */
  onWritten(listener: (written: boolean) => void): void;
}

/** A request over a WebSocket. */
export interface WebSocketRequest extends RequestContext {
  readonly connection: Connection;
}

/** One handler per callable method of the contract: a missing or an extra one does not compile. */
export type Handlers = ContractHandlers<RequestContext, WebSocketRequest, EncodedJson>;

/** The handler of one method. Its parameters have passed the contract's validator. */
export type Handler<M extends MethodName> = Handlers[M];
