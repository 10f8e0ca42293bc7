import { expect } from '@jest/globals';

const ATTEMPTS = 100;

/**
 * That an answer waits for nobody else: the quickest of some takes less than `limitMs`. Whoever waits for the node does so every time, a busy
 * machine does not.
 */
export async function expectAnsweredWithin(limitMs: number, ask: () => Promise<unknown>): Promise<void> {
  let quickestMs = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && quickestMs >= limitMs; attempt++) {
    const begun = performance.now();
    await ask();
    quickestMs = Math.min(quickestMs, performance.now() - begun);
  }
  expect(quickestMs).toBeLessThan(limitMs);
}
