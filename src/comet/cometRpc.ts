import http from 'node:http';
import https from 'node:https';
import type { Caller } from '../caller/caller.js';
import { HeldMemory } from '../caller/heldMemory.js';
import { MemoryExceeded } from '../caller/memoryBudget.js';
import { AnswerTooLarge, ChainError, NodeUnavailable } from '../chain/chainErrors.js';
import type { BatchAnswer } from '../chain/node.js';
import { connectionFailure, UNAVAILABLE } from '../chain/nodeFailure.js';
import { onAbort } from '../concurrency/abortable.js';
import { inSharedMemory, LARGE_ANSWER_BYTES, LargeAnswer } from './largeAnswer.js';
import { type BatchedResult, encodeBatch, encodeRequest, readAnswer, readBatch } from './rpcMessage.js';

/** Where the node is, and limits. */
export interface CometRpcOptions {
  url: URL;
  /** Longest time for one call, milliseconds. Default 15,000; CometBFT itself gives up after about 11 s. */
  timeoutMs?: number;
  /** Largest accepted response, bytes. Default 256 MiB; the results of a full block are tens of megabytes. */
  maxAnswerBytes?: number;
  /** Most connections. Default 32; CometBFT allows 900 for all its clients. */
  maxConnections?: number;
}

/** Idle connections are closed earlier than CometBFT does it, after 10 s: none may be used while it closes. */
const IDLE_CONNECTION_MS = 8_000;

/** Largest response to a batch: its calls are small, and it is parsed in one go. Ten codes of 800 kB fit. */
const MAX_BATCH_ANSWER_BYTES = 12 * 1024 * 1024;

/** The first byte of a JSON list. */
const LIST_BEGIN = '['.charCodeAt(0);

/** From a proxy that cannot or will not reach the node. CometBFT itself sends 200 even for failed calls. */
const UNAVAILABLE_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * JSON-RPC over HTTP to one CometBFT node, on kept-alive connections. It handles time limits, sizes and faults, and
 * knows no method. A node executes the calls of a batch one by one, but separate requests at the same time: a batch is
 * for calls that are smaller than their HTTP requests.
 */
export class CometRpc {
  readonly #options: Required<CometRpcOptions>;
  readonly #agent: http.Agent;
  readonly #request: typeof http.request;
  #lastId = 0;

