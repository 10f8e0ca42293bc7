import { pino, type Logger as PinoLogger } from 'pino';

/** A log of constant messages with fields. `error` needs a person, `warn` may soon, one request is `debug`. */
export type Logger = Pick<PinoLogger, 'trace' | 'debug' | 'info' | 'warn' | 'error'>;

/** The log of a part that logs failures: a message with fields. A pino logger is one. */
export interface PartLog {
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A logger that writes lines of JSON to standard error. Standard output is for what a command prints. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
