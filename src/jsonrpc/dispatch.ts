/**
 * Turns the text of a JSON-RPC body into the text of its answer. Both transports call it; it knows neither sockets nor
 * methods. A request costs one parse, one look-up, one validator, its handler and one concatenation. A result without a
 * promise, as for everything in the index, is answered in the same turn of the event loop. Everything that a handler
 * throws becomes an error here.
 */
import type { Awaitable } from '../concurrency/awaitable.js';
import { EncodedJson } from '../json/encodedJson.js';
import { ActiveRequest, type Client } from './client.js';
import { gasUnits } from './allowance.js';
import type { BodyRoom } from './answerRoom.js';
import { BatchRun, replaced, tooLarge, type RunBounds } from './batch.js';
import {
  indexMethods,
  type CallableMethod,
  type Contract,
  type HandlerTable,
  type IsServed,
  type MethodIndex,
} from './contract.js';
import { noMemory, rpcError, toRpcError, unauthorized, type ErrorLog, type RpcError } from './rpcErrors.js';
import { FairSemaphore } from '../concurrency/fairSemaphore.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { SMALL_BYTES } from '../caller/memoryBudget.js';
import type { IdentifiedRequest } from '../caller/caller.js';
import type { JsonShapeLimits } from '../json/jsonShape.js';
import { isNestedDeeperThan } from '../json/jsonText.js';
import { plainBodyCharacters, readLargeBody, shapeError } from './largeBody.js';
import {
  byteLength,
  encodeBatch,
  encodeError,
  encodeLongText,
  encodeResult,
  hasValidId,
  isCall,
  isDataOfMegabytes,
  isLongToEncode,
  isMessage,
  isNotification,
  type Answer,
  type JsonRpcMessage,
  needsRawId,
  plainIdText,
  rawIdOfObject,
} from './message.js';
import { readParams } from './params.js';

/** Limits and switches of dispatch; sizes are bytes on the wire. */
export interface DispatchOptions extends JsonShapeLimits {
  /** Enabled namespaces; methods of other namespaces fail with methodNotFound. */
  namespaces: readonly string[];
  /** Which of their methods are served; all when it is missing. */
  isServed?: IsServed;
  /** Deadline of a body: of its single request, or of its whole batch. 0 means no deadline. */
  requestTimeoutMs: number;
  maxBatchRequests: number;
  /** Largest answer to one body, single or batch. */
  maxResponseBytes: number;
  /** Highest number of requests of one batch that wait for something at one time. */
  maxConcurrentInBatch: number;
  /** Highest number of requests of all clients that wait for something at one time. Further ones are refused. */
  maxRunning: number;
  /** Most gas of a call; 0 means no cap. */
  gasCap: number;
}

/** The contract, its handlers, and the parts that dispatch reports to. */
export interface DispatchParts {
  contract: Contract;
  handlers: HandlerTable;
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
  /** Missing when the message is not a valid request. */
  request?: IdentifiedRequest;
}

/** Called for each request and each refused message. */
export type ObserveRequest = (answered: AnsweredRequest) => void;

const NULL_ID = 'null';

/** Answers JSON-RPC 2.0 bodies with the handlers of the enabled namespaces. */
export class Dispatcher {
  readonly #options: DispatchOptions;
  readonly #log: ErrorLog;
  readonly #webSocketUrl: DispatchParts['webSocketUrl'];
  readonly #methods: MethodIndex;
  readonly #observer: ObserveRequest | undefined;
  /** Bodies with more characters are read in slices. */
  readonly #plainCharacters: number;
  readonly #singleBounds: RunBounds;
  /** Requests in progress, over all clients, that wait for something. */
  #active = 0;
  /** Makes one answer of megabytes after another: all at once, none could be sent before all take their memory. */
  readonly #longAnswers = new FairSemaphore(() => 1);

  constructor(options: DispatchOptions, { contract, handlers, webSocketUrl, log, observe }: DispatchParts) {
    this.#options = { ...options, requestTimeoutMs: options.requestTimeoutMs || Infinity };
    this.#singleBounds = { timeoutMs: this.#options.requestTimeoutMs };
    this.#plainCharacters = plainBodyCharacters(options);
    this.#log = log;
    this.#webSocketUrl = webSocketUrl;
    this.#observer = observe;
    this.#methods = indexMethods(contract, handlers, options.namespaces, options.isServed);
  }

