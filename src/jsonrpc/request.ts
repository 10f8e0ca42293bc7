import type { EncodedJson } from '../json/encodedJson.js';
import type { Handlers as ContractHandlers, MethodName } from '../../generated/methods.js';
import type { Caller } from '../caller/caller.js';
import type { Allowance } from './allowance.js';
import type { Connection } from './connection.js';

/** What a handler gets besides its parameters. */
export interface RequestContext extends Caller {
  readonly transport: 'http' | 'websocket';
  /** What limits of one client count by. */
  readonly client: string;
  /** What the client may still use; null for one that is not limited. */
  readonly allowance: Allowance | null;
  /** Where notifications can be pushed; null over HTTP. */
  readonly connection: Connection | null;
  /**
   * The Host header: the name under which the client knows this server. Written by the client, so not to be trusted.
   */
  readonly host: string | undefined;
  /**
   * Calls the listener once: with true right after the answer with the handler's result was handed to the connection,
   * or with false when no result will be sent (an error takes its place, the request has no id, or the client is gone).
   */
  onAnswered(listener: (answered: boolean) => void): void;
  /**
   * Calls the listener once: with true when the operating system has taken the whole answer, or with false when it will
   * not, because no result is sent or because the connection broke. Whether the client has received it cannot be known.
   */
  onWritten(listener: (written: boolean) => void): void;
}

/** A request over a WebSocket. */
export interface WebSocketRequest extends RequestContext {
  readonly connection: Connection;
}

/** One handler per callable method of the contract. A missing or an extra handler does not compile. */
export type Handlers = ContractHandlers<RequestContext, WebSocketRequest, EncodedJson>;

/** The handler of one method. Its parameters have passed the contract's validator. */
export type Handler<M extends MethodName> = Handlers[M];
