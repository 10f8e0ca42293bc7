import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { EncodedJson } from './encodedJson.js';

/** Characters that are collected before they become bytes: most texts are short, and there may be very many. */
const PIECE_CHARACTERS = 64 * 1024;

/** A result grew over the limit while it was written. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
  readonly rpc: { name: 'responseTooLarge'; arguments: { limit: number }; data: { limit: number } };

  constructor(limit: number) {
    super(`an answer of more than ${limit} bytes`);
    this.rpc = { name: 'responseTooLarge', arguments: { limit }, data: { limit } };
  }
}

/** Writes a long result piece by piece, never as one string. Throws AnswerTooLarge as soon as it is too large. */
export class JsonWriter {
  readonly #pieces: Uint8Array[] = [];
  readonly #maxBytes: number;
  readonly #signal: AbortSignal | undefined;
  /** Length of the pieces. */
  #bytes = 0;
  #text = '';

  /** `maxBytes` is the size of the largest result. The signal ends `writeEach`. */
  constructor(maxBytes: number, signal?: AbortSignal) {
    this.#maxBytes = maxBytes;
    this.#signal = signal;
  }

  /** Appends JSON text. */
  write(text: string): void {
    this.#text += text;
    // A character has at least one byte.
    const isTooLarge = this.#bytes + this.#text.length > this.#maxBytes;
    if (isTooLarge || this.#text.length > PIECE_CHARACTERS) this.#cut();
  }

  /** Appends JSON bytes, which must not change. */
  writeBytes(bytes: Uint8Array): void {
    this.#cut();
    this.#add(bytes);
  }

  /** Writes items with commas between `open` and `close`, and gives way to other work. `write` writes one item. */
  async writeEach<T>(
    open: string,
    items: Iterable<T>,
    close: string,
    write: (item: T) => void | Promise<void>,
  ): Promise<void> {
    this.write(open);
    let isFirst = true;
    for (const item of items) {
      if (!isFirst) this.write(',');
      isFirst = false;
      const later = write(item);
      if (later !== undefined) await later;
      if (sliceIsOver()) await nextSlice(this.#signal);
    }
    this.write(close);
  }

  /** The whole result; nothing can be written after it. */
  end(): EncodedJson {
    this.#cut();
    return new EncodedJson(Buffer.concat(this.#pieces, this.#bytes));
  }

  #cut(): void {
    const text = this.#text;
    this.#text = '';
    if (text !== '') this.#add(Buffer.from(text));
  }

  #add(piece: Uint8Array): void {
    this.#bytes += piece.length;
    if (this.#bytes > this.#maxBytes) throw new AnswerTooLarge(this.#maxBytes);
    this.#pieces.push(piece);
  }
}
