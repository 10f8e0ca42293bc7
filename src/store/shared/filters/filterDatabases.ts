/** The databases of the polled filters in the shared environment, and the index that they belong to. */
import type { Database } from 'lmdb';
import { inTransaction } from '../../lmdb/inTransaction.js';
import { openValue, readStored, sealJson } from '../../lmdb/sealedValue.js';
import type { SharedFile } from '../../lmdb/openingLock.js';
import type { SharedEnvironment, SharedFileLog } from '../sharedFile.js';

/** Incremented by every change of a record layout or a key. */
const FORMAT = 1;

const REMOVED =
  'the stored polled filters are of another index or release, or damaged: their clients must make new ones';

/** Values of `filterMeta`, sealed. */
const STAMP = 'stamp';
const PENDING_END = 'pendingEnd';

/** The databases of the polled filters. */
export interface FilterDatabases extends SharedFile {
  /** `stamp` (JSON) and `pendingEnd` (8 bytes), both with a checksum. */
  filterMeta: Database<Buffer, string>;
  /** Filter id to its state. */
  filters: Database<Buffer, string>;
  /** Id of a log filter to the JSON of its object. */
  filterObjects: Database<Buffer, string>;
  /** `FilterCounts` as JSON: of all filters, and by client address. */
  filterCounts: Database<Buffer, string>;
  /** Entry number in the log of pending transactions to transaction hash. */
  pendingHashes: Database<Buffer, number>;
  /** Transaction hash to its newest entry number (8 bytes). Hashes whose block was removed are missing. */
  pendingNumbers: Database<Buffer, Uint8Array>;
}

/**
 * Creates missing databases. Positions are those of one index: filters of another one, as where the folder of the index
 * was deleted, are removed, and so are those without a readable stamp.
 */
export function openFilterDatabases(shared: SharedEnvironment, instance: string, log: SharedFileLog): FilterDatabases {
  const databases = openAll(shared);
  const stamp = sealJson(STAMP, { format: FORMAT, instance });
  const isOfIndex = (): boolean => {
    const pendingEnd = readStored(databases.filterMeta, PENDING_END);
    const isReadable = pendingEnd === undefined || openValue(PENDING_END, pendingEnd) !== null;
    return isReadable && readStored(databases.filterMeta, STAMP)?.equals(stamp) === true;
  };
  if (isOfIndex()) return databases;
  const removed = inTransaction(databases, () => {
    // Another process may have done it meanwhile.
    if (isOfIndex()) return 0;
    const filters = [...databases.filters.getKeys()].length;
    for (const database of valuesOf(databases)) database.clearSync();
    databases.filterMeta.putSync(STAMP, stamp);
    return filters;
  });
  if (removed > 0) log.warn({ filters: removed }, REMOVED);
  return databases;
}

function openAll({ root, opening }: SharedEnvironment): FilterDatabases {
  const byText = (name: string): Database<Buffer, string> => root.openDB<Buffer, string>(name, { encoding: 'binary' });
  return opening.hold(() => ({
    root,
    opening,
    filterMeta: byText('filterMeta'),
    filters: byText('filters'),
    filterObjects: byText('filterObjects'),
    filterCounts: byText('filterCounts'),
    pendingHashes: root.openDB<Buffer, number>('pendingHashes', { encoding: 'binary' }),
    pendingNumbers: root.openDB<Buffer, Uint8Array>('pendingNumbers', { encoding: 'binary', keyEncoding: 'binary' }),
  }));
}

function valuesOf(databases: FilterDatabases) {
  const { filterMeta, filters, filterObjects, filterCounts, pendingHashes, pendingNumbers } = databases;
  return [filterMeta, filters, filterObjects, filterCounts, pendingHashes, pendingNumbers];
}
