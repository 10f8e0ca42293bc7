import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { nextSlice, sliceIsOver } from '../../../src/concurrency/timeSlice.js';

let nowMs: number;

beforeEach(() => {
  nowMs = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** Does `steps` steps of `stepMs` milliseconds each. */
async function work(steps: number, stepMs: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    if (sliceIsOver()) await nextSlice();
    nowMs += stepMs;
    await Promise.resolve();
  }
}

/** The longest time, milliseconds, for which no other callback ran while the work was done. */
async function longestHold(done: Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  void done.then(() => (isDone = true));
  for (let turnMs = nowMs; !isDone; turnMs = nowMs) {
    await new Promise(setImmediate);
    longest = Math.max(longest, nowMs - turnMs);
  }
  return longest;
}

describe('work on many items', () => {
  test('lets other callbacks run every few milliseconds', async () => {
    expect(await longestHold(work(100, 1))).toBeLessThan(20);
  });

  test('holds the event loop no longer when a hundred requests do it at the same time', async () => {
    const all = Promise.all(Array.from({ length: 100 }, () => work(10, 3)));
    expect(await longestHold(all)).toBeLessThan(20);
  });

  test('stops when the client has left meanwhile', async () => {
    await expect(nextSlice(AbortSignal.abort(new Error('client left')))).rejects.toThrow('client left');
  });
});
