import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { CLOSE_BRACKET, COMMA, OPEN_BRACKET } from './codes.js';

/** A result that is one complete JSON value in UTF-8 already. Dispatch copies the bytes, which never change. */
export class EncodedJson {
  readonly bytes: Uint8Array;
  /** The value as text, where it was made from text. Joining short texts costs less than joining bytes. */
  readonly #text: string | null;

  constructor(bytes: Uint8Array, text: string | null = null) {
    this.bytes = bytes;
    this.#text = text;
  }

  /** The value of an ASCII text that is one complete JSON value. */
  static ofText(text: string): EncodedJson {
    return new EncodedJson(Buffer.from(text, 'latin1'), text);
  }

  /** The value as text, where it was made from text; null otherwise. */
  get text(): string | null {
    return this.#text;
  }

  get size(): number {
    return this.bytes.length + (this.#text?.length ?? 0);
  }

  /** The value as text, for the few places (notifications, tests) that need it. */
  toString(): string {
    return this.#text ?? Buffer.from(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength).toString('utf8');
  }
}

/** A JSON array; each item is the bytes of a complete JSON value. */
export function encodedArray(items: readonly Uint8Array[]): EncodedJson {
  const array = new ArrayWriter(items);
  for (const item of items) array.add(item);
  return array.end();
}

/** As `encodedArray`, for megabytes, which are copied in slices. Rejects when aborted before. */
export async function encodedLongArray(
  items: readonly Uint8Array[],
  signal?: Pick<AbortSignal, 'throwIfAborted'>,
): Promise<EncodedJson> {
  const array = new ArrayWriter(items);
  let copied = SLICE_BYTES;
  for (const item of items) {
    copied += item.length + ITEM_BYTES;
    if (copied >= SLICE_BYTES) {
      copied = 0;
      if (sliceIsOver()) await nextSlice(signal);
    }
    array.add(item);
  }
  return array.end();
}

/** Copied at a time: some tens of microseconds. */
const SLICE_BYTES = 65_536;
/** A short item takes as long as this many bytes. */
const ITEM_BYTES = 512;

/** Writes items, whose bytes are all known, into one array. */
class ArrayWriter {
  readonly #bytes: Buffer;
  #offset = 1;

  constructor(items: readonly Uint8Array[]) {
    const length = items.reduce((sum, item) => sum + item.length + 1, 0);
    this.#bytes = Buffer.allocUnsafeSlow(Math.max(length + 1, 2));
    this.#bytes[0] = OPEN_BRACKET;
  }

  add(item: Uint8Array): void {
    if (this.#offset > 1) this.#bytes[this.#offset++] = COMMA;
    this.#bytes.set(item, this.#offset);
    this.#offset += item.length;
  }

  end(): EncodedJson {
    this.#bytes[this.#offset] = CLOSE_BRACKET;
    return new EncodedJson(this.#bytes);
  }
}
