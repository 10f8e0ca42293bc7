import type { Address, NamedAddresses } from '../../generated/types.js';
import type { ForkName } from './forkName.js';
import { normalizeAddress } from './hex.js';

const BERLIN = ['ECREC', 'SHA256', 'RIPEMD160', 'ID', 'MODEXP', 'BN254_ADD', 'BN254_MUL', 'BN254_PAIRING', 'BLAKE2F'];
const CANCUN = [...BERLIN, 'KZG_POINT_EVALUATION'];
const PRAGUE = [
  ...CANCUN,
  ...['BLS12_G1ADD', 'BLS12_G1MSM', 'BLS12_G2ADD', 'BLS12_G2MSM'],
  ...['BLS12_PAIRING_CHECK', 'BLS12_MAP_FP_TO_G1', 'BLS12_MAP_FP2_TO_G2'],
];
const NAMES: Record<ForkName, readonly string[]> = {
  london: BERLIN,
  shanghai: BERLIN,
  cancun: CANCUN,
  prague: PRAGUE,
  osaka: PRAGUE,
};

/** P256VERIFY (RIP-7212). No fork of these chains installs it, but chains list it among their own precompiles. */
export const P256_ADDRESS = precompileAddress(0x100);

/** The precompiles of a fork by their names in EIP-7910. Of the chain's own, only P256VERIFY has a name there. */
export function precompilesOf(fork: ForkName, chainPrecompiles: readonly Address[]): NamedAddresses {
  const named = Object.fromEntries(NAMES[fork].map((name, index) => [name, precompileAddress(index + 1)]));
  return chainPrecompiles.includes(P256_ADDRESS) ? { ...named, P256VERIFY: P256_ADDRESS } : named;
}

/** The address that is this small number. */
export function precompileAddress(number: number): Address {
  return normalizeAddress(`0x${number.toString(16).padStart(40, '0')}`);
}
