/** Header times: as RFC 3339 text and as seconds and nanoseconds. */
import type { BlockTime } from '../node.js';

const NANOS_PER_SECOND = 1_000_000_000;

/** A time as Go prints it: up to nine decimals, no trailing zeros, and no point without decimals. */
export function formatTime({ seconds, nanos }: BlockTime): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  const decimals = String(nanos).padStart(9, '0').replace(/0+$/, '');
  return decimals === '' ? `${whole}Z` : `${whole}.${decimals}Z`;
}

/** Decodes what `formatTime` writes; throws a RangeError on anything else. */
export function parseTime(text: string): BlockTime {
  const time = readTime(text);
  if (time === null) throw new RangeError(`${JSON.stringify(text)} is no time in UTC (RFC 3339)`);
  return time;
}

/** The time of a text in RFC 3339, UTC, with up to nine decimals; null for any other text. */
export function readTime(text: string): BlockTime | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(text);
  const milliseconds = Date.parse(`${match?.[1]}Z`);
  if (Number.isNaN(milliseconds)) return null;
  return { seconds: milliseconds / 1000, nanos: Number((match?.[2] ?? '').padEnd(9, '0')) };
}

/** Negative when `a` is before `b`, 0 when they are the same, else positive. */
export function compareTimes(a: BlockTime, b: BlockTime): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}

/** A time moved by nanoseconds, forward or backward. */
export function addNanos(time: BlockTime, nanos: number): BlockTime {
  const sum = time.nanos + nanos;
  const carry = Math.floor(sum / NANOS_PER_SECOND);
  return { seconds: time.seconds + carry, nanos: sum - carry * NANOS_PER_SECOND };
}

/** The time of milliseconds since the epoch, also with decimals. */
export function timeOfMilliseconds(milliseconds: number): BlockTime {
  const seconds = Math.floor(milliseconds / 1000);
  return { seconds, nanos: Math.floor((milliseconds - seconds * 1000) * 1_000_000) };
}
