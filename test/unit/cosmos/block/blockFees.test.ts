import { describe, expect, test } from '@jest/globals';
import type { AbciEvent } from '../../../../src/chain/node.js';
import { blockFees } from '../../../../src/cosmos/block/blockFees.js';
import { recordedBlock } from '../recordings.js';

const event = (type: string, values: Record<string, string>): AbciEvent => ({
  type,
  attributes: Object.entries(values).map(([key, value]) => ({ key, value })),
});

describe("a block's fees", () => {
  test('are its own base fee and, where the block fixes it, the next one', () => {
    const fees = blockFees(recordedBlock('v0.3.2', '2-empty').committed.results.blockEvents, 18);
    expect(fees).toEqual({ baseFeePerGas: 875_625_000n, nextBaseFeePerGas: 766_171_875n, blockGas: 0n });
  });

  test('are only its own base fee where the fee is fixed at the start of a block', () => {
    const { nextBaseFeePerGas } = blockFees(recordedBlock('head', '2-empty').committed.results.blockEvents, 18);
    expect(nextBaseFeePerGas).toBeNull();
  });

  test('come from the older event where there is no newer one, cut to whole wei', () => {
    expect(
      blockFees([event('fee_market', { base_fee: '5.250000000000000000', mode: 'BeginBlock' })], 18).baseFeePerGas,
    ).toBe(5n);
    expect(blockFees([event('fee_market', { base_fee: '7' })], 18).baseFeePerGas).toBe(7n);
  });

  // Recorded from a chain of v0.3.2 whose coin has 6 decimals. The EVM module tells wei, the fee market units.
  test.each([
    ['263075576', '1.000263075576163830', 1_000_263_075_576n],
    ['3000263075576', '2.625230191129143352', 2_625_230_191_129n],
    ['300657801', '0.000263075576163830', 263_075_576n],
  ])('are wei where the coin has fewer decimals: %s, then %s', (own, next, nextWei) => {
    const events = [
      event('evm_fee_market', { base_fee: own, mode: 'BeginBlock' }),
      event('fee_market', { base_fee: next, mode: 'EndBlock' }),
      event('block_gas', { amount: '30000000', mode: 'EndBlock' }),
    ];
    const fees = { baseFeePerGas: BigInt(own), nextBaseFeePerGas: nextWei, blockGas: 30_000_000n };
    expect(blockFees(events, 6)).toEqual(fees);
  });

  test('are exact with 12 and 2 decimals', () => {
    const events = [event('fee_market', { base_fee: '0.000000000000000123', mode: 'EndBlock' })];
    expect(blockFees(events, 2).nextBaseFeePerGas).toBe(1n);
    expect(blockFees([event('fee_market', { base_fee: '0.000001000000000000', mode: 'EndBlock' })], 12)).toMatchObject({
      nextBaseFeePerGas: 1n,
    });
  });

  test('are null on a chain without a fee market, or with events that make no sense', () => {
    const none = { baseFeePerGas: null, nextBaseFeePerGas: null, blockGas: null };
    expect(blockFees([], 18)).toEqual(none);
    expect(blockFees([event('evm_fee_market', { base_fee: '-1' }), event('block_gas', { amount: 'x' })], 18)).toEqual(
      none,
    );
  });
});
