/** Decodes the addresses in queries: Ethereum's are hex, the chain's own bech32. */
import { bech32 } from '@scure/base';
import type { Address } from '../../../generated/types.js';
import { decodeData, encodeAddress, normalizeAddress } from '../../ethereum/hex.js';
import { invalidArgument } from './queryFailure.js';

/** Decodes hex with or without 0x. Throws QueryFailure with the one text that the module has for any other. */
export function hexAddress(text: string): Address {
  const digits = /^(?:0[xX])?([0-9a-fA-F]{40})$/.exec(text)?.[1];
  if (digits === undefined) throw invalidArgument('invalid zero address');
  return normalizeAddress(`0x${digits}`);
}

/** Decodes a bech32 address of this prefix. Throws QueryFailure. */
export function bech32Address(text: string, prefix: string): Address {
  return encodeAddress(bech32Bytes(text, prefix));
}

/** The 20 bytes of a bech32 address of this prefix. Throws QueryFailure. */
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

/** The bech32 text of an address. */
export function toBech32(address: Address, prefix: string): string {
  return bech32.encodeFromBytes(prefix, decodeData(address));
}
