/**
 * The most processor time that this process used between two turns of the event loop during the work, in milliseconds.
 * Unlike a delay, it does not grow when other processes take the processor.
 */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let begun = process.cpuUsage();
  const note = (): void => {
    const { user, system } = process.cpuUsage(begun);
    longest = Math.max(longest, (user + system) / 1_000);
    begun = process.cpuUsage();
  };
  let next = setImmediate(function turn() {
    note();
    next = setImmediate(turn);
  });
  try {
    await work();
    note();
  } finally {
    clearImmediate(next);
  }
  return longest;
}

/** Counts how often a timer of `everyMs` fires during the work. The timer ends with the work, also when it fails. */
export async function turnsDuring(everyMs: number, work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => turns++, everyMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return turns;
}

/** Counts the turns of the event loop during the work, in which others could be served. */
export async function immediatesDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns++;
    next = setImmediate(turn);
  });
  try {
    await work();
  } finally {
    clearImmediate(next);
  }
  return turns;
}
