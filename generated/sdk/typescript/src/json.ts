/**
 * JSON in which no integer loses digits: one above 2^53 - 1 is read as a bigint, and a bigint is written as a quantity.
 */
import { HalleyError, MalformedAnswerError } from './errors.js';

/** Sixteen digits in a row: only a text with these can hold an integer above 2^53 - 1. */
const MANY_DIGITS = /\d{16}/;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** JSON text of a request. A bigint is a hex quantity; one below zero is refused, because there is no text for it. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) => (typeof item === 'bigint' ? quantityOf(item) : item));
}

/** Hex text of a quantity: `0x` and digits without leading zeros. */
export function quantityOf(value: bigint): `0x${string}` {
  if (value < 0n) throw new HalleyError('a quantity is never below zero');
  return `0x${value.toString(16)}`;
}

/** The value of a JSON text. Throws a {@link MalformedAnswerError} when it is none. */
export function readJson(text: string): unknown {
  try {
    return MANY_DIGITS.test(text) ? readExactly(text) : JSON.parse(text);
  } catch (cause) {
    throw new MalformedAnswerError('the server answered something that is not JSON', { cause });
  }
}

/** Big integers become marked strings before they are parsed. The mark is in no other string of the text. */
function readExactly(text: string): unknown {
  let mark = '$integer:';
  while (text.includes(mark)) mark = `$${mark}`;
  const marked = markIntegers(text, mark);
  if (marked === undefined) return JSON.parse(text);
  return JSON.parse(marked, (_key, item: unknown) =>
    typeof item === 'string' && item.startsWith(mark) ? BigInt(item.slice(mark.length)) : item,
  );
}

function markIntegers(text: string, mark: string): string | undefined {
  const parts: string[] = [];
  let copied = 0;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = endOfString(text, at);
    } else if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
      NUMBER.lastIndex = at;
      const found = NUMBER.exec(text)?.[0] ?? '-';
      if (/^-?\d+$/.test(found) && !Number.isSafeInteger(Number(found))) {
        parts.push(text.slice(copied, at), `"${mark}${found}"`);
        copied = at + found.length;
      }
      at += found.length;
    } else {
      at++;
    }
  }
  if (parts.length === 0) return undefined;
  return parts.join('') + text.slice(copied);
}

/** The place after the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ;) {
    const end = text.indexOf('"', at);
    if (end === -1) return text.length;
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes++;
    if (slashes % 2 === 0) return end + 1;
    at = end + 1;
  }
}
