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
  const length = items.reduce((sum, item) => sum + item.length + 1, 0);
  const bytes = Buffer.allocUnsafeSlow(Math.max(length + 1, 2));
  bytes[0] = OPEN_BRACKET;
  let offset = 1;
  for (const item of items) {
    if (offset > 1) bytes[offset++] = COMMA;
    bytes.set(item, offset);
    offset += item.length;
  }
  bytes[offset] = CLOSE_BRACKET;
  return new EncodedJson(bytes);
}
