/** Old blocks, packed: runs of them as compressed JSON outside of the heap, unpacked when somebody asks. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

import type { StoredBlock } from './storedBlock.js';

/** Blocks in one segment: enough for their repetitions to vanish, few enough to unpack for one of them. */
export const SEGMENT_BLOCKS = 64;

/** Unpacked segments that are kept; who reads one old block usually reads its neighbours. */
const UNPACKED_SEGMENTS = 4;

export class Segments {
  /** Segment k holds the heights from k * SEGMENT_BLOCKS + 1. */
  readonly #packed: Buffer[] = [];
  readonly #unpacked = new Map<number, StoredBlock[]>();

  /** Height up to which blocks are packed. */
  get height(): number {
    return this.#packed.length * SEGMENT_BLOCKS;
  }

  /** Takes the next SEGMENT_BLOCKS blocks. */
  push(blocks: StoredBlock[]): void {
    const packed = deflateRawSync(JSON.stringify(blocks), { level: 3 });
    // zlib hands out a slice of a larger buffer; only the copy lets that go.
    this.#packed.push(Buffer.from(packed));
  }

  at(height: number): StoredBlock | null {
    const index = Math.floor((height - 1) / SEGMENT_BLOCKS);
    return this.#unpack(index)?.[(height - 1) % SEGMENT_BLOCKS] ?? null;
  }

  /** Gives up the newest segment, and answers its blocks. */
  pop(): StoredBlock[] {
    const blocks = this.#unpack(this.#packed.length - 1) ?? [];
    this.#packed.pop();
    this.#unpacked.delete(this.#packed.length);
    return blocks;
  }

  #unpack(index: number): StoredBlock[] | null {
    const packed = this.#packed[index];
    if (packed === undefined) return null;
    const blocks = this.#unpacked.get(index) ?? (JSON.parse(inflateRawSync(packed).toString('utf8')) as StoredBlock[]);
    // Last in is last out.
    this.#unpacked.delete(index);
    this.#unpacked.set(index, blocks);
    for (const oldest of this.#unpacked.keys()) {
      if (this.#unpacked.size <= UNPACKED_SEGMENTS) break;
      this.#unpacked.delete(oldest);
    }
    return blocks;
  }
}
