import type { Caller } from '../caller/caller.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { EncodedJson } from '../json/encodedJson.js';
import type { BlockRange, LogCriteria, LogPageLimits } from './blocks.js';
import { ChainError } from './chainErrors.js';
import type { LogPosition, Removals } from './logPosition.js';

/** The logs that a client gets. */
export interface RemovedLogSearch {
  criteria: LogCriteria;
  range: BlockRange;
}

/** A page of logs of removed blocks. */
export interface RemovedLogPage {
  /** One complete JSON object for each log, with `removed: true`. */
  logs: EncodedJson[];
  /** The position after the page; without `removal` after the last page. */
  to: LogPosition;
}

/** Removed blocks, for filters and subscriptions. Implemented by `indexer/removedLogReader.ts`, from the index. */
export interface RemovedLogs {
  /** The store's generation when `Blocks.head` was last checked against removals. */
  headGeneration(): number;
  since(generation: number): Awaitable<Removals>;
  /** The next delivered logs whose blocks are gone, by a position with a `removal`. Rejects with RemovedLogsLost. */
  page(
    position: LogPosition,
    search: RemovedLogSearch,
    limits: Omit<LogPageLimits, 'taken'>,
    caller: Caller,
  ): Promise<RemovedLogPage>;
}

/** Logs of removed blocks must be announced, and are no longer kept. */
export class RemovedLogsLost extends ChainError {
  constructor() {
    super('the logs of removed blocks are no longer kept', { name: 'filterNotFound', arguments: {} });
  }
}
