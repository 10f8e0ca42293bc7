/**
 * The block store in LMDB: memory-mapped, one writer at a time, read by many processes at once. Reads are synchronous.
 *
 * Writes are synchronous transactions, each flushed to the disk within its commit. The asynchronous transactions of
 * `lmdb` 3.5.6 are not used: on a full disk (measured on a full tmpfs) they resolve for writes that are lost, reject
 * promises without a handler, and hang on close. The synchronous ones throw and leave the store as it was. A killed
 * process loses no commit. A power cut loses only commits that were not flushed yet, and so not announced either.
 * Large blocks, and those of the back-fill, are written so by a thread: neither the records nor the flush hold the
 * event loop.
 */
import { statSync } from 'node:fs';
import type { Hash } from '../../../generated/types.js';
import type { BlockSummary, LogCriteria, TransactionPlace } from '../../chain/blocks.js';
import type { Removals } from '../../chain/logPosition.js';
import type { Awaitable } from '../../concurrency/awaitable.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { fromHex } from '../../ethereum/hex.js';
import { saysDamage, StoreDamaged, StoreRefused, StoreWriteFailed, WriterReplaced } from '../storeErrors.js';
import { countHeights, includesHeight, type HeightRange } from '../heightRanges.js';
import {
  dataFile,
  openDatabases,
  openFilterDatabases,
  openForWriting,
  type KeptLogLimits,
  type LmdbDatabases,
  type LmdbOptions,
} from './lmdbDatabases.js';
import { saysNoRoom } from './room.js';
import { Flusher } from './flusher.js';
import { LmdbFilterStore } from './filters/lmdbFilterStore.js';
import {
  checkIdentity,
  checkMetadata,
  readCounts,
  readMeta,
  readRanges,
  readStamp,
  writeMeta,
  writeStamp,
} from './metadata.js';
import { ValueDamaged } from './sealedValue.js';
import { LmdbRecordReader, type FoundRecord } from './lmdbRecordReader.js';
import { KEPT_LOGS, KeptLogReader } from './keptLogs.js';
import { LOGS_AT_ONCE, matchInSlices, type RecordUse } from './matchInSlices.js';
import { removalsSince } from './rollbacks.js';
import { findUnreadable } from './findUnreadable.js';
import { HeightSet, isBloom, readBloom, readLookUp, readOrNull, readSealed, recordBytes } from './sealedRecords.js';
import { inTransaction } from './inTransaction.js';
import { closeFile, closeInOrder } from './openingLock.js';
import { removeBlocksFrom, writeBlocks } from './writeBlocks.js';
import { WriterThread } from './writerThread.js';
import { takeEpoch } from './writerEpoch.js';
import { bloomMayMatch, findMatchingLogs, matcherOf, type LogMatcher } from '../logMatcher.js';
import { RecentCache } from '../recentCache.js';
import { indexedBlocks, type IndexedBlocks, type LogIndex } from '../logs/logIndex.js';
import * as records from '../blockRecords.js';
import { bytesOf } from '../encodeStoredBlock.js';
import {
  NO_LOG_INDEX,
  type BlockStore,
  type EncodedBlock,
  type LogIndexView,
  type StoreIdentity,
  type StoreReader,
  type StoreStats,
  type Undecodable,
} from '../store.js';
import { decodeSummary } from '../summaryRecord.js';

/** A thousand blocks of a hundred transactions, the most that one eth_feeHistory reads. */
const CACHED_SUMMARY_BYTES = 16 * 1024 * 1024;
/** Memory of a decoded summary and of each of its rewards, roughly measured. */
const SUMMARY_BYTES = 1_000;
const REWARD_BYTES = 150;
/** Blocks of this size, which take some 3 ms, are written by the thread. */
const LARGE_WRITE_BYTES = 512 * 1024;
/** Bloom filters that are tested in one step. */
const BLOOMS_AT_ONCE = 500;
/** A killed reader pins pages until its slot is cleared: at the start, and after this many writes. */
const WRITES_PER_READER_CHECK = 1_000;

/** Opens the store of a chain for reading and writing, and creates a missing one. Throws StoreRefused. */
export function openLmdbStore(
  path: string,
  identity: StoreIdentity,
  options: Pick<LmdbOptions, 'flushed' | 'keptLogs'> = {},
): LmdbStore {
  return openChecked({ ...options, path }, identity);
}

