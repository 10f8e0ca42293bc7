/**
 * The protocol between the stream process and those that follow it, version 1, over a Unix socket, TCP or TLS.
 *
 * Both sides send frames: type (1 byte), length of the content (4 bytes, little-endian), content. The follower sends
 * one frame, `hello`; after that the process sends all:
 *
 * - `welcome`, or `refused` with a sentence, after which it closes the connection
 * - for each height, the lowest first: `message`, its bytes in `chunk`s, `messageEnd`; the same for the second message.
 *   Messages that are kept come first, and new ones as soon as they have come from the node.
 * - `gap` for heights that are missing. A `messageEnd` that is not `whole` is such a gap for that height.
 * - `rewound` when kept heights are replaced: all from that height on come again. The number counts how often that
 *   happened, as in the stream version of a `welcome`.
 * - `end` when the follower named a last height, and everything up to it that is kept was sent
 *
 * `hello` and `welcome` are JSON, so that a later version can add fields; numbers elsewhere are little-endian, heights
 * and lengths in six bytes. The version in `hello` is the highest that the follower knows; the process chooses.
 */
import type { HeightSpan, KeptHeights, MessageKind, StreamVersion } from './message.js';

/** The newest version of the protocol. */
export const PROTOCOL_VERSION = 1;

/** The first byte of a frame. */
export const FRAME = {
  hello: 1,
  welcome: 2,
  refused: 3,
  message: 4,
  chunk: 5,
  messageEnd: 6,
  gap: 7,
  rewound: 8,
  end: 9,
} as const;

/** Bytes before the content of a frame. */
export const FRAME_HEADER_BYTES = 5;

/** Largest content of a `hello`, bytes. */
export const MAX_HELLO_BYTES = 4_096;

/** Largest content of a `chunk`, bytes. */
export const MAX_CHUNK_BYTES = 262_144;

/** Largest content of other frames, bytes. A `welcome` names only as many gaps as fit. */
export const MAX_CONTENT_BYTES = 65_536;

/** Gaps in a `welcome`; of more, the newest. */
export const MOST_GAPS = 1_000;

/** What the follower asks for. */
export interface Hello {
  version: number;
  /** Needed over TCP and TLS. */
  token?: string;
  /** The first height; when omitted, the first that is kept. */
  from?: number;
  /** The last height; when omitted, the connection stays for new ones. */
  to?: number;
  /** What the follower read before, to learn which heights were replaced since. */
  known?: StreamVersion;
}

/** What the process has. */
export interface Welcome extends KeptHeights {
  version: number;
  stream: StreamVersion;
  /** The lowest height that was replaced since what the follower read before; null if none was. It begins there. */
  rewound: number | null;
  /** The first heights after each start of the node, lowest first: it may have other settings from there on. */
  starts: readonly number[];
}

/** How the bytes of a message ended. */
const MESSAGE_ENDS = ['whole', 'damaged', 'removed'] as const;

/** `whole`, or why the bytes are not those that the node sent. */
export type MessageEnd = (typeof MESSAGE_ENDS)[number];

const KINDS: readonly MessageKind[] = ['finalize', 'commit'];

/** A frame around its content. */
export function frame(type: number, content: Buffer): Buffer {
  const header = frameHeader(type, content.length);
  return Buffer.concat([header, content]);
}

/** The bytes before the content. */
export function frameHeader(type: number, length: number): Buffer {
  const header = Buffer.alloc(FRAME_HEADER_BYTES);
  header[0] = type;
  header.writeUInt32LE(length, 1);
  return header;
}

/** A frame with JSON. */
export function jsonFrame(type: number, value: object): Buffer {
  return frame(type, Buffer.from(JSON.stringify(value)));
}

/** The begin of a message: kind (0 finalize, 1 commit), height, length. */
export function messageFrame({ kind, height, length }: { kind: MessageKind; height: number; length: number }): Buffer {
  const content = Buffer.alloc(13);
  content[0] = KINDS.indexOf(kind);
  content.writeUIntLE(height, 1, 6);
  content.writeUIntLE(length, 7, 6);
  return frame(FRAME.message, content);
}

