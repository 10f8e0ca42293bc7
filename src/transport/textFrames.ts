/** First byte of a text frame that is a whole message. */
const FINAL_TEXT = 0x81;

/** Lengths from here on, and from 65,536 on, stand behind these marks. */
const TWO_BYTE_LENGTH = 126;
const EIGHT_BYTE_LENGTH = 127;

/**
 * The messages as text frames of a server, which are not masked (RFC 6455 §5.2), in one buffer: written at once, they take one system call
 * and one callback, however many they are. Only for a connection without extensions.
 */
export function textFrames(messages: readonly Uint8Array[]): Buffer {
  let size = 0;
  for (const { length } of messages) size += headerLength(length) + length;
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const message of messages) {
    at = writeHeader(frames, at, message.length);
    frames.set(message, at);
    at += message.length;
  }
  return frames;
}

function headerLength(length: number): number {
  if (length < TWO_BYTE_LENGTH) return 2;
  return length < 65_536 ? 4 : 10;
}

/** Returns where the payload begins. */
function writeHeader(frames: Buffer, at: number, length: number): number {
  frames[at] = FINAL_TEXT;
  if (length < TWO_BYTE_LENGTH) {
    frames[at + 1] = length;
    return at + 2;
  }
  if (length < 65_536) {
    frames[at + 1] = TWO_BYTE_LENGTH;
    return frames.writeUInt16BE(length, at + 2);
  }
  frames[at + 1] = EIGHT_BYTE_LENGTH;
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
}
