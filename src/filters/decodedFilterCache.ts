import { LRUCache } from 'lru-cache';
import type { Filter } from '../../generated/types.js';
import type { LogCriteria } from '../chain/blocks.js';
import { mapAwaitable, type Awaitable } from '../evm/encoding/encodedJson.js';
import { decodeCriteria } from './criteria.js';

/** A decoded filter object: the bounds as they were given, the criteria in the form of a search. */
export interface DecodedFilter {
  bounds: Pick<Filter, 'fromBlock' | 'toBlock' | 'blockHash' | 'blockhash'>;
  criteria: LogCriteria;
}

/** Filters with fewer addresses and topics are not cached: decoding them takes no longer than the rest of a poll. */
const MIN_CACHED_VALUES = 100;
/** Most cached filters, of up to 0.6 MB each. */
const MAX_CACHED = 16;

/**
 * The large filters that were polled last, decoded: the largest object is 330 kB of JSON, and decoding it takes 2 ms.
 */
export class DecodedFilterCache {
  readonly #filters = new LRUCache<string, DecodedFilter>({ max: MAX_CACHED });

  /** The filter of an id, whose object never changes; `read` gets the object when it is not cached. */
  get(id: string, read: () => Awaitable<Filter>): Awaitable<DecodedFilter> {
    return this.#filters.get(id) ?? mapAwaitable(read(), (filter) => this.#decode(id, filter));
  }

  #decode(id: string, filter: Filter): DecodedFilter {
    const { fromBlock, toBlock, blockHash, blockhash } = filter;
    const criteria = decodeCriteria(filter);
    const decoded = { bounds: { fromBlock, toBlock, blockHash, blockhash }, criteria };
    if (valueCount(criteria) >= MIN_CACHED_VALUES) this.#filters.set(id, decoded);
    return decoded;
  }
}

function valueCount({ addresses, topics }: LogCriteria): number {
  return topics.reduce((sum, alternatives) => sum + (alternatives?.length ?? 0), addresses.length);
}
