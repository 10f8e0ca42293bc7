/** What a command gets of the process that runs it, so that tests can run commands. */
export interface CommandHost {
  /** Environment variables, `process.env`. */
  readonly environment: Record<string, string | undefined>;
  /** True when standard output is a terminal, so that progress can be redrawn in place. */
  readonly isTerminal: boolean;
  /** Columns of the terminal; null when standard output is none. */
  readonly columns: number | null;
  /** Standard input; a terminal when `isTTY` is true. It is opened when it is first asked for. */
  readonly input: NodeJS.ReadStream;
  /** Writes text to standard output; line ends are part of the text. */
  print(text: string): void;
  /** Writes text to standard error: questions and warnings, which no script reads. */
  printNote(text: string): void;
  /** Starts to listen for SIGINT and SIGTERM. The signal aborts at the first of them. */
  stopSignal(): AbortSignal;
  /** Makes the process end with exit code 1 when `succeeded` is false. */
  finish(succeeded: boolean): void;
}
