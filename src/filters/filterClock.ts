/** What filters need of time; tests bring their own. */
export interface FilterClock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls the action again and again; returns a function that ends it. */
  every(intervalMs: number, action: () => void): () => void;
}

/** Beyond it, a timer of Node.js fires at once. */
const LONGEST_INTERVAL_MS = 2 ** 31 - 1;
/** An interval of nothing must not become a loop. */
const SHORTEST_INTERVAL_MS = 100;

export const systemClock: FilterClock = {
  now: Date.now,
  every(intervalMs, action) {
    const bounded = Math.min(Math.max(intervalMs, SHORTEST_INTERVAL_MS), LONGEST_INTERVAL_MS);
    const timer = setInterval(action, bounded).unref();
    return () => clearInterval(timer);
  },
};
