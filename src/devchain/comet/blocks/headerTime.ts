/** Header times: RFC 3339 text, the seconds and nanoseconds of a Timestamp, and their order. */
import type { BlockTime } from '../../../chain/node.js';

const NANOS_PER_SECOND = 1_000_000_000;

/** As Go prints it: up to nine decimals, trailing zeros cut, no point without decimals. */
export function formatTime({ seconds, nanos }: BlockTime): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  const decimals = String(nanos).padStart(9, '0').replace(/0+$/, '');
  return decimals === '' ? `${whole}Z` : `${whole}.${decimals}Z`;
}

/** Reads what `formatTime` writes; throws a RangeError on anything else. */
export function parseTime(text: string): BlockTime {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(text);
  const milliseconds = Date.parse(`${match?.[1]}Z`);
  if (Number.isNaN(milliseconds)) throw new RangeError(`${JSON.stringify(text)} is no time in UTC (RFC 3339)`);
  return { seconds: milliseconds / 1000, nanos: Number((match?.[2] ?? '').padEnd(9, '0')) };
}

/** Negative, 0 or positive as `a` is before, at or after `b`. */
export function compareTimes(a: BlockTime, b: BlockTime): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}

/** `nanos` may be any integer, also a negative one. */
export function addNanos(time: BlockTime, nanos: number): BlockTime {
  const sum = time.nanos + nanos;
  const carry = Math.floor(sum / NANOS_PER_SECOND);
  return { seconds: time.seconds + carry, nanos: sum - carry * NANOS_PER_SECOND };
}

/** From milliseconds since 1970, which may have decimals. */
export function timeOfMilliseconds(milliseconds: number): BlockTime {
  const seconds = Math.floor(milliseconds / 1000);
  return { seconds, nanos: Math.floor((milliseconds - seconds * 1000) * 1_000_000) };
}
