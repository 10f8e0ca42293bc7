/** Where the process says what a person has to know. The node shows it in its own log. */
export interface StreamLog {
  info(message: string): void;
  warn(message: string): void;
}

/** Why a message was not kept though the disk has room. */
export const NOT_KEPT = {
  tooLarge: (length: number, maxBytes: number) =>
    new Error(`a message has ${length} bytes and the spool may have ${maxBytes} (--spool-size)`),
  alone: () => new Error('the first message of the height was not kept'),
  withoutHeight: () =>
    new Error('the message has no height: the node may be of a release that this program is not for'),
  incomplete: () => new Error('the message ended before its length'),
};

/** Whether an error says that the disk has no room. */
export function isDiskFull(error: unknown): boolean {
  return isSystemError(error) && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Whether an error comes from the file system. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}

/** Says once when messages begin to be lost, and once when they are kept again. */
export class Losses {
  readonly #log: StreamLog;
  #count = 0;

  constructor(log: StreamLog) {
    this.#log = log;
  }

  note(height: number | null, problem: unknown): void {
    this.#count += 1;
    if (this.#count > 1) return;
    const where = height === null ? 'a message' : `a message of height ${height}`;
    const reason = problem instanceof Error ? problem.message : String(problem);
    this.#log.warn(`${where} is lost, a gap for all that follow: ${reason}`);
  }

  /** A height was kept whole. */
  end(height: number | null): void {
    if (this.#count > 0) this.#log.info(`messages are kept again from height ${height} on; ${this.#count} were lost`);
    this.#count = 0;
  }
}
