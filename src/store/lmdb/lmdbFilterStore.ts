/** Polled filters in LMDB, in the same environment as the blocks. */
import type { Filter, Hash } from '../../../generated/types.js';
import {
  decodeFilterState,
  decodeStoredFilter,
  decodeUsedAtMs,
  encodeFilterState,
  type FilterState,
} from './filterState.js';
import type {
  FilterCaps,
  FilterCounts,
  FilterPlace,
  FilterPosition,
  FilterStore,
  NewFilter,
  PendingPage,
  StoredFilter,
} from '../filterStore.js';
import type { FilterDatabases } from './lmdbDatabases.js';
import { GroupedWrites } from './groupedWrites.js';
import { changeFilterCounts, checkFilterCaps, readFilterCounts } from './filterCounts.js';
import { LmdbPendingLog } from './lmdbPendingLog.js';
import { lowestRemovedSince, readGeneration } from './rollbacks.js';
import { inTransaction } from './inTransaction.js';

/** Most filters read or renewed in one event loop iteration. */
const FILTERS_AT_ONCE = 1_000;

/** Reads answer at once. Changes of single filters are grouped, see `GroupedWrites`. */
export class LmdbFilterStore implements FilterStore {
  readonly #pending: LmdbPendingLog;
  readonly #writes: GroupedWrites;
  readonly #databases: FilterDatabases;

  constructor(databases: FilterDatabases) {
    this.#databases = databases;
    this.#pending = new LmdbPendingLog(databases);
    this.#writes = new GroupedWrites(databases.root);
  }

  generation(): number {
    return readGeneration(this.#databases.meta);
  }

  add(filter: NewFilter, caps: FilterCaps): Promise<void> {
    const object = filter.filter === null ? null : Buffer.from(JSON.stringify(filter.filter));
    const { id, kind, position, usedAtMs, clientAddress } = filter;
    const state = { kind, position, usedAtMs, clientAddress, objectBytes: object?.length ?? 0 };
    return this.#writes.run(() => {
      checkFilterCaps(this.#databases.filterCounts, state, caps);
      changeFilterCounts(this.#databases.filterCounts, state, 1);
      this.#databases.filters.putSync(id, encodeFilterState(state));
      if (object !== null) this.#databases.filterObjects.putSync(id, object);
    });
  }

  get(id: string): StoredFilter | undefined {
    const bytes = this.#databases.filters.getBinaryFast(id);
    return bytes === undefined ? undefined : this.#inCurrentGeneration(decodeStoredFilter(bytes));
  }

  filterObject(id: string): Filter | undefined {
    const bytes = this.#databases.filterObjects.getBinary(id);
    return bytes === undefined ? undefined : (JSON.parse(bytes.toString('utf8')) as Filter);
  }

  advance(id: string, from: FilterPosition, to: FilterPlace, usedAtMs: number): Promise<boolean> {
    return this.#writes.run(() => {
      const state = this.#read(id);
      const stored = state && this.#inCurrentGeneration(state);
      if (state === undefined || stored === undefined || !isSamePosition(stored.position, from)) return false;
      const position = { cursor: to.cursor, logsTaken: to.logsTaken, generation: from.generation };
      this.#databases.filters.putSync(id, encodeFilterState({ ...state, position, usedAtMs }));
      return true;
    });
  }

  async renew(uses: ReadonlyMap<string, number>): Promise<void> {
    const all = [...uses];
    for (let start = 0; start < all.length; start += FILTERS_AT_ONCE) {
      inTransaction(this.#databases.root, () => {
        for (const [id, usedAtMs] of all.slice(start, start + FILTERS_AT_ONCE)) this.#renew(id, usedAtMs);
      });
      await new Promise(setImmediate);
    }
  }

  remove(id: string): Promise<boolean> {
    return this.#writes.run(() => this.#remove(id));
  }

  async removeUnused(usedBeforeMs: number): Promise<number> {
    let removed = 0;
    let last: string | undefined;
    for (;;) {
      const ids: string[] = [];
      let read = 0;
      const range = last === undefined ? {} : { start: last, exclusiveStart: true };
      for (const { key, value } of this.#databases.filters.getRange({ ...range, limit: FILTERS_AT_ONCE })) {
        read += 1;
        last = key;
        if (decodeUsedAtMs(value) < usedBeforeMs) ids.push(key);
      }
      if (ids.length > 0) removed += this.#removeStillUnused(ids, usedBeforeMs);
      if (read < FILTERS_AT_ONCE) return removed;
      await new Promise(setImmediate);
    }
  }

  counts(): FilterCounts {
    return readFilterCounts(this.#databases.filterCounts);
  }

  appendPending(hashes: readonly Hash[]): void {
    this.#pending.append(hashes);
  }

  pendingEnd(): number {
    return this.#pending.end();
  }

  pendingSince(cursor: number, limit: number): PendingPage {
    return this.#pending.since(cursor, limit);
  }

  /** The filter in the current generation; undefined when it was not polled for too many generations. */
  #inCurrentGeneration(stored: StoredFilter): StoredFilter | undefined {
    const { position } = stored;
    const generation = readGeneration(this.#databases.meta);
    if (position.generation === generation) return stored;
    const lowest = lowestRemovedSince(this.#databases.meta, position.generation);
    if (lowest === null) return undefined;
    // Block `cursor + 1` may be a removed one, too. Then `logsTaken` says nothing about the block that replaces it.
    const isAbove = stored.kind !== 'pendingTransactions' && position.cursor >= lowest - 1;
    const place = isAbove ? { cursor: lowest - 1, logsTaken: 0 } : position;
    return { ...stored, position: { ...place, generation } };
  }

  #read(id: string): FilterState | undefined {
    const bytes = this.#databases.filters.getBinary(id);
    return bytes === undefined ? undefined : decodeFilterState(bytes);
  }

  #renew(id: string, usedAtMs: number): void {
    const state = this.#read(id);
    if (state === undefined || state.usedAtMs >= usedAtMs) return;
    this.#databases.filters.putSync(id, encodeFilterState({ ...state, usedAtMs }));
  }

  #remove(id: string): boolean {
    const state = this.#read(id);
    if (state === undefined) return false;
    changeFilterCounts(this.#databases.filterCounts, state, -1);
    this.#databases.filters.removeSync(id);
    this.#databases.filterObjects.removeSync(id);
    return true;
  }

  /** A filter may have been used since it was read, so each is checked again inside the transaction. */
  #removeStillUnused(ids: readonly string[], usedBeforeMs: number): number {
    return inTransaction(this.#databases.root, () => {
      const unused = ids.filter((id) => (this.#read(id)?.usedAtMs ?? Infinity) < usedBeforeMs);
      for (const id of unused) this.#remove(id);
      return unused.length;
    });
  }
}

function isSamePosition(one: FilterPosition, other: FilterPosition): boolean {
  return one.cursor === other.cursor && one.logsTaken === other.logsTaken && one.generation === other.generation;
}
