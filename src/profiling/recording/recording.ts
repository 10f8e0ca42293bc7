import type { Inspection } from '../inspection.js';

/** What a recording is made with. */
export interface Recording {
  inspection: Inspection;
  /** How long it will be at most. */
  seconds: number;
  /** Is to be called when it records. */
  begun: () => void;
  /** Resolves when it is to end. */
  stopped: Promise<void>;
  /** Appends to the file. Rejects with ProfileNotWritten. */
  write: (text: string) => Promise<void>;
}
