import { CLOSE_BRACKET, COMMA, OPEN_BRACKET } from './jsonBytes.js';

/**
 * A result that is JSON text already, as the index stores it. Dispatch copies the bytes into the answer without parsing
 * them. The bytes are one complete JSON value in UTF-8. They never change after construction.
 */
export class EncodedJson {
  constructor(readonly bytes: Uint8Array) {}

  /** The value as text, for the few places (notifications, tests) that need it. */
  toString(): string {
    return Buffer.from(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength).toString('utf8');
  }
}

/** A value, now or later. Index hits answer at once, so that a request need not wait for the event loop. */
export type Awaitable<T> = T | Promise<T>;

/** Applies `next` to the value; at once when the value is no promise. */
export function mapAwaitable<T, U>(value: Awaitable<T>, next: (value: T) => Awaitable<U>): Awaitable<U> {
  return value instanceof Promise ? value.then(next) : next(value);
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
