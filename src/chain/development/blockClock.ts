/** The times of blocks of the embedded chain, for the chain itself and for estimates about its next block. */
import { addNanos, compareTimes, timeOfMilliseconds } from '../consensus/headerTime.js';
import type { BlockTime } from '../node.js';

/** What decides the time of the next block. */
export interface ClockReading {
  /** By how much the chain's time is ahead of real time, milliseconds. */
  offsetMs: number;
  /** The time that was set for the next block, seconds since the epoch; null for none. */
  nextSeconds: number | null;
  /** Seconds from each block to the next; null where the clock decides. */
  intervalSeconds: number | null;
  /** Nanoseconds that distinguish the blocks made after a rollback from those that they replace. */
  nanos: number;
}

/** The time of a block that is made now, `realMs` since the epoch, after one made at `previous`. */
export function nextBlockTime(reading: ClockReading, previous: BlockTime, realMs: number): BlockTime {
  const wanted = wantedTime(reading, previous, realMs);
  return compareTimes(wanted, previous) > 0 ? wanted : addNanos(previous, 1 + reading.nanos);
}

function wantedTime(
  { offsetMs, nextSeconds, intervalSeconds, nanos }: ClockReading,
  previous: BlockTime,
  realMs: number,
): BlockTime {
  if (nextSeconds !== null) return { seconds: nextSeconds, nanos: 0 };
  if (intervalSeconds !== null) return { seconds: previous.seconds + intervalSeconds, nanos };
  return addNanos(timeOfMilliseconds(realMs + offsetMs), nanos);
}
