import { describe, expect, test } from '@jest/globals';
import { median, percentile } from '../../bench/statistics.js';

describe('median', () => {
  test('is the middle value, whatever the order', () => expect(median([9, 1, 5])).toBe(5));
  test('of an even number is between the two in the middle', () => expect(median([4, 1, 10, 2])).toBe(3));
  test('of nothing is not a number', () => expect(median([])).toBeNaN());
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);

  test('is a value that occurs', () => {
    expect([50, 99, 100].map((percent) => percentile(hundred, percent))).toEqual([50, 99, 100]);
  });
  test('of few values is the highest', () => expect(percentile([3, 1, 2], 99)).toBe(3));
  test('of nothing is not a number', () => expect(percentile([], 50)).toBeNaN());
});
