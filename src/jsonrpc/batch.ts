import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';

/**
 * The answers of items 0 to `count` - 1, in order. Items run concurrently and give way to other clients.
 * `mayStart` tells whether item `i` may start while so many wait for something; it is not asked while none does. `run`
 * answers item `i` at once or with a promise that never rejects.
 */
export async function runBatch<Item>(
  count: number,
  run: (i: number) => Item | Promise<Item>,
  mayStart: (i: number, running: number) => boolean,
): Promise<Item[]> {
  const answers = new Array<Item>(count);
  const running = new Set<Promise<void>>();
  for (let i = 0; i < count; i++) {
    while (running.size > 0 && !mayStart(i, running.size)) await Promise.race(running);
    if (sliceIsOver()) await nextSlice();
    const answer = run(i);
    if (answer instanceof Promise) {
      const stored: Promise<void> = answer.then((value) => {
        answers[i] = value;
        running.delete(stored);
      });
      running.add(stored);
    } else {
      answers[i] = answer;
    }
  }
  await Promise.all(running);
  return answers;
}
