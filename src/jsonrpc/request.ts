import type { EncodedJson } from '../json/encodedJson.js';
import type { Handlers as ContractHandlers, MethodName } from '../../generated/methods.js';
import type { Caller } from '../caller/caller.js';
import type { Allowance } from './allowance.js';

/** The context of a handler. */
export interface RequestContext extends Caller {
  readonly transport: 'http' | 'websocket';
  /** What limits of one client count by. */
  readonly client: string;
  /** What the client may still use; null for one that is not limited. */
  readonly allowance: Allowance | null;
  /** Where notifications can be pushed; null over HTTP. */
  readonly connection: Connection | null;
  /** The Host header: the client's name of this server, not to be trusted. */
  readonly host: string | undefined;
  /**
   * Calls the listener once: with true right after the answer with the handler's result was handed to the connection,
   * or with false when none will be sent (because of an error, a request without an id, or a client that is gone).
   */
  onAnswered(listener: (answered: boolean) => void): void;
  /**
   * Calls the listener once: with true when the operating system has taken the whole answer, or with false when no
   * result is sent or the connection broke. Whether the client has received it cannot be known.
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

/** A connection that stays open, for pushing notifications. The WebSocket transport implements it; HTTP has none. */
export interface Connection {
  /** False once the connection is closed or closing; nothing is sent after that. */
  readonly isOpen: boolean;
  /**
   * False while too many bytes are unsent. Senders that can wait check this before each message and await `drained`, so
   * that a slow client is not disconnected.
   */
  readonly canSendMore: boolean;
  /** What its client may still use; null for one that is not limited. */
  readonly allowance: Allowance | null;
  /** Unsent bytes above which the next push disconnects the client. */
  readonly sendBudgetBytes: number;
  /** Resolves when `canSendMore` is true again, or when the connection is no longer open. */
  drained(): Promise<void>;
  /**
   * Sends whole messages in order, in one write. A client that has left too many pushed bytes unread is disconnected
   * instead, with a close code: it never misses a notification without noticing.
   */
  push(messages: readonly Uint8Array[]): void;
  /** Closes with a code of RFC 6455 and a reason of at most 123 bytes. */
  close(code: number, reason: string): void;
  /** Calls the listener once, when the connection is no longer open. */
  onClosed(listener: () => void): void;
}

/** Close code 1001 of RFC 6455 §7.4.1: the server is stopping. */
export const CLOSE_GOING_AWAY = 1001;

/** Close code 1009 of RFC 6455 §7.4.1: a message above the limit was received. */
export const CLOSE_MESSAGE_TOO_BIG = 1009;

/** Close code 1013 of the IANA registry: the server is overloaded, or the client reads too slowly. */
export const CLOSE_TRY_AGAIN_LATER = 1013;
