/** Hashing and recovery of senders in WebAssembly: in JavaScript they take most of the time of a transfer. */
import type { CustomCrypto } from '@ethereumjs/common';
import { createKeccak } from 'hash-wasm';
import { chainIdOfV, recoverPublicKey } from '../../../ethereum/transaction/signature.js';

/** The functions behind the EVM's KECCAK256 and ECRECOVER. */
export async function loadFastCrypto(): Promise<CustomCrypto> {
  const hasher = await createKeccak(256);
  return {
    keccak256: (message) => hasher.init().update(message).digest('binary'),
    ecrecover: (hash, v, r, s) => {
      const signature = new Uint8Array(64);
      signature.set(r, 32 - r.length);
      signature.set(s, 64 - s.length);
      return recoverPublicKey(hash, signature, recoveryId(v)).subarray(1);
    },
  };
}

function recoveryId(v: bigint): 0 | 1 {
  const bit = chainIdOfV(v) === null ? v - 27n : (v - 35n) % 2n;
  if (bit !== 0n && bit !== 1n) throw new Error('v must be 27, 28 or at least 35');
  return bit === 0n ? 0 : 1;
}
