import type { Caller } from '../caller/caller.js';
import type { BlockRange, LogCriteria, LogLimits, LogPage, LogPageLimits } from '../chain/blocks.js';
import { NodeUnavailable, ResultsDiscarded } from '../chain/chainErrors.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { encodedLongArray, EncodedJson } from '../json/encodedJson.js';
import { FIRST_HEIGHT } from '../store/genesisBlock.js';
import { countHeights, gapsWithin, within } from '../store/heightRanges.js';
import type { StoreReader } from '../store/store.js';
import type { Coverage } from './coverage.js';
import { LogLimitExceeded } from './indexerErrors.js';
import { stepFrom } from './logSearchSteps.js';
import type { ReadThrough, UnstoredByNumber } from './readThrough.js';
import type { UnstoredBlocks } from './unstoredBlocks.js';

/** What a log reader reads from. */
export interface LogReaderParts {
  store: Pick<StoreReader, 'ranges' | 'logIndex' | 'blocksThatMayMatch' | 'matchingLogs'>;
  coverage: Pick<Coverage, 'discarded'>;
  unstored: Pick<UnstoredBlocks, 'get'>;
}

/** The matching logs of each block, in order, if any. */
export type BlockLogs = AsyncIterable<{ number: number; logs: Uint8Array[] }>;

/** Most blocks whose logs are compared for one page. */
const PAGE_COMPARED_BLOCKS = 10_000;
/** Missing blocks that are fetched and written together. */
const BATCH_BLOCKS = 16;

/** Searches logs in the index. Missing blocks of a range are stored first, so that no log is left out. */
export class LogReader {
  readonly #parts: LogReaderParts;
  readonly #readThrough: ReadThrough;

  constructor(parts: LogReaderParts, readThrough: ReadThrough) {
    this.#parts = parts;
    this.#readThrough = readThrough;
  }

  /** A JSON array. Rejects with LogLimitExceeded above a limit; a single block is always returned whole. */
  async logs(range: BlockRange, criteria: LogCriteria, limits: LogLimits, caller: Caller): Promise<EncodedJson> {
    const { memory } = caller;
    const { maxResults, maxBytes = Infinity, maxComparedBlocks = Infinity } = limits;
    const found: Uint8Array[] = [];
    let bytes = 0;
    let compared = 0;
    await this.#checkCounts(range, criteria, maxResults, caller);
    for await (const { number, logs } of this.#search(range, criteria, caller)) {
      const length = lengthOf(logs);
      compared += 1;
      if (range.from !== range.to) {
        const fitting = { from: range.from, to: Math.max(range.from, number - 1) };
        if (found.length + logs.length > maxResults)
          throw new LogLimitExceeded('logResultsExceeded', maxResults, fitting);
        if (bytes + length > maxBytes) throw new LogLimitExceeded('logBytesExceeded', maxBytes, fitting);
        if (compared > maxComparedBlocks)
          throw new LogLimitExceeded('logComparisonsExceeded', maxComparedBlocks, fitting);
      }
      memory.add(length);
      bytes += length;
      for (const log of logs) found.push(log);
    }
    // They are copied into one array.
    memory.add(bytes);
    const array = await encodedLongArray(found, caller.signal);
    memory.giveBack(bytes);
    return array;
  }

  logPage(range: BlockRange, criteria: LogCriteria, limits: LogPageLimits, caller: Caller): Promise<LogPage> {
    return pageOf(this.#search(range, criteria, caller), range, limits);
  }

  /** Throws when the log index alone tells that too many logs match, and which beginning of the range has fewer. */
  async #checkCounts(range: BlockRange, criteria: LogCriteria, maxResults: number, { signal }: Caller): Promise<void> {
    let [certain, atMost] = [0, 0];
    let fitsTo = range.from - 1;
    const counts = this.#parts.store.logIndex.counts(range, criteria, signal);
    if (counts === null) return;
    for await (const { from, to, logs, isWhole } of counts) {
      if (isWhole) certain += logs;
      atMost += logs;
      if (from === fitsTo + 1 && atMost <= maxResults) fitsTo = to;
      if (certain > maxResults && fitsTo >= range.from)
        throw new LogLimitExceeded('logResultsExceeded', maxResults, { from: range.from, to: fitsTo });
    }
  }

  async *#search(range: BlockRange, criteria: LogCriteria, caller: Caller): BlockLogs {
    const { store } = this.#parts;
    const { signal } = caller;
    for await (const step of stepsOf(range, caller, (rest) => stepFrom(rest, store.logIndex, criteria, signal))) {
      if (step.kind === 'empty') continue;
      const { stored, unstored } = await this.#candidates(step, criteria, caller);
      for (const number of unstored.size === 0 ? stored : ascending([...stored, ...unstored.keys()])) {
        if (sliceIsOver()) await nextSlice(signal);
        const logs =
          unstored.get(number)?.matchingLogs(criteria) ?? (await store.matchingLogs(number, criteria, signal));
        yield { number, logs: logs ?? (await this.#reread(number, criteria, caller)) };
      }
    }
  }

  /** The blocks of a step that may match, and those that could not be stored. */
  async #candidates(
    step: BlockRange,
    criteria: LogCriteria,
    caller: Caller,
  ): Promise<{ stored: number[]; unstored: UnstoredByNumber }> {
    const { store } = this.#parts;
    const missing = async (): Promise<number> =>
      countHeights(gapsWithin(await store.ranges(), Math.max(step.from, FIRST_HEIGHT), step.to));
    for (;;) {
      const unstored = await this.#storeMissing(step, caller);
      const before = await missing();
      const stored = await store.blocksThatMayMatch(step.from, step.to, criteria, caller.signal);
      // Blocks may be removed meanwhile, and are then not among those that match.
      if ((await missing()) <= before) return { stored, unstored };
    }
  }

