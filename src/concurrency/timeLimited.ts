/** The outcome of `work`. After so many milliseconds it rejects with the error of `late`; the work goes on unheard. */
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
