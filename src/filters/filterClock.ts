import { steadyNow } from '../concurrency/steadyClock.js';

/** The time as filters see it; tests have their own clock. */
export interface FilterClock {
  /** Milliseconds since the epoch; does not jump when the machine's clock is set. */
  now(): number;
  /** Calls the action at every interval; returns a function that ends that. */
  every(intervalMs: number, action: () => void): () => void;
}

/** A Node.js timer with a longer interval fires at once. */
const LONGEST_INTERVAL_MS = 2 ** 31 - 1;
/** An interval of 0 must not keep the process busy. */
const SHORTEST_INTERVAL_MS = 100;

/** Intervals are bounded, and do not keep the process alive. */
export const systemClock: FilterClock = {
  now: steadyNow,
  every(intervalMs, action) {
    const bounded = Math.min(Math.max(intervalMs, SHORTEST_INTERVAL_MS), LONGEST_INTERVAL_MS);
    const timer = setInterval(action, bounded).unref();
    return () => clearInterval(timer);
  },
};
