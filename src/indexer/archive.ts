/**
 * Implements `Blocks`. Stored blocks are answered from the store at once. Blocks that are not stored yet are read
 * through: fetched, decoded, stored and served. Null means that there is no such item. Where that cannot be known (the
 * block is pruned, or is not indexed and no node answers) a question rejects.
 */
import type { Data, Hash } from '../../generated/types.js';
import type {
  BlockSummary,
  BlockRange,
  Blocks,
  LogCriteria,
  LogLimits,
  LogPage,
  LogPageLimits,
  TransactionPlace,
} from '../chain/blocks.js';
import { FalseAnswer, HistoryPruned, NodeUnavailable } from '../chain/errors.js';
import type { Node } from '../chain/node.js';
import { abortable } from '../concurrency/abortable.js';
import { EncodedJson, mapAwaitable, type Awaitable } from '../evm/encoding/encodedJson.js';
import { encodeData, ZERO_HASH } from '../evm/hex.js';
import type { Logger } from '../observe/logger.js';
import { BlocksDoNotLink } from '../store/errors.js';
import { FIRST_HEIGHT } from '../store/genesisBlock.js';
import { gapsWithin, includesHeight } from '../store/heightRanges.js';
import type { BlockStore, EncodedBlock } from '../store/store.js';
import type { BlockReader } from './blockReader.js';
import type { Complaints } from './proof/complaints.js';
import type { Coverage } from './coverage.js';
import { searchLogPage, searchLogs, type LogSearch } from './logSearch.js';

/** What an archive reads from, and what it calls when the node's blocks do not link to the stored ones. */
export interface ArchiveParts {
  store: BlockStore;
  coverage: Coverage;
  reader: BlockReader;
  indexer: { repair(error: BlocksDoNotLink): Promise<void> };
  complaints: Pick<Complaints, 'report'>;
  node: Pick<Node, 'heightOfBlock' | 'heightOfTransaction'>;
  log: Logger;
}

/** Missing blocks of a log search that are fetched and written together. */
const BATCH_BLOCKS = 16;

/** The index with read-through to the node. */
export class Archive implements Blocks {
  readonly #parts: ArchiveParts;

  constructor(parts: ArchiveParts) {
    this.#parts = parts;
  }

  head(): number {
    return this.#parts.coverage.head;
  }

  earliest(): number {
    return this.#parts.coverage.earliest;
  }

