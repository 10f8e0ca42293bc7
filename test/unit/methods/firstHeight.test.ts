import { expect, test } from '@jest/globals';
import { HistoryPruned } from '../../../src/chain/chainErrors.js';
import { firstHeight } from '../../../src/methods/firstHeight.js';

/** Something that holds from a height on, on a node that has pruned the heights below `kept`. */
function since(height: number, kept = 0): (at: number) => Promise<boolean> {
  return async (at) => {
    if (at < kept) throw new HistoryPruned(at, kept);
    return at >= height;
  };
}

test.each([
  [1, 0, { height: 1, isCertain: false }],
  [2, 0, { height: 2, isCertain: true }],
  [57, 0, { height: 57, isCertain: true }],
  [100, 0, { height: 100, isCertain: true }],
  [57, 57, { height: 57, isCertain: false }],
  [57, 56, { height: 57, isCertain: true }],
  [30, 57, { height: 57, isCertain: false }],
])('what holds from height %s on, with the states from %s on', async (height, kept, found) => {
  expect(await firstHeight({ from: 1, to: 100 }, since(height, kept))).toEqual(found);
});

test('any other error ends the search', async () => {
  const failure = new Error('the node is gone');
  await expect(firstHeight({ from: 1, to: 100 }, () => Promise.reject(failure))).rejects.toBe(failure);
});
