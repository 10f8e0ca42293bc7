import { sha256 } from '@noble/hashes/sha2.js';
import { bech32 } from '@scure/base';
import type { Address } from '../../../generated/types.js';
import { checksumAddress } from '../../ethereum/checksum.js';
import { decodeData, encodeAddress } from '../../ethereum/hex.js';

const MAX_CACHED = 10_000;

/** Formats addresses, with a cache: the same few recur, and a hash or a checksum costs more than a look-up. */
export class AddressFormats {
  readonly #bech32Texts = new Map<Address, string>();
  readonly #checksums = new Map<Address, string>();
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** With the chain's prefix, such as `cosmos1…`. */
  bech32(address: Address): string {
    return cached(this.#bech32Texts, address, () => bech32.encodeFromBytes(this.#prefix, decodeData(address)));
  }

  checksum(address: Address): string {
    return cached(this.#checksums, address, () => checksumAddress(address));
  }
}

/** The account of a module of the SDK, such as `fee_collector`: the start of the name's SHA-256. */
export function moduleAccount(name: string): Address {
  return encodeAddress(sha256(new TextEncoder().encode(name)).subarray(0, 20));
}

function cached(cache: Map<Address, string>, address: Address, format: () => string): string {
  const found = cache.get(address);
  if (found !== undefined) return found;
  if (cache.size >= MAX_CACHED) cache.clear();
  const text = format();
  cache.set(address, text);
  return text;
}
