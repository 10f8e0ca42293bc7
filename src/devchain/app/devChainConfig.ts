import type { Address, Bytes32, Hash } from '../../../generated/types.js';
import { WEI } from '../../chain/fees/feeMarket.js';
import { FORK_NAMES, type ForkName } from '../../ethereum/forkName.js';
import { encodeAddress } from '../../ethereum/hex.js';
import { keccakOnce } from '../../ethereum/keccak.js';
import { P256_ADDRESS } from '../../ethereum/precompileNames.js';
import { RELEASE_PROFILES, type DevDialect, type ReleaseProfile } from './releaseProfile.js';

/** An account of the first state. */
export interface GenesisAccount {
  address: Address;
  /** Wei. */
  balance: bigint;
  nonce?: bigint;
  code?: Uint8Array;
  /** Words by slot; slots are 32 bytes of lower-case DATA, words have no leading zeros. */
  storage?: ReadonlyMap<Bytes32, Uint8Array>;
}

/** The mnemonic that the accounts of a chain are derived from. */
export interface Funding {
  mnemonic: string;
  accounts: number;
  /** Wei of each account. */
  balance: bigint;
  derivationPath?: string;
}

/** The block of another chain that a fork begins with. It stands for the first block, with that block's hash. */
export interface ForkedBlock {
  hash: Hash;
  parentHash: Hash;
  gasUsed: bigint;
}

/** How waiting transactions are sorted: best-paid first, or in order of arrival. */
export type TransactionOrder = 'fees' | 'fifo';

/** What `createChainConfig` is given: each parameter has a default. */
export interface DevChainParameters {
  evmChainId: bigint;
  cometChainId: string;
  denom: string;
  decimals: number;
  bech32Prefix: string;
  dialect: DevDialect;
  initialHeight: number;
  hardfork: ForkName;
  /** Gas limit of a block, `consensus_params.block.max_gas`. */
  gasLimit: bigint;
  /** True: a transaction may have a higher gas limit than a block, and blocks take all that wait. */
  ignoresBlockGasLimit: boolean;
  /** Most bytes of a contract's code; init code may have twice as many. Null: the limits of EIP-170 and EIP-3860. */
  maxCodeBytes: number | null;
  order: TransactionOrder;
  /** Base fee of the first block. This and the next two have 18 decimals: wei scaled by 10^18. */
  baseFeeScaled: bigint;
  minGasPriceScaled: bigint;
  /** Part of a transaction's gas limit that is billed at the least. */
  minGasMultiplierScaled: bigint;
  elasticityMultiplier: number;
  baseFeeChangeDenominator: number;
  /** Account of the validator's operator, which code sees as COINBASE. It is paid nothing. */
  operator: Address;
  /** Precompiles besides Ethereum's own. */
  activePrecompiles: readonly Address[];
  /** Time limit for one transaction of a block, in milliseconds; a transaction that takes longer fails. */
  maxTransactionMs: number;
  accounts: readonly GenesisAccount[];
  forkedBlock: ForkedBlock | null;
  /** Blocks below the newest whose state is kept; null for all. */
  statesKept: number | null;
  /** The mnemonic of the accounts, which a state file keeps for the next start; null when they have none. */
  funding: Funding | null;
}

/** The parameters of a chain with the abilities of its release. */
export interface DevChainConfig extends DevChainParameters {
  profile: ReleaseProfile;
}

/** The account of the validator's operator unless another is given. */
export const DEFAULT_OPERATOR = encodeAddress(keccakOnce(Buffer.from('operator')).subarray(12));

const DEFAULTS: DevChainParameters = {
  evmChainId: 31_337n,
  cometChainId: '',
  denom: 'atest',
  decimals: 18,
  bech32Prefix: 'cosmos',
  dialect: 'cosmosEvm04',
  initialHeight: 1,
  hardfork: 'prague',
  gasLimit: 30_000_000n,
  ignoresBlockGasLimit: false,
  maxCodeBytes: null,
  order: 'fees',
  baseFeeScaled: 1_000_000_000n * WEI,
  minGasPriceScaled: 0n,
  minGasMultiplierScaled: WEI / 2n,
  elasticityMultiplier: 2,
  baseFeeChangeDenominator: 8,
  operator: DEFAULT_OPERATOR,
  activePrecompiles: [P256_ADDRESS],
  maxTransactionMs: 60_000,
  accounts: [],
  forkedBlock: null,
  statesKept: null,
  funding: null,
};

/** Fills in the defaults. The text id contains the EIP-155 number unless one is given. */
export function createChainConfig(parameters: Partial<DevChainParameters> = {}): DevChainConfig {
  const given = { ...DEFAULTS, ...parameters };
  const cometChainId = given.cometChainId === '' ? `halley-dev_${given.evmChainId}-1` : given.cometChainId;
  return { ...given, cometChainId, profile: RELEASE_PROFILES[given.dialect] };
}

/** True when blocks have the rules of `fork`. */
export function hasFork({ hardfork }: Pick<DevChainParameters, 'hardfork'>, fork: ForkName): boolean {
  return FORK_NAMES.indexOf(hardfork) >= FORK_NAMES.indexOf(fork);
}