  numberOfHash(blockHash: Hash, signal?: AbortSignal): Awaitable<number | null> {
    return mapAwaitable(this.#parts.store.numberOfHash(blockHash), (number) => {
      if (number !== undefined) return number <= this.head() ? number : null;
      return this.#parts.coverage.complete ? null : this.#askNumber(blockHash, signal);
    });
  }

  summary(blockNumber: number, signal?: AbortSignal): Awaitable<BlockSummary | null> {
    return this.#ask(blockNumber, () => this.#parts.store.summary(blockNumber), signal);
  }

  block(blockNumber: number, fullTransactions: boolean, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    return this.#askJson(blockNumber, () => this.#parts.store.block(blockNumber, fullTransactions), signal);
  }

  header(blockNumber: number, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    return this.#askJson(blockNumber, () => this.#parts.store.header(blockNumber), signal);
  }

  receipts(blockNumber: number, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    return this.#askJson(blockNumber, () => this.#parts.store.receipts(blockNumber), signal);
  }

  place(transactionHash: Hash, signal?: AbortSignal): Awaitable<TransactionPlace | null> {
    return mapAwaitable(this.#parts.store.place(transactionHash), (place) => {
      if (place !== undefined) return place.blockNumber <= this.head() ? place : null;
      return this.#parts.coverage.hasEveryTransaction ? null : this.#askPlace(transactionHash, signal);
    });
  }

  transaction(place: TransactionPlace, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    return this.#askJson(place.blockNumber, () => this.#parts.store.transaction(place), signal);
  }

  receipt(place: TransactionPlace, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    return this.#askJson(place.blockNumber, () => this.#parts.store.receipt(place), signal);
  }

  transactionLogs(place: TransactionPlace, signal?: AbortSignal): Awaitable<EncodedJson | null> {
    return this.#askJson(place.blockNumber, () => this.#parts.store.transactionLogs(place), signal);
  }

  rawTransaction(place: TransactionPlace, signal?: AbortSignal): Awaitable<Data | null> {
    const raw = this.#ask(place.blockNumber, () => this.#parts.store.rawTransaction(place), signal);
    return mapAwaitable(raw, (bytes) => (bytes === null ? null : encodeData(bytes)));
  }

  logs(range: BlockRange, criteria: LogCriteria, limits: LogLimits, signal?: AbortSignal): Promise<EncodedJson> {
    return searchLogs(this.#logSearch(range, criteria, signal), limits);
  }

  logPage(range: BlockRange, criteria: LogCriteria, limits: LogPageLimits, signal?: AbortSignal): Promise<LogPage> {
    return searchLogPage(this.#logSearch(range, criteria, signal), limits);
  }

  #logSearch(range: BlockRange, criteria: LogCriteria, signal: AbortSignal | undefined): LogSearch {
    return {
      store: this.#parts.store,
      ensureStored: (first, last) => this.#ensureStored(first, last, signal),
      range,
      criteria,
      signal,
    };
  }

  /** Asks the store. When the block is not stored, reads it through and asks again. */
  #ask<T>(blockNumber: number, ask: () => Awaitable<T | undefined>, signal?: AbortSignal): Awaitable<T | null> {
    if (blockNumber > this.head() || this.head() === 0) return null;
    return mapAwaitable(ask(), (found) => {
      if (found !== undefined) return found;
      return blockNumber === 0 ? this.#askGenesis(ask, signal) : this.#askAfterReading(blockNumber, ask, signal);
    });
  }

  #askJson(
    blockNumber: number,
    ask: () => Awaitable<Uint8Array | null | undefined>,
    signal?: AbortSignal,
  ): Awaitable<EncodedJson | null> {
    const answer = this.#ask(blockNumber, ask, signal);
    return mapAwaitable(answer, (bytes) => (bytes === null ? null : new EncodedJson(bytes)));
  }

  /** Block 0 is stored with block 1. Null where block 1 names another parent, or the chain begins higher. */
  #askGenesis<T>(ask: () => Awaitable<T | undefined>, signal: AbortSignal | undefined): Awaitable<T | null> {
    const { earliest, lowestHeight } = this.#parts.coverage;
    if (lowestHeight === FIRST_HEIGHT && earliest > 0) return null;
    return mapAwaitable(this.summary(lowestHeight, signal), (lowest) => {
      if (lowestHeight === FIRST_HEIGHT) return mapAwaitable(ask(), (found) => found ?? null);
      if (lowest?.parentHash === ZERO_HASH) return null;
      throw new HistoryPruned(0, lowestHeight);
    });
  }

  async #askAfterReading<T>(
    blockNumber: number,
    ask: () => Awaitable<T | undefined>,
    signal: AbortSignal | undefined,
  ): Promise<T | null> {
    await this.#readThrough([blockNumber], signal);
    const found = await ask();
    if (found === undefined) throw new NodeUnavailable(`block ${blockNumber} was removed while it was read`);
    return found;
  }

  /** Fetches, decodes and stores blocks at or below the head. */
  async #readThrough(heights: number[], signal: AbortSignal | undefined): Promise<void> {
    const { coverage, reader } = this.#parts;
    const lowest = Math.min(...heights);
    if (lowest < coverage.nodeEarliest) throw new HistoryPruned(lowest, coverage.earliest);
    const reading = Promise.all(heights.map((height) => this.#read(reader, height)));
    // Other callers may wait for the same blocks, so reading goes on after an abort.
    await this.#add(await abortable(reading, signal));
  }

  async #read(reader: BlockReader, height: number): Promise<EncodedBlock> {
    const block = await reader.read(height, 'request');
    if (block === null)
      throw new NodeUnavailable(`it does not have block ${height}, which is below the head of the index`);
    await reader.prove(block);
    return block;
  }

  async #add(blocks: EncodedBlock[]): Promise<void> {
    try {
      await this.#parts.coverage.add(await this.#notStored(blocks));
    } catch (error) {
      if (error instanceof FalseAnswer) this.#parts.complaints.report(error);
      if (!(error instanceof BlocksDoNotLink)) throw error;
      await this.#parts.indexer.repair(error);
      throw new NodeUnavailable('it has other blocks than the index, which is being repaired', { cause: error });
    }
  }

  /** The blocks that no concurrent request has stored meanwhile. */
  async #notStored(blocks: EncodedBlock[]): Promise<EncodedBlock[]> {
    const missing: EncodedBlock[] = [];
    for (const block of blocks) {
      const stored = await this.#parts.store.summary(block.summary.number);
      if (stored?.hash !== block.summary.hash) missing.push(block);
    }
    return missing;
  }

  /** Heights begin at 1: block 0 has no logs. */
  async #ensureStored(from: number, to: number, signal: AbortSignal | undefined): Promise<void> {
    for (const gap of gapsWithin(await this.#parts.store.ranges(), Math.max(from, FIRST_HEIGHT), to)) {
      for (let first = gap.from; first <= gap.to; first += BATCH_BLOCKS) {
        const count = Math.min(BATCH_BLOCKS, gap.to - first + 1);
        await this.#readThrough(
          Array.from({ length: count }, (_, index) => first + index),
          signal,
        );
      }
    }
  }

  async #askNumber(blockHash: Hash, signal: AbortSignal | undefined): Promise<number | null> {
    const height = await this.#parts.node.heightOfBlock(blockHash, signal);
    if (height !== null) return height <= this.head() ? height : null;
    // The node does not know block 0.
    const isGenesis = this.earliest() === 0 && (await this.summary(0, signal))?.hash === blockHash;
    return isGenesis ? 0 : null;
  }

  async #askPlace(transactionHash: Hash, signal: AbortSignal | undefined): Promise<TransactionPlace | null> {
    const height = await this.#parts.node.heightOfTransaction(transactionHash, signal);
    if (height === null || height > this.head()) return null;
    const { coverage, reader, store } = this.#parts;
    if ((await store.summary(height)) === undefined) await this.#readThrough([height], signal);
    else if (includesHeight(coverage.unchecked, height))
      await coverage.add([await abortable(this.#read(reader, height), signal)]);
    return (await this.#parts.store.place(transactionHash)) ?? null;
  }
}
