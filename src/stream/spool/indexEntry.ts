import { crc32 } from 'node:zlib';
import type { MessageKind } from '../message.js';

/**
 * One message in the index of a segment, little-endian: kind (1 byte), 3 zeros, checksum of the message (4), height
 * (6), 2 zeros, offset (6), 2 zeros, length (6), 6 zeros, checksum of these 36 bytes (4). Checksums are CRC-32.
 */
export const ENTRY_BYTES = 40;

const KINDS: readonly (MessageKind | null)[] = [null, 'finalize', 'commit'];
/** The first byte of an entry of a commit. */
export const COMMIT = 2;
const CHECKED_BYTES = ENTRY_BYTES - 4;

/** Where a message lies in its segment. */
export interface IndexEntry {
  kind: MessageKind;
  height: number;
  /** The place of its first byte in the segment's file of messages. */
  offset: number;
  length: number;
  /** CRC-32 of the message. */
  checksum: number;
}

/** The entry as bytes. */
export function encodeEntry({ kind, height, offset, length, checksum }: IndexEntry): Buffer {
  const bytes = Buffer.alloc(ENTRY_BYTES);
  bytes[0] = KINDS.indexOf(kind);
  bytes.writeUInt32LE(checksum, 4);
  bytes.writeUIntLE(height, 8, 6);
  bytes.writeUIntLE(offset, 16, 6);
  bytes.writeUIntLE(length, 24, 6);
  bytes.writeUInt32LE(crc32(bytes.subarray(0, CHECKED_BYTES)), CHECKED_BYTES);
  return bytes;
}

/** The entry at a place of an index; null where its bytes are damaged. */
export function decodeEntry(index: Buffer, at: number): IndexEntry | null {
  const kind = KINDS[index[at] ?? 0] ?? null;
  if (kind === null || at + ENTRY_BYTES > index.length) return null;
  if (crc32(index.subarray(at, at + CHECKED_BYTES)) !== index.readUInt32LE(at + CHECKED_BYTES)) return null;
  return {
    kind,
    checksum: index.readUInt32LE(at + 4),
    height: index.readUIntLE(at + 8, 6),
    offset: index.readUIntLE(at + 16, 6),
    length: index.readUIntLE(at + 24, 6),
  };
}
