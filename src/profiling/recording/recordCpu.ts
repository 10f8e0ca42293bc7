import type { Profiler } from 'node:inspector';
import type { Recording } from './recording.js';
import { profileText } from './profileText.js';

/** Microseconds between samples, at least. */
const SHORTEST_INTERVAL_US = 1_000;

/** Samples, at most: V8 puts so many together in some milliseconds. */
const MOST_SAMPLES = 100_000;

/** A CPU profile of the main thread. */
export async function recordCpu({ inspection, seconds, begun, stopped, write }: Recording): Promise<void> {
  const interval = Math.max(SHORTEST_INTERVAL_US, Math.ceil((seconds * 1e6) / MOST_SAMPLES));
  await inspection.ask('Profiler.enable');
  await inspection.ask('Profiler.setSamplingInterval', { interval });
  await inspection.ask('Profiler.start');
  begun();
  await stopped;
  // V8 answers this question so.
  const { profile } = (await inspection.ask('Profiler.stop')) as Profiler.StopReturnType;
  for (const part of profileText({ ...profile })) await write(part);
}
