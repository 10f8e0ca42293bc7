/**
 * The keyed hash under which the log index finds an address, a topic, or both: 40 bits of HalfSipHash-2-4 (Aumasson and
 * Bernstein). The seed of each index is secret, so that no contract can emit values that fall together.
 * Values that do so by chance only cost a look at a block without a match.
 */
import { decodeData } from '../../ethereum/hex.js';

/** What is hashed: the address. */
export const ADDRESS_KIND = 0;
/** The topic at position 0. The other positions follow. */
export const TOPIC_KIND = 1;
/** Of an address with the first topic of its log. */
export const PAIR_KIND = 5;
/** Of any log, without a value. */
export const ANY_KIND = 6;

const ADDRESS_WORDS = 5;
const TOPIC_WORDS = 8;

/** A hash: 8 bits and 32 bits. */
export interface ValueHash {
  top: number;
  low: number;
}

/** Values of the hex digits by their codes; records hold lower-case digits. */
const DIGITS = Uint8Array.from({ length: 256 }, (_, code) => Number.parseInt(String.fromCharCode(code), 16) || 0);

/** Computes hashes, each into `top` and `low`. */
export class ValueHasher implements ValueHash {
  top = 0;
  low = 0;
  readonly #k0: number;
  readonly #k1: number;
  /** Kind, address, topic. */
  readonly #words = new Int32Array(1 + ADDRESS_WORDS + TOPIC_WORDS);

  /** `seed`: 8 bytes. */
  constructor(seed: Uint8Array) {
    const bytes = Buffer.from(seed);
    this.#k0 = bytes.readInt32LE(0);
    this.#k1 = bytes.readInt32LE(4);
  }

  /** Of an address whose hex digits begin at an offset. */
  address(bytes: Uint8Array, digits: number): void {
    this.#words[0] = ADDRESS_KIND;
    this.#read(bytes, digits, 1, ADDRESS_WORDS);
    this.#hash(1 + ADDRESS_WORDS);
  }

  /** Of the topic at a position, from 0, whose hex digits begin at an offset. */
  topic(position: number, bytes: Uint8Array, digits: number): void {
    this.#words[0] = TOPIC_KIND + position;
    this.#read(bytes, digits, 1, TOPIC_WORDS);
    this.#hash(1 + TOPIC_WORDS);
  }

  /** Of an address and the first topic of its log. */
  pair(bytes: Uint8Array, addressDigits: number, topicDigits: number): void {
    this.#words[0] = PAIR_KIND;
    this.#read(bytes, addressDigits, 1, ADDRESS_WORDS);
    this.#read(bytes, topicDigits, 1 + ADDRESS_WORDS, TOPIC_WORDS);
    this.#hash(1 + ADDRESS_WORDS + TOPIC_WORDS);
  }

  /** Of no value. */
  any(): void {
    this.#words[0] = ANY_KIND;
    this.#hash(1);
  }

  /** Of a value, or of an address and a topic, as `0x` and hex digits. */
  ofText(kind: number, ...values: string[]): ValueHash {
    const bytes = Buffer.concat(values.map(decodeData));
    this.#words[0] = kind;
    for (let word = 0; word < bytes.length / 4; word++) this.#words[1 + word] = bytes.readInt32LE(word * 4);
    this.#hash(1 + bytes.length / 4);
    return { top: this.top, low: this.low };
  }

  #read(bytes: Uint8Array, digits: number, firstWord: number, count: number): void {
    for (let word = 0, at = digits; word < count; word++, at += 8)
      this.#words[firstWord + word] =
        (DIGITS[bytes[at]!]! << 4) |
        DIGITS[bytes[at + 1]!]! |
        (DIGITS[bytes[at + 2]!]! << 12) |
        (DIGITS[bytes[at + 3]!]! << 8) |
        (DIGITS[bytes[at + 4]!]! << 20) |
        (DIGITS[bytes[at + 5]!]! << 16) |
        (DIGITS[bytes[at + 6]!]! << 28) |
        (DIGITS[bytes[at + 7]!]! << 24);
  }

  #hash(count: number): void {
    const [low, top] = halfSipHash(this.#words, count, this.#k0, this.#k1);
    this.low = low >>> 0;
    this.top = top & 0xff;
  }
}

/** HalfSipHash-2-4 of whole 32-bit words, 64 bits: the first word of the output, and the second. */
export function halfSipHash(words: Int32Array, count: number, k0: number, k1: number): [number, number] {
  let v0 = k0;
  let v1 = k1 ^ 0xee;
  let v2 = 0x6c796765 ^ k0;
  let v3 = 0x74656462 ^ k1;
  let first = 0;
  // Two rounds for each word and for the length, four for each half of the output.
  const rounds = 2 * (count + 1) + 8;
  let word = 0;
  for (let round = 0; round < rounds; round++) {
    if (round < 2 * (count + 1)) {
      if ((round & 1) === 0) {
        word = round >> 1 < count ? words[round >> 1]! : (count * 4) << 24;
        v3 ^= word;
      }
    } else if (round === 2 * (count + 1)) v2 ^= 0xee;
    else if (round === rounds - 4) {
      first = v1 ^ v3;
      v1 ^= 0xdd;
    }
    v0 = (v0 + v1) | 0;
    v1 = (v1 << 5) | (v1 >>> 27);
    v1 ^= v0;
    v0 = (v0 << 16) | (v0 >>> 16);
    v2 = (v2 + v3) | 0;
    v3 = (v3 << 8) | (v3 >>> 24);
    v3 ^= v2;
    v0 = (v0 + v3) | 0;
    v3 = (v3 << 7) | (v3 >>> 25);
    v3 ^= v0;
    v2 = (v2 + v1) | 0;
    v1 = (v1 << 13) | (v1 >>> 19);
    v1 ^= v2;
    v2 = (v2 << 16) | (v2 >>> 16);
    if (round < 2 * (count + 1) && (round & 1) === 1) v0 ^= word;
  }
  return [first, v1 ^ v3];
}
