/** Milliseconds since the epoch that never jump, unlike `Date.now()` when the clock is set: right for what expires. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}
