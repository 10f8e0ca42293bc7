import { describe, expect, test } from '@jest/globals';
import { freeSeconds, rateAlone } from '../../../../bench/workers/capacity.js';

/** Ten seconds of two cores, of which the load generator and the node take five. */
const ROUND = { cores: 2, seconds: 10, takenSeconds: 5 };

describe('the time that is free for a service', () => {
  test('is at most that of the cores it can use', () => expect(freeSeconds(ROUND, 1)).toBe(10));
  test('is what others leave of all cores', () => {
    expect(freeSeconds(ROUND, 2)).toBe(15);
    expect(freeSeconds({ ...ROUND, takenSeconds: 12 }, 1)).toBe(8);
  });
  test('does not grow with more processes than cores', () => expect(freeSeconds(ROUND, 4)).toBe(15));
});

describe('the rate of a service with the machine to itself', () => {
  test('of one process is that of its core', () => expect(rateAlone(30_000, ROUND, 1)).toBe(3_000));
  test('of two processes is twice that of a core, when each takes as long for a response', () =>
    expect(rateAlone(45_000, ROUND, 2)).toBe(6_000));
  test('of four processes on two cores is that of two', () =>
    expect(rateAlone(45_000, ROUND, 4)).toBe(rateAlone(45_000, ROUND, 2)));
  test('of a process that got less than a core is that of a whole one', () =>
    expect(rateAlone(24_000, { ...ROUND, takenSeconds: 12 }, 1)).toBe(3_000));
});
