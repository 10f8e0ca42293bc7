/** Milliseconds of the kernel's monotonic clock, which all processes of a machine share: times of two processes can be compared. */
export const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6;
