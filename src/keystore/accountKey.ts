/** Private keys of accounts as 32 bytes. Never as text, because a string cannot be overwritten. */
import { randomFillSync } from 'node:crypto';
import * as secp256k1 from 'tiny-secp256k1';
import type { Address } from '../../generated/types.js';
import { publicKeyAddress } from '../ethereum/transaction/signature.js';
import type { Signature } from '../ethereum/transaction/signing.js';
import { InvalidKey } from './keystoreErrors.js';

/** A new key. */
export function createAccountKey(): Uint8Array {
  for (;;) {
    const key = randomFillSync(new Uint8Array(32));
    if (secp256k1.isPrivate(key)) return key;
  }
}

/** The address of a key. Throws InvalidKey. */
export function addressOfKey(key: Uint8Array): Address {
  const publicKey = key.length === 32 && secp256k1.isPrivate(key) ? secp256k1.pointFromScalar(key, false) : null;
  if (publicKey === null) throw new InvalidKey();
  return publicKeyAddress(publicKey);
}

/** Signs 32 bytes. The signature is deterministic (RFC 6979). */
export function signWithKey(hash: Uint8Array, key: Uint8Array): Signature {
  const { signature: compact, recoveryId } = secp256k1.signRecoverable(hash, key);
  return { compact, recovery: recoveryId === 0 ? 0 : 1 };
}
