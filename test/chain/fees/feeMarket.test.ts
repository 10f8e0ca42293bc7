import { describe, expect, test } from '@jest/globals';
import { highestRise, nextBaseFee, scaledNextBaseFee, WEI } from '../../../src/chain/fees/feeMarket.js';
import type { FeeMarket } from '../../../src/chain/state.js';

const GWEI = 1_000_000_000n;

const market = (over: Partial<FeeMarket> = {}): FeeMarket => ({
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