/** Opens an existing store of any chain for reading, next to the process that writes it. */
export function openLmdbReader(
  path: string,
): StoreReader & Pick<LmdbStore, 'knownChain' | 'useLogIndex' | 'indexedBlocks' | 'close'> {
  return openChecked({ path, readOnly: true }, null);
}

function openChecked(options: LmdbOptions, wanted: StoreIdentity | null): LmdbStore {
  let databases = openDatabases(options);
  try {
    if (wanted !== null) databases.root.readerCheck();
    const stored = readStamp(databases.meta, options.path);
    checkMetadata(databases.meta);
    if (stored !== null && wanted !== null) checkIdentity(stored, wanted, options.path);
    if (wanted !== null) databases = openForWriting(databases);
    if (stored === null && wanted !== null) inTransaction(databases, () => writeStamp(databases.meta, wanted));
    const identity = stored ?? wanted;
    if (identity === null) throw new StoreRefused(`the index in ${options.path} is empty`);
    return new LmdbStore(databases, identity, options);
  } catch (error) {
    void closeFile(databases);
    if (error instanceof ValueDamaged) throw new StoreDamaged(options.path, `its record "${error.key}" cannot be read`);
    if (saysDamage(error)) throw new StoreDamaged(options.path, error.message);
    throw saysNoRoom(error) ? new StoreWriteFailed(error) : error;
  }
}

/** Opened by `openLmdbStore` or `openLmdbReader`. */
export class LmdbStore implements BlockStore {
  readonly #records: LmdbRecordReader;
  readonly #summaries: RecentCache<BlockSummary>;
  /** Null when commits are not flushed. */
  readonly #flusher: Flusher | null;
  /** The store's count of removed blocks for which the caches are valid. */
  #removed: number;
  #writes = 0;
  readonly #checkedBlooms = new HeightSet();
  #trouble: string | null = null;
  #onReplaced = (): void => undefined;
  #filters: LmdbFilterStore | null = null;
  readonly #kept: KeptLogReader;
  readonly #keptLimits: KeptLogLimits;
  #logIndex: LogIndex | null = null;
  readonly #databases: LmdbDatabases;
  readonly #path: string;
  readonly #writer: WriterThread;

  constructor(
    databases: LmdbDatabases,
    readonly identity: StoreIdentity,
    { path, readOnly = false, flushed = true, keptLogs = KEPT_LOGS }: LmdbOptions,
  ) {
    this.#databases = databases;
    this.#path = path;
    this.#records = new LmdbRecordReader(databases, { caches: !readOnly });
    this.#summaries = new RecentCache(readOnly ? 0 : CACHED_SUMMARY_BYTES);
    this.#removed = readCounts(databases.meta).removed;
    this.#kept = new KeptLogReader(databases);
    this.#keptLimits = keptLogs;
    this.#flusher = flushed ? new Flusher(databases.root) : null;
    this.#writer = new WriterThread({ path, flushed, keptLogs });
  }

  get logIndex(): LogIndexView {
    return this.#logIndex ?? NO_LOG_INDEX;
  }

  /** From now on, logs are searched in this index, which the caller closes before the store; null for none. */
  useLogIndex(logIndex: LogIndex | null): void {
    this.#logIndex = logIndex;
  }

