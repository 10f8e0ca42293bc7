import type { Address } from '../../../../generated/types.js';
import { encodeAddress, encodeWord, toHex } from '../../../ethereum/hex.js';
import { keccak } from '../../../ethereum/keccak.js';

/** The address in a stack item: its last 20 bytes. */
export function addressOfWord(word: bigint): Address {
  // A word is 0x and 64 lower-case digits, of which the last 40 are left.
  return `0x${encodeWord(word).slice(26)}` as Address;
}

/** The address of a contract that CREATE2 makes (EIP-1014); `salt` is 32 bytes. */
export function create2Address(from: Address, salt: Uint8Array, initCode: Uint8Array): Address {
  const preimage = `ff${from.slice(2)}${toHex(salt)}${toHex(keccak(initCode))}`;
  return encodeAddress(keccak(Buffer.from(preimage, 'hex')).subarray(12));
}
