/** Smaller messages are not worth a counter of their own. */
const COUNTED_FROM_BYTES = 65_536;

/** Called when the operating system has taken a message, or with the error. */
export type OnSent = (error?: Error | null) => void;

/** Counts the unsent bytes of large answers, which do not count as unread notifications. */
export class AnswersInFlight {
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  /** Counts an answer as unsent. Returns the callback for when it is written, which also calls `onSent`. */
  track(length: number, onSent: OnSent): OnSent {
    if (length < COUNTED_FROM_BYTES) return onSent;
    this.#bytes += length;
    return (error) => {
      this.#bytes -= length;
      onSent(error);
    };
  }
}
