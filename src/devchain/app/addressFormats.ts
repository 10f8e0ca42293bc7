/** How addresses are written in events and answers. The same few come again and again, and a hash or a checksum costs more than a look-up. */
import { createHash } from 'node:crypto';
import { bech32 } from '@scure/base';
import type { Address } from '../../../generated/types.js';
import { checksumAddress } from '../../evm/checksum.js';
import { decodeData, encodeAddress } from '../../evm/hex.js';

/** Addresses remembered in each form. */
const MAX_KNOWN = 10_000;

export class AddressTexts {
  readonly #bech32Texts = new Map<Address, string>();
  readonly #checksums = new Map<Address, string>();
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** With the chain's prefix, such as `cosmos1…`. */
  bech32(address: Address): string {
    return remembered(this.#bech32Texts, address, () => bech32.encodeFromBytes(this.#prefix, decodeData(address)));
  }

  /** EIP-55. */
  checksum(address: Address): string {
    return remembered(this.#checksums, address, () => checksumAddress(address));
  }
}

/** The account of a module of the SDK, such as `fee_collector`. */
export function moduleAccount(name: string): Address {
  return encodeAddress(createHash('sha256').update(name).digest().subarray(0, 20));
}

function remembered(known: Map<Address, string>, address: Address, make: () => string): string {
  const found = known.get(address);
  if (found !== undefined) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const text = make();
  known.set(address, text);
  return text;
}
