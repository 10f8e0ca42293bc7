/** The fee market of the embedded chain: what each block's base fee is, and what it leaves for the next. */
import { scaledNextBaseFee, WEI } from '../../../chain/feeMarket.js';
import type { FeeMarket } from '../../../chain/state.js';
import type { DevChainConfig } from '../devChainConfig.js';

/** What a block leaves behind for the fee market. */
export interface FeeMarketRecord {
  /** The base fee that transactions of the block paid by; 18 decimals. */
  baseFeeScaled: bigint;
  /** `params.base_fee` at the end of the block; 18 decimals. cosmos/evm v0.3 keeps the next block's fee there, cosmos/evm v0.4 this one's. */
  storedBaseFeeScaled: bigint;
  /** What the block counted: not below what its gas limits times the minimum multiplier are. */
  blockGas: bigint;
}

/** Before the first block. */
export function genesisFees({ baseFeeScaled }: DevChainConfig): FeeMarketRecord {
  return { baseFeeScaled, storedBaseFeeScaled: baseFeeScaled, blockGas: 0n };
}

/** The base fee of the block after one that left `record`. */
export function nextBaseFeeScaled(record: FeeMarketRecord, config: DevChainConfig): bigint {
  if (config.dialect === 'cosmosEvm03') return record.storedBaseFeeScaled;
  return scaledNextBaseFee(feeMarket(record.storedBaseFeeScaled, config), config.gasLimit, record.blockGas);
}

/** What a block leaves that ran with a base fee and counted some gas. */
export function feesAfter(baseFeeScaled: bigint, blockGas: bigint, config: DevChainConfig): FeeMarketRecord {
  const market = feeMarket(baseFeeScaled, config);
  const next = config.dialect === 'cosmosEvm03' ? scaledNextBaseFee(market, config.gasLimit, blockGas) : baseFeeScaled;
  return { baseFeeScaled, storedBaseFeeScaled: next, blockGas };
}

/** Gas that a block counts. */
export function countedGas(gasWanted: bigint, gasUsed: bigint, { minGasMultiplierScaled }: DevChainConfig): bigint {
  const least = (gasWanted * minGasMultiplierScaled) / WEI;
  return gasUsed > least ? gasUsed : least;
}

export function feeMarket(baseFeeScaled: bigint, config: DevChainConfig): FeeMarket {
  const { elasticityMultiplier, baseFeeChangeDenominator, minGasPriceScaled } = config;
  return {
    noBaseFee: false,
    elasticityMultiplier,
    baseFeeChangeDenominator,
    enableHeight: 0,
    baseFeeScaled,
    minGasPriceScaled,
  };
}
