import { describe, expect, test } from '@jest/globals';
import {
  fromWei,
  highestRise,
  nextBaseFee,
  scaledNextBaseFee,
  toWei,
  toWeiRoundedUp,
  WEI,
  WEI_UNIT,
  weiPerUnit,
} from '../../../../src/chain/fees/feeMarket.js';
import type { FeeMarket } from '../../../../src/chain/state.js';

const GWEI = 1_000_000_000n;

const market = (over: Partial<FeeMarket> = {}): FeeMarket => ({
  unit: WEI_UNIT,
  noBaseFee: false,
  elasticityMultiplier: 2,
  baseFeeChangeDenominator: 8,
  enableHeight: 0,
  baseFeeScaled: 1_000_000_000n * WEI,
  minGasPriceScaled: 0n,
  ...over,
});

const block = (over: object = {}) => ({
  number: 10,
  baseFeePerGas: 1_000_000_000n,
  nextBaseFeePerGas: null,
  blockGas: 0n,
  gasUsed: 0n,
  gasLimit: 2_000_000n,
  ...over,
});

describe('the next base fee', () => {
  test('follows the figures seen on a chain: max_gas 2,000,000 and 1,900,000 used, four blocks in a row', () => {
    let fee = 1_000_000_000n * WEI;
    const shown: string[] = [];
    for (let n = 0; n < 4; n++) {
      fee = scaledNextBaseFee(market({ baseFeeScaled: fee }), 2_000_000n, 1_900_000n);
      shown.push(`${fee / WEI}.${(fee % WEI).toString().padStart(18, '0').replace(/0+$/, '')}`);
    }
    expect(shown.slice(0, 3)).toEqual(['1112500000.', '1237656250.', '1376892578.125']);
    expect(shown[3]).toMatch(/^1531792993\.164/);
  });

  test('falls by an eighth after an empty block', () => {
    expect(nextBaseFee(block(), market())).toBe(875_000_000n);
  });

  test('rises by at least one wei when more than the target is used', () => {
    expect(nextBaseFee(block({ blockGas: 1_000_001n, baseFeePerGas: 7n }), market({ baseFeeScaled: 7n * WEI }))).toBe(
      8n,
    );
  });

  test('stays when exactly the target is used', () => {
    expect(nextBaseFee(block({ blockGas: 1_000_000n }), market())).toBe(1_000_000_000n);
  });

  test('never falls below the minimum gas price', () => {
    expect(nextBaseFee(block(), market({ minGasPriceScaled: 900_000_000n * WEI }))).toBe(900_000_000n);
  });

  test('counts what the block reported as its gas, not the sum of gas used', () => {
    expect(nextBaseFee(block({ blockGas: 1_900_000n, gasUsed: 21_000n }), market())).toBe(1_112_500_000n);
  });

  test('follows the gas limit of the next block, which governance may have changed at the end of this one', () => {
    const used = block({ blockGas: 1_900_000n });
    expect(nextBaseFee(used, market(), 4_000_000n)).toBe(993_750_000n);
    expect(nextBaseFee(used, market(), -1n)).toBe(875_000_000n);
    expect(nextBaseFee(block({ blockGas: 1_000_000n, gasLimit: 4_294_967_295n }), market(), 2_000_000n)).toBe(GWEI);
  });

  test('is what the block announces, where it announces it', () => {
    expect(nextBaseFee(block({ nextBaseFeePerGas: 5n }), market())).toBe(5n);
  });

  test('is the stored fee for the first block with a fee market, and null before', () => {
    const before = { baseFeePerGas: null };
    expect(nextBaseFee(block({ ...before, number: 8 }), market({ enableHeight: 10 }))).toBeNull();
    expect(nextBaseFee(block({ ...before, number: 9 }), market({ enableHeight: 10, baseFeeScaled: 3n * WEI }))).toBe(
      3n,
    );
  });

  test('stays when a node reports parameters that cannot divide', () => {
    expect(nextBaseFee(block(), market({ elasticityMultiplier: 0 }))).toBe(1_000_000_000n);
    expect(nextBaseFee(block(), market({ baseFeeChangeDenominator: 0 }))).toBe(1_000_000_000n);
  });

  test('is null without a fee market', () => {
    expect(nextBaseFee(block(), market({ noBaseFee: true }))).toBeNull();
  });

  test('a block without gas limit (max_gas -1) counts as 2^64 - 1', () => {
    expect(nextBaseFee(block({ gasLimit: 4_294_967_295n, blockGas: 4_000_000_000n }), market())).toBe(875_000_000n);
  });
});

