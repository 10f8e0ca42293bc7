/** What the reader typed into the tools of a development chain. */

/** The most blocks that are mined at once, as in the contract of anvil_mine. */
const MOST_BLOCKS = 10_000;

/** What a field says: a value, or what is wrong with it. */
export type Typed<T> = { readonly value: T } | { readonly problem: string };

/** A number of blocks. */
export function blocksToMine(text: string): Typed<bigint> {
  const value = wholeNumber(text);
  if (value === null || value < 1n || value > BigInt(MOST_BLOCKS))
    return { problem: `a whole number from 1 to ${MOST_BLOCKS}` };
  return { value };
}

const UNITS: Readonly<Record<string, bigint>> = { '': 1n, s: 1n, m: 60n, min: 60n, h: 3600n, d: 86_400n };

/** A time to go forward by, in seconds: `90`, `5m`, `2 h`, `1d`. */
export function timeToAdd(text: string): Typed<bigint> {
  const [, digits, unit] = /^\s*(\d{1,12})\s*(s|m|min|h|d)?\s*$/i.exec(text) ?? [];
  const factor = UNITS[(unit ?? '').toLowerCase()];
  if (digits === undefined || factor === undefined || BigInt(digits) === 0n)
    return { problem: 'a number of seconds, or one with m, h or d' };
  return { value: BigInt(digits) * factor };
}

/** A moment: seconds since 1970, or a date and time. Without a zone it is local. */
export function timeOfBlock(text: string): Typed<bigint> {
  const seconds = wholeNumber(text);
  if (seconds !== null && seconds > 9999n) return { value: seconds };
  const milliseconds = Date.parse(text.trim());
  if (text.trim().length < 8 || Number.isNaN(milliseconds) || milliseconds < 0)
    return { problem: 'seconds since 1970, or a date such as 2030-01-31 12:00' };
  return { value: BigInt(Math.floor(milliseconds / 1000)) };
}

function wholeNumber(text: string): bigint | null {
  return /^\s*\d{1,15}\s*$/.test(text) ? BigInt(text.trim()) : null;
}
