import type { Subscriber } from '../events/eventSubscriptions.js';
import type { Arguments, ParameterKinds } from './rpcArguments.js';

/** Who sent a request. */
export interface Caller {
  /** JSON-RPC id of the request; -1 when it came in a URI. */
  id: string | number;
  /** The connection; null unless it is a WebSocket. */
  subscriber: Subscriber | null;
}

/** A method of the RPC, for JSON-RPC over HTTP and WebSocket and for URIs alike. */
export interface RpcMethod<Kinds extends ParameterKinds = ParameterKinds, Result = unknown> {
  parameters: Kinds;
  /** True: only WebSocket requests find the method. */
  webSocketOnly: boolean;
  /** The `result`. Throws CometRpcError, or any other Error, whose message becomes the `data` of -32603. */
  answer(args: Arguments<Kinds>, caller: Caller): Result | Promise<Result>;
}

/** Methods by their wire names. */
export type RpcMethods = Record<string, RpcMethod>;

/** A method whose arguments have the types that its parameters name. */
export function rpcMethod<Kinds extends ParameterKinds, Result>(
  parameters: Kinds,
  answer: (args: Arguments<Kinds>, caller: Caller) => Result | Promise<Result>,
  { webSocketOnly = false } = {},
): RpcMethod<Kinds, Result> {
  return { parameters, webSocketOnly, answer };
}
