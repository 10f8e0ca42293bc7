import { keccak_256 } from '@noble/hashes/sha3.js';
import { createKeccak } from 'hash-wasm';
import type { Hash } from '../../generated/types.js';
import { encodeHash, NO_BYTES } from './hex.js';

/**
 * WebAssembly takes a tenth of the time of JavaScript (docs/decisions/hashing.md), which would block the thread for an
 * eighth of a second for the largest body of a client. Each hash is made in one call, so one hasher serves all.
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

/** The same hash by @noble/hashes, for constants and a genesis, which are hashed once. */
export function keccakOnce(bytes: Uint8Array): Uint8Array {
  return keccak_256(bytes);
}

/** The hash of `keccakOnce` as hash text. */
export function keccakHashOnce(bytes: Uint8Array): Hash {
  return encodeHash(keccakOnce(bytes));
}

/** The code hash of an account without code. */
export const EMPTY_CODE_HASH = keccakHashOnce(NO_BYTES);
