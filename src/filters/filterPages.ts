/** What a poll answers: the entries behind a filter's cursor, as many as fit in one answer, and where the cursor goes then. */
import type { Hash } from '../../generated/types.js';
import { heightOf } from '../chain/blockParameter.js';
import type { Blocks } from '../chain/blocks.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import type { EncodedJson } from '../evm/encodedJson.js';
import type { FilterPlace } from '../store/filterStore.js';
import { LogTooLarge } from './filterErrors.js';
import type { DecodedFilter } from './decodedFilterCache.js';

/** Bounds of one answer, each at least 1; what is beyond them comes with the next poll. */
export interface FilterPageLimits {
  /** Logs or hashes. */
  maxEntries: number;
  /** Bytes of logs. */
  maxBytes: number;
  /** Bytes of the logs of one block, where it alone has more than `maxBytes`. A larger block comes in several answers. */
  maxBlockBytes: number;
  /** Blocks that are searched for logs. */
  maxBlocks: number;
}

export interface FilterPage<Entry = EncodedJson | Hash> {
  entries: Entry[];
  /** Where the filter stands when it is answered. */
  to: FilterPlace;
  /** What is answered instead of entries, when the next one fits in no answer. */
  refusal?: LogTooLarge;
}

/** Hashes of the blocks behind the cursor. */
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
    // The chain was set back while it was read.
    if (summary === null) break;
    entries.push(summary.hash);
  }
  return { entries, to: { cursor: cursor + entries.length, logsTaken: 0 } };
}

/** Logs of the blocks behind the cursor that the filter asks for. */
export async function logPage(
  { cursor, logsTaken }: FilterPlace,
  { bounds: given, criteria }: DecodedFilter,
  blocks: Pick<Blocks, 'head' | 'earliest' | 'logPage'>,
  { maxEntries, maxBytes, maxBlockBytes, maxBlocks }: FilterPageLimits,
  signal: AbortSignal,
): Promise<FilterPage<EncodedJson>> {
  const bounds = boundsOf(given, blocks);
  const from = Math.max(cursor + 1, bounds.from);
  const to = Math.min(blocks.head(), bounds.to, from + maxBlocks - 1);
  if (from > to) return { entries: [], to: { cursor, logsTaken } };
  const taken = from === cursor + 1 ? logsTaken : 0;
  const limits = { maxResults: maxEntries, maxBytes, maxBlockBytes, taken };
  const page = await blocks.logPage(from, to, criteria, limits, signal);
  const place = { cursor: page.to, logsTaken: page.taken };
  const [first] = page.logs;
  // Only a single log may take more than a block: there is no smaller part.
  if (first === undefined || first.bytes.length <= maxBlockBytes) return { entries: page.logs, to: place };
  return { entries: [], to: place, refusal: new LogTooLarge(first, maxBlockBytes) };
}

/**
 * The heights of which a log filter may bring new logs. A tag bounds nothing from below, since every new block is behind it. A filter for one
 * block by its hash never brings anything: that block was there when the filter was made, or never will be.
 */
function boundsOf(
  { fromBlock, toBlock, blockHash, blockhash }: DecodedFilter['bounds'],
  blocks: Pick<Blocks, 'head' | 'earliest'>,
): { from: number; to: number } {
  if ((blockHash ?? blockhash ?? null) !== null) return { from: 1, to: 0 };
  return { from: heightIn(fromBlock, blocks) ?? 1, to: heightIn(toBlock, blocks) ?? Infinity };
}

/** The height that a bound names; null for the head, which no new block is bounded by. */
function heightIn(bound: string | null | undefined, blocks: Pick<Blocks, 'head' | 'earliest'>): number | null {
  return bound?.startsWith('0x') || bound === 'earliest' ? heightOf(bound, blocks) : null;
}
