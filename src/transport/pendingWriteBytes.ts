import type { Duplex } from 'node:stream';

/**
 * How much of the write under way the system has not taken yet, bytes: it falls while the other side takes parts of one long message. Node.js
 * has no public name for it, and its own socket time-outs go by it. 0 where it cannot be known; then only whole messages show.
 */
export function pendingWriteBytes(socket: Duplex): number {
  return (socket as { _handle?: { writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0;
}
