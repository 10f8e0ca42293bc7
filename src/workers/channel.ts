import type { Socket } from 'node:net';

/** One end of a connection that carries messages in order, such as that of two processes or two threads. */
export interface Channel {
  /** Messages are cloned: bytes, bigints and maps arrive as they are, classes do not. Nothing happens once it is closed. */
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Sends an open connection with a message. This process keeps it, too, until it destroys its socket. */
  sendSocket(message: unknown, socket: Socket): void;
  onSocket(listener: (message: unknown, socket: Socket) => void): void;
}

/** Anything that Node.js sends messages to and gets them from. */
interface MessagingProcess {
  readonly connected: boolean;
  send?(
    message: unknown,
    handle?: Socket,
    options?: { keepOpen?: boolean },
    callback?: (error: Error | null) => void,
  ): boolean;
  on(event: 'message', listener: (message: unknown, handle: unknown) => void): unknown;
}

/** The channel to another process, whose serialization must be `advanced`. */
export function processChannel(other: MessagingProcess): Channel {
  return {
    send(message) {
      // The other process may have just ended; its end is noticed elsewhere.
      if (other.connected) other.send?.(message, undefined, {}, () => undefined);
    },
    onMessage: (listener) => void other.on('message', (message, handle) => handle === undefined && listener(message)),
    sendSocket(message, socket) {
      if (other.connected) other.send?.(message, socket, { keepOpen: true }, () => undefined);
    },
    onSocket(listener) {
      // Only connections are sent with messages.
      other.on('message', (message, handle) => handle !== undefined && listener(message, handle as Socket));
    },
  };
}
