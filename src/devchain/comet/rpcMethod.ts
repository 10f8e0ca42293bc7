/** A method of the RPC: what it takes and what it answers, whichever way the request came. */
import type { Arguments, Shape } from './rpcArguments.js';
import type { Subscriber } from './subscriptions.js';

export interface Caller {
  /** Id of the request. */
  id: string | number;
  /** The connection, when it is a WebSocket. */
  subscriber: Subscriber | null;
}

export interface RpcMethod {
  shape: Shape;
  /** Only over WebSocket; elsewhere the method does not exist. */
  webSocketOnly: boolean;
  /** The `result`, or a promise of it. Throws an RpcError, or any Error whose message becomes the `data` of -32603. */
  answer(args: Arguments<Shape>, caller: Caller): unknown;
}

export type RpcMethods = Record<string, RpcMethod>;

/** A method whose arguments have the types of its shape. */
export function rpcMethod<S extends Shape>(
  shape: S,
  answer: (args: Arguments<S>, caller: Caller) => unknown,
  { webSocketOnly = false } = {},
): RpcMethod {
  return { shape, webSocketOnly, answer: (args, caller) => answer(args as Arguments<S>, caller) };
}
