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
