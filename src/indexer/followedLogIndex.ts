import type { LogIndex } from '../store/logs/logIndex.js';

/** What is followed, and who searches in it. */
export interface FollowedLogIndexParts {
  /** Opens the log index for reading; null when there is none. May throw. */
  open: () => LogIndex | null;
  /** Called with the open index; null before it is closed. */
  use: (logIndex: LogIndex | null) => void;
}

/** How often the log index is looked for, milliseconds. */
const LOOK_MS = 1_000;

/** Reads the log index that another process of the service writes, as long as there is one. */
export class FollowedLogIndex {
  readonly #parts: FollowedLogIndexParts;
  readonly #timer: NodeJS.Timeout;
  #logIndex: LogIndex | null = null;

  constructor(parts: FollowedLogIndexParts) {
    this.#parts = parts;
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#close();
  }

  #look(): void {
    if (this.#logIndex?.isReplaced === true) void this.#close();
    if (this.#logIndex !== null) return;
    try {
      this.#logIndex = this.#parts.open();
    } catch {
      // The process that writes it says what is wrong with it.
    }
    if (this.#logIndex !== null) this.#parts.use(this.#logIndex);
  }

  async #close(): Promise<void> {
    const logIndex = this.#logIndex;
    this.#logIndex = null;
    this.#parts.use(null);
    await logIndex?.close();
  }
}
