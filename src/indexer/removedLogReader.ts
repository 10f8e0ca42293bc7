import type { Caller } from '../caller/caller.js';
import type { LogPageLimits } from '../chain/blocks.js';
import { afterRemoval, highestHandedOut, type LogPosition, type Removals } from '../chain/logPosition.js';
import type { RemovedLogPage, RemovedLogs, RemovedLogSearch } from '../chain/removedLogs.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { NO_LOG_INDEX, type BlockStore } from '../store/store.js';
import type { Coverage } from './coverage.js';
import { pageOf, stepsOf, type BlockLogs } from './logReader.js';
import { stepFrom } from './logSearchSteps.js';

/** Reads the logs of removed blocks. */
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
    const page = await pageOf(this.#search(position, { ...search, range }, caller), range, { ...limits, taken });
    const isLast = page.to === range.to && page.taken === 0;
    const place = { ...removal, cursor: page.to, logsTaken: page.taken };
    return { logs: page.logs, to: isLast ? afterRemoval(position) : { ...position, removal: place } };
  }

  async *#search(position: LogPosition, { criteria, range }: RemovedLogSearch, caller: Caller): BlockLogs {
    const { generation, cursor, logsTaken } = position;
    const { signal } = caller;
    for await (const step of stepsOf(range, caller, (rest) => stepFrom(rest, NO_LOG_INDEX, criteria))) {
      for (const number of await this.#store.removedBlocksThatMayMatch(generation, step, criteria, signal)) {
        if (sliceIsOver()) await nextSlice(signal);
        const logs = await this.#store.removedLogs(generation, number, criteria, signal);
        yield { number, logs: number > cursor ? logs.slice(0, logsTaken) : logs };
      }
    }
  }
}
