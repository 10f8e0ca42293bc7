/** The process as commands see it, so that tests can run commands. */
export interface CommandHost {
  /** Environment variables, `process.env`. */
  readonly environment: Record<string, string | undefined>;
  /** True when standard output is a terminal, where progress can be redrawn. */
  readonly isTerminal: boolean;
  /** Columns of the terminal; null without one. */
  readonly columns: number | null;
  /** Standard input; a terminal when `isTTY` is true. It is opened at the first use. */
  readonly input: NodeJS.ReadStream;
  /** Writes text to standard output; line ends are part of the text. */
  print(text: string): void;
  /** Writes text to standard error: questions and warnings, which no script reads. */
  printNote(text: string): void;
  /** A signal that aborts at the first SIGINT or SIGTERM from now on. */
  stopSignal(): AbortSignal;
  /** Makes the process end with exit code 1 when `succeeded` is false. */
  finish(succeeded: boolean): void;
}
