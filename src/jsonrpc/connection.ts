/** A connection that stays open, as handlers and what they leave behind see it. Transports implement it; HTTP has none. */
export interface Connection {
  /** False once the connection is closed or closing; nothing is sent any more then. */
  readonly isOpen: boolean;
  /**
   * True while so little is unsent that more may be made for this client. Whoever can wait asks before each message, so that a client
   * that reads slowly is waited for and not closed.
   */
  readonly canSendMore: boolean;
  /** A client with more than this unread is disconnected at the next push. */
  readonly sendBudgetBytes: number;
  /** Resolves when there is room again, or the connection is not open any more. */
  drained(): Promise<void>;
  /**
   * Sends whole messages in their order, in one write. A client that has left too much of what was pushed unread is disconnected instead,
   * with a close code that says so: what it would be sent from here on has no holes.
   */
  push(messages: readonly Uint8Array[]): void;
  /** Closes with a code of RFC 6455 and a reason of at most 123 bytes. */
  close(code: number, reason: string): void;
  /** Calls the listener once, when the connection is not open any more. */
  onClosed(listener: () => void): void;
}

/** Close codes of RFC 6455 §7.4.1 and of the IANA registry. */
export const CLOSE_GOING_AWAY = 1001;
export const CLOSE_MESSAGE_TOO_BIG = 1009;
export const CLOSE_TRY_AGAIN_LATER = 1013;
