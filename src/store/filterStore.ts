/**
 * Stored polled filters: their criteria, their cursors, and the log of pending transactions that pending filters read.
 * They are stored beside the blocks, so a filter works in every process that shares the store and survives a restart.
 * Only `filters/` uses this interface. `lmdb/filters/lmdbFilterStore.ts` implements it, and
 * `test/store/filterStoreSuite.ts` tests what every implementation promises:
 * - `advance` moves a filter only from the position that the caller saw, so no entry is handed out twice.
 * - When blocks are removed or replaced, every cursor at or above the lowest of them moves below it, in the same write.
 *   The cursor of a log filter first passes the removed logs that were handed out.
 * - A write that fails rejects with StoreWriteFailed and changes nothing.
 * These hold between processes, too.
 *
 * A killed process loses nothing. A power cut may lose the last writes: unlike blocks, they do not wait for the disk.
 */
import type { Filter, Hash } from '../../generated/types.js';
import type { LogPosition } from '../chain/logPosition.js';
import type { Awaitable } from '../concurrency/awaitable.js';

/** What a filter brings: logs, block hashes, or hashes of pending transactions. */
export type FilterKind = 'logs' | 'blocks' | 'pendingTransactions';

/**
 * Up to which entry a filter was answered. The cursor of a pending filter is the number of the last answered entry of
 * the pending log. Only log filters have a `removal`.
 */
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
  /** The position as it was written. */
  stored: FilterPosition;
  /**
   * The position that takes every block into account that was removed or replaced since. Null when the filter is lost:
   * it was not polled for so long that it is not known what was removed, or removed logs are no longer kept.
   */
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

/** How many filters are stored. */
export interface FilterCounts {
  filters: number;
  /** Bytes of the stored filter objects. */
  bytes: number;
  /** How many of them are for pending transactions. */
  pending: number;
}

/** Consecutive entries of the log of pending transactions. */
export interface PendingPage {
  hashes: Hash[];
  /** Number of the last entry in the page; the next page begins after it. */
  to: number;
}

/** The interface of the store; `undefined` means that there is no such filter. */
export interface FilterStore {
  /** How many filters were damaged on the disk when the store was opened. They are gone. */
  readonly damaged: number;
  /** The current generation, which other processes raise, too. */
  generation(): Awaitable<number>;
  add(filter: NewFilter, caps: FilterCaps): Awaitable<void>;
  get(id: string): Awaitable<StoredFilter | undefined>;
  /** The filter object of a log filter; undefined when there is no such log filter. */
  filterObject(id: string): Awaitable<Filter | undefined>;
  /**
   * Moves the filter. `from` is a position as it was written. False, with nothing written, when the filter is no longer
   * there or no longer exists, or when blocks were removed since `to` was made; places among removed logs are not
   * affected by that.
   */
  advance(id: string, from: FilterPosition, to: FilterPosition, usedAtMs: number): Awaitable<boolean>;
  /** As `advance`, but back to where the filter was before, whatever was removed since. */
  setBack(id: string, from: FilterPosition, to: FilterPosition, usedAtMs: number): Awaitable<boolean>;
  /** Writes the times of last use, milliseconds since the epoch by id. Ids of removed filters are ignored. */
  renew(uses: ReadonlyMap<string, number>): Awaitable<void>;
  /** False when there was no such filter. */
  remove(id: string): Awaitable<boolean>;
  /** Removes the filters that were last used before a time; resolves to their number. */
  removeUnused(usedBeforeMs: number): Promise<number>;
  counts(): Awaitable<FilterCounts>;

  /**
   * Appends hashes to the log of pending transactions. Skips those that are in it, unless a block with them was removed
   * since. The log keeps its last 100,000 entries: a filter misses the oldest when more arrive between two polls.
   */
  appendPending(hashes: readonly Hash[]): Awaitable<void>;
  /** Number of the last entry of the log; 0 while it is empty. */
  pendingEnd(): Awaitable<number>;
  /** The entries after the one numbered `cursor`, in order, at most `limit`. */
  pendingSince(cursor: number, limit: number): Awaitable<PendingPage>;
}
