import type { Filter } from '../../generated/types.js';
import type { LogCriteria } from '../chain/blocks.js';
import { mapAwaitable, type Awaitable } from '../evm/encodedJson.js';
import { decodeCriteria } from './criteria.js';

/** What a log filter asks for, decoded. */
export interface DecodedFilter {
  bounds: Pick<Filter, 'fromBlock' | 'toBlock' | 'blockHash' | 'blockhash'>;
  criteria: LogCriteria;
}

/** To read fewer values than these takes no longer than the rest of a poll. */
const MANY_VALUES = 100;
/** At up to 0.6 MB each. */
const MOST_KEPT = 16;

/** What the large filters that were polled last ask for: the largest object is 330 kB of JSON, and reading it takes 2 ms. */
export class DecodedFilterCache {
  readonly #kept = new Map<string, DecodedFilter>();

  /** What the filter of this id asks for, which never changes; `read` gets its object where it is not kept. */
  get(id: string, read: () => Awaitable<Filter>): Awaitable<DecodedFilter> {
    const kept = this.#kept.get(id);
    if (kept === undefined) return mapAwaitable(read(), (filter) => this.#decode(id, filter));
    this.#keep(id, kept);
    return kept;
  }

  #decode(id: string, filter: Filter): DecodedFilter {
    const { fromBlock, toBlock, blockHash, blockhash } = filter;
    const criteria = decodeCriteria(filter);
    const wanted = { bounds: { fromBlock, toBlock, blockHash, blockhash }, criteria };
    if (valueCount(criteria) >= MANY_VALUES) this.#keep(id, wanted);
    return wanted;
  }

  /** As the newest; the oldest gives way. */
  #keep(id: string, wanted: DecodedFilter): void {
    this.#kept.delete(id);
    this.#kept.set(id, wanted);
    if (this.#kept.size <= MOST_KEPT) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }
}

function valueCount({ addresses, topics }: LogCriteria): number {
  return topics.reduce((sum, alternatives) => sum + (alternatives?.length ?? 0), addresses.length);
}
