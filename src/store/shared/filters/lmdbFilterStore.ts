/**
 * Polled filters in the environment that all processes share, apart from the blocks: a poll never waits for a block
 * that is written and flushed. So a poll is not atomic with the blocks, and need not be:
 * - All that a page is read from is at one generation of the blocks, if that is the generation before the first and
 *   after the last read: generations only rise. `advance` looks after the page was read, and else refuses.
 * - Blocks that are removed between that look and the commit are removed after the poll for everyone: the position says
 *   of which generation the page was, and the next poll says what was removed since.
 * - Of several processes that read the same page, the comparison with the stored position lets one pass.
 */
import type { Filter, Hash } from '../../../../generated/types.js';
import { currentPosition, isSamePosition, movedBelow, type Removals } from '../../../chain/logPosition.js';
import { decodeData, encodeHash } from '../../../ethereum/hex.js';
import { StoreWriteFailed } from '../../storeErrors.js';
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
import { changeFilterCounts, checkFilterCaps, readFilterCounts } from './filterCounts.js';
import { openFilterDatabases, type FilterDatabases } from './filterDatabases.js';
import { GroupedWrites, inTransaction } from '../../lmdb/inTransaction.js';
import { openJson, openValue, openValueOrThrow, readStored, sealValue } from '../../lmdb/sealedValue.js';
import type { SharedEnvironment, SharedFileLog } from '../sharedFile.js';

/** What filters ask of the block index in this process. */
export interface FilteredBlocks {
  /** Names the index. */
  instance(): string;
  /** As in `BlockStore`. Sees every generation that any process has stored with a filter. */
  removedSince(generation: number): Removals;
  /** As in `LmdbStore`. Never calls the listener in a process that only reads. */
  onRemoving(listener: (transactionHashes: readonly Hash[]) => void): void;
}

/** Most filters read or renewed in one event loop iteration. */
const FILTERS_AT_ONCE = 1_000;
/** Most entries of the pending log, about 12 MB; `FilterStore.appendPending` promises this. */
const PENDING_ENTRIES = 100_000;

/** Opens the filters on an index. Those of another index are removed. */
export function openFilterStore(
  shared: SharedEnvironment,
  { blocks, log }: { blocks: FilteredBlocks; log: SharedFileLog },
): LmdbFilterStore {
  const databases = openFilterDatabases(shared, blocks.instance(), log);
  const store = new LmdbFilterStore(databases, blocks);
  blocks.onRemoving((transactionHashes) => {
    try {
      store.forgetPending(transactionHashes);
    } catch (error) {
      log.warn({ err: error }, 'transactions that are pending again may not be announced to filters');
    }
  });
  return store;
}

/** Reads are synchronous. Changes of single filters are grouped, see `GroupedWrites`. */
export class LmdbFilterStore implements FilterStore {
  readonly damaged: number;
  readonly #writes: GroupedWrites;
  readonly #databases: FilterDatabases;
  readonly #blocks: Pick<FilteredBlocks, 'removedSince'>;

