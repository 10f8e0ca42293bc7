/**
 * JSON-RPC 2.0 messages as values and as text. Knows messages, not sockets and not methods.
 * Specification: https://www.jsonrpc.org/specification
 */
import { EncodedJson } from '../evm/encodedJson.js';
import type { RpcError } from './errors.js';
import { CLOSE_BRACKET, COMMA, OPEN_BRACKET } from './jsonText.js';

/** A member of a parsed body that may be a request; every field is still what the client made of it. */
export interface JsonRpcMessage {
  jsonrpc?: unknown;
  id?: unknown;
  method?: unknown;
  params?: unknown;
}

/** An answer ready to be sent. */
export type Answer = AnswerBody | TrackedAnswer;

/** Text, bytes, or a result that was JSON already with what goes around it. */
export type AnswerBody = string | Buffer | RawResultAnswer;

/** Whoever has to know what becomes of an answer. */
export interface DeliveryListener {
  /** On a connection that carries more than this answer, to be called once it was handed over: nothing that is sent from there on overtakes it. */
  onSent(): void;
  /** To be called once, at the end: with true when all of the answer was written out, with false when that will not be. */
  onFinished(written: boolean): void;
}

/** An answer after which something is to happen, such as the first notification of the subscription whose id it carries. */
export class TrackedAnswer {
  constructor(
    readonly answer: AnswerBody,
    readonly followUp: DeliveryListener,
  ) {}

  get length(): number {
    return byteLength(this.answer);
  }

  toString(): string {
    return this.answer.toString();
  }
}

/** The answer whose result is JSON bytes already; they are copied where the answer is sent, or not at all. */
export class RawResultAnswer {
  /** On the wire, in bytes. */
  readonly length: number;
  readonly #headLength: number;

  constructor(
    /** The answer up to its result. */
    readonly head: string,
    readonly bytes: Uint8Array,
  ) {
    this.#headLength = Buffer.byteLength(head);
    this.length = this.#headLength + bytes.length + TAIL.length;
  }

  /** Writes the whole answer into a buffer that has room for it. */
  writeTo(target: Buffer, offset: number): void {
    target.write(this.head, offset);
    target.set(this.bytes, offset + this.#headLength);
    target.write(TAIL, offset + this.length - TAIL.length, 'latin1');
  }

  toString(): string {
    return toBytes(this).toString();
  }
}

/** What follows the result in an answer. */
export const TAIL = '}';

/** True for what can be a request at all. */
export function isMessage(value: unknown): value is JsonRpcMessage {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a well-formed request, with or without an id. */
export function isCall(message: JsonRpcMessage): message is JsonRpcMessage & { method: string } {
  return message.jsonrpc === '2.0' && typeof message.method === 'string' && hasValidId(message);
}

/** True for a well-formed request that wants no answer. `"id": null` is an id. */
export function isNotification(message: JsonRpcMessage): boolean {
  return message.id === undefined;
}

/** An id is a string, a number or null, and may be absent. */
export function hasValidId(message: JsonRpcMessage): boolean {
  const { id } = message;
  return id === undefined || id === null || typeof id === 'string' || typeof id === 'number';
}

/** The answer that carries a result; `idText` is the id as it came. Throws when the result has no JSON. */
export function encodeResult(idText: string, result: unknown): AnswerBody {
  const head = `{"jsonrpc":"2.0","id":${idText},"result":`;
  if (result instanceof EncodedJson) return new RawResultAnswer(head, result.bytes);
  return `${head}${JSON.stringify(result) ?? 'null'}}`;
}

/** The answer that carries an error. */
export function encodeError(idText: string, error: RpcError): string {
  const { code, message, data } = error;
  return `{"jsonrpc":"2.0","id":${idText},"error":${JSON.stringify({ code, message, data })}}`;
}

/** Length on the wire, in bytes. */
export function byteLength(answer: Answer): number {
  return typeof answer === 'string' ? Buffer.byteLength(answer) : answer.length;
}

/**
 * The answer to a batch: the answers to its items in their order, without those of notifications (null). Null when none is left. What
 * follows the items follows the whole.
 */
export function encodeBatch(answers: readonly (Answer | null)[]): Answer | null {
  const given = answers.filter((answer) => answer !== null);
  if (given.length === 0) return null;
  if (given.every((answer) => typeof answer === 'string')) return `[${given.join(',')}]`;
  const followed = given.filter((answer) => answer instanceof TrackedAnswer);
  if (followed.length === 0) return joinAnswers(given as AnswerBody[]);
  return new TrackedAnswer(joinAnswers(given.map(bodyOf)), {
    onSent() {
      for (const { followUp } of followed) followUp.onSent();
    },
    onFinished(written) {
      for (const { followUp } of followed) followUp.onFinished(written);
    },
  });
}

/** What is sent of an answer. */
export function bodyOf(answer: Answer): AnswerBody {
  return answer instanceof TrackedAnswer ? answer.answer : answer;
}

function joinAnswers(given: readonly AnswerBody[]): Buffer {
  const lengths = given.map(byteLength);
  // The brackets, and as many commas as answers but one.
  const batch = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length, given.length + 1));
  let offset = 0;
  given.forEach((answer, index) => {
    batch[offset++] = index === 0 ? OPEN_BRACKET : COMMA;
    if (typeof answer === 'string') batch.write(answer, offset);
    else if (answer instanceof RawResultAnswer) answer.writeTo(batch, offset);
    else batch.set(answer, offset);
    offset += lengths[index] as number;
  });
  batch[offset] = CLOSE_BRACKET;
  return batch;
}

/** The whole answer as bytes. */
export function toBytes(answer: AnswerBody): Buffer {
  if (typeof answer === 'string') return Buffer.from(answer);
  if (!(answer instanceof RawResultAnswer)) return answer;
  const bytes = Buffer.allocUnsafe(answer.length);
  answer.writeTo(bytes, 0);
  return bytes;
}
