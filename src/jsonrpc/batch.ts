/** Bounds of the work on one batch. */
export interface BatchOptions {
  /** Whether item `i` may start while so many wait for something. Not asked while none does. */
  mayStart: (i: number, running: number) => boolean;
  /** How long items that answer at once may hold the event loop before other clients are served, in milliseconds. */
  sliceMs: number;
}

/**
 * The answers of items 0 to `count` - 1, in order. Items run concurrently. `run` answers item `i` at once or with a
 * promise that never rejects.
 */
export async function runBatch<Item>(
  count: number,
  run: (i: number) => Item | Promise<Item>,
  { mayStart, sliceMs }: BatchOptions,
): Promise<Item[]> {
  const answers = new Array<Item>(count);
  const running = new Set<Promise<void>>();
  let sliceEnd = performance.now() + sliceMs;
  for (let i = 0; i < count; i++) {
    while (running.size > 0 && !mayStart(i, running.size)) await Promise.race(running);
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
    if (performance.now() >= sliceEnd) {
      await new Promise((resolve) => setImmediate(resolve));
      sliceEnd = performance.now() + sliceMs;
    }
  }
  await Promise.all(running);
  return answers;
}
