import { SegmentRemoved, type Segment } from '../spool/segment.js';
import { MAX_CHUNK_BYTES, type MessageEnd } from '../wire.js';

/** Reads the messages of a segment, small ones many at a time. What counts in a segment never changes. */
export class SegmentReader {
  #segment: Segment | null = null;
  #start = 0;
  #bytes = Buffer.alloc(0);

  /** At most MAX_CHUNK_BYTES from the place on; or why they are not there. */
  async read(segment: Segment, position: number, length: number): Promise<Buffer | MessageEnd> {
    const held = this.#held(segment, position, length);
    if (held !== null) return held;
    const bytes = Buffer.allocUnsafe(Math.min(MAX_CHUNK_BYTES, segment.end - position));
    try {
      const count = await segment.read(bytes, position);
      this.#segment = segment;
      this.#start = position;
      this.#bytes = bytes.subarray(0, count);
    } catch (error) {
      return error instanceof SegmentRemoved ? 'removed' : 'damaged';
    }
    return this.#held(segment, position, length) ?? 'damaged';
  }

  /** Gives its memory back. */
  release(): void {
    this.#segment = null;
    this.#bytes = Buffer.alloc(0);
  }

  #held(segment: Segment, position: number, length: number): Buffer | null {
    const at = position - this.#start;
    if (segment !== this.#segment || at < 0 || at + length > this.#bytes.length) return null;
    return this.#bytes.subarray(at, at + length);
  }
}
