/** Milliseconds of a monotonic clock that all processes of this machine share. Its zero has no meaning. */
export function machineNow(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1_000 + nanoseconds / 1e6;
}
