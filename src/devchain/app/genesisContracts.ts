import type { Address, Hash } from '../../../generated/types.js';
import { fromHex, decodeData, encodeWord, normalizeAddress, ZERO_HASH } from '../../ethereum/hex.js';
import { hasFork, type GenesisAccount } from './devChainConfig.js';
import type { ForkName } from '../../ethereum/forkName.js';
import {
  BEACON_ROOTS_CODE,
  CREATE_X_CODE,
  CREATE2_FACTORY_CODE,
  HISTORY_STORAGE_CODE,
  MULTICALL3_CODE,
  PERMIT2_CODE,
} from './contractCodes.js';
import { keccakHashOnce } from '../../ethereum/keccak.js';
import type { Machine } from '../../evm/machine.js';

/** The contract that gets the hash of each block. Source: EIP-2935. */
export const HISTORY_STORAGE: Address = normalizeAddress('0x0000f90827f1c53a10cb7a02335b175320002935');

/** Runtime codes by address, with the fork that brings the contract. Tools expect them at these addresses. */
const CODES: readonly (readonly [address: string, code: string, since?: ForkName])[] = [
  ['0x4e59b44847b379578588920ca78fbf26c0b4956c', CREATE2_FACTORY_CODE],
  ['0xca11bde05977b3631167028862be2a173976ca11', MULTICALL3_CODE],
  ['0x000000000022d473030f116ddee9f6b43ac78ba3', PERMIT2_CODE],
  ['0xba5ed099633d3b313e4d5f7bdc1305d3c28ba5ed', CREATE_X_CODE],
  [HISTORY_STORAGE, HISTORY_STORAGE_CODE, 'prague'],
  // There is no beacon chain, so nothing writes roots: each query reverts, as for a time without a block.
  ['0x000f3df6d732807ef1319fb7b8bb8522d0beac02', BEACON_ROOTS_CODE, 'cancun'],
];

/** The contracts of a new chain's first state, with the nonce of deployed contracts; those of its fork among them. */
export function genesisContracts(hardfork: ForkName = 'prague'): GenesisAccount[] {
  const known = CODES.filter(([, , since = 'london']) => hasFork({ hardfork }, since));
  return known.map(([address, code]) => ({
    // The table holds lower-case addresses.
    address: address as Address,
    balance: 0n,
    nonce: 1n,
    code: fromHex(code),
  }));
}

const SERVE_WINDOW = 8191;

let codeHash: Hash | null = null;

/** Writes the hash of the block before the one that begins. Chains whose state lacks the contract do not change. */
export function recordParentHash(machine: Machine, parent: { height: number; hash: Hash }): void {
  // The genesis has no hash.
  if (parent.hash === ZERO_HASH) return;
  codeHash ??= keccakHashOnce(fromHex(HISTORY_STORAGE_CODE));
  if (machine.account(HISTORY_STORAGE).codeHash !== codeHash) return;
  const slot = decodeData(encodeWord(BigInt(parent.height % SERVE_WINDOW)));
  machine.setStorage(HISTORY_STORAGE, [[slot, decodeData(parent.hash)]]);
}
