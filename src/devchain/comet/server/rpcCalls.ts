/** Answers RPC requests, however they came: HTTP, WebSocket or a URI. */
import type { Faults } from '../faults.js';
import { argumentsFromJson, argumentsFromUri, type Arguments, type ParameterKinds } from './rpcArguments.js';
import {
  internalError,
  invalidParams,
  methodNotFound,
  toRpcError,
  type CometRpcError,
  parseError,
} from './cometRpcError.js';
import { isObject } from '../../../json/jsonValue.js';
import type { Subscriber } from '../events/eventSubscriptions.js';

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

interface RpcRequest {
  id: string | number;
  method: string;
  params: unknown;
}

/** A JSON-RPC response: `result` or `error`. */
export interface RpcResponse {
  jsonrpc: '2.0';
  id?: string | number;
  result?: unknown;
  error?: ReturnType<CometRpcError['toJson']>;
}

/** The reply to a request: a response, or what a fault does instead. */
export type RpcReply = RpcResponse | 'hang' | 'close';

/** The methods of the node. */
export class RpcCalls {
  readonly #methods: RpcMethods;
  readonly #faults: Faults;

  constructor(methods: RpcMethods, faults: Faults) {
    this.#methods = methods;
    this.#faults = faults;
  }

  get names(): string[] {
    return Object.keys(this.#methods);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#methods, name);
  }

  isWebSocketOnly(name: string): boolean {
    return this.#method(name)?.webSocketOnly ?? false;
  }

  /** As in CometBFT, wrong parameters are -32602 over HTTP but -32603 over WebSocket. */
  answer({ id, method, params }: RpcRequest, caller: Caller): Promise<RpcReply> {
    return this.#answer(id, method, caller, (parameters) => {
      try {
        return argumentsFromJson(parameters, params);
      } catch (error) {
        const reason = `error converting json params to arguments: ${messageOf(error)}`;
        throw caller.subscriber === null ? invalidParams(reason) : internalError(reason);
      }
    });
  }

  /** Answers a request in JSON; a notification gets no answer. `prefix` begins the reason where the text is none. */
  async answerText(text: string, subscriber: Subscriber | null, prefix = ''): Promise<RpcReply> {
    let request: RpcRequest | null;
    try {
      request = readRequest(JSON.parse(text));
    } catch (error) {
      return errorResponse(parseError(prefix + messageOf(error)));
    }
    return request === null ? 'hang' : this.answer(request, { id: request.id, subscriber });
  }

  /** Answers a request whose method and parameters are in a URI; its id is -1. */
  answerUri(method: string, query: URLSearchParams): Promise<RpcReply> {
    const id = -1;
    return this.#answer(id, method, { id, subscriber: null }, (parameters) => {
      try {
        return argumentsFromUri(parameters, query);
      } catch (error) {
        throw invalidParams(`error converting http params to arguments: ${messageOf(error)}`);
      }
    });
  }

  async #answer(
    id: string | number,
    name: string,
    caller: Caller,
    readArguments: (parameters: ParameterKinds) => Arguments<ParameterKinds>,
  ): Promise<RpcReply> {
    const fate = name.startsWith('dev_') ? 'answer' : await this.#faults.fateOf(name);
    if (fate !== 'answer') return fate;
    try {
      const method = this.#method(name);
      if (method === null || (method.webSocketOnly && caller.subscriber === null)) throw methodNotFound();
      return { jsonrpc: '2.0', id, result: await method.answer(readArguments(method.parameters), caller) };
    } catch (error) {
      return errorResponse(toRpcError(error), id);
    }
  }

  #method(name: string): RpcMethod | null {
    return this.has(name) ? (this.#methods[name] ?? null) : null;
  }
}

/** A response with an error; without `id` it has none, as CometBFT answers a request that it cannot read. */
export function errorResponse(error: CometRpcError, id?: string | number): RpcResponse {
  return { jsonrpc: '2.0', ...(id !== undefined && { id }), error: error.toJson() };
}

/** Checks a request as far as CometBFT does; null for a notification, which gets no answer. Throws an Error. */
export function readRequest(json: unknown): RpcRequest | null {
  if (!isObject(json)) {
    throw new Error(
      `json: cannot unmarshal ${Array.isArray(json) ? 'array' : typeof json} into Go value of type types.RPCRequest`,
    );
  }
  const { id, method, params } = json;
  if (id === undefined || id === null) return null;
  if (typeof id !== 'string' && typeof id !== 'number') {
    throw new Error(`json-rpc ID (${JSON.stringify(id)}) is of unknown type (${typeof id})`);
  }
  if (typeof method !== 'string') throw new Error('json: cannot unmarshal the method into Go value of type string');
  return { id: typeof id === 'number' ? Math.trunc(id) : id, method, params };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
