import { describe, expect, test } from '@jest/globals';
import { median, percentile } from '../../../bench/statistics.js';

describe('median', () => {
  test('is the middle value in any order', () => expect(median([9, 1, 5])).toBe(5));
  test('of an even number of values is the mean of the middle two', () => expect(median([4, 1, 10, 2])).toBe(3));
  test('of an empty list is NaN', () => expect(median([])).toBeNaN());
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);

  test('is one of the values', () => {
    expect([50, 99, 100].map((percent) => percentile(hundred, percent))).toEqual([50, 99, 100]);
  });
  test('99 of three values is the highest', () => expect(percentile([3, 1, 2], 99)).toBe(3));
  test('of an empty list is NaN', () => expect(percentile([], 50)).toBeNaN());
});
