/** Answers JSON-RPC requests, whichever door they came through. */
import type { Faults } from '../faults.js';
import { argumentsFromJson, argumentsFromUri } from './rpcArguments.js';
import { internalError, invalidParams, methodNotFound, toRpcError, type RpcError } from './cometRpcError.js';
import type { Caller, RpcMethod, RpcMethods } from './rpcMethod.js';
import type { Arguments, Shape } from './rpcArguments.js';

export interface RpcRequest {
  id: string | number;
  method: string;
  params: unknown;
}

export interface RpcResponse {
  jsonrpc: '2.0';
  id?: string | number;
  result?: unknown;
  error?: ReturnType<RpcError['toJson']>;
}

/** What becomes of a request: an answer, or what a fault makes of it. */
export type Outcome = RpcResponse | 'hang' | 'close';

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

  /** Wrong parameters are -32602 over HTTP but -32603 over WebSocket, as in CometBFT. */
  answer({ id, method, params }: RpcRequest, caller: Caller): Promise<Outcome> {
    return this.#answer(id, method, caller, (shape) => {
      try {
        return argumentsFromJson(shape, params);
      } catch (error) {
        const reason = `error converting json params to arguments: ${messageOf(error)}`;
        throw caller.subscriber === null ? invalidParams(reason) : internalError(reason);
      }
    });
  }

  /** A request whose method and parameters stand in a URI; its id is -1. */
  answerUri(method: string, query: URLSearchParams): Promise<Outcome> {
    const id = -1;
    return this.#answer(id, method, { id, subscriber: null }, (shape) => {
      try {
        return argumentsFromUri(shape, query);
      } catch (error) {
        throw invalidParams(`error converting http params to arguments: ${messageOf(error)}`);
      }
    });
  }

  async #answer(
    id: string | number,
    name: string,
    caller: Caller,
    readArguments: (shape: Shape) => Arguments<Shape>,
  ): Promise<Outcome> {
    const fate = name.startsWith('dev_') ? 'answer' : await this.#faults.meet(name);
    if (fate !== 'answer') return fate;
    try {
      const method = this.#method(name);
      if (method === null || (method.webSocketOnly && caller.subscriber === null)) throw methodNotFound();
      return { jsonrpc: '2.0', id, result: await method.answer(readArguments(method.shape), caller) };
    } catch (error) {
      return errorResponse(toRpcError(error), id);
    }
  }

  #method(name: string): RpcMethod | null {
    return this.has(name) ? (this.#methods[name] ?? null) : null;
  }
}

/** Without an id, as CometBFT answers what it cannot read. */
export function errorResponse(error: RpcError, id?: string | number): RpcResponse {
  return { jsonrpc: '2.0', ...(id !== undefined && { id }), error: error.toJson() };
}

/** A request as it came, checked as far as CometBFT does; null for a notification, which gets no answer. Throws an Error. */
export function readRequest(json: unknown): RpcRequest | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new Error(
      `json: cannot unmarshal ${Array.isArray(json) ? 'array' : typeof json} into Go value of type types.RPCRequest`,
    );
  }
  const { id, method, params } = json as { id?: unknown; method?: unknown; params?: unknown };
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
