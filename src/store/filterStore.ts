/**
 * Polled filters at rest: what each asks for, how far it was answered, and the log of pending transactions that those filters read. It lives
 * beside the blocks, so a filter works on every process that shares the store and outlives a restart. `filters/` is its only user.
 * Implementations: `lmdbFilters.ts`. `test/store/filterSuite.ts` holds for every one of them.
 *
 * Promises that every implementation keeps, also between processes:
 * - `advance` moves a filter only from where the caller saw it, so what was handed out once is not handed out again.
 * - When blocks are removed from a height on, or replaced, every cursor at or above it goes below it in the same write.
 * - A write that fails rejects with StoreWriteFailed and changes nothing.
 *
 * A killed process loses none of this. A power cut may lose what was written last: unlike a block, an answer does not wait for the disk.
 */
import type { Filter, Hash } from '../../generated/types.js';
import type { Awaitable } from '../evm/encodedJson.js';

export type FilterKind = 'logs' | 'blocks' | 'pendingTransactions';

/** A place in what a filter brings. */
export interface FilterPlace {
  /** Height of the last block that was answered; of a filter for pending transactions, the number of the last entry of their log. */
  cursor: number;
  /** How many matching logs of the block behind the cursor were answered: 0 unless that block is too large for one answer. */
  logsTaken: number;
}

/** How far a filter was answered. */
export interface FilterPosition extends FilterPlace {
  /** Counts the times that stored blocks were removed or replaced, as far as the cursor takes account of them. */
  generation: number;
}

export interface NewFilter {
  /** Lower-case hex with 0x. */
  id: string;
  kind: FilterKind;
  /** What a log filter asks for; null for the other kinds. */
  filter: Filter | null;
  clientAddress: string;
  position: FilterPosition;
  /** Milliseconds since the epoch. */
  usedAtMs: number;
}

export interface StoredFilter {
  kind: FilterKind;
  /** Below every block that was removed or replaced since it was written. */
  position: FilterPosition;
  usedAtMs: number;
}

/** How much there may be; beyond it, adding rejects with FilterCapReached. */
export interface FilterCaps {
  filtersPerClient: number;
  /** Bytes of the stored filter objects of one client. */
  bytesPerClient: number;
  filters: number;
  bytes: number;
}

export interface FilterCounts {
  filters: number;
  /** Bytes of the stored filter objects. */
  bytes: number;
  /** Filters for pending transactions among them. */
  pending: number;
}

/** A part of the log of pending transactions. */
export interface PendingPage {
  hashes: Hash[];
  /** Number of the last entry of the part; the next one begins behind it. */
  to: number;
}

export interface FilterStore {
  /** The present generation. For a new filter it is asked before the head is, so that no rollback falls between the two. */
  generation(): Awaitable<number>;
  add(filter: NewFilter, caps: FilterCaps): Awaitable<void>;
  get(id: string): Awaitable<StoredFilter | undefined>;
  /** What a log filter asks for; undefined when there is no such log filter. */
  filterObject(id: string): Awaitable<Filter | undefined>;
  /** Moves the filter; false, and nothing is written, when it does not stand at `from` any more or is gone. */
  advance(id: string, from: FilterPosition, to: FilterPlace, usedAtMs: number): Awaitable<boolean>;
  /** Writes when filters were used last, milliseconds since the epoch by id; those that are gone are left out. */
  renew(uses: ReadonlyMap<string, number>): Awaitable<void>;
  /** False when there was none. */
  remove(id: string): Awaitable<boolean>;
  /** Removes the filters that were last used before a time; resolves to how many there were. */
  removeUnused(usedBeforeMs: number): Promise<number>;
  counts(): Awaitable<FilterCounts>;

  /**
   * Appends to the log of pending transactions what is not in it, or was since then in a block that is removed. It keeps its last 100,000
   * entries: a filter that is polled more rarely than that many transactions arrive misses the oldest of them.
   */
  appendPending(hashes: readonly Hash[]): Awaitable<void>;
  /** Number of the last entry of the log; 0 before the first. */
  pendingEnd(): Awaitable<number>;
  /** The entries behind a number, at most `limit` of them, in order. */
  pendingSince(cursor: number, limit: number): Awaitable<PendingPage>;
}
