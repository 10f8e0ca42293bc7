import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TokenBucket } from '../../../../src/transport/fairness/tokenBucket.js';

describe('a bucket of 10 units a second that holds 20', () => {
  test('gives 20 at once, then says when more are there', () => {
    const bucket = new TokenBucket(10, 20, 1_000);
    expect(bucket.waitMs(20, 1_000)).toBe(0);
    bucket.take(20, 1_000);
    expect(bucket.waitMs(1, 1_000)).toBe(100);
    expect(bucket.waitMs(5, 1_000)).toBe(500);
    expect(bucket.waitMs(5, 1_499)).toBe(1);
    expect(bucket.waitMs(5, 1_500)).toBe(0);
  });

  test('holds no more than 20, however long nobody asks', () => {
    const bucket = new TokenBucket(10, 20, 0);
    bucket.take(20, 3_600_000);
    expect(bucket.waitMs(1, 3_600_000)).toBe(100);
  });

  test('gives more than it holds when it is full, and is in debt then', () => {
    const bucket = new TokenBucket(10, 20, 0);
    expect(bucket.waitMs(100, 0)).toBe(0);
    bucket.take(100, 0);
    expect(bucket.waitMs(1, 0)).toBe(8_100);
    expect(bucket.waitMs(1, 8_100)).toBe(0);
    // Again only when it is full.
    expect(bucket.waitMs(100, 8_100)).toBe(1_900);
  });

  test('does not mind a clock that goes back', () => {
    const bucket = new TokenBucket(10, 20, 1_000);
    bucket.take(20, 1_000);
    expect(bucket.waitMs(1, 500)).toBe(100);
    expect(bucket.waitMs(1, 1_100)).toBe(0);
  });
});

test('never gives more than its rate and what it holds, whatever is asked when', () => {
  const asks = fc.array(fc.tuple(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 1, max: 50 })), {
    maxLength: 200,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 50, max: 1_000 }), asks, (rate, capacity, list) => {
      const bucket = new TokenBucket(rate, capacity, 0);
      let [now, taken] = [0, 0];
      for (const [passedMs, units] of list) {
        now += passedMs;
        const waitMs = bucket.waitMs(units, now);
        expect(waitMs).toBeGreaterThanOrEqual(0);
        if (waitMs > 0) continue;
        bucket.take(units, now);
        taken += units;
        expect(taken).toBeLessThanOrEqual(capacity + (now * rate) / 1_000 + 1e-3);
      }
    }),
    { numRuns: 300 },
  );
});
