import type { Caller } from '../caller/caller.js';
import { FalseAnswer, HistoryPruned, NodeUnavailable } from '../chain/chainErrors.js';
import { abortable } from '../concurrency/abortable.js';
import { EncodedBlockReader } from '../store/encodedBlockReader.js';
import { BlocksDoNotLink, StoreWriteFailed } from '../store/storeErrors.js';
import { includesHeight } from '../store/heightRanges.js';
import type { BlockStore, EncodedBlock } from '../store/store.js';
import type { BlockReader } from './blockReader.js';
import type { Coverage } from './coverage.js';
import type { Complaints } from './proof/complaints.js';
import type { UnstoredBlocks } from './unstoredBlocks.js';

/** What blocks are read with. */
export interface ReadThroughParts {
  store: BlockStore;
  coverage: Coverage;
  reader: BlockReader;
  indexer: { repair(error: BlocksDoNotLink): Promise<void> };
  complaints: Pick<Complaints, 'report' | 'resolve'>;
  unstored: UnstoredBlocks;
  /** The process that writes the index; null where it is this one. */
  writer?: () => BlockWriter | null;
}

/** Another process that writes the index. */
export interface BlockWriter {
  /** Stores blocks at or below the head. Resolves to false, or rejects, where it cannot. */
  store(heights: readonly number[]): Promise<boolean>;
}

/** Blocks that could not be stored. */
export type UnstoredByNumber = Map<number, EncodedBlockReader>;

/** Fetches, decodes and stores blocks at or below the head that a client needs. */
export class ReadThrough {
  readonly #parts: ReadThroughParts;

  constructor(parts: ReadThroughParts) {
    this.#parts = parts;
  }

  /** Writes unreadable stored blocks again. Resolves to the blocks that could not be stored. */
  async store(heights: number[], caller: Caller): Promise<UnstoredByNumber> {
    const { coverage, unstored } = this.#parts;
    const lowest = Math.min(...heights);
    if (lowest < coverage.nodeEarliest) throw new HistoryPruned(lowest, coverage.earliest);
    const writer = this.#parts.writer?.() ?? null;
    if (writer !== null && (await this.#storedBy(writer, heights, caller))) return new Map();
    const blocks = await this.read(heights, caller);
    // What the other process cannot store is served all the same.
    if (writer !== null) return byNumber(blocks);
    try {
      await this.#add(blocks, caller);
    } catch (error) {
      if (!(error instanceof StoreWriteFailed)) throw error;
      unstored.keep(blocks, error);
      return byNumber(blocks);
    }
    return new Map();
  }

  async #storedBy(writer: BlockWriter, heights: number[], caller: Caller): Promise<boolean> {
    const isStored = await abortable(
      writer.store(heights).catch(() => false),
      caller.signal,
    );
    if (isStored) await this.#parts.coverage.refresh();
    return isStored;
  }

  /** Reads blocks and stores none of them. */
  read(heights: number[], caller: Caller): Promise<EncodedBlock[]> {
    // Reading continues after an abort: other callers may wait for the same blocks.
    return abortable(Promise.all(heights.map((height) => this.#read(height))), caller.signal);
  }

  async #read(height: number): Promise<EncodedBlock> {
    const { coverage, reader } = this.#parts;
    const block = await reader.read(height, 'request');
    if (block === null)
      throw new NodeUnavailable(`it does not have block ${height}, which is below the head of the index`);
    await reader.proveBelow(coverage.head, block);
    return block;
  }

  async #add(blocks: EncodedBlock[], caller: Caller): Promise<void> {
    const { complaints, coverage, indexer } = this.#parts;
    try {
      await coverage.add(await this.#notStored(blocks, caller));
      // Other requests may have stored some of them.
      complaints.resolve(blocks.map(({ summary }) => summary.number));
    } catch (error) {
      if (error instanceof FalseAnswer) complaints.report(error);
      if (!(error instanceof BlocksDoNotLink)) throw error;
      await indexer.repair(error);
      throw new NodeUnavailable('it has other blocks than the index, which is being repaired', { cause: error });
    }
  }

  /** The blocks that no concurrent request has stored, and those that cannot be read. */
  async #notStored(blocks: EncodedBlock[], caller: Caller): Promise<EncodedBlock[]> {
    const { coverage, store, unstored } = this.#parts;
    const missing: EncodedBlock[] = [];
    for (const block of blocks) {
      const { number, hash } = block.summary;
      const isUnreadable =
        includesHeight(coverage.ranges, number) && (await store.unreadable(number, number)).length > 0;
      if (isUnreadable) unstored.unreadable(number, caller);
      if (isUnreadable || (await store.summary(number))?.hash !== hash) missing.push(block);
    }
    return missing;
  }
}

function byNumber(blocks: readonly EncodedBlock[]): UnstoredByNumber {
  return new Map(blocks.map((block) => [block.summary.number, new EncodedBlockReader(block)]));
}
