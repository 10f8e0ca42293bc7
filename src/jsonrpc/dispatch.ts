/**
 * From the text of a body to the text of its answer. Called by both transports; knows neither sockets nor methods.
 * A request takes one parse, one look-up, one validator, its handler, and one concatenation; a handler that answers at once (as for all that
 * the index holds) is answered in the same turn of the event loop. Nothing thrown by a handler leaves this file other than as an answer.
 */
import type { Awaitable } from '../evm/encodedJson.js';
import { EncodedJson } from '../evm/encodedJson.js';
import { runBatch } from './batch.js';
import { ActiveRequest, type Client } from './client.js';
import { indexMethods, type AnyHandler, type CallableMethod, type Contract, type MethodIndex } from './contract.js';
import { rpcError, toRpcError, type ErrorLog, type RpcError } from './errors.js';
import { isNestedDeeperThan } from './jsonText.js';
import {
  TrackedAnswer,
  byteLength,
  encodeBatch,
  encodeError,
  encodeResult,
  hasValidId,
  isCall,
  isMessage,
  isNotification,
} from './message.js';
import type { Answer, JsonRpcMessage } from './message.js';
import { readParams } from './params.js';
import { needsRawId, plainIdText, rawIdOfObject, rawIdsOfBatch } from './requestId.js';

export interface DispatchOptions {
  /** Enabled namespaces; methods of others do not exist here. */
  namespaces: readonly string[];
  /** Deadline of a body: of its one request, or of all of a batch together. 0 is none. */
  requestTimeoutMs: number;
  maxBatchRequests: number;
  /** Largest answer to one body, alone or batch. */
  maxResponseBytes: number;
  /** Deepest nesting of a body. */
  maxNesting: number;
  /** Most requests of one batch that wait for something at one time. */
  maxConcurrentInBatch: number;
  /** How long a batch may hold the event loop before others get a turn. */
  batchSliceMs: number;
  /** Most requests of all clients together that wait for something at one time; above it, requests are refused. */
  maxRunning: number;
}

export interface DispatchParts {
  contract: Contract;
  handlers: Readonly<Record<string, AnyHandler>>;
  log: ErrorLog;
  /** Told of every answered request. For development. */
  observe?: ObserveRequest;
}

export interface AnsweredRequest {
  /** Null when what was sent is no request. */
  method: string | null;
  tookMs: number;
  /** What the client was told; null for a result. */
  error: RpcError | null;
  result?: unknown;
}

export type ObserveRequest = (answered: AnsweredRequest) => void;

const NULL_ID = 'null';

/** Answers JSON-RPC 2.0 bodies with the handlers of the enabled namespaces. */
export class Dispatcher {
  readonly #options: DispatchOptions;
  readonly #log: ErrorLog;
  readonly #methods: MethodIndex;
  readonly #observer: ObserveRequest | undefined;
  /** When the requests in progress began; kept only for an observer. */
  readonly #began = new WeakMap<JsonRpcMessage, number>();
  #running = 0;

  constructor(options: DispatchOptions, { contract, handlers, log, observe }: DispatchParts) {
    this.#options = { ...options, requestTimeoutMs: options.requestTimeoutMs || Infinity };
    this.#log = log;
    this.#observer = observe;
    this.#methods = indexMethods(contract, handlers, options.namespaces);
  }

  /** The answer to one body or WebSocket message; null when it asked for none (notifications). Never throws, never rejects. */
  handle(text: string, client: Client): Awaitable<Answer | null> {
    const { maxNesting, requestTimeoutMs } = this.#options;
    if (isNestedDeeperThan(maxNesting, text)) {
      return this.#refuse(rpcError('nestingTooDeep', { limit: maxNesting }, { limit: maxNesting }));
    }
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return this.#refuse(rpcError('parseError'));
    }
    if (Array.isArray(body)) return this.#handleBatch(body, text, client);
    if (!isMessage(body)) return this.#refuse(rpcError('invalidRequest'));
    const idText = needsRawId(body.id, text) ? (rawIdOfObject(text) ?? NULL_ID) : plainIdText(body.id);
    const answer = this.#answer(body, idText, client, requestTimeoutMs);
    if (answer instanceof Promise) return answer.then((settled) => this.#withinLimit(settled, idText));
    return this.#withinLimit(answer, idText);
  }