  constructor(options: CometRpcOptions) {
    this.#options = { timeoutMs: 15_000, maxAnswerBytes: 256 * 1024 * 1024, maxConnections: 32, ...options };
    const secure = options.url.protocol === 'https:';
    const agentOptions = { keepAlive: true, maxSockets: this.#options.maxConnections, timeout: IDLE_CONNECTION_MS };
    this.#agent = secure ? new https.Agent(agentOptions) : new http.Agent(agentOptions);
    this.#request = secure ? https.request : http.request;
  }

  /**
   * The `result` of one call. With `keepsLarge`, a large one is a LargeAnswer. Rejects with NodeUnavailable,
   * MalformedAnswer, CallRefused or RequestTooLarge, or with the signal's reason.
   */
  async call(method: string, params: object, caller: Caller, keepsLarge = false): Promise<unknown> {
    caller.signal.throwIfAborted();
    const id = ++this.#lastId;
    const body = Buffer.from(encodeRequest(method, params, id));
    const held = new HeldMemory(caller.memory.account);
    try {
      const answer = await this.#post(body, caller, held);
      if (keepsLarge && answer.length >= LARGE_ANSWER_BYTES) return new LargeAnswer(method, id, answer);
      // The parsed values take about as much as the text.
      held.add(answer.length);
      return await readAnswer(method, answer.toString('utf8'), id);
    } finally {
      held.end();
    }
  }

  /**
   * Several calls of one method in one request: the `result` of each in order, or its refusal. Rejects as `call` where
   * the whole request failed, and with BatchRefused where the node takes no batch of this size. At least one call.
   */
  async callBatch(method: string, params: readonly object[], caller: Caller): Promise<BatchedResult[]> {
    caller.signal.throwIfAborted();
    const firstId = this.#lastId + 1;
    this.#lastId += params.length;
    const body = Buffer.from(encodeBatch(method, params, firstId));
    const held = new HeldMemory(caller.memory.account);
    try {
      const maxBytes = Math.min(MAX_BATCH_ANSWER_BYTES, this.#options.maxAnswerBytes);
      const answer = await this.#post(body, caller, held, maxBytes);
      held.add(answer.length);
      return readBatch(method, answer.toString('utf8'), { firstId, count: params.length });
    } finally {
      held.end();
    }
  }

  /**
   * As `callBatch`, for answers that another thread parses: a batch is answered with the bytes of a list. `maxBytes`
   * does not hold for a single call. Rejects with AnswerTooLarge for longer ones.
   */
  async callUndecoded(
    method: string,
    params: readonly object[],
    caller: Caller,
    maxBytes: number,
  ): Promise<BatchAnswer> {
    caller.signal.throwIfAborted();
    const count = params.length;
    const firstId = this.#lastId + 1;
    this.#lastId += count;
    const body = Buffer.from(encodeBatch(method, params, firstId));
    const held = new HeldMemory(caller.memory.account);
    try {
      const limit = count === 1 ? this.#options.maxAnswerBytes : Math.min(maxBytes, this.#options.maxAnswerBytes);
      const json = await this.#post(body, caller, held, limit);
      // One answer to all calls is short, and not a list.
      if (count > 1 && json.length < LARGE_ANSWER_BYTES && json[0] !== LIST_BEGIN)
        readBatch(method, json.toString('utf8'), { firstId, count });
      return { method, firstId, count, json };
    } finally {
      held.end();
    }
  }

  /** Closes all connections. Calls under way fail with NodeUnavailable. */
  close(): void {
    this.#agent.destroy();
  }

  #post(body: Buffer, caller: Caller, held: HeldMemory, maxBytes = this.#options.maxAnswerBytes): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const { url, timeoutMs } = this.#options;
      const headers = { 'content-type': 'application/json', 'content-length': body.length };
      const request = this.#request(url, { method: 'POST', agent: this.#agent, headers });
      const timer = setTimeout(() => {
        settle(this.#unavailable(UNAVAILABLE.silent, `no answer within ${timeoutMs} ms`));
        request.destroy();
      }, timeoutMs);
      const stopListening = onAbort(caller.signal, () => request.destroy());
      const settle = (outcome: unknown): void => {
        clearTimeout(timer);
        stopListening();
        if (outcome instanceof Buffer) resolve(outcome);
        else reject(caller.signal.aborted ? (caller.signal.reason as Error) : this.#toChainError(outcome));
      };
      request.on('error', settle);
      request.on('response', (response) => {
        if (UNAVAILABLE_STATUSES.has(response.statusCode ?? 0)) {
          response.resume();
          settle(this.#unavailable(UNAVAILABLE.turnedAway, `HTTP status ${response.statusCode}`));
          return;
        }
        readBounded(response, maxBytes, (bytes) => held.add(bytes)).then(settle, settle);
      });
      request.end(body);
    });
  }

  #toChainError(error: unknown): ChainError | MemoryExceeded {
    if (error instanceof ChainError || error instanceof MemoryExceeded) return error;
    const text = describe(error);
    return this.#unavailable(connectionFailure(text), text, error);
  }

  #unavailable(reason: string, detail: string, cause?: unknown): NodeUnavailable {
    return new NodeUnavailable(reason, { detail: `${this.#options.url.host}: ${detail}`, cause });
  }
}

/**
 * The body of a response; a large one is in memory that threads share. Rejects with MalformedAnswer above `maxBytes`,
 * and with the socket's error. `onBytes` comes before further bytes are kept; what it throws ends the reading.
 */
function readBounded(
  response: http.IncomingMessage,
  maxBytes: number,
  onBytes: (bytes: number) => void,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      try {
        if (bytes > maxBytes) throw new AnswerTooLarge(`an answer of more than ${maxBytes} bytes`);
        onBytes(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        response.destroy();
      }
    });
    response.on('end', () => resolve(bytes < LARGE_ANSWER_BYTES ? Buffer.concat(chunks) : inSharedMemory(chunks)));
    response.on('error', reject);
    response.on('aborted', () => reject(new Error('the connection closed before the answer was complete')));
  });
}

/** When a name has several addresses and all fail, Node.js throws an AggregateError without a message. */
function describe(error: unknown): string {
  // node:http throws an Error or an AggregateError; both fields have defaults for anything else.
  const { errors = [], message = String(error) } = error as Partial<AggregateError>;
  return errors.length > 0 ? errors.map(describe).join(', ') : message;
}
