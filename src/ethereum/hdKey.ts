/**
 * Private keys from a seed (BIP-32). @scure/bip32 computes the public key of every key in JavaScript, which took a
 * quarter of the chain's start; here public keys are computed by WebAssembly, and only where a derivation needs them.
 * Source: https://github.com/bitcoin/bips/blob/master/bip-0032.mediawiki
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import * as secp256k1 from 'tiny-secp256k1';

/** A private key from which others are derived, and its chain code; 32 bytes each. */
export interface HdKey {
  privateKey: Uint8Array;
  chainCode: Uint8Array;
}

const HARDENED = 0x8000_0000;

/** The key at a path such as m/44'/60'/0'/0. Throws for any other text. */
export function deriveKey(seed: Uint8Array, path: string): HdKey {
  const [root, ...steps] = path.split('/');
  if (root !== 'm' || !steps.every((step) => /^\d+'?$/.test(step) && parseInt(step) < HARDENED))
    throw new Error(`${path} is no derivation path`);
  return steps.reduce(
    (key, step) => deriveChild(key, parseInt(step) + (step.endsWith("'") ? HARDENED : 0)),
    split(hmac(sha512, Buffer.from('Bitcoin seed'), seed), null),
  );
}

/** The child of a key at an index, hardened from 2^31 on. */
export function deriveChild({ privateKey, chainCode }: HdKey, index: number): HdKey {
  const data = Buffer.alloc(37);
  if (index >= HARDENED) data.set(privateKey, 1);
  else data.set(secp256k1.pointFromScalar(privateKey, true) ?? noKey());
  data.writeUInt32BE(index, 33);
  return split(hmac(sha512, chainCode, data), privateKey);
}

/** The left half of the hash is added to the parent's key; a master key has no parent. */
function split(hash: Uint8Array, parent: Uint8Array | null): HdKey {
  const left = hash.subarray(0, 32);
  const privateKey = parent === null ? left : (secp256k1.privateAdd(parent, left) ?? noKey());
  if (!secp256k1.isPrivate(privateKey)) noKey();
  return { privateKey, chainCode: hash.subarray(32) };
}

/** One key in 2^127; BIP-32 says to take another index. */
function noKey(): never {
  throw new Error('the mnemonic leads to no key');
}
