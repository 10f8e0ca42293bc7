import { abortable } from './abortable.js';
import { beforeDeadline } from './deadline.js';

/** The outcome of `work`. After `timeoutMs` it rejects with the error of `late`; the work is not ended. */
export async function timeLimited<T>(work: Promise<T>, timeoutMs: number, late: () => Error): Promise<T> {
  return beforeDeadline((signal) => abortable(work, signal), { timeoutMs, late });
}
