import type { PartLog } from './logger.js';

/** Reasons that are remembered; a source of ever new ones does not fill the log either. */
const MOST_REASONS = 8;

/**
 * The log of something that is tried again and again: each reason is a warning once, and its repetitions are `debug`,
 * so that a node which is down for hours does not fill the log.
 */
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

  /** An attempt succeeded: the next failure is a warning again. True when there was trouble. */
  over(): boolean {
    const was = this.#told.size > 0;
    this.#told.clear();
    return was;
  }
}

/** The words for clients where an error has them: those for the log name each socket error apart. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'reason' in error ? String(error.reason) : error.message;
}
