/** The process as commands see it, so that tests can run commands. */
export interface CommandHost {
  /** Environment variables, `process.env`. */
  readonly environment: Record<string, string | undefined>;
  /** True when standard output is a terminal, where progress can be redrawn. */
  readonly isTerminal: boolean;
  /** True when standard error is a terminal. */
  readonly areNotesOnTerminal: boolean;
  /** Columns of the terminal; null without one. */
  readonly columns: number | null;
  /** Standard input; a terminal when `isTTY` is true. It is opened at the first use. */
  readonly input: NodeJS.ReadStream;
  /** Standard output for more than a process should hold: each write reports when the next one may follow. */
  readonly output: NodeJS.WritableStream;
  /** Writes text to standard output; line ends are part of the text. */
  print(text: string): void;
  /** Writes text to standard error: questions and warnings, which no script reads. */
  printNote(text: string): void;
  /** A signal that aborts at the first SIGINT or SIGTERM from now on. */
  stopSignal(): AbortSignal;
  /** Makes the process end with exit code 1 when `succeeded` is false. */
  finish(succeeded: boolean): void;
}
