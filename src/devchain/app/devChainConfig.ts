/** Parameters of an embedded chain, fixed when it is made. What nobody gives is as anvil has it, where that means the same. */
import type { Address } from '../../../generated/types.js';
import { WEI } from '../../chain/feeMarket.js';
import type { ForkSchedule } from '../../chain/state.js';
import { encodeAddress } from '../../evm/hex.js';
import { keccak } from '../../evm/keccak.js';
import { P256_ADDRESS } from '../../execution/precompiles.js';

/** How transactions are wrapped, and with it the shape of results and events: cosmos/evm v0.3 is cosmos/evm v0.3, cosmos/evm v0.4 its newer releases. */
export type DevDialect = 'cosmosEvm03' | 'cosmosEvm04';

export interface GenesisAccount {
  address: Address;
  /** Wei. */
  balance: bigint;
  nonce?: bigint;
  code?: Uint8Array;
}

/** What the accounts of a chain are derived from. */
export interface Funding {
  mnemonic: string;
  /** How many there are. */
  accounts: number;
  /** Wei of each of them. */
  balance: bigint;
}

export interface DevChainConfig {
  /** EIP-155 number. */
  evmChainId: bigint;
  /** The chain's text id. */
  cometChainId: string;
  denom: string;
  decimals: number;
  bech32Prefix: string;
  dialect: DevDialect;
  /** Gas limit of a block, `consensus_params.block.max_gas`. */
  gasLimit: bigint;
  /** Base fee of the first block. This and the next two have 18 decimals: wei scaled by 10^18. */
  baseFeeScaled: bigint;
  minGasPriceScaled: bigint;
  /** Part of a transaction's gas limit that is billed at the least. */
  minGasMultiplierScaled: bigint;
  elasticityMultiplier: number;
  baseFeeChangeDenominator: number;
  /** Account of the validator's operator: what code sees as COINBASE. It is paid nothing. */
  operator: Address;
  /** Precompiles beside Ethereum's own. */
  activePrecompiles: readonly Address[];
  /** Longest execution of one transaction of a block; what takes longer fails. Milliseconds. */
  maxTransactionMs: number;
  /** What the chain starts with. */
  accounts: readonly GenesisAccount[];
  /** Where the accounts are from, for who starts the chain again; null when they are no mnemonic's. */
  funding: Funding | null;
}

const DEFAULTS: DevChainConfig = {
  evmChainId: 31_337n,
  cometChainId: '',
  denom: 'atest',
  decimals: 18,
  bech32Prefix: 'cosmos',
  dialect: 'cosmosEvm04',
  gasLimit: 30_000_000n,
  baseFeeScaled: 1_000_000_000n * WEI,
  minGasPriceScaled: 0n,
  minGasMultiplierScaled: WEI / 2n,
  elasticityMultiplier: 2,
  baseFeeChangeDenominator: 8,
  operator: encodeAddress(keccak(Buffer.from('operator')).subarray(12)),
  activePrecompiles: [P256_ADDRESS],
  maxTransactionMs: 60_000,
  accounts: [],
  funding: null,
};

/** The text id names the EIP-155 number unless one is given. */
export function createChainConfig(options: Partial<DevChainConfig> = {}): DevChainConfig {
  const config = { ...DEFAULTS, ...options };
  return config.cometChainId === '' ? { ...config, cometChainId: `halley-dev_${config.evmChainId}-1` } : config;
}

/** Everything up to Prague, from the first block. */
export function forkSchedule({ evmChainId, denom, decimals }: DevChainConfig): ForkSchedule {
  return {
    chainId: evmChainId,
    denom,
    decimals,
    londonBlock: 0n,
    shanghaiTime: 0n,
    cancunTime: 0n,
    pragueTime: 0n,
    osakaTime: null,
  };
}
