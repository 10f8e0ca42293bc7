import { MalformedAnswer } from '../chain/chainErrors.js';
import { isObject, type JsonObject } from '../json/jsonValue.js';

const INTEGER = /^-?[0-9]{1,20}$/;

/**
 * An object in a CometBFT response, with checked access to its fields. A node is not trusted: every reader checks what
 * it returns and throws a MalformedAnswer that names the place, such as `block.header.height: expected a decimal
 * integer`.
 *
 * CometBFT writes int64 as decimal text, uint32 as numbers, byte strings as base64, hashes and addresses as upper-case
 * hex. It omits zero values from some events, so an absent or null field is zero wherever that cannot hide damage.
 */
export class Fields {
  readonly #values: JsonObject;
  readonly #parent: Fields | null;
  /** The keys from the parent to this object, such as `['txs', 3]`; none for the whole response. */
  readonly #path: readonly (string | number)[];

  private constructor(value: unknown, parent: Fields | null, path: readonly (string | number)[]) {
    this.#parent = parent;
    this.#path = path;
    if (!isObject(value)) this.#malformed([], 'an object');
    this.#values = value;
  }

  /** The whole response, which must be an object. */
  static of(response: unknown): Fields {
    return new Fields(response, null, []);
  }

  /** Throws a MalformedAnswer for a field; with null, for the object itself. */
  malformed(key: string | null, expected: string): never {
    this.#malformed(key === null ? [] : [key], expected);
  }

  /** Whether the field is there and not null. */
  has(key: string): boolean {
    return (this.raw(key) ?? null) !== null;
  }

  /** The field as it was parsed; undefined when absent. */
  raw(key: string): unknown {
    return this.#values[key];
  }

  /** A field that must be an object. */
  object(key: string): Fields {
    return new Fields(this.#values[key], this, [key]);
  }

  /** A list of objects; absent and null are an empty one, as Go writes it. */
  objects(key: string): Fields[] {
    return this.#list(key).map((item, index) => new Fields(item, this, [key, index]));
  }

  /** Text; absent and null are empty. */
  text(key: string): string {
    const value = this.raw(key) ?? '';
    return typeof value === 'string' ? value : this.malformed(key, 'text');
  }

  /** An integer of at most 64 bits, as decimal text or as a JSON number; absent and null are 0. */
  integer(key: string): bigint {
    const value = this.raw(key) ?? 0;
    if (typeof value === 'string' && INTEGER.test(value)) return BigInt(value);
    if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
    return this.malformed(key, 'a decimal integer');
  }

  /** A height or count: an integer from `least` to 2^53 - 1. */
  count(key: string, least = 0): number {
    const value = Number(this.integer(key));
    if (!Number.isSafeInteger(value) || value < least) this.malformed(key, `an integer of at least ${least}`);
    return value;
  }

  /** True or false; absent and null are false. */
  boolean(key: string): boolean {
    const value = this.raw(key) ?? false;
    return typeof value === 'boolean' ? value : this.malformed(key, 'true or false');
  }

  /** Hex digits in pairs, no 0x, lower-cased; of `bytes` bytes when given. Absent and null are empty. */
  hex(key: string, bytes?: number): string {
    const text = this.text(key).toLowerCase();
    if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) this.malformed(key, 'hex digits in pairs');
    if (bytes !== undefined && text.length !== bytes * 2) this.malformed(key, `${bytes} bytes as hex`);
    return text;
  }

  /** Base64 bytes; absent and null are empty. */
  base64(key: string): Uint8Array {
    return this.has(key) ? this.#bytes(this.raw(key), [key]) : new Uint8Array(0);
  }

  /** A list of base64 bytes; absent and null are an empty one. */
  base64List(key: string): Uint8Array[] {
    return this.#list(key).map((item, index) => this.#bytes(item, [key, index]));
  }

  #list(key: string): unknown[] {
    const value = this.raw(key) ?? [];
    return Array.isArray(value) ? value : this.malformed(key, 'a list');
  }

  #bytes(value: unknown, path: readonly (string | number)[]): Uint8Array {
    const bytes = typeof value === 'string' ? base64ToBytes(value) : null;
    return bytes ?? this.#malformed(path, 'base64');
  }

  #malformed(path: readonly (string | number)[], expected: string): never {
    throw new MalformedAnswer(`${this.#place(path)}: expected ${expected}`);
  }

  /** A place as text, such as `block.data.txs[3]`; `answer` for the whole response. */
  #place(path: readonly (string | number)[]): string {
    const text = [...this.#keys(), ...path].map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
    return text.replace(/^\./, '') || 'answer';
  }

  #keys(): (string | number)[] {
    return this.#parent === null ? [...this.#path] : [...this.#parent.#keys(), ...this.#path];
  }
}

/**
 * Base64 text to bytes; null when it is not padded standard base64. Node.js also takes base64url letters and skips all
 * other characters, so the length is checked: a regular expression takes ten times as long.
 */
export function base64ToBytes(text: string): Uint8Array | null {
  if (text.length % 4 !== 0 || text.includes('-') || text.includes('_')) return null;
  const bytes = Buffer.from(text, 'base64');
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  if (bytes.length !== (text.length / 4) * 3 - padding) return null;
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
