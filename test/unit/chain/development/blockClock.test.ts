import { expect, test } from '@jest/globals';
import { nextBlockTime } from '../../../../src/chain/development/blockClock.js';

const CLOCK = { offsetMs: 0, nextSeconds: null, intervalSeconds: null, nanos: 0 };
const PREVIOUS = { seconds: 100, nanos: 5 };

test('the time of the next block is that of the clock, or what was set, and later than the block before', () => {
  expect(nextBlockTime(CLOCK, PREVIOUS, 250_000)).toEqual({ seconds: 250, nanos: 0 });
  expect(nextBlockTime({ ...CLOCK, offsetMs: 1_000 }, PREVIOUS, 250_500)).toEqual({ seconds: 251, nanos: 500_000_000 });
  expect(nextBlockTime({ ...CLOCK, nextSeconds: 300 }, PREVIOUS, 250_000)).toEqual({ seconds: 300, nanos: 0 });
  expect(nextBlockTime({ ...CLOCK, intervalSeconds: 12, nanos: 3 }, PREVIOUS, 250_000)).toEqual({
    seconds: 112,
    nanos: 3,
  });
  expect(nextBlockTime(CLOCK, PREVIOUS, 99_000)).toEqual({ seconds: 100, nanos: 6 });
});
