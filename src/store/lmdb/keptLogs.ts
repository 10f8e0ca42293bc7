/**
 * The logs of removed blocks, kept for filters and subscriptions that have sent them: the receipts record of each
 * block, and its bloom filter. Their key is the height and the generation of the rollback that removed the block, so
 * the block that stood at a generation is the first of its height with a later one. Beyond the limits, the oldest
 * rollbacks are dropped.
 */
import { methodTable } from '../../../generated/methods.js';
import { RemovedLogsLost } from '../../chain/removedLogs.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { removedLog } from '../blockRecords.js';
import { bloomMayMatch, matcherOf, type LogMatcher } from '../logMatcher.js';
import type { BlockStore } from '../store.js';
import { HeldRecords } from './heldRecords.js';
import { inTransaction } from './inTransaction.js';
import { isSealRight, readSealedOrNull } from './sealedRecords.js';
import { matchInSlices, type RecordUse } from './matchInSlices.js';
import type { KeptLogDatabases, KeptLogKey, KeptLogLimits, LmdbDatabases } from './lmdbDatabases.js';
import { readMeta, writeMeta, type MetaDatabase } from './metadata.js';
import { areLogsKept } from './rollbacks.js';

const { removedLogBytes, removedLogBlocks } = methodTable.eth_getFilterChanges.limits;
/** The limits of the contract. */
export const KEPT_LOGS: KeptLogLimits = { bytes: removedLogBytes.default, blocks: removedLogBlocks.default };

interface KeptRollback {
  heights: number[];
  bytes: number;
}

type KeptTotals = ReturnType<typeof readTotals>;

const BLOOM_BYTES = 256;
/** Bloom filters read in one step. */
const BLOCKS_AT_ONCE = 2_000;
/** One transaction drops rollbacks until it has dropped this many blocks. */
const DROPPED_AT_ONCE = 500;

/** Keeps the logs of the blocks that one rollback removes. Used within its transaction. */
export class KeptLogWriter {
  readonly #rollback: KeptRollback = { heights: [], bytes: 0 };
  readonly #databases: LmdbDatabases;
  readonly #generation: number;
  /** Whether logs of some block cannot be read, and so not kept. */
  #isDamaged = false;

  constructor(databases: LmdbDatabases, generation: number) {
    this.#databases = databases;
    this.#generation = generation;
  }

