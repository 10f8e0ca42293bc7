/** Reads the entries after a filter's cursor, as many as fit in one response, and the new cursor. */
import type { Caller } from '../caller/caller.js';
import type { Hash } from '../../generated/types.js';
import { heightOf } from '../chain/blockParameter.js';
import type { Blocks } from '../chain/blocks.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import type { EncodedJson } from '../json/encodedJson.js';
import { currentPosition } from '../chain/logPosition.js';
import { RemovedLogsLost, type RemovedLogs } from '../chain/removedLogs.js';
import type { FilterPosition } from '../store/filterStore.js';
import { LogTooLarge } from './filterErrors.js';
import type { DecodedFilter } from './decodedFilterCache.js';

/** Limits of one response, each at least 1; the rest comes with the next poll. */
export interface FilterPageLimits {
  maxEntries: number;
  maxBytes: number;
  /** Most bytes of a single block with more than `maxBytes`. A larger block comes in several responses. */
  maxBlockBytes: number;
  /** Most blocks outside the log index. */
  maxBlocks: number;
}

/** The result of one poll. */
export interface FilterPage<Entry = EncodedJson | Hash> {
  entries: Entry[];
  to: FilterPosition;
  /** Returned instead of entries when the next log fits in no response. */
  refusal?: LogTooLarge;
}

/** What a page of logs is read from. */
export interface LogPageSource {
  blocks: Pick<Blocks, 'head' | 'earliest' | 'reachOfSearch' | 'logPage'>;
  removedLogs: Pick<RemovedLogs, 'since' | 'page'>;
  limits: FilterPageLimits;
  caller: Caller;
}

/** Hashes of the blocks after the cursor. */
export async function blockPage(
  position: FilterPosition,
  blocks: Pick<Blocks, 'head' | 'summary'>,
  { maxEntries }: FilterPageLimits,
  caller: Caller,
): Promise<FilterPage<Hash>> {
  const { cursor } = position;
  const to = Math.min(blocks.head(), cursor + maxEntries);
  const entries: Hash[] = [];
  for (let number = cursor + 1; number <= to; number++) {
    if (sliceIsOver()) await nextSlice(caller.signal);
    const found = blocks.summary(number, caller);
    const summary = found instanceof Promise ? await found : found;
    // The chain was rolled back during the read.
    if (summary === null) break;
    entries.push(summary.hash);
  }
  return { entries, to: { ...position, cursor: cursor + entries.length } };
}

/** The logs of removed blocks, then those of the blocks after the cursor. */
export async function changedLogPage(
  position: FilterPosition,
  filter: DecodedFilter,
  source: LogPageSource,
): Promise<FilterPage<EncodedJson>> {
  if (position.removal === null) return logPage(position, filter, source);
  const removed = await removedPage(position, filter, source);
  const limits = limitsAfter(removed.entries, source.limits);
  if (removed.to.removal !== null || limits === null) return removed;
  const page = await logPage(removed.to, filter, { ...source, limits });
  // The next poll reports the log that fits in no response.
  if (page.refusal !== undefined && removed.entries.length > 0) return removed;
  return { ...page, entries: [...removed.entries, ...page.entries] };
}

/** The next logs of removed blocks that the filter has returned. Rejects with RemovedLogsLost. */
async function removedPage(
  position: FilterPosition,
  { bounds, criteria }: DecodedFilter,
  { blocks, removedLogs, limits, caller }: LogPageSource,
): Promise<FilterPage<EncodedJson>> {
  const search = { criteria, range: boundsOf(bounds, blocks) };
  const pageLimits = { ...limits, maxResults: limits.maxEntries };
  const { logs, to } = await removedLogs.page(position, search, pageLimits, caller);
  // A log that was too large was not returned, and `true` is shorter than `false`.
  const entries = logs.filter(({ bytes }) => bytes.length + 1 <= limits.maxBlockBytes);
  // More blocks may have been removed meanwhile.
  const current = currentPosition(to, await removedLogs.since(to.generation));
  if (current === null) throw new RemovedLogsLost();
  return { entries, to: current };
}

/** What is left of the limits; null when the page is full. */
function limitsAfter(entries: readonly EncodedJson[], limits: FilterPageLimits): FilterPageLimits | null {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes.length + 1, 0);
  const [maxEntries, maxBytes] = [limits.maxEntries - entries.length, limits.maxBytes - bytes];
  if (maxEntries < 1 || maxBytes < 1) return null;
  return { ...limits, maxEntries, maxBytes, maxBlockBytes: Math.max(limits.maxBlockBytes - bytes, 1) };
}

async function logPage(
  position: FilterPosition,
  filter: DecodedFilter,
  { blocks, limits, caller }: LogPageSource,
): Promise<FilterPage<EncodedJson>> {
  const { cursor, logsTaken } = position;
  const { maxEntries, maxBytes, maxBlockBytes, maxBlocks } = limits;
  const bounds = boundsOf(filter.bounds, blocks);
  const from = Math.max(cursor + 1, bounds.from);
  const last = Math.min(blocks.head(), bounds.to);
  const to = from > last ? last : blocks.reachOfSearch({ from, to: last }, maxBlocks);
  if (from > to) return { entries: [], to: position };
  const taken = from === cursor + 1 ? logsTaken : 0;
  const pageLimits = { maxResults: maxEntries, maxBytes, maxBlockBytes, taken };
  const page = await blocks.logPage({ from, to }, filter.criteria, pageLimits, caller);
  const place = { ...position, cursor: page.to, logsTaken: page.taken };
  const [first] = page.logs;
  // Only a page with a single log may exceed `maxBlockBytes`.
  if (first === undefined || first.bytes.length <= maxBlockBytes) return { entries: page.logs, to: place };
  return { entries: [], to: place, refusal: new LogTooLarge(first, maxBlockBytes) };
}

/**
 * The heights from which a log filter may return new logs. A tag is not a lower bound, since every new block comes
 * after it. A filter for one block hash never returns anything: that block existed before the filter, or never will.
 * Nor does one for the pending block, which has no logs.
 */
function boundsOf(
  { fromBlock, toBlock, blockHash, blockhash }: DecodedFilter['bounds'],
  blocks: Pick<Blocks, 'head' | 'earliest'>,
): { from: number; to: number } {
  if ((blockHash ?? blockhash ?? null) !== null || fromBlock === 'pending') return { from: 1, to: 0 };
  return { from: heightIn(fromBlock, blocks) ?? 1, to: heightIn(toBlock, blocks) ?? Infinity };
}

/** Null for the tags of the head, which exclude no new block. */
function heightIn(bound: string | null | undefined, blocks: Pick<Blocks, 'head' | 'earliest'>): number | null {
  return bound?.startsWith('0x') || bound === 'earliest' ? heightOf(bound, blocks) : null;
}
