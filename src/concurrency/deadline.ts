/** The outcome of `work`. The signal that it gets aborts after the time with the error of `late`, or with `signal`. */
export async function beforeDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, late, signal }: { timeoutMs: number; late: () => Error; signal?: AbortSignal | undefined },
): Promise<T> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(late()), timeoutMs);
  try {
    return await work(signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]));
  } finally {
    clearTimeout(timer);
  }
}
