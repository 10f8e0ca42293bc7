/** A method of the RPC: what it takes and what it answers, whichever way the request came. */
import type { Arguments, Shape } from './rpcArguments.js';
import type { Subscriber } from '../events/eventSubscriptions.js';

export interface Caller {
  /** Id of the request. */
  id: string | number;
  /** The connection, when it is a WebSocket. */
  subscriber: Subscriber | null;
}

/** A method of the RPC, with the types of its arguments and of its result. */
export interface RpcMethod<S extends Shape = Shape, Result = unknown> {
  shape: S;
  /** Only over WebSocket; elsewhere the method does not exist. */
  webSocketOnly: boolean;
  /** The `result`. Throws an RpcError, or any Error, whose message becomes the `data` of -32603. */
  answer(args: Arguments<S>, caller: Caller): Result | Promise<Result>;
}

export type RpcMethods = Record<string, RpcMethod>;

/** A method whose arguments have the types of its shape. */
export function rpcMethod<S extends Shape, Result>(
  shape: S,
  answer: (args: Arguments<S>, caller: Caller) => Result | Promise<Result>,
  { webSocketOnly = false } = {},
): RpcMethod<S, Result> {
  return { shape, webSocketOnly, answer };
}
