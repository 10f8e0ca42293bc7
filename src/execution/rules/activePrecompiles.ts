import { Hardfork } from '@ethereumjs/common';
import type { Address } from '../../../generated/types.js';
import { P256_ADDRESS } from './precompiles.js';

/** Precompiled contracts of Berlin, which are those up to Shanghai. */
const OF_BERLIN = 9;
/** With EIP-4844. */
const OF_CANCUN = 10;
/** With EIP-2537. */
const OF_PRAGUE = 17;

/** The precompiled contracts that geth has under the rules of a fork: those of Ethereum, without the chain's own. */
export function activePrecompiles(hardfork: Hardfork): ReadonlySet<Address> {
  const addresses = Array.from({ length: countOf(hardfork) }, (_, index) => addressOf(index + 1));
  return new Set(hardfork === Hardfork.Osaka ? [...addresses, P256_ADDRESS] : addresses);
}

function countOf(hardfork: Hardfork): number {
  if (hardfork === Hardfork.Osaka || hardfork === Hardfork.Prague) return OF_PRAGUE;
  return hardfork === Hardfork.Cancun ? OF_CANCUN : OF_BERLIN;
}

function addressOf(number: number): Address {
  // 20 bytes of hex.
  return `0x${number.toString(16).padStart(40, '0')}` as Address;
}
