import type { Caller } from '../caller/caller.js';
import type { LogPageLimits } from '../chain/blocks.js';
import { afterRemoval, highestHandedOut, type LogPosition, type Removals } from '../chain/logPosition.js';
import type { RemovedLogPage, RemovedLogs, RemovedLogSearch } from '../chain/removedLogs.js';
import { mapAwaitable, type Awaitable } from '../concurrency/awaitable.js';
import type { BlockStore } from '../store/store.js';
import type { Coverage } from './coverage.js';
import { searchLogPage, type LogSearch } from './logSearch.js';

const NONE_UNSTORED = new Map<number, never>();

/** Reads the logs of removed blocks from the index. */
export class RemovedLogReader implements RemovedLogs {
  readonly #store: BlockStore;
  readonly #coverage: Pick<Coverage, 'generation'>;

  constructor(store: BlockStore, coverage: Pick<Coverage, 'generation'>) {
    this.#store = store;
    this.#coverage = coverage;
  }

  headGeneration(): number {
    return this.#coverage.generation;
  }

  since(generation: number): Awaitable<Removals> {
    return this.#store.removedSince(generation);
  }

  async page(
    position: LogPosition,
    search: RemovedLogSearch,
    limits: Omit<LogPageLimits, 'taken'>,
    caller: Caller,
  ): Promise<RemovedLogPage> {
    const { removal } = position;
    if (removal === null) return { logs: [], to: position };
    const range = {
      from: Math.max(removal.cursor + 1, search.range.from),
      to: Math.min(highestHandedOut(position), search.range.to),
    };
    if (range.from > range.to) return { logs: [], to: afterRemoval(position) };
    const taken = range.from === removal.cursor + 1 ? removal.logsTaken : 0;
    const page = await searchLogPage(this.#search(position, { ...search, range }, caller), { ...limits, taken });
    const isLast = page.to === range.to && page.taken === 0;
    const place = { ...removal, cursor: page.to, logsTaken: page.taken };
    return { logs: page.logs, to: isLast ? afterRemoval(position) : { ...position, removal: place } };
  }

  #search(position: LogPosition, { criteria, range }: RemovedLogSearch, caller: Caller): LogSearch {
    const { generation, cursor, logsTaken } = position;
    const store = this.#store;
    return {
      store: {
        blocksThatMayMatch: (from, to) =>
          store.removedBlocksThatMayMatch(generation, { from, to }, criteria, caller.signal),
        matchingLogs: (number) =>
          mapAwaitable(store.removedLogs(generation, number, criteria, caller.signal), (logs) =>
            number > cursor ? logs.slice(0, logsTaken) : logs,
          ),
      },
      ensureStored: async () => NONE_UNSTORED,
      // Only the index has had these blocks.
      reread: () => Promise.resolve([]),
      range,
      criteria,
      caller,
    };
  }
}
