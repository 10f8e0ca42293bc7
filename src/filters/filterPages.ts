/** Reads what a poll answers: the entries after a filter's cursor, as many as fit in one answer, and the new cursor. */
import type { Hash } from '../../generated/types.js';
import { heightOf } from '../chain/blockParameter.js';
import type { Blocks } from '../chain/blocks.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import type { EncodedJson } from '../evm/encoding/encodedJson.js';
import type { FilterPlace } from '../store/filterStore.js';
import { LogTooLarge } from './filterErrors.js';
import type { DecodedFilter } from './decodedFilterCache.js';

/** Limits of one answer, each at least 1; what exceeds them comes with the next poll. */
export interface FilterPageLimits {
  /** Most logs or hashes. */
  maxEntries: number;
  /** Most bytes of logs. */
  maxBytes: number;
  /** Most bytes of logs when a single block has more than `maxBytes`. A larger block comes in several answers. */
  maxBlockBytes: number;
  /** Most blocks that are searched for logs. */
  maxBlocks: number;
}

/** The answer to one poll. */
export interface FilterPage<Entry = EncodedJson | Hash> {
  entries: Entry[];
  /** The filter's place after this answer. */
  to: FilterPlace;
  /** Answered instead of entries when the next log fits in no answer. */
  refusal?: LogTooLarge;
}

/** What a page of logs is read from, and within which limits. */
export interface LogPageSource {
  blocks: Pick<Blocks, 'head' | 'earliest' | 'logPage'>;
  limits: FilterPageLimits;
  signal: AbortSignal;
}

/** Hashes of the blocks after the cursor. */
export async function blockPage(
  cursor: number,
  blocks: Pick<Blocks, 'head' | 'summary'>,
  { maxEntries }: FilterPageLimits,
  signal: AbortSignal,
): Promise<FilterPage<Hash>> {
  const to = Math.min(blocks.head(), cursor + maxEntries);
  const entries: Hash[] = [];
  for (let number = cursor + 1; number <= to; number++) {
    if (sliceIsOver()) await nextSlice(signal);
    const answer = blocks.summary(number, signal);
    const summary = answer instanceof Promise ? await answer : answer;
    // The chain was rolled back during the read.
    if (summary === null) break;
    entries.push(summary.hash);
  }
  return { entries, to: { cursor: cursor + entries.length, logsTaken: 0 } };
}

/** Matching logs of the blocks after the cursor. */
export async function logPage(
  { cursor, logsTaken }: FilterPlace,
  filter: DecodedFilter,
  { blocks, limits, signal }: LogPageSource,
): Promise<FilterPage<EncodedJson>> {
  const { maxEntries, maxBytes, maxBlockBytes, maxBlocks } = limits;
  const bounds = boundsOf(filter.bounds, blocks);
  const from = Math.max(cursor + 1, bounds.from);
  const to = Math.min(blocks.head(), bounds.to, from + maxBlocks - 1);
  if (from > to) return { entries: [], to: { cursor, logsTaken } };
  const taken = from === cursor + 1 ? logsTaken : 0;
  const pageLimits = { maxResults: maxEntries, maxBytes, maxBlockBytes, taken };
  const page = await blocks.logPage({ from, to }, filter.criteria, pageLimits, signal);
  const place = { cursor: page.to, logsTaken: page.taken };
  const [first] = page.logs;
  // Only a page with a single log may exceed `maxBlockBytes`.
  if (first === undefined || first.bytes.length <= maxBlockBytes) return { entries: page.logs, to: place };
  return { entries: [], to: place, refusal: new LogTooLarge(first, maxBlockBytes) };
}

/**
 * The heights from which a log filter may bring new logs. A tag is no lower bound, since every new block comes after
 * it. A filter for one block by its hash never brings anything: that block existed when the filter was created, or
 * never will.
 */
function boundsOf(
  { fromBlock, toBlock, blockHash, blockhash }: DecodedFilter['bounds'],
  blocks: Pick<Blocks, 'head' | 'earliest'>,
): { from: number; to: number } {
  if ((blockHash ?? blockhash ?? null) !== null) return { from: 1, to: 0 };
  return { from: heightIn(fromBlock, blocks) ?? 1, to: heightIn(toBlock, blocks) ?? Infinity };
}

/** The height that a bound names; null for the tags of the head, which exclude no new block. */
function heightIn(bound: string | null | undefined, blocks: Pick<Blocks, 'head' | 'earliest'>): number | null {
  return bound?.startsWith('0x') || bound === 'earliest' ? heightOf(bound, blocks) : null;
}
