/** Which native type a text of the contract stands for, found by its pattern. */
import type { Type } from './model.js';

const ANY_DIGIT = String.raw`(?:\[0-9a-f\]|\[0-9a-fA-F\])`;
const QUANTITY = new RegExp(String.raw`^\^0x\(\?:0\|\[1-9a-f(?:A-F)?\]${ANY_DIGIT}(?:\*|\{0,(\d+)\})\)\$$`);
const PADDED_QUANTITY = new RegExp(String.raw`^\^0x(?:\[0-9a-f\]\{1|${ANY_DIGIT}\{0),64\}\$$`);
/** A word that a client may also write as a number: the SDKs write its 32 bytes. */
const WORD = /^\^0x\[0-9a-fA-F\]\{1,64\}\$$/;
const LENIENT_QUANTITY = /^\^\(\?:0(?:x|\[xX\])\[0-9a-fA-F\]\{\d,64\}\|\[0-9\]\{1,\d+\}\)\$$/;
const FIXED = new RegExp(String.raw`^\^0x${ANY_DIGIT}\{(\d+)\}\$$`);
const BYTES = new RegExp(String.raw`^\^0x\(\?:${ANY_DIGIT}\{2\}\)(?:\*|\{0,\d+\})\$$`);

/** The digits of a number below 2^64. */
const DIGITS_OF_64_BITS = 16;

/**
 * The native type of a text with this pattern. `name` is that of its component: ids of filters and subscriptions look
 * like numbers, and are opaque.
 */
export function textType(pattern: string | undefined, name: string | undefined): Type {
  if (pattern === undefined || (name !== undefined && /Id(?:Input)?$/.test(name))) return { kind: 'text' };
  const quantity = QUANTITY.exec(pattern);
  if (quantity !== null) {
    const [, more] = quantity;
    return { kind: more !== undefined && Number(more) < DIGITS_OF_64_BITS ? 'uint64' : 'big' };
  }
  if (PADDED_QUANTITY.test(pattern) || LENIENT_QUANTITY.test(pattern)) return { kind: 'big' };
  if (WORD.test(pattern)) return { kind: 'fixed', bytes: 32 };
  if (BYTES.test(pattern)) return { kind: 'bytes' };
  const digits = Number(FIXED.exec(pattern)?.[1] ?? Number.NaN);
  return digits % 2 === 0 ? { kind: 'fixed', bytes: digits / 2 } : { kind: 'text' };
}

/** Whether a value of an enum is a quantity, such as the type of a transaction. */
export function isQuantityText(value: string | boolean): value is string {
  return typeof value === 'string' && /^0x(?:0|[1-9a-f][0-9a-f]*)$/.test(value);
}
