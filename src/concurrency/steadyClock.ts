/**
 * Milliseconds since the epoch by the machine's clock at the start of the process, plus the time since. Unlike
 * `Date.now()` it does not jump when that clock is set, so it is right for what expires.
 */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}
