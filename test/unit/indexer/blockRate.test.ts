import { expect, test } from '@jest/globals';
import { BlockRate } from '../../../src/indexer/blockRate.js';

let now = 0;

test('the rate is the mean since the first block, and of no more than ten seconds', () => {
  now = 5_300;
  const rate = new BlockRate(() => now);
  expect(rate.perSecond()).toBe(null);
  rate.add(16);
  rate.add(16);
  expect(rate.perSecond()).toBe(32);
  now = 8_000;
  expect(rate.perSecond()).toBe(8);
  rate.add(8);
  expect(rate.perSecond()).toBe(10);
  now = 14_999;
  expect(rate.perSecond()).toBe(4);
  now = 15_000;
  expect(rate.perSecond()).toBe(1);
  now = 18_000;
  expect(rate.perSecond()).toBe(null);
});
