// Generated from openrpc.json by `npm run generate`. Do not edit.
/** A subscription that outlives its connection. */
import type { ChainReader, Cursor } from './cursor.js';
import type { Shape } from './shape.js';
import { type Settings } from './options.js';
import type { Connection } from './socket.js';
import type { Outcome } from './message.js';
/** What a subscription needs of its client. */
export interface SubscriptionParts<T> {
  readonly name: string;
  readonly options: unknown;
  readonly shape: Shape;
  readonly cursor: Cursor<T>;
  readonly settings: Settings;
  /** The open connection, or a new one. */
  connect(): Promise<Connection>;
  /** Asks over a connection, once. */
  ask(
    connection: Connection,
    method: string,
    params: readonly unknown[],
    onOutcome?: (outcome: Outcome<unknown>) => void,
  ): Promise<unknown>;
  /** Reads the chain over a connection. */
  reader(connection: Connection): ChainReader;
  /** The logs of a range that the server no longer replays; undefined for subscriptions without logs. */
  catchUp?: (connection: Connection, from: bigint, to: bigint) => AsyncIterable<T>;
}
/**
 * Notifications, one after the other: `for await (const head of client.subscribe('newHeads'))`. Leaving the loop ends
 * the subscription. When the connection breaks, it is opened again; `newHeads` and `logs` then continue with the block
 * where they were, so that nothing is lost and nothing comes twice. Only one loop at a time should take from it.
 */
export declare class Subscription<T> implements AsyncIterableIterator<T, undefined> {
  #private;
  /** Resolves when the server has accepted the subscription for the first time; rejects when it ends before. */
  readonly ready: Promise<void>;
  constructor(parts: SubscriptionParts<T>);
  /** How often it was subscribed again after its connection broke. */
  get reconnects(): number;
  /** The next notification. */
  next(): Promise<IteratorResult<T, undefined>>;
  /** Ends the subscription; what waits is dropped. */
  return(): Promise<IteratorResult<T, undefined>>;
  [Symbol.asyncIterator](): this;
}
