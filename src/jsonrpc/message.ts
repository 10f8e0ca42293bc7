/** JSON-RPC 2.0 messages as values and as text. Specification: https://www.jsonrpc.org/specification */
import { JsonCursor } from '../json/jsonCursor.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { CompressedJson, gzipAround } from '../json/compressedJson.js';
import { EncodedJson } from '../json/encodedJson.js';
import type { RpcError } from './rpcErrors.js';
import { CLOSE_BRACKET, COMMA, OPEN_BRACKET, QUOTE, OPEN_BRACE, CLOSE_BRACE } from '../json/codes.js';
import { isObject } from '../json/jsonValue.js';

/** An object of a parsed body that may be a request. Every field is whatever the client sent. */
export interface JsonRpcMessage {
  jsonrpc?: unknown;
  id?: unknown;
  method?: unknown;
  params?: unknown;
}

/** An answer ready to be sent. */
export type Answer = AnswerBody | TrackedAnswer;

/** The JSON of an answer: text, bytes, or a result in JSON bytes with the text around it. */
export type AnswerBody = string | Buffer | RawResultAnswer;

/** Listens to the delivery of an answer. The transport calls it. */
export interface DeliveryListener {
  /** Called by a WebSocket transport after the answer went to the socket: later messages cannot overtake it. */
  onSent(): void;
  /** Called once, at the end: with true when the whole answer was written, with false when it will not be. */
  onFinished(written: boolean): void;
}

/** An answer with a delivery listener, such as one with a subscription id: notifications must come after it. */
export class TrackedAnswer {
  constructor(
    readonly body: AnswerBody,
    readonly delivery: DeliveryListener,
  ) {}

  get length(): number {
    return byteLength(this.body);
  }

  toString(): string {
    return this.body.toString();
  }
}

/** An answer whose result is JSON bytes, which are copied late or not at all. */
export class RawResultAnswer {
  /** On the wire, in bytes. */
  readonly length: number;
  readonly #headLength: number;

  constructor(
    /** The answer's text before its result. */
    readonly head: string,
    readonly bytes: Uint8Array,
    /** The result with its compressed form; null when it has none. */
    readonly compressed: CompressedJson | null = null,
  ) {
    this.#headLength = Buffer.byteLength(head);
    this.length = this.#headLength + bytes.length + TAIL.length;
  }

