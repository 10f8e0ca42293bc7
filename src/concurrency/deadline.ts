/** How long work may take. */
export interface Deadline {
  timeoutMs: number;
  /** Why the work ends at the deadline. */
  late: () => Error;
  /** Ends the work earlier. */
  signal?: AbortSignal | undefined;
}

/** The outcome of work that ends when the signal that it gets aborts: at the deadline, or with the given signal. */
export async function beforeDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, late, signal }: Deadline,
): Promise<T> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(late()), timeoutMs);
  try {
    return await work(signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]));
  } finally {
    clearTimeout(timer);
  }
}
