import { LRUCache } from 'lru-cache';
import type { Filter } from '../../generated/types.js';
import type { LogCriteria } from '../chain/blocks.js';
import { mapAwaitable, type Awaitable } from '../concurrency/awaitable.js';
import { Reservation, type MemoryBudget } from '../caller/memoryBudget.js';
import { decodeCriteria } from './criteria.js';

/** A filter object with decoded criteria. */
export interface DecodedFilter {
  bounds: Pick<Filter, 'fromBlock' | 'toBlock' | 'blockHash' | 'blockhash'>;
  criteria: LogCriteria;
  bytes: number;
}

/** A polled filter, and the key of the client that polls it. */
export interface PolledFilter {
  id: string;
  client: string;
}

/** Smaller filters are not cached: decoding them takes no longer than the rest of a poll. */
const MIN_CACHED_VALUES = 100;
/** Most cached filters, each of up to 0.6 MB. */
const MAX_CACHED = 16;
/** Memory of an address or a topic in a search. */
const VALUE_BYTES = 200;

/** The large filters that were polled last, which count for their clients: decoding 330 kB of JSON takes 2 ms. */
export class DecodedFilterCache {
  readonly #memory: MemoryBudget;
  readonly #filters = new LRUCache<string, CachedFilter>({ max: MAX_CACHED, dispose: ({ release }) => release() });

  constructor(memory: MemoryBudget) {
    this.#memory = memory;
  }

  /** The filter, whose object never changes; `read` gets it when it is not cached. */
  get(filter: PolledFilter, read: () => Awaitable<Filter>): Awaitable<DecodedFilter> {
    return this.#filters.get(filter.id)?.decoded ?? mapAwaitable(read(), (object) => this.#decode(filter, object));
  }

  drop(id: string): void {
    this.#filters.delete(id);
  }

  #decode(
    { id, client }: PolledFilter,
    { fromBlock, toBlock, blockHash, blockhash, ...filter }: Filter,
  ): DecodedFilter {
    const criteria = decodeCriteria(filter);
    const { addresses, topics } = criteria;
    const values = topics.reduce((sum, alternatives) => sum + (alternatives?.length ?? 0), addresses.length);
    const decoded = { bounds: { fromBlock, toBlock, blockHash, blockhash }, criteria, bytes: values * VALUE_BYTES };
    if (values < MIN_CACHED_VALUES) return decoded;
    const account = this.#memory.open(client);
    const reservation = new Reservation(account, 'filter');
    const release = (): void => {
      reservation.release();
      account.close();
    };
    if (reservation.resize(decoded.bytes) === null) this.#filters.set(id, { decoded, release });
    else release();
    return decoded;
  }
}

interface CachedFilter {
  decoded: DecodedFilter;
  release: () => void;
}

/** Bytes that a filter object takes in memory during a search, roughly. */
export function searchBytes({ address, topics }: Filter): number {
  const count = (values: unknown): number => (Array.isArray(values) ? values.length : 1);
  return (topics ?? []).reduce((sum: number, values) => sum + count(values), count(address)) * VALUE_BYTES;
}