  #refuse(error: RpcError, idText = NULL_ID): Answer {
    this.#observer?.({ method: null, tookMs: 0, error });
    return encodeError(idText, error);
  }

  /** The answer to one message, or null to a notification. Never throws, never rejects. */
  #answer(message: JsonRpcMessage, idText: string, client: Client, timeoutMs: number): Awaitable<Answer | null> {
    if (!isCall(message)) return this.#refuse(rpcError('invalidRequest'), hasValidId(message) ? idText : NULL_ID);
    if (this.#observer !== undefined) this.#began.set(message, performance.now());
    let outcome: unknown;
    let method: CallableMethod;
    const call = new ActiveRequest(client);
    try {
      method = this.#callable(message.method);
      this.#checkRoom();
      outcome = method.handler(readParams(method, message.params), call);
      if (!isPromise(outcome)) return this.#settled(message, idText, method, call, outcome);
    } catch (error) {
      return this.#failed(message, idText, error, call);
    }
    return this.#answerLater(
      message,
      idText,
      method,
      call,
      call.settle(outcome, timeoutMs, () => this.#timedOut()),
    );
  }

  async #answerLater(
    message: JsonRpcMessage,
    idText: string,
    method: CallableMethod,
    call: ActiveRequest,
    outcome: Promise<unknown>,
  ): Promise<Answer | null> {
    this.#running++;
    try {
      return this.#settled(message, idText, method, call, await outcome);
    } catch (error) {
      return this.#failed(message, idText, error, call);
    } finally {
      this.#running--;
    }
  }

  /** Pipelining costs a client nothing, so what all of them have in progress needs a bound. */
  #checkRoom(): void {
    const limit = this.#options.maxRunning;
    if (this.#running < limit) return;
    throw rpcError('limitExceeded', { what: 'requests in progress', value: this.#running + 1, limit }, { limit });
  }

  #timedOut(): RpcError {
    return rpcError('requestTimedOut', { timeoutMs: this.#options.requestTimeoutMs });
  }

  #callable(name: string): CallableMethod {
    const found = this.#methods.get(name);
    if (found === undefined) throw rpcError('methodNotFound', { method: name.slice(0, 100) });
    if (typeof found === 'string') throw rpcError('methodNotSupported', { method: name, reason: found });
    return found;
  }

  #settled(
    message: JsonRpcMessage,
    idText: string,
    method: CallableMethod,
    call: ActiveRequest,
    result: unknown,
  ): Answer | null {
    try {
      if (method.validateResult !== undefined) checkResult(method, result);
      const answer = isNotification(message) ? null : call.tracked(encodeResult(idText, result));
      if (answer === null) call.notAnswered();
      this.#observe(message, null, result);
      return answer;
    } catch (error) {
      return this.#failed(message, idText, error, call);
    }
  }

  #failed(message: JsonRpcMessage, idText: string, error: unknown, call?: ActiveRequest): Answer | null {
    call?.notAnswered();
    const told = toRpcError(error, this.#log, this.#options.requestTimeoutMs);
    this.#observe(message, told);
    return isNotification(message) ? null : encodeError(idText, told);
  }

  #observe(message: JsonRpcMessage, error: RpcError | null, result?: unknown): void {
    if (this.#observer === undefined) return;
    const now = performance.now();
    // What was refused before its turn has no beginning.
    const tookMs = now - (this.#began.get(message) ?? now);
    this.#observer({ method: String(message.method), tookMs, error, result });
  }

  #withinLimit(answer: Answer | null, idText: string): Answer | null {
    const limit = this.#options.maxResponseBytes;
    // A character takes at most three bytes, so most answers need no counting.
    if (answer === null || (typeof answer === 'string' && answer.length * 3 <= limit)) return answer;
    return byteLength(answer) > limit ? answerTooLarge(answer, idText, limit) : answer;
  }

  #handleBatch(items: unknown[], text: string, client: Client): Awaitable<Answer | null> {
    const limit = this.#options.maxBatchRequests;
    if (items.length === 0) return this.#refuse(rpcError('emptyBatch'));
    if (items.length > limit) {
      return this.#refuse(rpcError('batchTooLarge', { value: items.length, limit }, { limit }));
    }
    return this.#runBatch(items, text, client).then(encodeBatch);
  }

  #runBatch(items: unknown[], text: string, client: Client): Promise<(Answer | null)[]> {
    const { maxResponseBytes: limit, maxConcurrentInBatch, batchSliceMs, requestTimeoutMs } = this.#options;
    const deadline = performance.now() + requestTimeoutMs;
    let rawIds: (string | undefined)[] | undefined;
    let bytes = 1;
    // Once the limit is met, what has not run is not run any more; the errors in its place are small and are not counted.
    const admit = (answer: Answer | null, idText: string): Answer | null => {
      if (answer === null) return null;
      if (bytes <= limit) bytes += byteLength(answer) + 1;
      return bytes > limit ? answerTooLarge(answer, idText, limit) : answer;
    };
    const run = (i: number): Awaitable<Answer | null> => {
      const message = items[i];
      if (!isMessage(message)) return admit(this.#refuse(rpcError('invalidRequest')), NULL_ID);
      const idText = needsRawId(message.id, text)
        ? ((rawIds ??= rawIdsOfBatch(text))[i] ?? NULL_ID)
        : plainIdText(message.id);
      if (client.isClosed) return null;
      if (bytes > limit) return this.#failed(message, idText, tooLarge(limit));
      const remainingMs = deadline - performance.now();
      if (remainingMs <= 0) return admit(this.#failed(message, idText, this.#timedOut()), idText);
      const answer = this.#answer(message, idText, client, remainingMs);
      return answer instanceof Promise ? answer.then((settled) => admit(settled, idText)) : admit(answer, idText);
    };
    return runBatch(items.length, run, { maxConcurrent: maxConcurrentInBatch, sliceMs: batchSliceMs });
  }
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value;
}

/** The error in the place of an answer above the limit. */
function answerTooLarge(answer: Answer, idText: string, limit: number): Answer {
  if (answer instanceof TrackedAnswer) answer.followUp.onFinished(false);
  return encodeError(idText, tooLarge(limit));
}

function tooLarge(limit: number): RpcError {
  return rpcError('responseTooLarge', { limit }, { limit });
}

/** Throws when a result is not what the contract promises: a mistake of ours, so the client is told no more than that. */
function checkResult(method: CallableMethod, result: unknown): void {
  const value: unknown =
    result instanceof EncodedJson ? JSON.parse(result.toString()) : JSON.parse(JSON.stringify(result) ?? 'null');
  if (method.validateResult?.(value) === false) {
    const [first] = method.validateResult.errors ?? [];
    throw new Error(`result of ${method.name} breaks the contract: ${JSON.stringify(first)}`);
  }
}
