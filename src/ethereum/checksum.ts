import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Address } from '../../generated/types.js';
import { toHex } from './hex.js';

/** An address in the mixed case of EIP-55: upper case where the hash of the digits has an 8 or more. */
export function checksumAddress(address: Address): string {
  const digits = address.slice(2);
  const hash = toHex(keccak_256(new TextEncoder().encode(digits)));
  let text = '0x';
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charAt(i);
    text += hash.charAt(i) >= '8' ? digit.toUpperCase() : digit;
  }
  return text;
}
