import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { logCount, type Part } from '../blockRecords.js';
import { findMatchingLogs, type LogMatcher } from '../logMatcher.js';
import type { HeldRecord } from './heldRecords.js';

/** Logs that are matched before other work may run: half a millisecond. */
export const LOGS_AT_ONCE = 500;

/** How a record is kept, and its logs are copied. */
export interface RecordUse<Found extends { bytes: Uint8Array }> {
  /** Keeps the record valid while other work runs. */
  hold: (record: Found) => Found & HeldRecord;
  /** A matching log as it is returned. */
  take: (record: Found, log: Part) => Uint8Array;
}

/** The matching logs of a record, in order. The record is held only when other work runs in between. */
export async function matchInSlices<Found extends { bytes: Uint8Array }>(
  record: Found,
  matcher: LogMatcher,
  { hold, take }: RecordUse<Found>,
  signal: AbortSignal | undefined,
): Promise<Uint8Array[]> {
  const count = logCount(record.bytes);
  const matching: Uint8Array[] = [];
  let held: (Found & HeldRecord) | null = null;
  try {
    for (let from = 0; from < count; from += LOGS_AT_ONCE) {
      if (sliceIsOver()) {
        held ??= hold(record);
        await nextSlice(signal);
      }
      const readable = held ?? record;
      const logs = findMatchingLogs(readable.bytes, matcher, from, Math.min(from + LOGS_AT_ONCE, count));
      for (const log of logs) matching.push(take(readable, log));
    }
    return matching;
  } finally {
    held?.release();
  }
}
