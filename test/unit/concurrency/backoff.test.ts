import { expect, test } from '@jest/globals';
import { Backoff } from '../../../src/concurrency/backoff.js';

test('waits double from the first to the longest, each shortened by at most half', () => {
  const backoff = new Backoff({ first: 100, longest: 350 });
  for (const fullMs of [100, 200, 350, 350]) {
    const waitMs = backoff.nextMs();
    expect(waitMs).toBeGreaterThanOrEqual(fullMs / 2);
    expect(waitMs).toBeLessThanOrEqual(fullMs);
  }
  expect(backoff.failures).toBe(4);
});

test('a success starts the waits again', () => {
  const backoff = new Backoff({ first: 100, longest: 10_000 });
  for (let failure = 0; failure < 5; failure++) backoff.nextMs();
  backoff.reset();
  expect(backoff.failures).toBe(0);
  expect(backoff.nextMs()).toBeLessThanOrEqual(100);
});

test('an abort ends the wait without an error', async () => {
  const stopping = new AbortController();
  const waiting = new Backoff({ first: 60_000, longest: 60_000 }).wait(stopping.signal);
  stopping.abort();
  await expect(waiting).resolves.toBeUndefined();
});