  /** The answer to one body; null when it holds only notifications. Never throws, never rejects. */
  handle(given: string | Buffer, client: Client): Awaitable<Answer | null> {
    const refusal = client.chargeBody(given.length);
    if (refusal !== null) return this.#refuse(refusal);
    if (given.length > this.#plainCharacters) return this.#handleLarge(given, client);
    const text = given.toString();
    const { maxNesting } = this.#options;
    if (isNestedDeeperThan(maxNesting, text)) return this.#refuse(shapeError('maxNesting', maxNesting));
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return this.#refuse(rpcError('parseError'));
    }
    return this.#handleBody(body, text, client);
  }

  async #handleLarge(given: string | Buffer, client: Client): Promise<Answer | null> {
    const room = client.answers.open(1, false);
    let text: string;
    let body: unknown;
    try {
      if (sliceIsOver()) await nextSlice();
      text = given.toString();
      body = await readLargeBody(text, this.#options);
      if (sliceIsOver()) await nextSlice();
    } catch (error) {
      return this.#refuse(toRpcError(error, this.#log, this.#options.requestTimeoutMs));
    } finally {
      room.end();
    }
    return client.isClosed ? null : this.#handleBody(body, text, client);
  }

  #handleBody(body: unknown, text: string, client: Client): Awaitable<Answer | null> {
    if (Array.isArray(body)) return this.#handleBatch(body, text, client);
    if (!isMessage(body)) return this.#refuse(rpcError('invalidRequest'));
    const idText = needsRawId(body.id, text) ? (rawIdOfObject(text) ?? NULL_ID) : plainIdText(body.id);
    const answer = this.#answer(body, idText, client, this.#boundsOf(text));
    if (!(answer instanceof Promise)) return this.#withinLimits(answer, idText, client);
    return answer.then((settled) => this.#withinLimits(settled, idText, client, body));
  }

  #boundsOf(text: string): RunBounds {
    if (text.length <= this.#plainCharacters) return this.#singleBounds;
    return { ...this.#singleBounds, group: new Set() };
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
    { timeoutMs, group, room }: RunBounds,
  ): Awaitable<Answer | null> {
    if (!isCall(message)) return this.#refuse(rpcError('invalidRequest'), hasValidId(message) ? idText : NULL_ID);
    const request = new ActiveRequest(client, message, idText);
    if (this.#observer !== undefined) request.startedAt = performance.now();
    try {
      const method = this.#callable(message.method, client);
      client.charge(this.#unitsOf(method, message.params, client));
      if (method.private && !client.access.privateMethods) throw unauthorized(method.name, client.access);
      this.#checkCapacity(client);
      const params = readParams(method, message.params);
      if (method.transport === 'websocket' && request.connection === null) throw this.#webSocketNeeded(method, request);
      // With large parameters, their validation and the handler's first steps are two pieces of work.
      const giveWay = group !== undefined && sliceIsOver();
      const outcome = giveWay ? this.#runLater(request, method, params) : method.handler(params, request);
      const takesTime = isDataOfMegabytes(outcome) || (isLongToEncode(outcome) && sliceIsOver());
      if (!isPromise(outcome) && !takesTime) {
        const answer = this.#answerWith(request, method, outcome);
        request.endMemory();
        return answer;
      }
      group?.add(request);
      const settled = request.settle(Promise.resolve(outcome), timeoutMs, () => this.#timedOut());
      const making = { room: room ?? client.answers.open(1, false), isSingle: room === undefined };
      const excess = making.room.begin(method.name);
      if (excess !== null) request.abort(noMemory(excess));
      return this.#answerLater(request, method, settled, making);
    } catch (error) {
      return this.#answerError(request, error);
    }
  }

  async #runLater(request: ActiveRequest, method: CallableMethod, params: unknown[]): Promise<unknown> {
    await nextSlice();
    request.throwIfAborted();
    return method.handler(params, request);
  }

  async #answerLater(
    request: ActiveRequest,
    method: CallableMethod,
    outcome: Promise<unknown>,
    { room, isSingle }: { room: BodyRoom; isSingle: boolean },
  ): Promise<Answer | null> {
    this.#active++;
    request.peer.allowance?.begin();
    try {
      const result = await outcome;
      // Many answers may come at once.
      if (isLongToEncode(result) && sliceIsOver()) await nextSlice();
      const encoded = isDataOfMegabytes(result) ? await this.#encodeInTurn(result, request) : null;
      request.throwIfAborted();
      return this.#answerWith(request, method, result, encoded ?? result);
    } catch (error) {
      return this.#answerError(request, error);
    } finally {
      // From now on the answer is counted.
      request.endMemory();
      this.#active--;
      room.settle();
      if (isSingle) room.end();
      request.peer.allowance?.end();
    }
  }

  #encodeInTurn(result: string, { client, signal }: ActiveRequest): Promise<EncodedJson | null> {
    return this.#longAnswers.run(client, () => encodeLongText(result), signal);
  }

  /** What the method costs, and the gas of its calls. A client without a rate is not charged. */
  #unitsOf({ cost, gasPerUnit }: CallableMethod, params: unknown, { allowance }: Client): number {
    if (gasPerUnit === undefined || allowance === null) return cost;
    return cost + gasUnits(params, gasPerUnit, this.#options.gasCap);
  }

  /** Sending many requests at once costs a client nothing, so the requests in progress need a bound. */
  #checkCapacity(client: Client): void {
    client.checkRunning();
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

  #callable(name: string, client: Client): CallableMethod {
    const found = this.#methods.get(name);
    if (typeof found !== 'object') client.charge(1);
    if (found === undefined) throw rpcError('methodNotFound', { method: name.slice(0, 100) });
    if (typeof found === 'string') throw rpcError('methodNotSupported', { method: name, reason: found });
    return found;
  }

