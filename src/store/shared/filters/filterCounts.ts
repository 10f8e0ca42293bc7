/** Running counts of the filters and their bytes: of all clients, and of each client. */
import type { Database } from 'lmdb';
import { FilterCapReached } from '../../storeErrors.js';
import { openJson, readStored, sealJson } from '../../lmdb/sealedValue.js';
import type { FilterState } from './filterState.js';
import type { FilterCaps, FilterCounts } from '../../filterStore.js';

type CountsDatabase = Database<Buffer, string>;
type Counted = Pick<FilterState, 'kind' | 'clientAddress' | 'objectBytes'>;

const ALL = 'all';
/** The `@` keeps client addresses apart from the key `all`. */
const keyOf = (clientAddress: string): string => `@${clientAddress}`;

/** The counts of all filters. */
export function readFilterCounts(database: CountsDatabase): FilterCounts {
  return read(database, ALL);
}

/** Throws FilterCapReached when the filter would exceed a cap. */
export function checkFilterCaps(database: CountsDatabase, filter: Counted, caps: FilterCaps): void {
  const client = read(database, keyOf(filter.clientAddress));
  const total = read(database, ALL);
  const bytes = filter.objectBytes;
  check('filters of one client address', client.filters + 1, caps.filtersPerClient);
  check('bytes of the filters of one client address', client.bytes + bytes, caps.bytesPerClient);
  check('filters of all clients', total.filters + 1, caps.filters);
  check('bytes of the filters of all clients', total.bytes + bytes, caps.bytes);
}

/** Counts a filter that is added (1) or removed (-1), in the transaction that does so. */
export function changeFilterCounts(database: CountsDatabase, filter: Counted, change: 1 | -1): void {
  for (const key of [ALL, keyOf(filter.clientAddress)]) {
    const counts = read(database, key);
    counts.filters += change;
    counts.bytes += change * filter.objectBytes;
    if (filter.kind === 'pendingTransactions') counts.pending += change;
    if (counts.filters === 0) database.removeSync(key);
    else database.putSync(key, sealJson(key, counts));
  }
}

function check(what: string, value: number, limit: number): void {
  if (value > limit) throw new FilterCapReached(what, value, limit);
}

function read(database: CountsDatabase, key: string): FilterCounts {
  const bytes = readStored(database, key);
  if (bytes === undefined) return { filters: 0, bytes: 0, pending: 0 };
  // Written by `changeFilterCounts`.
  return openJson(key, bytes) as FilterCounts;
}