  /** Called before the block is removed. */
  keep(blockNumber: number): void {
    const { keptLogs } = this.#databases;
    if (keptLogs === null) return;
    const bloom = readSealedOrNull(this.#databases, 'blooms', blockNumber);
    if (bloom === undefined || (bloom !== null && bloom.length < BLOOM_BYTES)) return;
    const bits = bloom && Buffer.from(bloom.subarray(0, BLOOM_BYTES));
    const record = readSealedOrNull(this.#databases, 'receipts', blockNumber);
    if (!record || !bits) {
      this.#isDamaged = true;
      return;
    }
    const key: KeptLogKey = [blockNumber, this.#generation];
    // The view names its own length, which is not that of the buffer under it.
    keptLogs.receipts.putSync(key, Buffer.from(record.buffer, record.byteOffset, record.length));
    keptLogs.blooms.putSync(key, bits);
    this.#rollback.heights.push(blockNumber);
    this.#rollback.bytes += record.length;
  }

  /** Called after the last block. Drops old rollbacks when there is no room for this one. */
  finish(limits: KeptLogLimits): void {
    const { meta, keptLogs } = this.#databases;
    const { heights, bytes } = this.#rollback;
    if (this.#isDamaged) writeMeta(meta, 'keptLogs', { ...readTotals(meta), dropped: this.#generation });
    if (heights.length === 0 || keptLogs === null) return;
    keptLogs.rollbacks.putSync(this.#generation, Buffer.from(JSON.stringify(this.#rollback)));
    const totals = readTotals(meta);
    totals.blocks += heights.length;
    totals.bytes += bytes;
    writeMeta(meta, 'keptLogs', totals);
    dropSome(this.#databases, limits);
  }
}

/** Drops the oldest rollbacks beyond the limits, and yields between transactions. */
export async function dropKeptLogs(databases: LmdbDatabases, limits: KeptLogLimits): Promise<void> {
  while (isBeyond(readTotals(databases.meta), limits)) {
    await new Promise(setImmediate);
    inTransaction(databases, () => dropSome(databases, limits));
  }
}

function dropSome({ meta, keptLogs }: LmdbDatabases, limits: KeptLogLimits): void {
  const totals = readTotals(meta);
  const least = totals.blocks - DROPPED_AT_ONCE;
  while (keptLogs !== null && totals.blocks > least && isBeyond(totals, limits)) dropOldest(keptLogs, totals);
  writeMeta(meta, 'keptLogs', totals);
}

function dropOldest({ receipts, blooms, rollbacks }: KeptLogDatabases, totals: KeptTotals): void {
  const [oldest] = rollbacks.getRange({ limit: 1 });
  if (oldest === undefined) throw new Error('more logs of removed blocks are counted than kept');
  // Written by `KeptLogWriter`.
  const { heights, bytes } = JSON.parse(oldest.value.toString('utf8')) as KeptRollback;
  for (const height of heights) {
    receipts.removeSync([height, oldest.key]);
    blooms.removeSync([height, oldest.key]);
  }
  rollbacks.removeSync(oldest.key);
  totals.blocks -= heights.length;
  totals.bytes -= bytes;
  totals.dropped = Math.max(totals.dropped, oldest.key);
}

function isBeyond({ blocks, bytes }: KeptTotals, limits: KeptLogLimits): boolean {
  return blocks > limits.blocks || bytes > limits.bytes;
}

function readTotals(meta: MetaDatabase) {
  return readMeta(meta, 'keptLogs') ?? { blocks: 0, bytes: 0, dropped: 0 };
}

/** Reads the kept logs of a store that may be written. */
export class KeptLogReader {
  readonly #held = new HeldRecords<string>();
  readonly #databases: LmdbDatabases;

  constructor(databases: LmdbDatabases) {
    this.#databases = databases;
  }

  /** As `BlockStore.removedBlocksThatMayMatch`. */
  async blocksThatMayMatch(
    ...[generation, { from, to }, criteria, signal]: Parameters<BlockStore['removedBlocksThatMayMatch']>
  ): Promise<number[]> {
    this.#checkKept(generation);
    const search = { generation, to, matcher: matcherOf(criteria), numbers: [] };
    for (let next: KeptLogKey | null = [from, generation + 1]; next !== null;) {
      if (sliceIsOver()) await nextSlice(signal);
      next = this.#collect(search, next);
    }
    return search.numbers;
  }

  /** As `BlockStore.removedLogs`. */
  async matching(
    ...[generation, number, criteria, signal]: Parameters<BlockStore['removedLogs']>
  ): Promise<Uint8Array[]> {
    this.#checkKept(generation);
    // None when the block was not removed since.
    const range = { start: [number, generation + 1], end: [number, Infinity], limit: 1 };
    const [key] = this.#databases.keptLogs?.blooms.getKeys(range) ?? [];
    if (key === undefined) return [];
    const heldKey = key.join('/');
    const bytes = this.#held.find(heldKey) ?? this.#read(key);
    if (bytes === undefined) return [];
    const use: RecordUse<{ bytes: Uint8Array }> = {
      hold: (found) => this.#held.hold(heldKey, found.bytes),
      take: (readable, log) => removedLog(readable.bytes, log),
    };
    return matchInSlices({ bytes }, matcherOf(criteria), use, signal);
  }

  /** Throws RemovedLogsLost when the record is damaged: there is no other copy. */
  #read(key: KeptLogKey): Buffer | undefined {
    const record = this.#databases.keptLogs?.receipts.getBinaryFast(key);
    if (record !== undefined && !isSealRight('receipts', key[0], record)) throw new RemovedLogsLost();
    return record;
  }

  /** Adds the heights of matching blocks, from a key on. Returns the key to continue at; null at the end. */
  #collect({ generation, to, matcher, numbers }: KeptSearch, start: KeptLogKey): KeptLogKey | null {
    let read = 0;
    let last: number | null = null;
    for (const { key, value } of this.#databases.keptLogs?.blooms.getRange({ start, end: [to, Infinity] }) ?? []) {
      const [number, removedBy] = key;
      // Blocks that were removed before are skipped at once: there may be thousands.
      if (removedBy <= generation) return [number, generation + 1];
      // Blocks that came and went since.
      if (number === last) return [number + 1, generation + 1];
      last = number;
      if (bloomMayMatch(value, matcher)) numbers.push(number);
      if (++read === BLOCKS_AT_ONCE) return [number + 1, generation + 1];
    }
    return null;
  }

  #checkKept(generation: number): void {
    if (!areLogsKept(this.#databases.meta, generation)) throw new RemovedLogsLost();
  }
}

/** A search for removed blocks, and what it has found. */
interface KeptSearch {
  generation: number;
  to: number;
  matcher: LogMatcher;
  numbers: number[];
}
