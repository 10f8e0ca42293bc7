/** Signatures of messages and transactions in the forms that clients get. */
import type { Data } from '../../../generated/types.js';
import { bytesToBigInt, encodeData } from '../hex.js';
import { keccak } from '../keccak.js';
import type { TransactionFields } from './transaction.js';

/** A signature over secp256k1. */
export interface Signature {
  /** The numbers r and s, 32 bytes each. */
  compact: Uint8Array;
  /** Which of the two public keys of r signed. */
  recovery: 0 | 1;
}

/** The hash that signs a message (EIP-191, version 0x45), with a prefix that no transaction begins with. */
export function messageHash(message: Uint8Array): Uint8Array {
  return keccak(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${message.length}`), message]));
}

/** 65 bytes: r, s, and 27 or 28. */
export function encodeSignature({ compact, recovery }: Signature): Data {
  return encodeData(Buffer.concat([compact, Uint8Array.of(27 + recovery)]));
}

/** The transaction with a signature of its `signingPayload`, which replaces any that it has. */
export function withSignature(fields: TransactionFields, { compact, recovery }: Signature): TransactionFields {
  return {
    ...fields,
    v: fields.type === 0 ? legacyV(fields.chainId, recovery) : BigInt(recovery),
    r: bytesToBigInt(compact.subarray(0, 32)),
    s: bytesToBigInt(compact.subarray(32)),
  };
}

/** `v` of a legacy transaction: EIP-155, or 27 and 28 without a chain id. */
export function legacyV(chainId: bigint | null, recovery: number): bigint {
  return BigInt(recovery) + (chainId === null ? 27n : chainId * 2n + 35n);
}