  constructor(databases: FilterDatabases, blocks: Pick<FilteredBlocks, 'removedSince'>) {
    this.#databases = databases;
    this.#blocks = blocks;
    this.#writes = new GroupedWrites(databases);
    this.damaged = dropDamagedFilters(databases);
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
    this.#refresh();
    const bytes = readStored(this.#databases.filters, id);
    const state = bytes && openValue(id, bytes);
    if (!state) return undefined;
    const { kind, position: stored, usedAtMs } = decodeUse(state);
    return { kind, stored, position: this.#current(kind, stored), usedAtMs };
  }

  /**
   * Lets the next read see what any process has committed by now. LMDB reads one snapshot in each turn of the event
   * loop, in which a client may already know what another process has done since.
   */
  #refresh(): void {
    this.#databases.root.resetReadTxn();
  }

  filterObject(id: string): Filter | undefined {
    const bytes = readStored(this.#databases.filterObjects, id);
    try {
      // Written by `add`.
      return bytes && (openJson(id, bytes) as Filter);
    } catch {
      // Without its object, the filter is treated as gone.
      return undefined;
    }
  }

  advance(id: string, from: FilterPosition, to: FilterPosition, usedAtMs: number): Promise<boolean> {
    return this.#writes.run(() => {
      const { generation } = to;
      const isCurrent = to.removal !== null || this.#blocks.removedSince(generation).generation === generation;
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
    this.#refresh();
    return readFilterCounts(this.#databases.filterCounts);
  }

  async appendPending(hashes: readonly Hash[]): Promise<void> {
    inTransaction(this.#databases, () => {
      const end = this.#pendingEnd();
      let next = end;
      for (const hash of hashes) if (this.#putPending(hash, next + 1)) next += 1;
      if (next !== end) this.#databases.filterMeta.putSync('pendingEnd', sealValue('pendingEnd', encodeNumber(next)));
    });
  }

  /**
   * Called before the blocks of these transactions are removed: they are new when they are pending again. A process
   * that is killed between the two has forgotten them although their blocks are stored. The next start removes these
   * blocks, and until then such a transaction is announced again only where the node has it pending again.
   */
  forgetPending(hashes: readonly Hash[]): void {
    const { pendingNumbers } = this.#databases;
    const known = hashes.map(decodeData).filter((hash) => pendingNumbers.doesExist(hash));
    if (known.length > 0)
      inTransaction(this.#databases, () => known.forEach((hash) => pendingNumbers.removeSync(hash)));
  }

  pendingEnd(): number {
    this.#refresh();
    return this.#pendingEnd();
  }

  #pendingEnd(): number {
    const bytes = readStored(this.#databases.filterMeta, 'pendingEnd');
    return bytes === undefined ? 0 : openValueOrThrow('pendingEnd', bytes).readDoubleLE(0);
  }

  pendingSince(cursor: number, limit: number): PendingPage {
    this.#refresh();
    const end = this.#pendingEnd();
    const from = Math.max(cursor + 1, end - PENDING_ENTRIES + 1);
    const to = Math.max(cursor, Math.min(end, from + limit - 1));
    const hashes: Hash[] = [];
    for (let number = from; number <= to; number++) {
      const bytes = readStored(this.#databases.pendingHashes, number);
      if (bytes !== undefined) hashes.push(encodeHash(bytes));
    }
    return { hashes, to };
  }

  /** False when the hash is in the pending log already. Drops the oldest entry beyond the limit. */
  #putPending(hash: Hash, number: number): boolean {
    const { pendingHashes, pendingNumbers } = this.#databases;
    const key = decodeData(hash);
    if (pendingNumbers.doesExist(key)) return false;
    pendingNumbers.putSync(key, encodeNumber(number));
    pendingHashes.putSync(number, Buffer.from(key));
    const oldest = pendingHashes.getBinary(number - PENDING_ENTRIES);
    if (oldest === undefined) return true;
    pendingHashes.removeSync(number - PENDING_ENTRIES);
    // The hash may have a newer entry, from after its block was removed.
    const newest = pendingNumbers.getBinary(oldest)?.readDoubleLE(0);
    if (newest === number - PENDING_ENTRIES) pendingNumbers.removeSync(oldest);
    return true;
  }

  /** Null when the filter was not polled for so long that the removals since then are no longer known. */
  #current(kind: FilterKind, stored: FilterPosition): FilterPosition | null {
    const removals = this.#blocks.removedSince(stored.generation);
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

/**
 * Removes the filters whose state is damaged, and counts the others again. Their clients get `filter not found` and
 * make another. Returns how many this process removed. On a full disk they stay, and are not found either.
 */
function dropDamagedFilters(databases: FilterDatabases): number {
  if (findDamagedFilters(databases).length === 0 && areCountsSound(databases)) return 0;
  const { filters, filterObjects, filterCounts } = databases;
  try {
    return inTransaction(databases, () => {
      const damaged = findDamagedFilters(databases);
      for (const id of damaged) {
        filters.removeSync(id);
        filterObjects.removeSync(id);
      }
      filterCounts.clearSync();
      for (const { key, value } of filters.getRange()) {
        const state = openValue(key, value);
        if (state !== null) changeFilterCounts(filterCounts, decodeFilterState(state), 1);
      }
      return damaged.length;
    });
  } catch (error) {
    if (!(error instanceof StoreWriteFailed)) throw error;
    return 0;
  }
}

function findDamagedFilters({ filters }: FilterDatabases): string[] {
  const damaged: string[] = [];
  for (const { key, value } of filters.getRange()) if (openValue(key, value) === null) damaged.push(key);
  return damaged;
}

function areCountsSound({ filterCounts }: FilterDatabases): boolean {
  try {
    for (const { key, value } of filterCounts.getRange()) openJson(key, value);
    return true;
  } catch {
    return false;
  }
}

function encodeNumber(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeDoubleLE(value);
  return bytes;
}
