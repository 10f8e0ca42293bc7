import type { Duplex } from 'node:stream';

/**
 * How much of the current write the operating system has not taken yet, in bytes. It falls while the peer reads parts
 * of one long message. 0 where it is unknown; then only whole messages show that the peer reads.
 */
export function pendingWriteBytes(socket: Duplex): number {
  // Node.js has no public name for this number; its own socket time-outs use the same field.
  return (socket as { _handle?: { writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0;
}