/** The end of a message: how it ended (0 whole, 1 damaged, 2 removed), CRC-32 of its bytes. */
export function messageEndFrame(end: MessageEnd, checksum: number): Buffer {
  const content = Buffer.alloc(5);
  content[0] = MESSAGE_ENDS.indexOf(end);
  content.writeUInt32LE(checksum, 1);
  return frame(FRAME.messageEnd, content);
}

/** Heights that are missing. */
export function gapFrame({ from, to }: HeightSpan): Buffer {
  const content = Buffer.alloc(12);
  content.writeUIntLE(from, 0, 6);
  content.writeUIntLE(to, 6, 6);
  return frame(FRAME.gap, content);
}

/** All from this height on come again. */
export function rewoundFrame({ height, rewinds }: { height: number; rewinds: number }): Buffer {
  const content = Buffer.alloc(12);
  content.writeUIntLE(height, 0, 6);
  content.writeUIntLE(rewinds, 6, 6);
  return frame(FRAME.rewound, content);
}

/** The content of a `message`. Throws RangeError. */
export function readMessage(content: Buffer): { kind: MessageKind; height: number; length: number } {
  const kind = KINDS[content.readUInt8(0)];
  if (kind === undefined) throw new RangeError('a message of an unknown kind');
  return { kind, height: content.readUIntLE(1, 6), length: content.readUIntLE(7, 6) };
}

/** The content of a `messageEnd`. Throws RangeError. */
export function readMessageEnd(content: Buffer): { end: MessageEnd; checksum: number } {
  const end = MESSAGE_ENDS[content.readUInt8(0)];
  if (end === undefined) throw new RangeError('a message with an unknown end');
  return { end, checksum: content.readUInt32LE(1) };
}

/** The content of a `gap`. Throws RangeError. */
export function readGap(content: Buffer): HeightSpan {
  const span = { from: content.readUIntLE(0, 6), to: content.readUIntLE(6, 6) };
  if (span.from > span.to) throw new RangeError('a gap that ends before it begins');
  return span;
}

/** The content of a `rewound`. Throws RangeError. */
export function readRewound(content: Buffer): { height: number; rewinds: number } {
  return { height: content.readUIntLE(0, 6), rewinds: content.readUIntLE(6, 6) };
}

/** The content of a `hello`; null if it is not one. */
export function readHello(content: Buffer): Hello | null {
  const { version, token, from, to, known } = parseObject(content);
  if (!isCount(version) || version < 1) return null;
  if (token !== undefined && typeof token !== 'string') return null;
  if ([from, to].some((height) => height !== undefined && !isHeight(height))) return null;
  if (known !== undefined && !isStreamVersion(known)) return null;
  // The line before the last checked both.
  return { version, token, from, to, known } as Hello;
}

/** The content of a `welcome`; null if it is not one. */
export function readWelcome(content: Buffer): Welcome | null {
  const { version, stream, first, last, gaps, rewound, starts } = parseObject(content);
  if (!isCount(version) || !isStreamVersion(stream) || !Array.isArray(gaps) || !Array.isArray(starts)) return null;
  if (!isHeightOrNull(first) || !isHeightOrNull(last) || !isHeightOrNull(rewound)) return null;
  return gaps.every(isSpan) && starts.every(isHeight) ? { version, stream, first, last, gaps, rewound, starts } : null;
}

function parseObject(content: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(content.toString());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isHeight(value: unknown): value is number {
  return isCount(value) && value > 0 && value < 2 ** 48;
}

function isHeightOrNull(value: unknown): value is number | null {
  return value === null || isHeight(value);
}

function isSpan(value: unknown): value is HeightSpan {
  if (typeof value !== 'object' || value === null) return false;
  return 'from' in value && 'to' in value && isHeight(value.from) && isHeight(value.to);
}

function isStreamVersion(value: unknown): value is StreamVersion {
  if (typeof value !== 'object' || value === null) return false;
  return 'stream' in value && typeof value.stream === 'string' && 'rewinds' in value && isCount(value.rewinds);
}
