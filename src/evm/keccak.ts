import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Hash } from '../../generated/types.js';
import { encodeHash, NO_BYTES } from './hex.js';

/** The code hash of an account without code. */
export const EMPTY_CODE_HASH = keccakHash(NO_BYTES);

/** The Keccak-256 hash: 32 bytes. */
export function keccak(bytes: Uint8Array): Uint8Array {
  return keccak_256(bytes);
}

/** The Keccak-256 hash as hash text. */
export function keccakHash(bytes: Uint8Array): Hash {
  return encodeHash(keccak_256(bytes));
}
