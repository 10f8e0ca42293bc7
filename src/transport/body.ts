import type { IncomingMessage } from 'node:http';

/** A body up to this many times the limit is read to its end and discarded, so that its sender receives the refusal. */
const DISCARD_FACTOR = 4;

/**
 * Reads a body of at most `maxBytes` from the socket. Calls `onBody` once with the body, or `onTooLong` once with the
 * number of bytes seen when it is longer; a body that is too long is not kept in memory. Calls neither when the client
 * disconnects before the end.
 */
export function readBody(
  request: IncomingMessage,
  maxBytes: number,
  onBody: (body: Buffer) => void,
  onTooLong: (length: number) => void,
): void {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > maxBytes * DISCARD_FACTOR) {
    onTooLong(declared);
    return;
  }
  let chunks: Buffer[] = [];
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    const before = length;
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
    else chunks = [];
    const most = maxBytes * DISCARD_FACTOR;
    if (length > most && before <= most) onTooLong(length);
  });
  request.on('end', () => {
    if (length > maxBytes * DISCARD_FACTOR) return;
    if (length > maxBytes) onTooLong(length);
    else onBody(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks, length));
  });
  // The client is gone, so there is nobody to answer. Without a listener the error would end the process.
  request.on('error', () => {
    chunks = [];
  });
}
