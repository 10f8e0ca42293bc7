import type { BlockBatches, BlockFacts, UndecodedBlocks } from '../chain/node.js';
import { NodeUnavailable } from '../chain/chainErrors.js';
import { bytesOf } from '../store/encodeStoredBlock.js';
import type { EncodedBlock } from '../store/store.js';
import type { BlockContext, BlockReader } from './blockReader.js';
import { GROUP_BYTES } from './coverage.js';

/** Decodes a batch in other threads: each block, or why it could not be decoded. */
export interface BatchDecoder {
  decode(
    undecoded: UndecodedBlocks,
    contextOf: (facts: BlockFacts) => Promise<BlockContext>,
  ): Promise<(EncodedBlock | Error)[]>;
}

/** What batches are read with. */
export interface BatchReaderParts {
  batches: BlockBatches;
  decoder: BatchDecoder;
  reader: BlockReader;
}

/** The outcome of `read`. Each height that was tried is in one of the lists, unless there was a failure. */
export interface ReadBlocks {
  /** The highest first. */
  blocks: EncodedBlock[];
  /** Heights that must be read one by one: the batch lacked the block, or a hash refutes it. Descending. */
  left: number[];
  /** Why not all heights were tried; null when they were, or when the blocks are enough for one write. */
  failure: unknown;
  /** The lowest height that was tried, or the one above the highest of those that were asked for. */
  lowest: number;
}

/** Requests under way at the same time. With a third one, a node answers no faster. */
const REQUESTS = 2;

/** Most blocks that are read and written together. */
export const READ_BLOCKS = 256;

/**
 * Reads old blocks in batches that other threads decode. It is fast where all is well, and leaves what is not to the
 * reader of single blocks: what that one says of a height counts.
 */
export class BatchReader {
  readonly #parts: BatchReaderParts;
  #ahead: { heights: readonly number[]; read: Promise<ReadBlocks> } | null = null;

  constructor(parts: BatchReaderParts) {
    this.#parts = parts;
  }

  /**
   * Reads and proves blocks below `head` until there are enough for one write; `heights` descend. Then begins to read
   * `following`, some of the heights below the lowest one, which the next call returns.
   */
  async read(
    heights: readonly number[],
    head: number,
    following: (below: number) => readonly number[],
  ): Promise<ReadBlocks> {
    const ahead = this.#ahead !== null && this.#ahead.heights[0] === heights[0] ? this.#ahead.read : null;
    this.#ahead = null;
    const read = await this.#proven(await (ahead ?? this.#read(heights)), head);
    const next = read.failure === null && read.left.length === 0 ? following(read.lowest) : [];
    if (next.length > 0) this.#ahead = { heights: next, read: this.#read(next) };
    return read;
  }

  /** Never rejects. */
  async #read(heights: readonly number[]): Promise<ReadBlocks> {
    const read: ReadBlocks = { blocks: [], left: [], failure: null, lowest: (heights[0] ?? 0) + 1 };
    let next = 0;
    let bytes = 0;
    const readMore = async (): Promise<void> => {
      while (next < heights.length && bytes < GROUP_BYTES && read.failure === null) {
        const part = heights.slice(next, next + this.#parts.batches.size);
        next += part.length;
        try {
          // Read only now: the other request adds to it, too.
          const more = await this.#readPart(part, read);
          bytes += more;
        } catch (error) {
          read.failure ??= error;
        }
      }
    };
    await Promise.all(Array.from({ length: REQUESTS }, readMore));
    read.lowest = heights[next - 1] ?? read.lowest;
    read.blocks.sort((one, other) => other.summary.number - one.summary.number);
    return read;
  }

  /** Resolves to the bytes of the blocks. */
  async #readPart(heights: readonly number[], read: ReadBlocks): Promise<number> {
    const { batches, decoder, reader } = this.#parts;
    const contextOf = (facts: BlockFacts) => reader.contextOf(facts, 'backfill');
    let bytes = 0;
    const fetched = await reader.inTurn('backfill', (caller) => batches.fetch(heights, caller));
    const found = new Set(fetched.flatMap((undecoded) => undecoded.heights));
    read.left.push(...heights.filter((height) => !found.has(height)));
    for (const undecoded of fetched) {
      const blocks = await decoder.decode(undecoded, contextOf).catch((error: unknown) => {
        // A thread whose memory is full ends. One block needs less.
        if (error instanceof NodeUnavailable) throw error;
        return undecoded.heights.map(() => new Error('the batch cannot be decoded', { cause: error }));
      });
      for (const [index, block] of blocks.entries()) {
        if (block instanceof Error) {
          reader.noteUndecoded(block);
          read.left.push(undecoded.heights[index]!);
          continue;
        }
        reader.noteEncoded(block);
        read.blocks.push(block);
        bytes += bytesOf(block);
      }
    }
    return bytes;
  }

  async #proven(read: ReadBlocks, head: number): Promise<ReadBlocks> {
    const blocks: EncodedBlock[] = [];
    const left = [...read.left];
    for (const block of read.blocks) {
      try {
        await this.#parts.reader.proveBelow(head, block);
        blocks.push(block);
      } catch {
        left.push(block.summary.number);
      }
    }
    return { ...read, blocks, left: left.sort((one, other) => other - one) };
  }
}
