import type { Address } from '../../../generated/types.js';
import { P256_ADDRESS, precompileAddress } from '../../ethereum/precompileNames.js';
import { includes, type Hardfork } from '../../evm/hardfork.js';
import type { NodeRules } from './nodeRules.js';

/** The number of precompiled contracts from Berlin to Shanghai. */
const OF_BERLIN = 9;
/** With EIP-4844. */
const OF_CANCUN = 10;
/** With EIP-2537. */
const OF_PRAGUE = 17;

/** The precompiled contracts that nodes may have or lack, whatever forks their configuration names. */
const UNCERTAIN: ReadonlySet<Address> = new Set([...addresses(OF_PRAGUE).slice(OF_BERLIN), P256_ADDRESS]);

/** Ethereum's precompiled contracts under the rules of a fork or of a node, without the chain's own. */
export function activePrecompiles(rules: Hardfork | NodeRules): ReadonlySet<Address> {
  if (typeof rules !== 'string') {
    const { absent } = rules;
    return new Set([...addresses(OF_BERLIN), ...UNCERTAIN].filter((address) => !absent.includes(address)));
  }
  return new Set(rules === 'osaka' ? [...addresses(OF_PRAGUE), P256_ADDRESS] : addresses(countOf(rules)));
}

/** Whether only the node can say that an address is one of its precompiled contracts. */
export function isUncertainPrecompile(address: Address): boolean {
  return UNCERTAIN.has(address);
}

function countOf(hardfork: Hardfork): number {
  if (includes(hardfork, 'prague')) return OF_PRAGUE;
  return includes(hardfork, 'cancun') ? OF_CANCUN : OF_BERLIN;
}

function addresses(count: number): Address[] {
  return Array.from({ length: count }, (_, index) => precompileAddress(index + 1));
}
