/**
 * The bloom filter of logs: 2048 bits, of which the address and each topic of a log set three (Yellow Paper, 4.3.1). It
 * is computed here because the chain's own bloom event does not survive its encoding as JSON.
 */
import { decodeData } from './hex.js';
import { keccak } from './keccak.js';

/** The bits that a value sets in the filter. Bit 0 is the lowest bit of the last byte. */
export type BloomBits = readonly number[];

/** An empty filter: 256 zero bytes. */
export function createBloom(): Uint8Array {
  return new Uint8Array(256);
}

/** Sets the bits of an address or topic, given as lower-case hex text. */
export function addToBloom(bloom: Uint8Array, value: string): void {
  for (const bit of bloomBits(value)) {
    const at = 255 - (bit >> 3);
    bloom[at] = (bloom[at] ?? 0) | (1 << (bit & 7));
  }
}

/** Adds all bits of `other` to `bloom`. */
export function mergeBloom(bloom: Uint8Array, other: Uint8Array): void {
  for (let i = 0; i < 256; i++) bloom[i] = (bloom[i] ?? 0) | (other[i] ?? 0);
}

/** False when the bloom certainly lacks the address or topic with these bits. */
export function bloomHasBits(bloom: Uint8Array, bits: BloomBits): boolean {
  for (const bit of bits) if ((bloom[255 - (bit >> 3)]! & (1 << (bit & 7))) === 0) return false;
  return true;
}

/** Bits by value: blocks repeat the same contracts and event signatures, and hashing is the main cost of a bloom. */
const knownBits = new Map<string, BloomBits>();
const MAX_KNOWN_BITS = 20_000;

/** The three bits of an address or topic, given as lower-case hex text. */
export function bloomBits(value: string): BloomBits {
  const known = knownBits.get(value);
  if (known !== undefined) return known;
  const hash = keccak(decodeData(value));
  const bits = [0, 2, 4].map((i) => (((hash[i] ?? 0) << 8) | (hash[i + 1] ?? 0)) & 0x7ff);
  if (knownBits.size >= MAX_KNOWN_BITS) knownBits.clear();
  knownBits.set(value, bits);
  return bits;
}
