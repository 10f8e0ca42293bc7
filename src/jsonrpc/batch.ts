import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { ActiveRequest, Client } from './client.js';
import type { BodyRoom } from './answerRoom.js';
import { SMALL_BYTES } from '../caller/memoryBudget.js';
import { noMemory, rpcError, type RpcError } from './rpcErrors.js';
import {
  TrackedAnswer,
  byteLength,
  encodeError,
  isMessage,
  type Answer,
  type JsonRpcMessage,
  needsRawId,
  plainIdText,
  rawIdsOfBatch,
} from './message.js';

/** A batch as received. */
export interface Batch {
  items: readonly unknown[];
  text: string;
  client: Client;
  room: BodyRoom;
}

/** Limits of a batch, from dispatch. */
export interface BatchLimits {
  maxResponseBytes: number;
  maxConcurrentInBatch: number;
  /** Deadline of the whole batch; Infinity for none. */
  requestTimeoutMs: number;
}

/** Bounds of one message. */
export interface RunBounds {
  timeoutMs: number;
  /** For messages of batches and large bodies, which yield to others: gets the request if it is asynchronous. */
  group?: Set<ActiveRequest>;
  /** Room for the answers of its batch; a single request has its own. */
  room?: BodyRoom;
}

/** How dispatch answers. */
export interface BatchAnswers {
  answer(message: JsonRpcMessage, idText: string, bounds: RunBounds): Awaitable<Answer | null>;
  /** The answer to anything but a request. */
  refuse(error: RpcError): Answer;
  /** The answer to a request that is not run. */
  fail(message: JsonRpcMessage, idText: string, error: RpcError): Answer | null;
}

const NULL_ID = 'null';

/** Requests of a batch that run at one time while the sizes of their answers are unknown. */
const FIRST_AT_ONCE = 4;

/** One batch while it runs: which items may start, and what happens once the answer is full. */
export class BatchRun {
  readonly #batch: Batch;
  readonly #limits: BatchLimits;
  readonly #with: BatchAnswers;
  readonly #deadline: number;
  /** Looked for once: a batch of a thousand requests may have megabytes. */
  readonly #escapes: string;
  readonly #running = new Set<ActiveRequest>();
  #rawIds: (string | undefined)[] | undefined;
  /** Bytes of the answers so far. */
  #bytes = 1;
  /** How many may run at one time. Answers of a method that is not known yet may be large: the first ones tell. */
  #atOnce: number;

  constructor(batch: Batch, limits: BatchLimits, answers: BatchAnswers) {
    this.#batch = batch;
    this.#limits = limits;
    this.#with = answers;
    this.#deadline = performance.now() + limits.requestTimeoutMs;
    this.#escapes = batch.text.includes('\\') ? '\\' : '';
    this.#atOnce = Math.min(FIRST_AT_ONCE, limits.maxConcurrentInBatch);
  }

  /**
   * The answers in order; null for a notification, and for all once the client is gone. Items run concurrently and
   * yield to other clients. The first may always start. Never rejects.
   */
  async answers(): Promise<(Answer | null)[]> {
    const answers = new Array<Answer | null>(this.#batch.items.length);
    const waiting = new Set<Promise<void>>();
    for (let i = 0; i < answers.length; i++) {
      while (waiting.size > 0 && !this.#mayStart(i, waiting.size)) await Promise.race(waiting);
      if (sliceIsOver()) await nextSlice();
      const answer = this.#run(i);
      if (answer instanceof Promise) {
        const stored: Promise<void> = answer.then((value) => {
          answers[i] = value;
          waiting.delete(stored);
        });
        waiting.add(stored);
      } else {
        answers[i] = answer;
      }
    }
    await Promise.all(waiting);
    return answers;
  }

  /** The answers under way count against the limit as the expected size, until they are measured. */
  #mayStart(i: number, waiting: number): boolean {
    const { items, client } = this.#batch;
    const { maxResponseBytes, maxConcurrentInBatch } = this.#limits;
    const method = methodOf(items[i]);
    const atOnce = client.answers.isKnown(method) ? maxConcurrentInBatch : this.#atOnce;
    const expected = client.answers.expectedBytes(method);
    const fits = expected <= SMALL_BYTES || this.#bytes + (waiting + 1) * expected <= maxResponseBytes;
    return waiting < atOnce && fits;
  }

  #run(i: number): Awaitable<Answer | null> {
    const { items, client, room } = this.#batch;
    const { maxResponseBytes, requestTimeoutMs } = this.#limits;
    const message = items[i];
    if (!isMessage(message)) return this.#admit(this.#with.refuse(rpcError('invalidRequest')), NULL_ID);
    const idText = this.#idText(message, i);
    if (client.isClosed) return null;
    if (this.#bytes > maxResponseBytes) return this.#with.fail(message, idText, tooLarge(maxResponseBytes));
    const timeoutMs = this.#deadline - performance.now();
    // A timer may fire up to a millisecond early: the request that it ended was the last.
    if (timeoutMs < 1) {
      const timedOut = rpcError('requestTimedOut', { timeoutMs: requestTimeoutMs });
      return this.#admit(this.#with.fail(message, idText, timedOut), idText);
    }
    const answer = this.#with.answer(message, idText, { timeoutMs, group: this.#running, room });
    return answer instanceof Promise
      ? answer.then((settled) => this.#admit(settled, idText, methodOf(message)))
      : this.#admit(answer, idText);
  }

  #idText(message: JsonRpcMessage, i: number): string {
    if (!needsRawId(message.id, this.#escapes)) return plainIdText(message.id);
    return (this.#rawIds ??= rawIdsOfBatch(this.#batch.text))[i] ?? NULL_ID;
  }

  /** Above the limit no further items run, and running ones are aborted. Their errors are small and are not counted. */
  #admit(answer: Answer | null, idText: string, method?: string): Answer | null {
    if (answer === null) return null;
    const { client, room } = this.#batch;
    const { maxResponseBytes: limit, maxConcurrentInBatch } = this.#limits;
    const length = byteLength(answer) + 1;
    if (method !== undefined) client.answers.learn(method, length);
    if (this.#bytes <= limit) this.#bytes += length;
    client.allowance?.chargeAnswer(length);
    if (this.#bytes > limit) {
      for (const request of this.#running) request.abort(tooLarge(limit));
      this.#running.clear();
      return replaced(answer, idText, tooLarge(limit));
    }
    if (length <= SMALL_BYTES && this.#atOnce < maxConcurrentInBatch) this.#atOnce++;
    const excess = room.grow(length);
    return excess === null ? answer : replaced(answer, idText, noMemory(excess));
  }
}

/** The method of a message; empty unless it is a request. */
function methodOf(message: unknown): string {
  return isMessage(message) && typeof message.method === 'string' ? message.method : '';
}

/** The error instead of an answer above a limit. */
export function replaced(answer: Answer, idText: string, error: RpcError): Answer {
  if (answer instanceof TrackedAnswer) answer.delivery.onFinished(false);
  return encodeError(idText, error);
}

/** The error of an answer above the limit of the contract. */
export function tooLarge(limit: number): RpcError {
  return rpcError('responseTooLarge', { limit }, { limit });
}
