import { describe, expect, test } from '@jest/globals';
import type { AbciEvent } from '../../../src/chain/node.js';
import { blockFees } from '../../../src/cosmos/block/blockFees.js';
import { recordedBlock } from '../recordings.js';

const event = (type: string, values: Record<string, string>): AbciEvent => ({
  type,
  attributes: Object.entries(values).map(([key, value]) => ({ key, value })),
});

describe("a block's fees", () => {
  test('are its own base fee and, where the block fixes it, the next one', () => {
    const fees = blockFees(recordedBlock('v0.3.2', '2-empty').committed.results.blockEvents);
    expect(fees).toEqual({ baseFeePerGas: 875_625_000n, nextBaseFeePerGas: 766_171_875n, blockGas: 0n });
  });

  test('are only its own base fee where the fee is fixed at the start of a block', () => {
    const { nextBaseFeePerGas } = blockFees(recordedBlock('head', '2-empty').committed.results.blockEvents);
    expect(nextBaseFeePerGas).toBeNull();
  });

  test('come from the older event where there is no newer one, cut to whole wei', () => {
    expect(
      blockFees([event('fee_market', { base_fee: '5.250000000000000000', mode: 'BeginBlock' })]).baseFeePerGas,
    ).toBe(5n);
    expect(blockFees([event('fee_market', { base_fee: '7' })]).baseFeePerGas).toBe(7n);
  });

  test('are null on a chain without a fee market, or with events that make no sense', () => {
    const none = { baseFeePerGas: null, nextBaseFeePerGas: null, blockGas: null };
    expect(blockFees([])).toEqual(none);
    expect(blockFees([event('evm_fee_market', { base_fee: '-1' }), event('block_gas', { amount: 'x' })])).toEqual(none);
  });
});