  /** Writes the whole answer into a buffer that is large enough for it. */
  writeTo(target: Buffer, offset: number): void {
    target.write(this.head, offset);
    target.set(this.bytes, offset + this.#headLength);
    target.write(TAIL, offset + this.length - TAIL.length, 'latin1');
  }

  /** The whole answer as gzip; null when its result is not compressed yet. */
  gzipped(): Buffer | null {
    return this.compressed && gzipAround(this.head, this.compressed, TAIL);
  }

  toString(): string {
    return toBytes(this).toString();
  }
}

/** The text after the result of an answer. */
export const TAIL = '}';

/** True for a JSON object, which may be a request. */
export function isMessage(value: unknown): value is JsonRpcMessage {
  return isObject(value);
}

/** True for a well-formed request, with or without an id. */
export function isCall(message: JsonRpcMessage): message is JsonRpcMessage & { method: string } {
  return message.jsonrpc === '2.0' && typeof message.method === 'string' && hasValidId(message);
}

/** True for a well-formed request without an id, which gets no answer. `"id": null` is an id. */
export function isNotification(message: JsonRpcMessage): boolean {
  return message.id === undefined;
}

/** True when the id is a string, a number or null, or is absent. */
export function hasValidId(message: JsonRpcMessage): boolean {
  const { id } = message;
  return id === undefined || id === null || typeof id === 'string' || typeof id === 'number';
}

/** Longer texts become bytes at once: measuring, joining and sending would each take a pass over the text. */
const LONG_CHARACTERS = 16_384;

/** Texts that are the same in JSON, such as hex. */
const NEEDS_NO_ESCAPES = /^[0-9A-Za-z]*$/;

/** False for a result that is encoded already, or soon. */
export function isLongToEncode(result: unknown): boolean {
  if (typeof result === 'string') return result.length > LONG_CHARACTERS;
  return typeof result === 'object' && result !== null && !(result instanceof EncodedJson);
}

/** Characters of a text that become bytes at a time, about 0.2 ms. */
const SLICE_CHARACTERS = 65_536;

/** Whether the JSON of the result is made in slices. */
export function isDataOfMegabytes(result: unknown): result is string {
  return typeof result === 'string' && result.length > 16 * SLICE_CHARACTERS;
}

/** The JSON of a long text, made in slices; null when it needs escapes. */
export async function encodeLongText(text: string): Promise<EncodedJson | null> {
  const bytes = Buffer.allocUnsafeSlow(text.length + 2);
  bytes[0] = bytes[bytes.length - 1] = QUOTE;
  for (let from = 0; from < text.length; from += SLICE_CHARACTERS) {
    if (sliceIsOver()) await nextSlice();
    const slice = text.slice(from, from + SLICE_CHARACTERS);
    if (!NEEDS_NO_ESCAPES.test(slice)) return null;
    bytes.write(slice, from + 1, 'latin1');
  }
  return new EncodedJson(bytes);
}

/** The answer with a result. `idText` is the JSON text of the request's id. Throws when the result cannot be JSON. */
export function encodeResult(idText: string, result: unknown): AnswerBody {
  const head = `{"jsonrpc":"2.0","id":${idText},"result":`;
  if (result instanceof EncodedJson) {
    if (result.text !== null) return `${head}${result.text}}`;
    return new RawResultAnswer(head, result.bytes, result instanceof CompressedJson ? result : null);
  }
  const text = isLongData(result) ? `"${result}"` : (JSON.stringify(result) ?? 'null');
  return text.length > LONG_CHARACTERS ? new RawResultAnswer(head, Buffer.from(text)) : `${head}${text}}`;
}

function isLongData(result: unknown): result is string {
  return typeof result === 'string' && result.length > LONG_CHARACTERS && NEEDS_NO_ESCAPES.test(result);
}

/** The answer with an error. `idText` is the JSON text of the request's id, or `null`. */
export function encodeError(idText: string, error: RpcError): string {
  const { code, message, data } = error;
  return `{"jsonrpc":"2.0","id":${idText},"error":${JSON.stringify({ code, message, data })}}`;
}

/** Length on the wire, in bytes. */
export function byteLength(answer: Answer): number {
  return typeof answer === 'string' ? Buffer.byteLength(answer) : answer.length;
}

/**
 * The answer to a batch: the answers to its items in order, without those of notifications (null); null when all are
 * notifications. The delivery listeners of the items follow the whole batch. Megabytes are copied in slices.
 */
export async function encodeBatch(answers: readonly (Answer | null)[]): Promise<Answer | null> {
  const given = answers.filter((answer) => answer !== null);
  if (given.length === 0) return null;
  if (areShortTexts(given)) return `[${given.join(',')}]`;
  const tracked = given.filter((answer) => answer instanceof TrackedAnswer);
  const body = await joinAnswers(given.map(bodyOf));
  if (tracked.length === 0) return body;
  return new TrackedAnswer(body, {
    onSent() {
      for (const { delivery } of tracked) delivery.onSent();
    },
    onFinished(written) {
      for (const { delivery } of tracked) delivery.onFinished(written);
    },
  });
}

/** The JSON of an answer, tracked or not. */
export function bodyOf(answer: Answer): AnswerBody {
  return answer instanceof TrackedAnswer ? answer.body : answer;
}

/** True when all are texts, and short together. */
function areShortTexts(given: readonly Answer[]): boolean {
  let length = 0;
  return given.every((answer) => typeof answer === 'string' && (length += answer.length) <= 4 * LONG_CHARACTERS);
}

async function joinAnswers(given: readonly AnswerBody[]): Promise<Buffer> {
  // Commas and two brackets.
  let length = given.length + 1;
  for (const answer of given) length += byteLength(answer);
  const batch = Buffer.allocUnsafe(length);
  let offset = 0;
  for (const answer of given) {
    if (sliceIsOver()) await nextSlice();
    batch[offset] = offset === 0 ? OPEN_BRACKET : COMMA;
    offset++;
    if (typeof answer === 'string') {
      offset += batch.write(answer, offset);
    } else {
      if (answer instanceof RawResultAnswer) answer.writeTo(batch, offset);
      else batch.set(answer, offset);
      offset += answer.length;
    }
  }
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

/**
 * True when the parsed id does not determine its text: JSON.parse loses `1.0`, `1e3`, escapes and integers above 2^53,
 * and a client may compare the text of its id with that of the answer. `text` may be any text with the same
 * backslashes.
 */
export function needsRawId(id: unknown, text: string): boolean {
  return typeof id === 'number' || (typeof id === 'string' && text.includes('\\'));
}

/** The JSON text of an id for which `needsRawId` is false. */
export function plainIdText(id: unknown): string {
  return typeof id === 'string' ? `"${id}"` : 'null';
}

/** The id's text in a request that is one object; undefined without an id. The request must be valid JSON. */
export function rawIdOfObject(text: string): string | undefined {
  return readId(new JsonCursor(text));
}

/** The texts of the ids of a batch, a valid JSON array; undefined for items without an id. */
export function rawIdsOfBatch(text: string): (string | undefined)[] {
  const ids: (string | undefined)[] = [];
  const json = new JsonCursor(text);
  json.enter(OPEN_BRACKET);
  while (json.next(CLOSE_BRACKET)) ids.push(readId(json));
  return ids;
}

/** Reads past an item. The last of several `id` members counts, as in JSON.parse. */
function readId(json: JsonCursor): string | undefined {
  if (json.peek() !== OPEN_BRACE) return void json.skip();
  let id: string | undefined;
  json.enter(OPEN_BRACE);
  while (json.next(CLOSE_BRACE)) {
    json.passKey();
    const isId = json.isKey('id');
    json.peek();
    const start = json.at;
    json.skip();
    if (isId) id = json.text.slice(start, json.at);
  }
  return id;
}
