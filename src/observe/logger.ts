import { pino, type Logger as PinoLogger } from 'pino';

/** Logs constant messages with fields. `error` needs a person, `warn` may soon, one request is `debug`. */
export type Logger = Pick<PinoLogger, 'trace' | 'debug' | 'info' | 'warn' | 'error'>;

/** The log of a part that logs failures, such as a pino logger. */
export interface PartLog {
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * A logger that writes JSON lines to standard error; standard output is for the output of commands. Each line has the
 * fields of `base`.
 */
export function createLogger(level: string, base: Record<string, unknown> | null = null): Logger {
  return pino({ level, base, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
