/** What a run prints while it measures. */

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Seconds since a moment, with one digit. */
export function seconds(begin: number): string {
  return ((Date.now() - begin) / 1_000).toFixed(1);
}
