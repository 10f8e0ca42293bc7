/**
 * Recursive length prefix (Ethereum Yellow Paper, appendix B). Decoding is strict: each value has exactly one encoding,
 * and any other is refused in geth's words. It shares the input's memory and is bounded in depth, so nested lists from
 * a client can neither exhaust the stack nor cause repeated copies.
 */
import { NO_BYTES } from '../hex.js';

/** Bytes, or a list of items. */
export type RlpItem = Uint8Array | RlpItem[];

/** The input is not RLP, or not the RLP of the expected structure. */
export class RlpError extends Error {
  override readonly name = 'RlpError';
}

/** Deepest nesting of lists. Ethereum needs four: transaction, access list, entry, storage keys. */
const MAX_DEPTH = 8;

/** The single item in `input`; trailing bytes are refused. Byte strings are views of `input`. */
export function decodeRlp(input: Uint8Array): RlpItem {
  if (input.length === 0) throw new RlpError('unexpected EOF');
  const { item, end } = decodeItem(input, 0, input.length, 0);
  if (end !== input.length) throw new RlpError('rlp: input contains more than one value');
  return item;
}

function decodeItem(input: Uint8Array, at: number, limit: number, depth: number): { item: RlpItem; end: number } {
  const prefix = input[at] ?? 0;
  if (prefix < 0x80) return { item: input.subarray(at, at + 1), end: at + 1 };
  const { start, end } = payload(input, at, limit, depth);
  if (prefix < 0xc0) {
    if (end - start === 1 && (input[start] ?? 0) < 0x80) throw new RlpError('rlp: non-canonical size information');
    return { item: start === end ? NO_BYTES : input.subarray(start, end), end };
  }
  if (depth === MAX_DEPTH) throw new RlpError(`rlp: lists nested deeper than ${MAX_DEPTH}`);
  const items: RlpItem[] = [];
  for (let next = start; next < end;) {
    const element = decodeItem(input, next, end, depth + 1);
    items.push(element.item);
    next = element.end;
  }
  return { item: items, end };
}

/** Where the payload of the item at `at` starts and ends; `limit` is the end of the list or input around it. */
function payload(input: Uint8Array, at: number, limit: number, depth: number): { start: number; end: number } {
  const prefix = input[at] ?? 0;
  const short = prefix < 0xc0 ? 0x80 : 0xc0;
  let start = at + 1;
  let length = prefix - short;
  if (length > 55) {
    const lengthBytes = length - 55;
    start += lengthBytes;
    if (start > limit) throw tooLarge(depth);
    if (input[at + 1] === 0) throw new RlpError('rlp: non-canonical size information');
    length = 0;
    for (let i = at + 1; i < start; i++) length = length * 256 + (input[i] ?? 0);
    if (length < 56) throw new RlpError('rlp: non-canonical size information');
  }
  if (length > limit - start) throw tooLarge(depth);
  return { start, end: start + length };
}

function tooLarge(depth: number): RlpError {
  if (depth > 0) return new RlpError('rlp: element is larger than containing list');
  return new RlpError('rlp: value size exceeds available input length');
}

/** The encoding of an item. Integers are byte strings without leading zeros. */
export function encodeRlp(item: RlpItem): Uint8Array {
  const out = new Uint8Array(encodedLength(item));
  writeItem(item, out, 0);
  return out;
}

/** The encoding of a typed transaction or receipt (EIP-2718): a type byte before the RLP; type 0 has none. */
export function encodeTypedRlp(type: number, item: RlpItem): Uint8Array {
  const rlp = encodeRlp(item);
  if (type === 0) return rlp;
  const bytes = new Uint8Array(rlp.length + 1);
  bytes[0] = type;
  bytes.set(rlp, 1);
  return bytes;
}

/** The length of an item's encoding in bytes. */
export function encodedLength(item: RlpItem): number {
  if (item instanceof Uint8Array) {
    if (item.length === 1 && (item[0] ?? 0) < 0x80) return 1;
    return prefixLength(item.length) + item.length;
  }
  const length = payloadLength(item);
  return prefixLength(length) + length;
}

function payloadLength(items: RlpItem[]): number {
  let length = 0;
  for (const item of items) length += encodedLength(item);
  return length;
}

function prefixLength(length: number): number {
  if (length < 56) return 1;
  let bytes = 2;
  for (let rest = length; rest > 255; rest = Math.floor(rest / 256)) bytes++;
  return bytes;
}

function writeItem(item: RlpItem, out: Uint8Array, at: number): number {
  if (item instanceof Uint8Array) {
    if (item.length !== 1 || (item[0] ?? 0) >= 0x80) at = writePrefix(item.length, 0x80, out, at);
    out.set(item, at);
    return at + item.length;
  }
  at = writePrefix(payloadLength(item), 0xc0, out, at);
  for (const element of item) at = writeItem(element, out, at);
  return at;
}

function writePrefix(length: number, short: number, out: Uint8Array, at: number): number {
  if (length < 56) {
    out[at] = short + length;
    return at + 1;
  }
  const bytes = prefixLength(length) - 1;
  out[at] = short + 55 + bytes;
  for (let i = bytes, rest = length; i > 0; i--, rest = Math.floor(rest / 256)) out[at + i] = rest % 256;
  return at + 1 + bytes;
}
