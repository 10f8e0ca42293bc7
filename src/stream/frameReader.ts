import { FRAME, FRAME_HEADER_BYTES, MAX_CHUNK_BYTES } from './wire.js';

/** A frame, or a part of a `chunk`. */
export interface Frame {
  type: number;
  content: Buffer;
}

/** The bytes are no frames of this protocol. */
export class MalformedFrame extends Error {
  override readonly name = 'MalformedFrame';
}

/** Cuts bytes into frames. `chunk`s come in parts, as their bytes come; other frames are collected. */
export class FrameReader {
  /** Largest content of frames that are collected. */
  readonly #maxBytes: number;
  /** The bytes of a header, or of a frame that is collected. */
  #collected: Buffer[] = [];
  #missing = FRAME_HEADER_BYTES;
  /** The type of the frame whose content comes; null before that. */
  #type: number | null = null;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The frames that these bytes complete. Throws MalformedFrame. */
  *push(bytes: Buffer): Generator<Frame> {
    for (let at = 0; at < bytes.length;) {
      const part = bytes.subarray(at, at + this.#missing);
      at += part.length;
      this.#missing -= part.length;
      if (this.#type === FRAME.chunk) yield { type: FRAME.chunk, content: part };
      else this.#collected.push(part);
      if (this.#missing > 0) continue;
      if (this.#type === null) this.#begin(this.#take());
      const empty = this.#missing === 0 && this.#type !== null;
      if (!empty) continue;
      if (this.#type !== FRAME.chunk) yield { type: this.#type ?? 0, content: this.#take() };
      this.#type = null;
      this.#missing = FRAME_HEADER_BYTES;
    }
  }

  #begin(header: Buffer): void {
    this.#type = header.readUInt8(0);
    this.#missing = header.readUInt32LE(1);
    const limit = this.#type === FRAME.chunk ? MAX_CHUNK_BYTES : this.#maxBytes;
    if (this.#missing > limit) throw new MalformedFrame(`a frame of ${this.#missing} bytes, and ${limit} are allowed`);
  }

  #take(): Buffer {
    const [first = Buffer.alloc(0)] = this.#collected;
    const all = this.#collected.length === 1 ? first : Buffer.concat(this.#collected);
    this.#collected = [];
    return all;
  }
}
