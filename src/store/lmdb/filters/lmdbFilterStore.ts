/** Polled filters in LMDB, in the same environment as the blocks. */
import type { Filter, Hash } from '../../../../generated/types.js';
import { currentPosition, isSamePosition, movedBelow } from '../../../chain/logPosition.js';
import { decodeFilterState, decodeUsedAtMs, decodeUse, encodeFilterState, type FilterState } from './filterState.js';
import type {
  FilterCaps,
  FilterCounts,
  FilterKind,
  FilterPosition,
  FilterStore,
  NewFilter,
  PendingPage,
  StoredFilter,
} from '../../filterStore.js';
import type { FilterDatabases } from '../lmdbDatabases.js';
import { GroupedWrites } from '../groupedWrites.js';
import { changeFilterCounts, checkFilterCaps, readFilterCounts } from './filterCounts.js';
import { LmdbPendingLog } from './lmdbPendingLog.js';
import { readGeneration, removalsSince } from '../rollbacks.js';
import { inTransaction } from '../inTransaction.js';
import { dropDamagedFilters } from './damagedFilters.js';
import { openJson, openValue, readStored, sealValue } from '../sealedValue.js';

/** Most filters read or renewed in one event loop iteration. */
const FILTERS_AT_ONCE = 1_000;

/** Reads answer at once. Changes of single filters are grouped, see `GroupedWrites`. */
export class LmdbFilterStore implements FilterStore {
  /** Filters that were damaged, and are gone. */
  readonly damaged: number;
  readonly #pending: LmdbPendingLog;
  readonly #writes: GroupedWrites;
  readonly #databases: FilterDatabases;

  constructor(databases: FilterDatabases) {
    this.#databases = databases;
    this.#pending = new LmdbPendingLog(databases);
    this.#writes = new GroupedWrites(databases);
    this.damaged = dropDamagedFilters(databases);
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
      this.#databases.filters.putSync(id, sealValue(id, encodeFilterState(state)));
      if (object !== null) this.#databases.filterObjects.putSync(id, sealValue(id, object));
    });
  }

  get(id: string): StoredFilter | undefined {
    const bytes = readStored(this.#databases.filters, id);
    const state = bytes && openValue(id, bytes);
    if (!state) return undefined;
    const { kind, position: stored, usedAtMs } = decodeUse(state);
    return { kind, stored, position: this.#current(kind, stored), usedAtMs };
  }

  filterObject(id: string): Filter | undefined {
    const bytes = readStored(this.#databases.filterObjects, id);
    try {
      // Written by `add`.
      return bytes && (openJson(id, bytes) as Filter);
    } catch {
      // Without it, the filter is as good as gone.
      return undefined;
    }
  }

  advance(id: string, from: FilterPosition, to: FilterPosition, usedAtMs: number): Promise<boolean> {
    return this.#writes.run(() => {
      const isCurrent = to.removal !== null || to.generation === this.generation();
      return isCurrent && this.#move(id, from, to, usedAtMs);
    });
  }

  setBack(id: string, from: FilterPosition, to: FilterPosition, usedAtMs: number): Promise<boolean> {
    return this.#writes.run(() => this.#move(id, from, to, usedAtMs));
  }

  async renew(uses: ReadonlyMap<string, number>): Promise<void> {
    const all = [...uses];
    for (let start = 0; start < all.length; start += FILTERS_AT_ONCE) {
      inTransaction(this.#databases, () => {
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

  /** Null when the filter was not polled for so long that it is not known what was removed meanwhile. */
  #current(kind: FilterKind, stored: FilterPosition): FilterPosition | null {
    const removals = removalsSince(this.#databases.meta, stored.generation);
    if (kind === 'logs') return currentPosition(stored, removals);
    const { generation, lowest } = removals;
    if (generation === stored.generation) return stored;
    if (lowest === null) return null;
    return kind === 'blocks' ? movedBelow(stored, lowest, generation) : { ...stored, generation };
  }

  #move(id: string, from: FilterPosition, to: FilterPosition, usedAtMs: number): boolean {
    const state = this.#read(id);
    if (state === undefined || !isSamePosition(state.position, from)) return false;
    this.#databases.filters.putSync(id, sealValue(id, encodeFilterState({ ...state, position: to, usedAtMs })));
    return true;
  }

  #read(id: string): FilterState | undefined {
    const bytes = readStored(this.#databases.filters, id);
    const state = bytes && openValue(id, bytes);
    return state ? decodeFilterState(state) : undefined;
  }

  #renew(id: string, usedAtMs: number): void {
    const state = this.#read(id);
    if (state === undefined || state.usedAtMs >= usedAtMs) return;
    this.#databases.filters.putSync(id, sealValue(id, encodeFilterState({ ...state, usedAtMs })));
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
    return inTransaction(this.#databases, () => {
      const unused = ids.filter((id) => (this.#read(id)?.usedAtMs ?? Infinity) < usedBeforeMs);
      for (const id of unused) this.#remove(id);
      return unused.length;
    });
  }
}
