/**
 * Calls `listener` once when the signal aborts. The returned function stops that. Does nothing without a signal or when
 * it has already aborted; callers use `throwIfAborted` first. `addAbortListener` is experimental in Node 20.
 */
export function onAbort(signal: AbortSignal | undefined, listener: () => void): () => void {
  if (signal === undefined) return () => undefined;
  signal.addEventListener('abort', listener, { once: true });
  return () => signal.removeEventListener('abort', listener);
}

/** The outcome of `work`. Rejects with the signal's reason as soon as it aborts; the work is not ended. */
export async function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  let stopListening = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    // An abort reason need not be an Error; it is passed on as it is.
    const leave = (): void => reject(signal.reason as Error);
    if (signal.aborted) leave();
    else stopListening = onAbort(signal, leave);
  });
  try {
    return await Promise.race([aborted, work]);
  } finally {
    stopListening();
  }
}

/** Waits in a queue until its entry is called. Leaves it, and rejects with the signal's reason, when that aborts. */
export function waitInQueue(
  queue: (() => void)[],
  signal: AbortSignal | undefined,
  onLeave?: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = (): void => {
      stopListening();
      resolve();
    };
    queue.push(start);
    const stopListening = onAbort(signal, () => {
      queue.splice(queue.indexOf(start), 1);
      onLeave?.();
      // An abort reason need not be an Error; it is passed on as it is.
      reject(signal?.reason as Error);
    });
  });
}

/** Resolves when the signal aborts; never without a signal. */
export function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) resolve();
    else onAbort(signal, resolve);
  });
}
