/**
 * Turns the text of a JSON-RPC body into the text of its answer. Both transports call it; it knows neither sockets nor
 * methods. A request costs one parse, one look-up, one validator, its handler and one concatenation. When the handler
 * returns its result without a promise (as for everything that the index holds), the answer is made in the same turn of
 * the event loop. Everything that a handler throws becomes an error answer here.
 */
import type { Awaitable } from '../evm/encoding/encodedJson.js';
import { EncodedJson } from '../evm/encoding/encodedJson.js';
import type { Access } from './access.js';
import { ActiveRequest } from './activeRequest.js';
import type { BodyRoom } from './answerRoom.js';
import { runBatch } from './batch.js';
import type { Client } from './client.js';
import { indexMethods, type AnyHandler, type CallableMethod, type Contract, type MethodIndex } from './contract.js';
import { noMemory, rpcError, toRpcError, type ErrorLog, type RpcError } from './errors.js';
import { isNestedDeeperThan } from '../evm/encoding/jsonText.js';
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

/** Limits and switches of dispatch; sizes are bytes on the wire. */
export interface DispatchOptions {
  /** Enabled namespaces; methods of other namespaces answer methodNotFound. */
  namespaces: readonly string[];
  /** Deadline of a body: of its single request, or of its whole batch. 0 means no deadline. */
  requestTimeoutMs: number;
  maxBatchRequests: number;
  /** Largest answer to one body, single or batch. */
  maxResponseBytes: number;
  /** Deepest nesting of arrays and objects in a body, in levels. */
  maxNesting: number;
  /** Highest number of requests of one batch that wait for something at one time. */
  maxConcurrentInBatch: number;
  /** How long a batch may hold the event loop before other clients are served. */
  batchSliceMs: number;
  /**
   * Highest number of requests, over all clients, that wait for something at one time. Further requests are refused.
   */
  maxRunning: number;
}

/** The contract, its handlers, and the parts that dispatch reports to. */
export interface DispatchParts {
  contract: Contract;
  handlers: Readonly<Record<string, AnyHandler>>;
  /** Where WebSockets are taken, for a client that asked over HTTP with this Host header. */
  webSocketUrl: (host: string | undefined) => string;
  log: ErrorLog;
  /** Called with every answered request. For development. */
  observe?: ObserveRequest;
}

/** A request and its outcome, as `halley dev` prints it. */
export interface AnsweredRequest {
  /** Null when the message is not a valid request. */
  method: string | null;
  tookMs: number;
  /** The error that the client got; null when it got a result. */
  error: RpcError | null;
  result?: unknown;
}

/** Called once for each request and for each refused message. */
export type ObserveRequest = (answered: AnsweredRequest) => void;

/** How one message is answered. */
interface AnsweringOptions {
  timeoutMs: number;
  /** Room for the answers of its batch; null for a single request. */
  room: BodyRoom | null;
}

const NULL_ID = 'null';

/** Answers up to this size are never refused for lack of room. */
const SMALL_BYTES = 65_536;

/** Requests of a batch that run at one time while nothing is known of the sizes of their answers. */
const FIRST_AT_ONCE = 4;

/** Answers JSON-RPC 2.0 bodies with the handlers of the enabled namespaces. */
export class Dispatcher {
  readonly #options: DispatchOptions;
  readonly #log: ErrorLog;
  readonly #webSocketUrl: DispatchParts['webSocketUrl'];
  readonly #methods: MethodIndex;
  readonly #observer: ObserveRequest | undefined;
  /** Requests in progress, over all clients, that wait for something. */
  #active = 0;

  constructor(options: DispatchOptions, { contract, handlers, webSocketUrl, log, observe }: DispatchParts) {
    this.#options = { ...options, requestTimeoutMs: options.requestTimeoutMs || Infinity };
    this.#log = log;
    this.#webSocketUrl = webSocketUrl;
    this.#observer = observe;
    this.#methods = indexMethods(contract, handlers, options.namespaces);
  }

  /**
   * The answer to one body or WebSocket message; null when it holds only notifications. Never throws, never rejects.
   */
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
    const answer = this.#answer(body, idText, client, { timeoutMs: requestTimeoutMs, room: null });
    if (!(answer instanceof Promise)) return this.#withinLimits(answer, idText, client);
    return answer.then((settled) => this.#withinLimits(settled, idText, client, body));
  }

