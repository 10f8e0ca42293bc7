/** Halley with some workers. */

/** One worker is the single process that Halley is without the flag. */
export function workerFlags(workers: number): Record<string, string> {
  return workers === 1 ? {} : { workers: String(workers) };
}

/** `1 worker`, `2 workers` */
export function workersName(workers: number): string {
  return workers === 1 ? '1 worker' : `${workers} workers`;
}

/** `2 apart` */
export function apartName(processes: number): string {
  return `${processes} apart`;
}
