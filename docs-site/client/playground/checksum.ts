/** Addresses with the checksum of EIP-55, and hashes of signatures. */
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What an address says about its checksum. `none`: all digits in one case, so there is none. */
export type ChecksumState = 'none' | 'right' | 'wrong';

/** True for 20 bytes of hex with prefix. */
export function isAddress(text: string): boolean {
  return /^0x[0-9a-fA-F]{40}$/.test(text);
}

/** An address in the mixed case of EIP-55. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = [...digits].map((digit, i) => (hash.charAt(i) >= '8' ? digit.toUpperCase() : digit));
  return `0x${cased.join('')}`;
}

/** Whether an address has a checksum, and the right one. */
export function checksumState(address: string): ChecksumState {
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return 'none';
  return checksumAddress(address) === address ? 'right' : 'wrong';
}

/** Keccak-256 of text in UTF-8: hex with prefix. An event's topic is that of its signature. */
export function keccakOfText(text: string): string {
  return `0x${bytesToHex(keccak_256(utf8ToBytes(text)))}`;
}

/** The selector of a function or an error: 4 bytes in hex with prefix. */
export function selectorOf(signature: string): string {
  return keccakOfText(signature).slice(0, 10);
}
