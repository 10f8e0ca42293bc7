import { expect, test } from '@jest/globals';
import { BlockPace } from '../../../src/comet/blockPace.js';

test('is unknown before the second head', () => {
  const pace = new BlockPace();
  pace.record(1, 5_000);
  expect(pace.usualMs()).toBe(0);
});

test('heads that skip heights count for all of them', () => {
  const pace = new BlockPace();
  pace.record(1, 0);
  pace.record(5, 4_000);
  expect(pace.usualMs()).toBe(1_000);
});

test('a halt of ten minutes counts as a slow block', () => {
  const pace = new BlockPace();
  pace.record(1, 0);
  pace.record(2, 1_000);
  pace.record(3, 601_000);
  expect(pace.usualMs()).toBe(1_375);
});

test('follows a chain that becomes slower for good', () => {
  const pace = new BlockPace();
  pace.record(1, 0);
  pace.record(2, 1_000);
  for (let height = 3; height < 100; height++) pace.record(height, 1_000 + (height - 2) * 10_000);
  expect(Math.round(pace.usualMs())).toBe(10_000);
});
