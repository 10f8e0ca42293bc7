/**
 * Checked access to the fields of a CometBFT answer. A node is not trusted: every reader checks what it returns and
 * throws a MalformedAnswer that names the place, such as `block.header.height: expected a decimal integer`. A place is
 * a linked list, and becomes text only for an error.
 *
 * CometBFT writes int64 as decimal text, uint32 as numbers, byte strings as base64, hashes and addresses as upper-case
 * hex. It leaves zero values out of some events, so an absent or null field has its zero value wherever that cannot
 * hide damage.
 */
import { MalformedAnswer } from '../chain/errors.js';

/** Where a value stands in the answer. */
export interface Place {
  parent: Place | null;
  key: string | number;
}

/** An object as it was parsed; nothing of it is checked yet. */
export type JsonObject = Record<string, unknown>;

/** The place of a member or element. */
export function within(parent: Place | null, key: string | number): Place {
  return { parent, key };
}

/** A place as text, such as `block.data.txs[3]`; `answer` for the whole answer. */
export function placeText(place: Place | null): string {
  if (place === null) return 'answer';
  const head = place.parent === null ? '' : placeText(place.parent);
  if (typeof place.key === 'number') return `${head}[${place.key}]`;
  return head === '' ? place.key : `${head}.${place.key}`;
}

/** Throws the MalformedAnswer that all readers here throw. */
export function malformed(place: Place | null, expected: string, options?: ErrorOptions): never {
  throw new MalformedAnswer(`${placeText(place)}: expected ${expected}`, options);
}

/** Whether a parsed value is an object: neither a list nor null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value that must be an object. */
export function asObject(value: unknown, place: Place | null): JsonObject {
  return isObject(value) ? value : malformed(place, 'an object');
}

/** A member that must be an object; `place` names the containing object, as in all readers here. */
export function objectField(of: JsonObject, key: string, place: Place | null): JsonObject {
  return asObject(of[key], within(place, key));
}

/** A list; absent and null are no elements, as Go writes an empty slice. */
export function listField(of: JsonObject, key: string, place: Place | null): unknown[] {
  const value = of[key];
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : malformed(within(place, key), 'a list');
}

/** Text; absent and null are empty. */
export function textField(of: JsonObject, key: string, place: Place | null): string {
  const value = of[key];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') malformed(within(place, key), 'text');
  return value;
}

const INTEGER = /^-?[0-9]{1,20}$/;

/** An integer of at most 64 bits, as decimal text or as a JSON number; absent and null are 0. */
export function integerField(of: JsonObject, key: string, place: Place | null): bigint {
  const value = of[key];
  if (value === undefined || value === null) return 0n;
  if (typeof value === 'string' && INTEGER.test(value)) return BigInt(value);
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  return malformed(within(place, key), 'a decimal integer');
}

/** A height or count: an integer from `least` to 2^53 - 1. */
export function countField(of: JsonObject, key: string, place: Place | null, least = 0): number {
  const value = Number(integerField(of, key, place));
  if (!Number.isSafeInteger(value) || value < least) malformed(within(place, key), `an integer of at least ${least}`);
  return value;
}

/** True or false; absent and null are false. */
export function booleanField(of: JsonObject, key: string, place: Place | null): boolean {
  const value = of[key];
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean') malformed(within(place, key), 'true or false');
  return value;
}

/** Hex digits in pairs, no 0x, lower-cased; of `bytes` bytes when that is given. Absent and null are no digits. */
export function hexField(of: JsonObject, key: string, place: Place | null, bytes?: number): string {
  const text = textField(of, key, place).toLowerCase();
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) malformed(within(place, key), 'hex digits in pairs');
  if (bytes !== undefined && text.length !== bytes * 2) malformed(within(place, key), `${bytes} bytes as hex`);
  return text;
}

/**
 * Base64 text to bytes; null when it is not padded standard base64. Node.js takes the letters of base64url too, and
 * leaves out all else, so that there are fewer bytes: a regular expression takes ten times as long.
 */
export function base64ToBytes(text: string): Uint8Array | null {
  if (text.length % 4 !== 0 || text.includes('-') || text.includes('_')) return null;
  const bytes = Buffer.from(text, 'base64');
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  if (bytes.length !== (text.length / 4) * 3 - padding) return null;
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A value that must be base64 text, as bytes. */
export function asBase64(value: unknown, place: Place | null): Uint8Array {
  const bytes = typeof value === 'string' ? base64ToBytes(value) : null;
  return bytes ?? malformed(place, 'base64');
}

/** Base64 bytes; absent and null are no bytes. */
export function base64Field(of: JsonObject, key: string, place: Place | null): Uint8Array {
  const value = of[key];
  return value === undefined || value === null ? new Uint8Array(0) : asBase64(value, within(place, key));
}