test('the suggested tip is the most the base fee can rise in one block', () => {
  expect(highestRise(1_000_000_000n, market())).toBe(125_000_000n);
});

describe('on a chain whose coin has fewer decimals', () => {
  /** A coin of six decimals on cosmos/evm v0.3: its base fee rises by one unit at least. */
  const SIX = { weiPerUnit: 10n ** 12n, leastRiseScaled: WEI };
  /** As the chain prints it. */
  const scaled = (text: string): bigint => BigInt(text.replace('.', ''));

  // Recorded from a chain of v0.3.2 with a gas limit of 40,000,000: three loaded blocks between empty ones.
  test.each([
    ['0.000300657801330091', 0n, '0.000263075576163830'],
    ['0.000263075576163830', 30_000_000n, '1.000263075576163830'],
    ['1.000263075576163830', 30_000_000n, '2.000263075576163830'],
    ['2.000263075576163830', 30_000_000n, '3.000263075576163830'],
    ['3.000263075576163830', 0n, '2.625230191129143352'],
    ['2.625230191129143352', 0n, '2.297076417238000433'],
    ['2.297076417238000433', 0n, '2.009941865083250379'],
    ['2.009941865083250379', 0n, '1.758699131947844082'],
  ])('the fee after %s and %p gas is that of the chain', (fee, used, next) => {
    const of = market({ unit: SIX, baseFeeScaled: scaled(fee), minGasPriceScaled: 100_000_000_000_000n });
    expect(scaledNextBaseFee(of, 40_000_000n, used)).toBe(scaled(next));
  });

  test('the fee is cut to whole wei', () => {
    expect(toWei(scaled('0.000263075576163830'), SIX)).toBe(263_075_576n);
    expect(toWei(scaled('3.000263075576163830'), SIX)).toBe(3_000_263_075_576n);
    expect(nextBaseFee(block(), market({ unit: SIX, baseFeeScaled: scaled('2.009941865083250379') }))).toBe(
      1_758_699_131_947n,
    );
  });

  test('since v0.4 the fee rises by one wei at least', () => {
    const unit = { weiPerUnit: 10n ** 12n, leastRiseScaled: WEI / 10n ** 12n };
    const of = market({ unit, baseFeeScaled: fromWei(7n, unit) });
    expect(nextBaseFee(block({ blockGas: 1_000_001n, baseFeePerGas: 7n }), of)).toBe(8n);
  });

  test.each([
    [18, 1n],
    [12, 10n ** 6n],
    [6, 10n ** 12n],
    [2, 10n ** 16n],
  ])('one unit of %p decimals is %p wei, and both ways are exact', (decimals, wei) => {
    const unit = { weiPerUnit: weiPerUnit(decimals) };
    expect(unit.weiPerUnit).toBe(wei);
    expect(toWei(WEI, unit)).toBe(wei);
    for (const price of [1n, 999_999_999_999n, 10n ** 30n + 1n]) expect(toWei(fromWei(price, unit), unit)).toBe(price);
  });

  test('a price is rounded up where less would be refused', () => {
    expect(toWeiRoundedUp(scaled('0.500000000000000000'), WEI_UNIT)).toBe(1n);
    expect(toWeiRoundedUp(scaled('0.000000000000000001'), SIX)).toBe(1n);
    expect(toWeiRoundedUp(scaled('0.000500000000000000'), SIX)).toBe(500_000_000n);
    expect(toWeiRoundedUp(0n, SIX)).toBe(0n);
  });
});
