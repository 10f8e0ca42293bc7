import { constants, crc32, deflateRaw } from 'node:zlib';
import { EncodedJson } from './encodedJson.js';

/** Large JSON that never changes: it is compressed once, on another thread, and until then JSON like any other. */
export class CompressedJson extends EncodedJson {
  /** Resolves when `deflated` is there, or cannot be made. */
  readonly compressing: Promise<void>;
  #deflated: Uint8Array | null = null;

  constructor(bytes: Uint8Array) {
    super(bytes);
    this.compressing = new Promise((resolve) => {
      deflateRaw(bytes, { finishFlush: constants.Z_SYNC_FLUSH }, (error, deflated) => {
        if (error === null) this.#deflated = deflated;
        resolve();
      });
    });
  }

  /** The bytes in DEFLATE (RFC 1951), without a final block; null while they are not compressed. */
  get deflated(): Uint8Array | null {
    return this.#deflated;
  }
}

/** Header of a gzip stream (RFC 1952 §2.3): DEFLATE, no flags, no time, any system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** Most bytes of a block that is stored uncompressed. */
const MAX_STORED = 65_535;

/** A gzip stream of three texts, of which the middle one is compressed already; null while it is not. */
export function gzipAround(head: string, { bytes, deflated }: CompressedJson, tail: string): Buffer | null {
  if (deflated === null) return null;
  const [before, after] = [Buffer.from(head), Buffer.from(tail)];
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(after, crc32(bytes, crc32(before))), 0);
  end.writeUInt32LE((before.length + bytes.length + after.length) % 2 ** 32, 4);
  return Buffer.concat([GZIP_HEADER, ...stored(before), deflated, ...stored(after, true), end]);
}

/** A text as blocks that are stored uncompressed (RFC 1951 §3.2.4); the last one ends the stream where asked. */
function stored(text: Buffer, isFinal = false): Buffer[] {
  const blocks: Buffer[] = [];
  for (let start = 0; start < text.length; start += MAX_STORED) {
    const part = text.subarray(start, start + MAX_STORED);
    const header = Buffer.alloc(5);
    header[0] = isFinal && start + part.length === text.length ? 1 : 0;
    header.writeUInt16LE(part.length, 1);
    header.writeUInt16LE(part.length ^ 0xffff, 3);
    blocks.push(header, part);
  }
  return blocks;
}
