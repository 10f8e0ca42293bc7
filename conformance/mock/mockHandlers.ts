/**
 * Handlers that serve every method of the contract from its examples, for authors of clients. The dispatcher,
 * the validators and the transports around them are those of the service, so parameters are checked and errors look
 * as they do there. Nothing is remembered between requests but subscriptions and the count of provoked errors.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorName } from '../../generated/errors.js';
import { EncodedJson } from '../../src/json/encodedJson.js';
import type { RpcError } from '../../src/jsonrpc/rpcErrors.js';
import type { Handlers, RequestContext, WebSocketRequest } from '../../src/jsonrpc/request.js';
import { chooseExample } from './chooseExample.js';
import { readExamples, type ContractExamples } from './contractExamples.js';
import { MockSubscriptions } from './mockSubscriptions.js';
import { seededRandom, type Random } from './random.js';
import { sampleError } from './sampleError.js';

/** An error that a method answers instead of its example. */
export interface ProvokedError {
  /** A method of the contract, or `*` for all. */
  readonly method: string;
  readonly error: ErrorName;
  /** How many requests get it, from the first one on; Infinity for all. */
  readonly times: number;
}

/** How the mock behaves. */
export interface MockOptions {
  /** Of several for one method, the first that is not used up counts. */
  readonly errors: readonly ProvokedError[];
  /** Bounds of the time that an answer is held back, in milliseconds. */
  readonly delayMs: { readonly least: number; readonly most: number };
  /** Time between two notifications of a subscription. */
  readonly intervalMs: number;
  /** The same seed gives the same subscription ids and the same delays, for the same requests in the same order. */
  readonly seed: number;
}

type MockHandler = (params: readonly unknown[], request: RequestContext) => unknown;

/** The handlers of all methods. `contract` is the text of openrpc.json, which rpc.discover answers. */
export function createMockHandlers(contract: string, options: MockOptions): Handlers {
  const examples = readExamples(contract);
  const random = seededRandom(options.seed);
  const nextError = errorsInOrder(options.errors, examples);
  const own = ownHandlers(
    contract,
    examples,
    new MockSubscriptions(examples.notifications, options.intervalMs, random),
  );
  const handlers = [...examples.methods.keys()].map((method): [string, MockHandler] => {
    const answer = own[method] ?? fromExamples(method, examples);
    return [
      method,
      delayed(
        orError(answer, () => nextError(method)),
        options.delayMs,
        random,
      ),
    ];
  });
  // The contract names every method, and the validators have checked the parameters before a handler is called. That
  // an example is a result of its method is checked when the contract is read by codegen.
  return Object.fromEntries(handlers) as unknown as Handlers;
}

function fromExamples(method: string, { methods }: ContractExamples): MockHandler {
  const examples = methods.get(method) ?? [];
  const head = String(methods.get('eth_blockNumber')?.[0]?.result);
  return (params) => chooseExample(examples, params, head).result;
}

/** Methods whose answer is not an example. */
function ownHandlers(
  contract: string,
  examples: ContractExamples,
  subscriptions: MockSubscriptions,
): Record<string, MockHandler> {
  const discovered = new EncodedJson(Buffer.from(contract));
  const unsubscribed = fromExamples('eth_unsubscribe', examples);
  return {
    'rpc.discover': () => discovered,
    // Dispatch calls both over a WebSocket only.
    eth_subscribe: ([name, options], request) =>
      subscriptions.subscribe(String(name), options, request as WebSocketRequest),
    eth_unsubscribe: (params, request) =>
      subscriptions.unsubscribe(String(params[0]), (request as WebSocketRequest).connection) ||
      unsubscribed(params, request),
  };
}

function orError(answer: MockHandler, nextError: () => RpcError | null): MockHandler {
  return (params, request) => {
    const error = nextError();
    if (error !== null) throw error;
    return answer(params, request);
  };
}

/** The error that the next request of a method gets; null for its example. */
function errorsInOrder(
  provoked: readonly ProvokedError[],
  examples: ContractExamples,
): (method: string) => RpcError | null {
  const left = provoked.map((each) => ({ ...each, left: each.times }));
  return (method) => {
    const found = left.find((each) => (each.method === method || each.method === '*') && each.left > 0);
    if (found === undefined) return null;
    found.left--;
    return sampleError(found.error, examples);
  };
}

function delayed(answer: MockHandler, { least, most }: MockOptions['delayMs'], random: Random): MockHandler {
  if (most === 0) return answer;
  return async (params, request) => {
    await sleep(least + Math.round(random() * (most - least)), undefined, { signal: request.signal });
    return answer(params, request);
  };
}
