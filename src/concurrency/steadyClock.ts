/**
 * Milliseconds since the epoch, as the machine's clock had them when the process started, and going forward evenly
 * since. Unlike `Date.now()` it does not follow when that clock is set, so it is right for what expires after a time.
 */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}
