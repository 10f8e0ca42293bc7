/** One end of a connection that carries messages in order, such as that of two processes or two threads. */
export interface Channel {
  /** Messages are cloned: bytes, bigints and maps arrive as they are, classes do not. Nothing happens once it is closed. */
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
}

/** Anything that Node.js sends messages to and gets them from. */
interface MessagingProcess {
  readonly connected: boolean;
  send?(message: unknown, callback: (error: Error | null) => void): boolean;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

/** The channel to another process, whose serialization must be `advanced`. */
export function processChannel(other: MessagingProcess): Channel {
  return {
    send(message) {
      // The other process may have just ended; its end is noticed elsewhere.
      if (other.connected) other.send?.(message, () => undefined);
    },
    onMessage: (listener) => void other.on('message', listener),
  };
}
