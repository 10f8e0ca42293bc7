/** Recovers the sender of a transaction from its signature (EIP-155, EIP-2, EIP-2718 types). */
import { secp256k1 } from '@noble/curves/secp256k1.js';
import type { Address } from '../../../generated/types.js';
import { decodeData, encodeAddress, encodeWord } from '../hex.js';
import { keccak } from '../keccak.js';
import { recoverKey } from './publicKeyRecovery.js';
import { InvalidTransaction, type TransactionFields } from './transaction.js';
import { signingPayload } from './transactionEncoding.js';

const ORDER = secp256k1.Point.Fn.ORDER;

/** The largest valid s: of the two values that verify, only the one up to half the order is valid (EIP-2). */
export const HALF_ORDER = ORDER / 2n;

/**
 * The uncompressed public key, 65 bytes, of a signature (r and s, 32 bytes each). Throws when no key can have made it.
 */
export function recoverPublicKey(hash: Uint8Array, signature: Uint8Array, recovery: 0 | 1): Uint8Array {
  const publicKey = recoverKey(hash, signature, recovery);
  if (publicKey === null) throw new Error('no key made this signature');
  return publicKey;
}

/** Whether v, r and s are in the ranges of a signature. Not for each of these there is a key that made it. */
export function mayBeSigned(fields: TransactionFields): boolean {
  const { r, s } = fields;
  return recoveryBit(fields) !== null && r !== 0n && s !== 0n && r < ORDER && s <= HALF_ORDER;
}

/** The address that signed; throws InvalidTransaction for a signature that no key can have made. */
export function recoverSender(fields: TransactionFields): Address {
  const { r, s } = fields;
  const recovery = recoveryBit(fields);
  if (recovery === null || !mayBeSigned(fields)) throw invalidSender();
  try {
    const signature = decodeData(`${encodeWord(r)}${encodeWord(s).slice(2)}`);
    return publicKeyAddress(recoverPublicKey(keccak(signingPayload(fields)), signature, recovery));
  } catch (cause) {
    throw invalidSender({ cause });
  }
}

/** Address of an uncompressed public key (65 bytes, the first of them 4). */
export function publicKeyAddress(publicKey: Uint8Array): Address {
  return encodeAddress(keccak(publicKey.subarray(1)).subarray(12));
}

/** The chain id in the v of a legacy signature; null for one without replay protection (27, 28). */
export function chainIdOfV(v: bigint): bigint | null {
  return v >= 35n ? (v - 35n) / 2n : null;
}

/** 0 or 1; null for a v that is not valid. */
function recoveryBit({ type, v }: TransactionFields): 0 | 1 | null {
  const bit = type !== 0 ? v : v >= 35n ? (v - 35n) % 2n : v - 27n;
  return bit === 0n ? 0 : bit === 1n ? 1 : null;
}

function invalidSender(options?: ErrorOptions): InvalidTransaction {
  return new InvalidTransaction('invalid sender: invalid transaction v, r, s values', options);
}