  /** What a log index asks about the stored blocks. */
  indexedBlocks(): IndexedBlocks {
    return indexedBlocks(this.#databases);
  }

  ranges(): HeightRange[] {
    this.#clearCachesAfterRemovals();
    return readRanges(this.#databases.meta);
  }

  numberOfHash(blockHash: Hash): number | undefined {
    return readLookUp(this.#databases, 'numbers', fromHex(blockHash.slice(2)))?.[0];
  }

  place(transactionHash: Hash): TransactionPlace | undefined {
    const found = readLookUp(this.#databases, 'places', fromHex(transactionHash.slice(2)));
    return found ? { blockNumber: found[0], transactionIndex: found[1] } : undefined;
  }

  summary(blockNumber: number): BlockSummary | undefined {
    const cached = this.#summaries.get(blockNumber);
    if (cached !== undefined) return cached;
    const record = readSealed(this.#databases, 'summaries', blockNumber);
    if (record === undefined) return undefined;
    const summary = decodeSummary(record, recordBytes(record));
    this.#summaries.set(blockNumber, summary, SUMMARY_BYTES + summary.rewards.length * REWARD_BYTES);
    return summary;
  }

  block(blockNumber: number, fullTransactions: boolean): Uint8Array | undefined {
    if (fullTransactions) return this.#records.fullBlock(blockNumber);
    const record = this.#records.find('blocks', blockNumber);
    return record && this.#records.part(record, records.wholeBlock(record.bytes));
  }

  header(blockNumber: number): Uint8Array | undefined {
    const record = this.#records.find('blocks', blockNumber);
    return record && this.#records.partWithBrace(record, records.headerFields(record.bytes));
  }

  receipts(blockNumber: number): Uint8Array | undefined {
    const record = this.#records.find('receipts', blockNumber);
    return record && this.#records.part(record, records.wholeReceipts(record.bytes));
  }

  transaction(place: TransactionPlace): Uint8Array | null | undefined {
    return this.#item('transactions', place, records.listItem);
  }

  receipt(place: TransactionPlace): Uint8Array | null | undefined {
    return this.#item('receipts', place, records.receiptItem);
  }

  transactionLogs(place: TransactionPlace): Uint8Array | null | undefined {
    return this.#item('receipts', place, records.receiptLogs);
  }

  rawTransaction(place: TransactionPlace): Uint8Array | null | undefined {
    return this.#item('raw', place, records.listItem);
  }

  async blocksThatMayMatch(from: number, to: number, criteria: LogCriteria, signal?: AbortSignal): Promise<number[]> {
    const found = (await this.#logIndex?.candidates({ from, to }, criteria, signal)) ?? null;
    if (found !== null) return found;
    const numbers: number[] = [];
    for (let first = from; first <= to; first += BLOOMS_AT_ONCE) {
      for (const number of this.#matchBlooms(first, Math.min(first + BLOOMS_AT_ONCE - 1, to), criteria))
        numbers.push(number);
      if (sliceIsOver()) await nextSlice(signal);
    }
    return numbers;
  }

  #matchBlooms(from: number, to: number, criteria: LogCriteria): number[] {
    const matcher = matcherOf(criteria);
    const numbers: number[] = [];
    for (let number = from; number <= to; number++) {
      const bloom = readBloom(this.#databases, this.#checkedBlooms, number);
      const mayMatch = bloom
        ? isBloom(bloom) && bloomMayMatch(bloom, matcher)
        : includesHeight(readRanges(this.#databases.meta), number);
      if (mayMatch) numbers.push(number);
    }
    return numbers;
  }

  lookUpsAreDamaged(): boolean {
    return this.#databases.damage.lookUps;
  }

  unreadable(from: number, to: number, signal?: AbortSignal): Promise<number[]> {
    return findUnreadable(this.#databases, readRanges(this.#databases.meta), { from, to }, signal);
  }

  matchingLogs(blockNumber: number, criteria: LogCriteria, signal?: AbortSignal): Awaitable<Uint8Array[] | undefined> {
    const record = this.#records.find('receipts', blockNumber);
    if (record === undefined) return undefined;
    const count = records.logCount(record.bytes);
    const matcher = matcherOf(criteria);
    if (count > LOGS_AT_ONCE) return this.#matchInSlices(blockNumber, record, matcher, signal);
    const matching = findMatchingLogs(record.bytes, matcher, 0, count);
    return this.#records.inProportion(
      record,
      matching.map((part) => this.#records.part(record, part)),
    );
  }

  undecodable(blockNumber: number): Undecodable[] | undefined {
    const record = readOrNull(this.#databases, this.#databases.undecodable, blockNumber);
    // Written by `writeBlocks`.
    if (record) return JSON.parse(record.subarray(0, record.length).toString('utf8')) as Undecodable[];
    return record === undefined && readSealed(this.#databases, 'summaries', blockNumber) ? [] : undefined;
  }

  blocksWithUndecodable(limit: number): number[] {
    return [...this.#databases.undecodable.getKeys({ limit })];
  }

  stats(): StoreStats {
    const { transactions, undecodable } = readCounts(this.#databases.meta);
    const blocks = countHeights(this.ranges());
    return { blocks, transactions, undecodable, bytes: statSync(dataFile(this.#path)).size };
  }

  async write(blocks: EncodedBlock[], isBackground = false): Promise<void> {
    try {
      if (blocks.length === 0) return;
      const isLarge = blocks.reduce((sum, block) => sum + bytesOf(block), 0) >= LARGE_WRITE_BYTES;
      if (isBackground || isLarge) await this.#writeInThread(blocks, isBackground);
      else await this.#writer.turn(() => writeBlocks(this.#databases, blocks, this.#keptLimits));
      this.#clearCachesAfterRemovals();
      this.#writes += 1;
      if (this.#writes % WRITES_PER_READER_CHECK === 0) this.#databases.root.readerCheck();
      await this.#flush();
      this.#trouble = null;
    } catch (error) {
      if (error instanceof StoreWriteFailed) this.#trouble = error.reason;
      this.#noteReplaced(error);
      throw error;
    }
  }

  async #writeInThread(blocks: EncodedBlock[], isBackground: boolean): Promise<void> {
    try {
      await this.#writer.write(blocks, !isBackground, this.#databases.fence);
    } catch (error) {
      if (error instanceof StoreWriteFailed) this.#databases.opening.isSound = false;
      throw error;
    } finally {
      // The snapshot of this turn of the event loop may be older than the commit.
      this.#databases.root.resetReadTxn();
    }
  }

  /** What other processes have committed can be read from now on, also within this turn of the event loop. */
  seeCommits(): void {
    this.#databases.root.resetReadTxn();
  }

  trouble(): string | null {
    return this.#trouble;
  }

  async removeFrom(height: number): Promise<number> {
    const removal = { height, keptLogs: this.#keptLimits };
    const removed = await this.#writer
      .turn(() => removeBlocksFrom(this.#databases, removal, () => this.#clearCachesAfterRemovals()))
      .catch((error: unknown) => {
        this.#noteReplaced(error);
        throw error;
      });
    await this.#flush();
    return removed;
  }

  /** The text of the last `rememberChain`; null when there was none. */
  knownChain(): string | null {
    return readMeta(this.#databases.meta, 'knownChain');
  }

  /**
   * From now on this process alone writes: writes of others that have called this reject, and call `onReplaced` there.
   * Rejects with StoreWriteFailed.
   */
  async takeOver(onReplaced: () => void): Promise<void> {
    this.#onReplaced = onReplaced;
    this.#databases.fence.epoch = await this.#writer.turn(() => takeEpoch(this.#databases));
    await this.#flush();
  }

  #noteReplaced(error: unknown): void {
    if (error instanceof WriterReplaced) this.#onReplaced();
  }

  /** Stores a text about the node and its chain. */
  async rememberChain(text: string): Promise<void> {
    await this.#writer.turn(() =>
      inTransaction(this.#databases, () => writeMeta(this.#databases.meta, 'knownChain', text)),
    );
    await this.#flush();
  }

  removedSince(generation: number): Removals {
    return removalsSince(this.#databases.meta, generation);
  }

  removedBlocksThatMayMatch(...search: Parameters<BlockStore['removedBlocksThatMayMatch']>): Promise<number[]> {
    return this.#kept.blocksThatMayMatch(...search);
  }

  removedLogs(...search: Parameters<BlockStore['removedLogs']>): Promise<Uint8Array[]> {
    return this.#kept.matching(...search);
  }

  filters(): LmdbFilterStore {
    return (this.#filters ??= new LmdbFilterStore(openFilterDatabases(this.#databases), (write) =>
      this.#writer.turn(write),
    ));
  }

  async close(): Promise<void> {
    await this.#writer.close();
    await this.#flusher?.settled();
    await closeInOrder(this.#databases);
  }

  /** Called at writes and reads of the ranges: another process (`halley index`) may have removed blocks, too. */
  #clearCachesAfterRemovals(): void {
    const { removed } = readCounts(this.#databases.meta);
    if (removed === this.#removed) return;
    this.#removed = removed;
    this.#records.clearCache();
    this.#summaries.clear();
    this.#logIndex?.blocksRemoved();
  }

  async #flush(): Promise<void> {
    try {
      await this.#flusher?.flush();
    } catch (error) {
      throw new StoreWriteFailed(error);
    }
  }

  #item(
    kind: 'transactions' | 'receipts' | 'raw',
    { blockNumber, transactionIndex }: TransactionPlace,
    find: typeof records.listItem,
  ): Uint8Array | null | undefined {
    const record = this.#records.find(kind, blockNumber);
    if (record === undefined) return undefined;
    const part = find(record.bytes, transactionIndex);
    return part && this.#records.item(record, part);
  }

  async #matchInSlices(
    blockNumber: number,
    record: FoundRecord,
    matcher: LogMatcher,
    signal: AbortSignal | undefined,
  ): Promise<Uint8Array[]> {
    const use: RecordUse<FoundRecord> = {
      hold: (found) => this.#records.holdReceipts(blockNumber, found),
      take: (readable, log) => this.#records.part(readable, log),
    };
    return this.#records.inProportion(record, await matchInSlices(record, matcher, use, signal));
  }
}