  #refuse(error: RpcError, idText = NULL_ID): Answer {
    this.#observer?.({ method: null, tookMs: 0, error });
    return encodeError(idText, error);
  }

  /** The answer to one message, or null to a notification. Never throws, never rejects. */
  #answer(
    message: JsonRpcMessage,
    idText: string,
    client: Client,
    { timeoutMs, room }: AnsweringOptions,
  ): Awaitable<Answer | null> {
    if (!isCall(message)) return this.#refuse(rpcError('invalidRequest'), hasValidId(message) ? idText : NULL_ID);
    const request = new ActiveRequest(client, message, idText);
    if (this.#observer !== undefined) request.startedAt = performance.now();
    let outcome: unknown;
    let method: CallableMethod;
    try {
      method = this.#callable(message.method);
      if (method.private && !client.access.privateMethods) throw unauthorized(method, client.access);
      this.#checkCapacity();
      const params = readParams(method, message.params);
      if (method.transport === 'websocket' && request.connection === null) throw this.#webSocketNeeded(method, request);
      outcome = method.handler(params, request);
      if (!isPromise(outcome)) return this.#answerWith(request, method, outcome);
    } catch (error) {
      return this.#answerError(request, error);
    }
    const settled = request.settle(outcome, timeoutMs, () => this.#timedOut());
    const making = { room: room ?? client.answers.open(1, false), isSingle: room === null };
    const excess = making.room.begin(method.name);
    if (excess !== null) request.abort(noMemory(excess));
    return this.#answerLater(request, method, settled, making);
  }

  async #answerLater(
    request: ActiveRequest,
    method: CallableMethod,
    outcome: Promise<unknown>,
    { room, isSingle }: { room: BodyRoom; isSingle: boolean },
  ): Promise<Answer | null> {
    this.#active++;
    try {
      return this.#answerWith(request, method, await outcome);
    } catch (error) {
      return this.#answerError(request, error);
    } finally {
      this.#active--;
      room.settle();
      if (isSingle) room.end();
    }
  }

  /** Sending many requests at once costs a client nothing, so the requests in progress need a bound. */
  #checkCapacity(): void {
    const limit = this.#options.maxRunning;
    if (this.#active < limit) return;
    throw rpcError('limitExceeded', { what: 'requests in progress', value: this.#active + 1, limit }, { limit });
  }

  #webSocketNeeded({ name: method }: CallableMethod, { host }: ActiveRequest): RpcError {
    const address = this.#webSocketUrl(host);
    return rpcError('webSocketNeeded', { method, address }, { address });
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

  #answerWith(request: ActiveRequest, method: CallableMethod, result: unknown): Answer | null {
    try {
      if (method.validateResult !== undefined) checkResult(method, result);
      const answer = isNotification(request.message) ? null : request.answerWith(encodeResult(request.idText, result));
      if (answer === null) request.notAnswered();
      this.#observe(request, null, result);
      return answer;
    } catch (error) {
      return this.#answerError(request, error);
    }
  }

  #answerError(request: ActiveRequest, thrown: unknown): Answer | null {
    request.notAnswered();
    const error = toRpcError(thrown, this.#log, this.#options.requestTimeoutMs);
    this.#observe(request, error);
    return isNotification(request.message) ? null : encodeError(request.idText, error);
  }

  #observe({ message, startedAt }: ActiveRequest, error: RpcError | null, result?: unknown): void {
    if (this.#observer === undefined) return;
    const now = performance.now();
    this.#observer({ method: String(message.method), tookMs: now - (startedAt ?? now), error, result });
  }

  /** `later` is the message of an answer that took time: how large those of its method are is learned. */
  #withinLimits(answer: Answer | null, idText: string, client: Client, later?: JsonRpcMessage): Answer | null {
    const limit = this.#options.maxResponseBytes;
    if (answer !== null && later !== undefined) client.answers.learn(String(later.method), answer.length);
    // A character takes at most three bytes, so most answers need no counting.
    if (answer === null || (typeof answer === 'string' && answer.length * 3 <= Math.min(limit, SMALL_BYTES)))
      return answer;
    const bytes = byteLength(answer);
    if (bytes > limit) return replaced(answer, idText, tooLarge(limit));
    const excess = bytes > SMALL_BYTES ? client.answers.excess(bytes) : null;
    return excess === null ? answer : replaced(answer, idText, noMemory(excess));
  }

  #handleBatch(items: unknown[], text: string, client: Client): Awaitable<Answer | null> {
    const limit = this.#options.maxBatchRequests;
    if (items.length === 0) return this.#refuse(rpcError('emptyBatch'));
    if (items.length > limit) {
      return this.#refuse(rpcError('batchTooLarge', { value: items.length, limit }, { limit }));
    }
    const room = client.answers.open(items.length, true);
    return this.#runBatch(items, text, client, room).then((answers) => {
      room.end();
      return encodeBatch(answers);
    });
  }

  #runBatch(items: unknown[], text: string, client: Client, room: BodyRoom): Promise<(Answer | null)[]> {
    const { maxResponseBytes: limit, maxConcurrentInBatch, batchSliceMs, requestTimeoutMs } = this.#options;
    const deadline = performance.now() + requestTimeoutMs;
    let rawIds: (string | undefined)[] | undefined;
    let bytes = 1;
    // What is not known of a method yet may be large: the first answers tell.
    let known = Math.min(FIRST_AT_ONCE, maxConcurrentInBatch);
    // The answers under way count against the limit as the expected size, until they are measured.
    const mayStart = (i: number, running: number): boolean => {
      const method = methodOf(items[i]);
      const atOnce = client.answers.isKnown(method) ? maxConcurrentInBatch : known;
      const expected = client.answers.expectedBytes(method);
      return running < atOnce && (expected <= SMALL_BYTES || bytes + (running + 1) * expected <= limit);
    };
    // Above the limit no further items run. The errors in their place are small and are not counted.
    const admit = (answer: Answer | null, idText: string, method?: string): Answer | null => {
      if (answer === null) return null;
      const length = byteLength(answer) + 1;
      if (method !== undefined) client.answers.learn(method, length);
      if (bytes <= limit) bytes += length;
      if (bytes > limit) return replaced(answer, idText, tooLarge(limit));
      if (length <= SMALL_BYTES && known < maxConcurrentInBatch) known++;
      const excess = room.grow(length);
      return excess === null ? answer : replaced(answer, idText, noMemory(excess));
    };
    const run = (i: number): Awaitable<Answer | null> => {
      const message = items[i];
      if (!isMessage(message)) return admit(this.#refuse(rpcError('invalidRequest')), NULL_ID);
      const idText = needsRawId(message.id, text)
        ? ((rawIds ??= rawIdsOfBatch(text))[i] ?? NULL_ID)
        : plainIdText(message.id);
      if (client.isClosed) return null;
      if (bytes > limit) return this.#answerError(new ActiveRequest(client, message, idText), tooLarge(limit));
      const remainingMs = deadline - performance.now();
      if (remainingMs <= 0) {
        return admit(this.#answerError(new ActiveRequest(client, message, idText), this.#timedOut()), idText);
      }
      const answer = this.#answer(message, idText, client, { timeoutMs: remainingMs, room });
      return answer instanceof Promise
        ? answer.then((settled) => admit(settled, idText, methodOf(message)))
        : admit(answer, idText);
    };
    return runBatch(items.length, run, { mayStart, sliceMs: batchSliceMs });
  }
}

/** What a message of a batch calls; empty where it is no request. */
function methodOf(message: unknown): string {
  return isMessage(message) && typeof message.method === 'string' ? message.method : '';
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value;
}

function unauthorized({ name }: CallableMethod, { refusal = 'needs a bearer token' }: Access): RpcError {
  return rpcError('unauthorized', { reason: `${name} ${refusal}` });
}

/** The error that takes the place of an answer above a limit. */
function replaced(answer: Answer, idText: string, error: RpcError): Answer {
  if (answer instanceof TrackedAnswer) answer.delivery.onFinished(false);
  return encodeError(idText, error);
}

function tooLarge(limit: number): RpcError {
  return rpcError('responseTooLarge', { limit }, { limit });
}

/** Throws when a result breaks the contract. That is our bug, so the client gets an internal error without details. */
function checkResult(method: CallableMethod, result: unknown): void {
  const value: unknown =
    result instanceof EncodedJson ? JSON.parse(result.toString()) : JSON.parse(JSON.stringify(result) ?? 'null');
  if (method.validateResult?.(value) === false) {
    const [first] = method.validateResult.errors ?? [];
    throw new Error(`result of ${method.name} breaks the contract: ${JSON.stringify(first)}`);
  }
}
