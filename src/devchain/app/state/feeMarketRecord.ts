/** The fee market of the embedded chain: the base fee of each block, and what the block leaves for the next one. */
import { scaledNextBaseFee, WEI, WEI_UNIT } from '../../../chain/fees/feeMarket.js';
import type { FeeMarket } from '../../../chain/state.js';
import type { DevChainConfig } from '../devChainConfig.js';

/** The figures of the fee market at the end of a block. */
export interface FeeMarketRecord {
  /** The base fee that transactions of the block paid; 18 decimals. */
  baseFeeScaled: bigint;
  /**
   * `params.base_fee` at the end of the block; 18 decimals. It is the next block's fee in releases with
   * `storesNextBaseFee`, and this block's in the others.
   */
  storedBaseFeeScaled: bigint;
  /** The gas that the block counted: at least the sum of its gas limits times the minimum multiplier. */
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

/** The gas that the fee market counts: gas used, or the minimum multiplier times all gas limits when that is more. */
export function countedGas(gasWanted: bigint, gasUsed: bigint, { minGasMultiplierScaled }: DevChainConfig): bigint {
  const least = (gasWanted * minGasMultiplierScaled) / WEI;
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
