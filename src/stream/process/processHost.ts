import type { ChildProcess } from 'node:child_process';

/** The operating system as the stream process sees it, so that only the program itself reads signals and the like. */
export interface ProcessHost {
  /** Writes to standard output at once; false when the reading side is gone, as it is when the node has ended. */
  write(text: string): boolean;
  /** Writes to standard error, which the node shows in its log. */
  note(text: string): void;
  onSignal(signal: NodeJS.Signals, listener: () => void): void;
  /** Starts this program again, which may have another version by now, with a channel for messages and handles. */
  startAgain(): Promise<ChildProcess>;
  /** The process that started this one with `startAgain`; null for others. */
  readonly predecessor: NodeJS.Process | null;
}