  /** Block 0 has no logs. Resolves to the blocks that could not be stored. */
  async #storeMissing({ from, to }: BlockRange, caller: Caller): Promise<UnstoredByNumber> {
    const unstored: UnstoredByNumber = new Map();
    for (const gap of gapsWithin(await this.#parts.store.ranges(), Math.max(from, FIRST_HEIGHT), to)) {
      for (let first = gap.from; first <= gap.to; first += BATCH_BLOCKS) {
        const count = Math.min(BATCH_BLOCKS, gap.to - first + 1);
        const unknown: number[] = [];
        for (let height = first; height < first + count; height++) {
          const known = this.#parts.unstored.get(height);
          if (known === undefined) unknown.push(height);
          else unstored.set(height, known);
        }
        if (unknown.length === 0) continue;
        const read = this.#readThrough.store(unknown, caller).catch((error: unknown) => {
          throw error instanceof ResultsDiscarded ? this.#allLost(error, { from: first, to: gap.to }) : error;
        });
        for (const [height, block] of await read) unstored.set(height, block);
      }
    }
    return unstored;
  }

  /** The error for all missing heights around this one, within a range that is not stored. */
  #allLost(error: ResultsDiscarded, range: BlockRange): ResultsDiscarded {
    // A node that keeps no results lacks the whole range.
    if (!error.keepsOthers) return new ResultsDiscarded(range.from, range.to);
    const known = within(this.#parts.coverage.discarded, range).find(
      ({ from, to }) => from <= error.from && error.from <= to,
    );
    return known === undefined ? error : new ResultsDiscarded(known.from, known.to, { keepsOthers: true });
  }

  /** Reads a block again that cannot be read, or that was removed since the search found it. */
  async #reread(number: number, criteria: LogCriteria, caller: Caller): Promise<Uint8Array[]> {
    const unstored = (await this.#readThrough.store([number], caller)).get(number);
    if (unstored !== undefined) return unstored.matchingLogs(criteria);
    const logs = await this.#parts.store.matchingLogs(number, criteria, caller.signal);
    if (logs === undefined) throw new NodeUnavailable(`block ${number} was removed while it was read`);
    return logs;
  }
}

/** The parts in which a range is searched, each as `stepOf` resolves to it for the rest of the range. */
export async function* stepsOf<Step extends BlockRange>(
  { from, to }: BlockRange,
  { signal }: Caller,
  stepOf: (rest: BlockRange) => Promise<Step>,
): AsyncIterable<Step> {
  for (let first = from; first <= to;) {
    signal.throwIfAborted();
    const step = await stepOf({ from: first, to });
    yield step;
    first = step.to + 1;
    if (sliceIsOver()) await nextSlice(signal);
  }
}

/** As many whole blocks as the limits allow; of a block that is too large alone, a part. */
export async function pageOf(blocks: BlockLogs, range: BlockRange, limits: LogPageLimits): Promise<LogPage> {
  const { maxResults, maxBytes, maxBlockBytes = Infinity } = limits;
  const logs: EncodedJson[] = [];
  let bytes = 0;
  let compared = 0;
  for await (const { number, logs: matching } of blocks) {
    compared += 1;
    const taken = number === range.from ? (limits.taken ?? 0) : 0;
    const found = taken > 0 ? matching.slice(taken) : matching;
    bytes += lengthOf(found);
    if (logs.length > 0 && bytes > maxBytes) return { logs, to: number - 1, taken: 0 };
    const fitting = fittingCount(found, maxBlockBytes);
    for (const log of found.slice(0, fitting)) logs.push(new EncodedJson(log));
    if (fitting < found.length) return { logs, to: number - 1, taken: taken + fitting };
    if (logs.length >= maxResults || compared >= PAGE_COMPARED_BLOCKS) return { logs, to: number, taken: 0 };
  }
  return { logs, to: range.to, taken: 0 };
}

/** Bytes of the logs in a JSON array, with the separator after each. */
function lengthOf(logs: readonly Uint8Array[]): number {
  return logs.reduce((sum, log) => sum + log.length + 1, 0);
}

/** How many logs fit; at least one, so that every page makes progress. */
function fittingCount(logs: readonly Uint8Array[], maxBytes: number): number {
  let bytes = 0;
  const first = logs.findIndex((log) => (bytes += log.length + 1) > maxBytes);
  return first === -1 ? logs.length : Math.max(first, 1);
}

function ascending(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
