import type { Duplex } from 'node:stream';

/** The parts of a socket that Node.js has no public name for; its own socket time-outs use `writeQueueSize`. */
interface WithHandle {
  readonly _handle?: { readonly writeQueueSize?: number } | null;
  /** The socket below one with TLS. */
  readonly _parent?: WithHandle | null;
}

/**
 * How much of the current write the operating system has not taken yet, in bytes. It falls while the peer reads parts
 * of one long message. 0 where it is unknown; then only whole messages show that the peer reads.
 */
export function pendingWriteBytes(socket: Duplex): number {
  // Sockets of Node.js have these fields, and other streams have none of them.
  const own = socket as WithHandle;
  // With TLS, the number of the socket itself stays as it is until the whole message is written.
  return (own._parent ?? own)._handle?.writeQueueSize ?? 0;
}
