import type { PartLog } from './logger.js';

/** Remembered reasons: a source of ever new reasons must not fill the log either. */
const MOST_REASONS = 8;

/** Logs failures of retries, each reason once as a warning and then as `debug`, so that they do not fill the log. */
export class RepeatedTrouble {
  readonly #told = new Set<string>();
  readonly #log: Pick<PartLog, 'debug' | 'warn'>;

  constructor(log: Pick<PartLog, 'debug' | 'warn'>) {
    this.#log = log;
  }

  tell(error: unknown, message: string, fields: object = {}): void {
    const reason = `${message}: ${reasonOf(error)}`;
    const isNews = !this.#told.has(reason) && this.#told.size < MOST_REASONS;
    this.#log[isNews ? 'warn' : 'debug']({ err: error, ...fields }, message);
    if (isNews) this.#told.add(reason);
  }

  /** After a success: the next failure is a warning again. True if there was trouble. */
  over(): boolean {
    const was = this.#told.size > 0;
    this.#told.clear();
    return was;
  }
}

/** An error's reason for clients if it has one: the message for the log differs for each socket error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'reason' in error ? String(error.reason) : error.message;
}
