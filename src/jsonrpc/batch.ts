import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';

/**
 * The answers of items 0 to `count` - 1, in order. Items run concurrently, at most `maxConcurrent` that wait for
 * something, and give way to other clients. `run` answers item `i` at once or with a promise that never rejects.
 */
export async function runBatch<Item>(
  count: number,
  run: (i: number) => Item | Promise<Item>,
  maxConcurrent: number,
): Promise<Item[]> {
  const answers = new Array<Item>(count);
  const running = new Set<Promise<void>>();
  for (let i = 0; i < count; i++) {
    if (sliceIsOver()) await nextSlice();
    const answer = run(i);
    if (answer instanceof Promise) {
      const stored: Promise<void> = answer.then((value) => {
        answers[i] = value;
        running.delete(stored);
      });
      running.add(stored);
      if (running.size >= maxConcurrent) await Promise.race(running);
    } else {
      answers[i] = answer;
    }
  }
  await Promise.all(running);
  return answers;
}