  /** `encoded` is the result, or its JSON where that exists already. */
  #answerWith(request: ActiveRequest, method: CallableMethod, result: unknown, encoded = result): Answer | null {
    try {
      if (method.validateResult !== undefined) checkResult(method, result);
      const answer = isNotification(request.message) ? null : request.answerWith(encodeResult(request.idText, encoded));
      if (answer === null) request.onFinished(false);
      this.#observe(request, null, result);
      return answer;
    } catch (error) {
      return this.#answerError(request, error);
    }
  }

  #answerError(request: ActiveRequest, thrown: unknown): Answer | null {
    request.endMemory();
    request.onFinished(false);
    const error = toRpcError(thrown, this.#log, this.#options.requestTimeoutMs, request);
    this.#observe(request, error);
    return isNotification(request.message) ? null : encodeError(request.idText, error);
  }

  #observe(request: ActiveRequest, error: RpcError | null, result?: unknown): void {
    if (this.#observer === undefined) return;
    const { message, startedAt } = request;
    const now = performance.now();
    this.#observer({ method: String(message.method), tookMs: now - (startedAt ?? now), error, result, request });
  }

  /** `later` is the message of an answer that took time: the size of the answer is learned for its method. */
  #withinLimits(answer: Answer | null, idText: string, client: Client, later?: JsonRpcMessage): Answer | null {
    const limit = this.#options.maxResponseBytes;
    if (answer !== null && later !== undefined) client.answers.learn(String(later.method), answer.length);
    // A character takes at most three bytes, so most answers need no counting.
    if (answer === null || (typeof answer === 'string' && answer.length * 3 <= Math.min(limit, SMALL_BYTES)))
      return answer;
    const bytes = byteLength(answer);
    if (bytes > limit) return replaced(answer, idText, tooLarge(limit));
    client.allowance?.chargeAnswer(bytes);
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
    const run = new BatchRun({ items, text, client, room }, this.#options, {
      answer: (message, idText, bounds) => this.#answer(message, idText, client, bounds),
      refuse: (error) => this.#refuse(error),
      fail: (message, idText, error) => this.#answerError(new ActiveRequest(client, message, idText), error),
    });
    return run
      .answers()
      .then(encodeBatch)
      .finally(() => room.end());
  }
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value;
}

/** Throws when a result breaks the contract. That is our bug: the client gets an internal error without details. */
function checkResult(method: CallableMethod, result: unknown): void {
  const value: unknown =
    result instanceof EncodedJson ? JSON.parse(result.toString()) : JSON.parse(JSON.stringify(result) ?? 'null');
  if (method.validateResult?.(value) === false) {
    const [first] = method.validateResult.errors ?? [];
    throw new Error(`result of ${method.name} breaks the contract: ${JSON.stringify(first)}`);
  }
}
