/**
 * The logs of removed blocks, kept for filters and subscriptions that have handed them out. A record holds the logs of
 * one block; its key is the height and the generation of the rollback that removed the block. So the block that stood
 * at a generation is the first of its height with a later one. The oldest rollbacks are dropped beyond the limits.
 */
import type { Database } from 'lmdb';
import { methodTable } from '../../../generated/methods.js';
import type { LogCriteria } from '../../chain/blocks.js';
import { RemovedLogsLost } from '../../chain/removedLogs.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { encodeRemovedLogs, logCount } from '../blockRecords.js';
import { findMatchingLogs, type LogMatchers } from '../logMatcher.js';
import type { KeptLogDatabases, KeptLogKey, KeptLogLimits, LmdbDatabases } from './lmdbDatabases.js';
import type { MetaDatabase } from './metadata.js';

const { removedLogBytes, removedLogBlocks } = methodTable.eth_getFilterChanges.limits;
/** The limits of the contract. */
export const KEPT_LOGS: KeptLogLimits = { bytes: removedLogBytes.default, blocks: removedLogBlocks.default };

interface KeptRollback {
  heights: number[];
  bytes: number;
}

/** What is kept in all, and the generation of the last rollback that was dropped; 0 for none. */
interface KeptTotals {
  blocks: number;
  bytes: number;
  dropped: number;
}

/** Logs that are matched before other work may run. */
const LOGS_AT_ONCE = 500;
/** Keys that are read before other work may run. */
const BLOCKS_AT_ONCE = 2_000;

/** Keeps the logs of the blocks that one rollback removes. Used within its transaction. */
export class KeptLogWriter {
  readonly #rollback: KeptRollback = { heights: [], bytes: 0 };
  readonly #databases: LmdbDatabases;
  readonly #generation: number;

  /** `generation` is that of the rollback. */
  constructor(databases: LmdbDatabases, generation: number) {
    this.#databases = databases;
    this.#generation = generation;
  }

  /** Called before the block is removed. */
  keep(blockNumber: number): void {
    const { blooms, receipts, keptLogs } = this.#databases;
    // Only blocks that have logs have a bloom filter.
    const record = blooms.doesExist(blockNumber) ? receipts.getBinaryFast(blockNumber) : undefined;
    if (record === undefined || keptLogs === null) return;
    const logs = encodeRemovedLogs(record);
    keptLogs.logs.putSync([blockNumber, this.#generation], Buffer.from(logs.buffer, logs.byteOffset, logs.length));
    this.#rollback.heights.push(blockNumber);
    this.#rollback.bytes += logs.length;
  }

  /** Called after the last block. Drops the oldest rollbacks when there is no room for this one. */
  finish(limits: KeptLogLimits): void {
    const { meta, keptLogs } = this.#databases;
    const { heights, bytes } = this.#rollback;
    if (heights.length === 0 || keptLogs === null) return;
    keptLogs.rollbacks.putSync(this.#generation, Buffer.from(JSON.stringify(this.#rollback)));
    const totals = readTotals(meta);
    totals.blocks += heights.length;
    totals.bytes += bytes;
    dropOldest(keptLogs, totals, limits);
    meta.putSync('keptLogs', Buffer.from(JSON.stringify(totals)));
  }
}

/** Whether the logs of all blocks that were removed since a generation are kept. */
export function areLogsKept(meta: MetaDatabase, generation: number): boolean {
  return generation >= readTotals(meta).dropped;
}

function dropOldest({ logs, rollbacks }: KeptLogDatabases, totals: KeptTotals, limits: KeptLogLimits): void {
  while (totals.blocks > limits.blocks || totals.bytes > limits.bytes) {
    const [oldest] = rollbacks.getRange({ limit: 1 });
    if (oldest === undefined) return;
    // Written by `KeptLogWriter`.
    const { heights, bytes } = JSON.parse(oldest.value.toString('utf8')) as KeptRollback;
    for (const height of heights) logs.removeSync([height, oldest.key]);
    rollbacks.removeSync(oldest.key);
    totals.blocks -= heights.length;
    totals.bytes -= bytes;
    totals.dropped = oldest.key;
  }
}

function readTotals(meta: MetaDatabase): KeptTotals {
  const bytes = meta.getBinary('keptLogs');
  if (bytes === undefined) return { blocks: 0, bytes: 0, dropped: 0 };
  // Written by `KeptLogWriter`.
  return JSON.parse(bytes.toString('utf8')) as KeptTotals;
}

/** Answers for a store that may be written. */
export class KeptLogReader {
  readonly #meta: MetaDatabase;
  readonly #logs: Database<Buffer, KeptLogKey> | undefined;
  readonly #matchers: LogMatchers;

  constructor({ meta, keptLogs }: LmdbDatabases, matchers: LogMatchers) {
    this.#meta = meta;
    this.#logs = keptLogs?.logs;
    this.#matchers = matchers;
  }

  /** As `BlockStore.blocksWithRemovedLogs`. */
  async blocks(generation: number, from: number, to: number): Promise<number[]> {
    this.#checkKept(generation);
    const numbers: number[] = [];
    for (let next: KeptLogKey | null = [from, generation + 1]; next !== null;) {
      if (sliceIsOver()) await nextSlice();
      next = this.#collect(next, to, generation, numbers);
    }
    return numbers;
  }

  /** As `BlockStore.removedLogs`. */
  async matching(
    generation: number,
    number: number,
    criteria: LogCriteria,
    signal: AbortSignal | undefined,
  ): Promise<Uint8Array[]> {
    this.#checkKept(generation);
    const start: KeptLogKey = [number, generation + 1];
    const end: KeptLogKey = [number, Infinity];
    const [found] = this.#logs?.getRange({ start, end, limit: 1 }) ?? [];
    if (found === undefined) return [];
    // A copy of its own: other work may read records meanwhile.
    const record = Buffer.from(found.value);
    const matcher = this.#matchers.of(criteria);
    const matching: Uint8Array[] = [];
    const count = logCount(record);
    for (let first = 0; first < count; first += LOGS_AT_ONCE) {
      if (sliceIsOver()) await nextSlice(signal);
      for (const { start, end } of findMatchingLogs(record, matcher, first, Math.min(first + LOGS_AT_ONCE, count))) {
        matching.push(Buffer.from(record.subarray(start, end)));
      }
    }
    return matching;
  }

  /**
   * Adds the heights of blocks that stood at the generation, from a key on. Answers the key to go on with, or null at
   * the end.
   */
  #collect(start: KeptLogKey, to: number, generation: number, numbers: number[]): KeptLogKey | null {
    let read = 0;
    for (const [number, removedBy] of this.#logs?.getKeys({ start, end: [to, Infinity] }) ?? []) {
      // The height has blocks that were removed before. They are passed over at once: there may be thousands.
      if (removedBy <= generation) return [number, generation + 1];
      // And blocks that came and went since.
      if (number === numbers.at(-1)) return [number + 1, generation + 1];
      numbers.push(number);
      if (++read === BLOCKS_AT_ONCE) return [number + 1, generation + 1];
    }
    return null;
  }

  #checkKept(generation: number): void {
    if (!areLogsKept(this.#meta, generation)) throw new RemovedLogsLost();
  }
}
