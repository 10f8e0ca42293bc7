/** Addresses as queries carry them: Ethereum's as hex, the chain's own as bech32. */
import { bech32 } from '@scure/base';
import type { Address } from '../../../generated/types.js';
import { decodeData, encodeAddress, normalizeAddress } from '../../evm/hex.js';
import { invalidArgument } from './queryFailure.js';

/** Hex, with or without 0x; what is no address is refused in the module's words for all of it. */
export function hexAddress(text: string): Address {
  const digits = /^(?:0[xX])?([0-9a-fA-F]{40})$/.exec(text)?.[1];
  if (digits === undefined) throw invalidArgument('invalid zero address');
  return normalizeAddress(`0x${digits}`);
}

/** Of the chain's account prefix. */
export function bech32Address(text: string, prefix: string): Address {
  return encodeAddress(bech32Bytes(text, prefix));
}

/** The 20 bytes of a bech32 address. */
export function bech32Bytes(text: string, prefix: string): Uint8Array {
  const decoded = bech32.decodeUnsafe(text, 120);
  const bytes = decoded === undefined ? undefined : bech32.fromWordsUnsafe(decoded.words);
  if (decoded === undefined || bytes === undefined) {
    throw invalidArgument(
      `decoding bech32 failed: ${text === '' ? 'empty address string is not allowed' : 'invalid checksum'}`,
    );
  }
  if (decoded.prefix !== prefix) {
    throw invalidArgument(`invalid Bech32 prefix; expected ${prefix}, got ${decoded.prefix.slice(0, 40)}`);
  }
  if (bytes.length !== 20) throw invalidArgument(`incorrect address length ${bytes.length}`);
  return bytes;
}

export function toBech32(address: Address, prefix: string): string {
  return bech32.encodeFromBytes(prefix, decodeData(address));
}
