/** The outcome of `work`. After `timeoutMs` it rejects with the error of `late`; the work is not ended. */
export async function timeLimited<T>(work: Promise<T>, timeoutMs: number, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), timeoutMs);
  });
  try {
    return await Promise.race([expired, work]);
  } finally {
    clearTimeout(timer);
  }
}
