import { StoreWriteFailed } from '../../storeErrors.js';
import { changeFilterCounts } from './filterCounts.js';
import { decodeFilterState } from './filterState.js';
import { inTransaction } from '../inTransaction.js';
import type { FilterDatabases } from '../lmdbDatabases.js';
import { openJson, openValue } from '../sealedValue.js';

/**
 * Removes the filters whose state is damaged, and counts the others anew. Their clients get `filter not found` and make
 * another. Returns how many there were. Where the disk is full, they stay, and are not found all the same.
 */
export function dropDamagedFilters(databases: FilterDatabases): number {
  const { filters, filterObjects } = databases;
  const damaged: string[] = [];
  for (const { key, value } of filters.getRange()) if (openValue(key, value) === null) damaged.push(key);
  if (damaged.length === 0 && areCountsSound(databases)) return 0;
  try {
    inTransaction(databases, () => {
      for (const id of damaged) {
        filters.removeSync(id);
        filterObjects.removeSync(id);
      }
      countAnew(databases);
    });
  } catch (error) {
    if (!(error instanceof StoreWriteFailed)) throw error;
  }
  return damaged.length;
}

function areCountsSound({ filterCounts }: FilterDatabases): boolean {
  try {
    for (const { key, value } of filterCounts.getRange()) openJson(key, value);
    return true;
  } catch {
    return false;
  }
}

function countAnew({ filters, filterCounts }: FilterDatabases): void {
  for (const key of [...filterCounts.getKeys()]) filterCounts.removeSync(key);
  for (const { key, value } of filters.getRange()) {
    const state = openValue(key, value);
    if (state !== null) changeFilterCounts(filterCounts, decodeFilterState(state), 1);
  }
}
