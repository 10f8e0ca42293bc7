/**
 * The fee market: the base fee of block N+1 from the parameters at N and the gas that N counted. Fees are units of the
 * chain's coin scaled by 10^18, and divisions truncate there, as on the chain; only `toWei` leaves that scale.
 */
import { MAX_UINT64 } from '../../ethereum/hex.js';
import type { BlockSummary } from '../blocks.js';
import type { FeeMarket, FeeUnit } from '../state.js';

/** One wei, in the scale of the chain's decimals. */
export const WEI = 10n ** 18n;

/** The unit of a coin that has 18 decimals. */
export const WEI_UNIT: FeeUnit = { weiPerUnit: 1n, leastRiseScaled: WEI };

/** The limit that the fee market takes for `max_gas` -1. */
const UNLIMITED_GAS = MAX_UINT64;

/** Block gas limit that clients see where consensus sets none (`max_gas` -1). */
export const SHOWN_UNLIMITED_GAS = 4_294_967_295n;

/**
 * The next block's base fee in whole wei; null where there is none. Source: the feemarket module of cosmos/evm, checked
 * against recorded blocks.
 *
 * @param maxGas `max_gas` of the next block, by which that block sets its fee; null where it is that of this block
 */
export function nextBaseFee(
  block: Pick<BlockSummary, 'number' | 'baseFeePerGas' | 'nextBaseFeePerGas' | 'blockGas' | 'gasUsed' | 'gasLimit'>,
  market: FeeMarket,
  maxGas: bigint | null = null,
): bigint | null {
  if (block.nextBaseFeePerGas !== null) return block.nextBaseFeePerGas;
  if (market.noBaseFee) return null;
  if (block.number + 1 === market.enableHeight) return toWei(market.baseFeeScaled, market.unit);
  if (block.number < market.enableHeight || block.baseFeePerGas === null) return null;
  const limit = maxGas ?? (block.gasLimit === SHOWN_UNLIMITED_GAS ? -1n : block.gasLimit);
  const used = block.blockGas ?? block.gasUsed;
  return toWei(scaledNextBaseFee(market, limit < 0n ? UNLIMITED_GAS : limit, used), market.unit);
}

/** The next base fee, scaled. `used` is `block_gas`, which can differ from the sum of gas used. */
export function scaledNextBaseFee(market: FeeMarket, gasLimit: bigint, used: bigint): bigint {
  const fee = market.baseFeeScaled;
  if (market.elasticityMultiplier < 1 || market.baseFeeChangeDenominator < 1) return fee;
  const target = gasLimit / BigInt(market.elasticityMultiplier);
  if (used === target) return fee;
  if (target === 0n) return 0n;
  const denominator = BigInt(market.baseFeeChangeDenominator);
  if (used > target) {
    const rise = ((used - target) * fee) / target / denominator;
    return fee + (rise > market.unit.leastRiseScaled ? rise : market.unit.leastRiseScaled);
  }
  const lowered = fee - ((target - used) * fee) / target / denominator;
  return lowered > market.minGasPriceScaled ? lowered : market.minGasPriceScaled;
}

/** The wei in one of the smallest unit of a coin. */
export function weiPerUnit(decimals: number): bigint {
  return 10n ** BigInt(Math.max(0, 18 - decimals));
}

/** A scaled fee in whole wei, cut as the EVM cuts it. */
export function toWei(scaled: bigint, unit: Pick<FeeUnit, 'weiPerUnit'>): bigint {
  return (scaled * unit.weiPerUnit) / WEI;
}

/** A scaled price in whole wei, rounded up: what a transaction has to pay at least. */
export function toWeiRoundedUp(scaled: bigint, unit: Pick<FeeUnit, 'weiPerUnit'>): bigint {
  return (scaled * unit.weiPerUnit + WEI - 1n) / WEI;
}

/** Wei as the fee market scales them. */
export function fromWei(wei: bigint, { weiPerUnit }: Pick<FeeUnit, 'weiPerUnit'>): bigint {
  return (wei * WEI) / weiPerUnit;
}

/**
 * The rise of the base fee after a full block, wei: the suggested tip. The chain raises it by more where this is below
 * `leastRiseScaled`: 10^12 wei for coins with 6 decimals on cosmos/evm v0.3.
 */
export function highestRise(baseFee: bigint, market: FeeMarket): bigint {
  if (market.elasticityMultiplier < 1 || market.baseFeeChangeDenominator < 1) return 0n;
  return (baseFee * BigInt(market.elasticityMultiplier - 1)) / BigInt(market.baseFeeChangeDenominator);
}
