import type { Caller } from '../caller/caller.js';
import type { LogCriteria, LogLimits, LogPage, LogPageLimits } from '../chain/blocks.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { encodedArray, EncodedJson } from '../ethereum/encoding/encodedJson.js';
import type { HeightRange } from '../store/heightRanges.js';
import type { EncodedBlockReader } from '../store/encodedBlockReader.js';
import type { StoreReader } from '../store/store.js';
import { TooManyLogs } from './errors.js';

/** A search and what it runs on. */
export interface LogSearch {
  store: Pick<StoreReader, 'blocksThatMayMatch' | 'matchingLogs'>;
  /**
   * Reads through the missing blocks of a part of the range, so that no log is silently left out. Resolves to those
   * that could not be stored.
   */
  ensureStored: (from: number, to: number) => Promise<ReadonlyMap<number, EncodedBlockReader>>;
  /** The matching logs of a block that is stored no more, or cannot be read. */
  reread: (number: number) => Promise<Uint8Array[]>;
  range: HeightRange;
  criteria: LogCriteria;
  caller: Caller;
}

/** Blocks searched between two checks for an abort. */
const STEP_BLOCKS = 500;

/**
 * The JSON array of the matching logs, in order. When a range holds more than the limit, rejects with TooManyLogs,
 * which names the range that fits. A single block is always answered whole, since no smaller range could be searched.
 */
export async function searchLogs(search: LogSearch, limits: LogLimits): Promise<EncodedJson> {
  const {
    range,
    caller: { memory },
  } = search;
  const found: Uint8Array[] = [];
  let bytes = 0;
  await eachMatchingBlock(search, (number, logs) => {
    if (found.length + logs.length > limits.maxResults && range.from !== range.to) {
      throw new TooManyLogs(limits, { from: range.from, to: Math.max(range.from, number - 1) });
    }
    const length = lengthOf(logs);
    memory.add(length);
    bytes += length;
    for (const log of logs) found.push(log);
    return true;
  });
  // They are copied into one array, and then dropped.
  memory.add(bytes);
  const array = encodedArray(found);
  memory.giveBack(bytes);
  return array;
}

/**
 * The matching logs of whole blocks, in order: as many blocks as the limits allow, but at least the first with a match.
 * If that block alone is too large, a part of its logs.
 */
export async function searchLogPage(search: LogSearch, limits: LogPageLimits): Promise<LogPage> {
  const { maxResults, maxBytes, maxBlockBytes = Infinity } = limits;
  const logs: EncodedJson[] = [];
  const page = { to: search.range.to, taken: 0 };
  let bytes = 0;
  await eachMatchingBlock(search, (number, matching) => {
    const taken = number === search.range.from ? (limits.taken ?? 0) : 0;
    const found = taken > 0 ? matching.slice(taken) : matching;
    bytes += lengthOf(found);
    if (logs.length > 0 && bytes > maxBytes) {
      page.to = number - 1;
      return false;
    }
    const fitting = fittingCount(found, maxBlockBytes);
    for (const log of found.slice(0, fitting)) logs.push(new EncodedJson(log));
    if (fitting < found.length) {
      Object.assign(page, { to: number - 1, taken: taken + fitting });
      return false;
    }
    if (logs.length < maxResults) return true;
    page.to = number;
    return false;
  });
  return { logs, ...page };
}

/** Bytes of the logs in a JSON array, with the separator after each. */
function lengthOf(logs: readonly Uint8Array[]): number {
  return logs.reduce((sum, log) => sum + log.length + 1, 0);
}

/** How many of the logs fit in `maxBytes`; at least one, so that every page makes progress. */
function fittingCount(logs: readonly Uint8Array[], maxBytes: number): number {
  let bytes = 0;
  const first = logs.findIndex((log) => (bytes += log.length + 1) > maxBytes);
  return first === -1 ? logs.length : Math.max(first, 1);
}

/** Calls `visit` for each block that may match, in order, until it returns false. Its logs may be an empty list. */
async function eachMatchingBlock(
  search: LogSearch,
  visit: (number: number, logs: Uint8Array[]) => boolean,
): Promise<void> {
  const { store, range, criteria, caller } = search;
  for (let from = range.from; from <= range.to; from += STEP_BLOCKS) {
    caller.signal.throwIfAborted();
    const to = Math.min(from + STEP_BLOCKS - 1, range.to);
    const unstored = await search.ensureStored(from, to);
    const stored = await store.blocksThatMayMatch(from, to, criteria);
    for (const number of unstored.size === 0 ? stored : ascending([...stored, ...unstored.keys()])) {
      if (sliceIsOver()) await nextSlice(caller.signal);
      const logs = unstored.get(number)?.matchingLogs(criteria) ?? (await matchingLogs(search, number));
      if (!visit(number, logs)) return;
    }
    if (sliceIsOver()) await nextSlice(caller.signal);
  }
}

async function matchingLogs({ store, criteria, reread, caller }: LogSearch, number: number): Promise<Uint8Array[]> {
  // Nothing is found when the record cannot be read, or when the block was removed since `blocksThatMayMatch`.
  return (await store.matchingLogs(number, criteria, caller.signal)) ?? (await reread(number));
}

function ascending(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
