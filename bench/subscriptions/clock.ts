/** Milliseconds of the kernel's monotonic clock. All processes share it, so times of two processes can be compared. */
export const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6;
