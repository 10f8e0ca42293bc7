import type { RpcDescription } from '../../chain/errors.js';
import { EncodedJson } from '../../json/encodedJson.js';

/** Characters that are collected before they become bytes. */
const PIECE_CHARACTERS = 64 * 1024;

/** An answer that grew over the limit while it was written. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
  readonly rpc: RpcDescription;

  constructor(limit: number) {
    super(`an answer of more than ${limit} bytes`);
    this.rpc = { name: 'responseTooLarge', arguments: { limit }, data: { limit } };
  }
}

/** Collects JSON text piece by piece, so that a long answer is never one string. */
export class JsonWriter {
  readonly #pieces: Buffer[] = [];
  readonly #maxBytes: number;
  #bytes = 0;
  #text = '';

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Appends JSON text. Throws AnswerTooLarge. */
  write(text: string): void {
    this.#text += text;
    if (this.#text.length > PIECE_CHARACTERS) this.#cut();
  }

  /** All that was written, as one JSON value. */
  finish(): EncodedJson {
    this.#cut();
    return new EncodedJson(Buffer.concat(this.#pieces));
  }

  #cut(): void {
    const piece = Buffer.from(this.#text);
    this.#text = '';
    this.#bytes += piece.length;
    if (this.#bytes > this.#maxBytes) throw new AnswerTooLarge(this.#maxBytes);
    this.#pieces.push(piece);
  }
}
