// Generated from openrpc.json by `npm run generate`. Do not edit.
import { HalleyError, MalformedAnswerError } from './errors.js';
const MANY_DIGITS = /\d{16}/;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
export function writeJson(value) {
  return JSON.stringify(value, (_key, item) => (typeof item === 'bigint' ? quantityOf(item) : item));
}
export function quantityOf(value) {
  if (value < 0n) throw new HalleyError('a quantity is never below zero');
  return `0x${value.toString(16)}`;
}
export function readJson(text) {
  try {
    return MANY_DIGITS.test(text) ? readExactly(text) : JSON.parse(text);
  } catch (cause) {
    throw new MalformedAnswerError('the server answered something that is not JSON', { cause });
  }
}
function readExactly(text) {
  let mark = '$integer:';
  while (text.includes(mark)) mark = `$${mark}`;
  const marked = markIntegers(text, mark);
  if (marked === undefined) return JSON.parse(text);
  return JSON.parse(marked, (_key, item) =>
    typeof item === 'string' && item.startsWith(mark) ? BigInt(item.slice(mark.length)) : item,
  );
}
function markIntegers(text, mark) {
  const parts = [];
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
function endOfString(text, start) {
  for (let at = start + 1; ;) {
    const end = text.indexOf('"', at);
    if (end === -1) return text.length;
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes++;
    if (slashes % 2 === 0) return end + 1;
    at = end + 1;
  }
}
