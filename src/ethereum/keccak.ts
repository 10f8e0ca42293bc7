import { keccak_256 } from '@noble/hashes/sha3.js';
import { createKeccak } from 'hash-wasm';
import type { Hash } from '../../generated/types.js';
import { encodeHash, NO_BYTES } from './hex.js';

/**
 * In WebAssembly, which takes a tenth of the time of JavaScript (docs/decisions/hashing.md): there, the largest body
 * that a client may send would be hashed for an eighth of a second, in which no other client is served. Each hash is
 * made in one call, so one hasher serves all.
 */
const hasher = await createKeccak(256);

/** The Keccak-256 hash: 32 bytes. */
export function keccak(bytes: Uint8Array): Uint8Array {
  return hasher.init().update(bytes).digest('binary');
}

/** The Keccak-256 hash as hash text. */
export function keccakHash(bytes: Uint8Array): Hash {
  return encodeHash(keccak(bytes));
}

/** The same hash by @noble/hashes, for what is hashed once: constants, the codes of a genesis. */
export function keccakOnce(bytes: Uint8Array): Uint8Array {
  return keccak_256(bytes);
}

/** What `keccakOnce` makes, as hash text. */
export function keccakHashOnce(bytes: Uint8Array): Hash {
  return encodeHash(keccakOnce(bytes));
}

/** The code hash of an account without code. */
export const EMPTY_CODE_HASH = keccakHashOnce(NO_BYTES);
