import { pino, type Logger as PinoLogger } from 'pino';

/** Structured log: a short constant message and fields. Handed to each part like any other; `error` needs a person, one request is `debug`. */
export type Logger = Pick<PinoLogger, 'trace' | 'debug' | 'info' | 'warn' | 'error'>;

/** Lines of JSON on standard error, so that standard output stays free for what a command prints. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
