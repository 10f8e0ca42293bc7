/** Below this, a message is not worth a counter of its own. */
const COUNTED_FROM_BYTES = 65_536;

/** Called when the system has taken a message, or with the reason why it never will. */
export type Sent = (error?: Error | null) => void;

/**
 * Counts the bytes of large messages that are on their way, so that one that was asked for (an answer may have 25 MB) is not held against a
 * client as something it does not read.
 */
export class AnswersInFlight {
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  /** The callback to send a message with, in place of `sent`. */
  track(length: number, sent: Sent): Sent {
    if (length < COUNTED_FROM_BYTES) return sent;
    this.#bytes += length;
    return (error) => {
      this.#bytes -= length;
      sent(error);
    };
  }
}
