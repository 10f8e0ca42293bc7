import { describe, expect, test } from '@jest/globals';
import { rewardsAt } from '../../../../src/chain/fees/feeHistoryWriter.js';

describe('rewards at percentiles', () => {
  const rewards = [
    { tip: 30n, gasUsed: 10n },
    { tip: 10n, gasUsed: 60n },
    { tip: 20n, gasUsed: 30n },
  ];

  test('weigh each tip by its gas', () => {
    expect(rewardsAt(rewards, [0, 60, 61, 90, 91, 100])).toEqual([10n, 10n, 20n, 20n, 30n, 30n]);
  });

  test('are zeros for an empty block', () => {
    expect(rewardsAt([], [10, 50])).toEqual([0n, 0n]);
  });

  test('leave the order of the block as it was', () => {
    rewardsAt(rewards, [50]);
    expect(rewards.map(({ tip }) => tip)).toEqual([30n, 10n, 20n]);
  });
});
