import { expect } from '@jest/globals';

/** Resolves once the condition holds; fails the test after thirty seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await condition())) {
    if (performance.now() > deadline) expect(condition.toString()).toBe('true within thirty seconds');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
