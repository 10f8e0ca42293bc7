import { expect, test } from '@jest/globals';
import { shuffled, sharesOf } from '../../../../bench/state/mixes.js';

/** Requests of each kind. */
function counts(name: Parameters<typeof sharesOf>[0]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [kind] of sharesOf(name)) found[kind] = (found[kind] ?? 0) + 1;
  return found;
}

test('the mixes have the shares of production', () => {
  expect(counts('mix-blocks')).toEqual({
    block: 687,
    logs: 130,
    chainId: 59,
    blockNumber: 53,
    call: 33,
    blockByHash: 20,
    receipt: 8,
    balance: 6,
  });
  expect(counts('mix-calls')).toMatchObject({ call: 528, block: 103, balance: 69, receipt: 58, chainId: 58 });
});

test('a mix has about a thousand requests', () => {
  // The shares of the first add up to 99.6 %.
  expect(sharesOf('mix-blocks')).toHaveLength(996);
  expect(sharesOf('mix-calls')).toHaveLength(1_000);
});

test('a shuffled list has the same items in another order, the same in every run', () => {
  const items = Array.from({ length: 100 }, (_, n) => n);
  const list = shuffled(items);
  expect(list).not.toEqual(items);
  expect(list.toSorted((a, b) => a - b)).toEqual(items);
  expect(shuffled(items)).toEqual(list);
});
