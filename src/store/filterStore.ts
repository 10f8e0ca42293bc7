/**
 * Stored polled filters: their criteria, their cursors, and the log of pending transactions that pending filters read.
 * They are stored next to the blocks, so a filter works in every process that shares the data folder and survives a
 * restart. `shared/filters/lmdbFilterStore.ts` implements this, and `test/unit/store/shared/filterStoreSuite.ts` tests
 * what every implementation promises, also between processes:
 * - `advance` moves a filter only from the position that the caller saw, so no entry is returned twice.
 * - When blocks were removed or replaced, every cursor at or above the lowest of them is read as one below it. The
 *   cursor of a log filter first passes the removed logs that were returned.
 * - A write that fails rejects with StoreWriteFailed and changes nothing.
 *
 * A killed process loses nothing. A power cut loses all filters: unlike blocks, they do not wait for the disk.
 */
import type { Filter, Hash } from '../../generated/types.js';
import type { LogPosition } from '../chain/logPosition.js';
import type { Awaitable } from '../concurrency/awaitable.js';

/** What a filter returns: logs, block hashes, or hashes of pending transactions. */
export type FilterKind = 'logs' | 'blocks' | 'pendingTransactions';

/** The last returned entry; a number of the pending log for pending filters. Only log filters have a `removal`. */
export type FilterPosition = LogPosition;

/** A filter to be added. */
export interface NewFilter {
  /** Lower-case hex with 0x. */
  id: string;
  kind: FilterKind;
  /** The filter object of a log filter; null for the other kinds. */
  filter: Filter | null;
  clientAddress: string;
  position: FilterPosition;
  /** Milliseconds since the epoch. */
  usedAtMs: number;
}

/** A filter as it is read. */
export interface StoredFilter {
  kind: FilterKind;
  /** As it was written. */
  stored: FilterPosition;
  /** After all removals since. Null when these, or the removed logs, are no longer known: the filter is lost. */
  position: FilterPosition | null;
  /** Milliseconds since the epoch. */
  usedAtMs: number;
}

/** Most filters and bytes that may be stored; adding more rejects with FilterCapReached. */
export interface FilterCaps {
  filtersPerClient: number;
  /** Bytes of the stored filter objects of one client. */
  bytesPerClient: number;
  filters: number;
  bytes: number;
}

/** Totals over the stored filters. */
export interface FilterCounts {
  filters: number;
  /** Bytes of the stored filter objects. */
  bytes: number;
  /** Filters for pending transactions. */
  pending: number;
}

/** Consecutive entries of the log of pending transactions. */
export interface PendingPage {
  hashes: Hash[];
  /** Number of the last entry in the page. */
  to: number;
}

/** `undefined` means that there is no such filter. */
export interface FilterStore {
  /** Filters that were damaged on the disk when the store was opened, and were removed. */
  readonly damaged: number;
  add(filter: NewFilter, caps: FilterCaps): Awaitable<void>;
  get(id: string): Awaitable<StoredFilter | undefined>;
  /** Undefined also for filters without an object. */
  filterObject(id: string): Awaitable<Filter | undefined>;
  /**
   * Moves the filter. `from` is a position as it was written. Writes nothing and returns false when the filter is gone
   * or at another position, or when blocks were removed since `to` was made; the last does not matter for a place among
   * removed logs.
   */
  advance(id: string, from: FilterPosition, to: FilterPosition, usedAtMs: number): Awaitable<boolean>;
  /** As `advance`, but back to an earlier position, whatever was removed since. */
  setBack(id: string, from: FilterPosition, to: FilterPosition, usedAtMs: number): Awaitable<boolean>;
  /** Writes the times of last use, milliseconds since the epoch by id. Unknown ids are ignored. */
  renew(uses: ReadonlyMap<string, number>): Awaitable<void>;
  /** False when there was no such filter. */
  remove(id: string): Awaitable<boolean>;
  /** Resolves to the number of removed filters. */
  removeUnused(usedBeforeMs: number): Promise<number>;
  counts(): Awaitable<FilterCounts>;

  /**
   * Appends hashes to the log of pending transactions. Skips known ones, unless a block with them was removed since.
   * The log keeps its last 100,000 entries: a filter misses the oldest when more arrive between two polls.
   */
  appendPending(hashes: readonly Hash[]): Awaitable<void>;
  /** Number of the last entry of the log; 0 while it is empty. */
  pendingEnd(): Awaitable<number>;
  /** At most `limit` entries after the one numbered `cursor`, in order. */
  pendingSince(cursor: number, limit: number): Awaitable<PendingPage>;
}
