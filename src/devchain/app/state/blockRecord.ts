import type { BlockTime } from '../../../chain/node.js';
import type { Address, Hash } from '../../../../generated/types.js';
import { scaledNextBaseFee, WEI, WEI_UNIT } from '../../../chain/fees/feeMarket.js';
import type { FeeMarket } from '../../../chain/state.js';
import type { DevChainConfig } from '../devChainConfig.js';

/** The application's record of a block, without the state after it. */
export interface BlockRecord extends FeeMarketRecord {
  height: number;
  time: BlockTime;
  hash: Hash;
  /** In block 1 alone: the hash of block 0, whose state root is that of the genesis state. */
  parentHash?: Hash;
  /** Consensus address of the proposer. */
  proposer: Address;
  /** Gas limit of the block, where it was set by hand; else that of the chain. */
  gasLimit?: bigint;
  /** Miner of the block, where it was set by hand; else the validator's operator. */
  coinbase?: Address;
  /** PREVRANDAO of the block, where it was set by hand. */
  prevRandao?: Hash;
  gasUsed: bigint;
  gasWanted: bigint;
  /** The application hash after the block, hex without 0x. */
  appHash: string;
}

/** The figures of the fee market at the end of a block. */
export interface FeeMarketRecord {
  baseFeeScaled: bigint;
  /** `params.base_fee` after the block; 18 decimals. The next block's fee with `storesNextBaseFee`, else its own. */
  storedBaseFeeScaled: bigint;
  blockGas: bigint;
}

/** The record before the first block. */
export function genesisFees({ baseFeeScaled }: DevChainConfig): FeeMarketRecord {
  return { baseFeeScaled, storedBaseFeeScaled: baseFeeScaled, blockGas: 0n };
}

/** The base fee of the block after the one that left `record`; 18 decimals. */
export function nextBaseFeeScaled(record: FeeMarketRecord, config: DevChainConfig): bigint {
  if (config.profile.storesNextBaseFee) return record.storedBaseFeeScaled;
  return scaledNextBaseFee(feeMarket(record.storedBaseFeeScaled, config), config.gasLimit, record.blockGas);
}

/** The record of a block that ran with a base fee and counted `blockGas`. */
export function feesAfter(baseFeeScaled: bigint, blockGas: bigint, config: DevChainConfig): FeeMarketRecord {
  const storedBaseFeeScaled = config.profile.storesNextBaseFee
    ? scaledNextBaseFee(feeMarket(baseFeeScaled, config), config.gasLimit, blockGas)
    : baseFeeScaled;
  return { baseFeeScaled, storedBaseFeeScaled, blockGas };
}

/** The gas that is billed, and that the fee market counts: at least a part of the gas limit. */
export function billedGas(gasUsed: bigint, gasLimit: bigint, { minGasMultiplierScaled }: DevChainConfig): bigint {
  const least = (gasLimit * minGasMultiplierScaled) / WEI;
  return gasUsed > least ? gasUsed : least;
}

function feeMarket(baseFeeScaled: bigint, config: DevChainConfig): FeeMarket {
  const { elasticityMultiplier, baseFeeChangeDenominator, minGasPriceScaled } = config;
  return {
    unit: WEI_UNIT,
    noBaseFee: false,
    elasticityMultiplier,
    baseFeeChangeDenominator,
    enableHeight: 0,
    baseFeeScaled,
    minGasPriceScaled,
  };
}
