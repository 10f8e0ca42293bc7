import { deflateRawSync, inflateRawSync } from 'node:zlib';

import type { StoredBlock } from './storedBlock.js';

/** Blocks in one segment: enough to compress well, few enough to unpack a segment for one block. */
export const SEGMENT_BLOCKS = 64;

/** Unpacked segments in the cache: a client that reads one old block usually reads its neighbours. */
const UNPACKED_SEGMENTS = 4;

/**
 * Old blocks in segments of compressed JSON outside the heap; a segment is unpacked when one of its blocks is read.
 */
export class PackedBlocks {
  /** Segment k holds the blocks from k * SEGMENT_BLOCKS on. */
  readonly #packed: Buffer[] = [];
  readonly #unpacked = new Map<number, StoredBlock[]>();

  /** Number of packed blocks. */
  get count(): number {
    return this.#packed.length * SEGMENT_BLOCKS;
  }

  /** Takes the next SEGMENT_BLOCKS blocks. */
  push(blocks: StoredBlock[]): void {
    const packed = deflateRawSync(JSON.stringify(blocks), { level: 3 });
    // zlib returns a slice of a larger buffer; the copy lets the garbage collector free that.
    this.#packed.push(Buffer.from(packed));
  }

  /** The block at an index, counted from the first block; null when it is not packed. */
  at(index: number): StoredBlock | null {
    if (index < 0) return null;
    return this.#unpack(Math.floor(index / SEGMENT_BLOCKS))?.[index % SEGMENT_BLOCKS] ?? null;
  }

  /** Removes the newest segment and returns its blocks. */
  pop(): StoredBlock[] {
    const blocks = this.#unpack(this.#packed.length - 1) ?? [];
    this.#packed.pop();
    this.#unpacked.delete(this.#packed.length);
    return blocks;
  }

  #unpack(index: number): StoredBlock[] | null {
    const packed = this.#packed[index];
    if (packed === undefined) return null;
    // `push` packed blocks.
    const blocks = this.#unpacked.get(index) ?? (JSON.parse(inflateRawSync(packed).toString('utf8')) as StoredBlock[]);
    // The map is in order of use: the newest is last.
    this.#unpacked.delete(index);
    this.#unpacked.set(index, blocks);
    for (const oldest of this.#unpacked.keys()) {
      if (this.#unpacked.size <= UNPACKED_SEGMENTS) break;
      this.#unpacked.delete(oldest);
    }
    return blocks;
  }
}
