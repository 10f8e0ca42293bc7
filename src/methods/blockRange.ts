/** The blocks between the ends that a request names: one file, so that all methods agree. */
import { heightOf, lostWithin, missingHistory } from '../chain/blockParameter.js';
import type { BlockRange, Blocks } from '../chain/blocks.js';
import { encodeQuantity } from '../ethereum/hex.js';
import { rpcError } from '../jsonrpc/rpcErrors.js';
import type { LimitParts } from './services.js';

/** A block number or tag as a client gives it; null means the same as missing. */
type End = string | null | undefined;

/** The ends of a range, both included. */
export interface RangeEnds {
  fromBlock?: End;
  toBlock?: End;
}

/** What a range with a maximum width is checked with. */
export type RangeParts = { blocks: Pick<Blocks, 'head' | 'earliest' | 'beginning' | 'reachOfSearch'> } & LimitParts<
  'maxLogRange' | 'maxIndexedLogRange'
>;

/** The range of a log query; both ends default to the head. None before block 1; a pending one ends at the head. */
export function logRange(ends: RangeEnds, { blocks, limits }: RangeParts): BlockRange {
  const { fromBlock, toBlock } = logEnds(ends);
  // The pending block comes after the head, and has no logs.
  if (fromBlock === 'pending') return { from: blocks.head() + 1, to: blocks.head() };
  const { from, to } = committedRange({ fromBlock, toBlock }, blocks);
  if (blocks.head() === 0) throw rpcError('blockRangeBeyondHead', {});
  if (from <= to) checkReach({ from, to }, { blocks, limits }, (limit) => ({ from, to: from + limit - 1 }));
  const missing = missingHistory(from, blocks);
  if (missing !== null && from <= to) throw missing;
  return { from, to };
}

/**
 * Throws for the ends of a new log filter that are in the wrong order at any head. A range beyond the head, or a wide
 * one, is accepted: the filter lives on while the head moves.
 */
export function checkFilterRange(ends: RangeEnds, blocks: Pick<Blocks, 'head' | 'earliest'>): void {
  const { fromBlock, toBlock } = logEnds(ends);
  if (!isHead(toBlock)) checkOrder(heightOf(fromBlock, blocks), heightOf(toBlock, blocks));
}

/** Throws for a range from the pending block to one before it. */
function logEnds(ends: RangeEnds): { fromBlock: string; toBlock: string } {
  const fromBlock = ends.fromBlock ?? 'latest';
  const toBlock = ends.toBlock ?? (fromBlock === 'pending' ? 'pending' : 'latest');
  if (fromBlock === 'pending' && toBlock !== 'pending') throw rpcError('invalidBlockRange', {});
  return { fromBlock, toBlock };
}

/**
 * The committed blocks of a range. Block 0 has no transactions, so it does not count, and needs no history; nor do
 * blocks before the first of the chain, which never were.
 */
export function committedRange(
  { fromBlock, toBlock }: { fromBlock: string; toBlock: string },
  blocks: Pick<Blocks, 'head' | 'earliest' | 'beginning'>,
): BlockRange {
  const first = heightOf(fromBlock, blocks);
  const to = heightOf(toBlock, blocks);
  checkOrder(first, to);
  if (to > blocks.head()) throw rpcError('blockRangeBeyondHead', {});
  return { from: Math.max(first, 1, blocks.beginning?.().first ?? 1), to };
}

/** The blocks whose logs a subscription sends; `from` is null without a replay, `to` Infinity without an end. */
export function subscribedRange(
  { fromBlock, toBlock }: RangeEnds,
  parts: RangeParts,
): { from: number | null; to: number } {
  const { blocks } = parts;
  if (fromBlock === 'pending' || toBlock === 'pending') throw rpcError('pendingLogsUnsupported', {});
  const to = isHead(toBlock) ? Infinity : heightOf(toBlock, blocks);
  checkOrder(isHead(fromBlock) ? blocks.head() + 1 : heightOf(fromBlock, blocks), to);
  return { from: logReplayStart(fromBlock, parts), to };
}

/** Where the replay of headers starts, at least at `lowest`; null for none. */
export function replayStart(fromBlock: End, lowest: number, parts: RangeParts): number | null {
  const from = startOf(fromBlock, lowest, parts);
  const { maxLogRange } = parts.limits;
  const head = parts.blocks.head();
  if (from !== null && head - Math.max(from, 1) + 1 > maxLogRange)
    throw tooWide(maxLogRange, newest(maxLogRange, head));
  return from === null ? null : checkReplay(from, parts);
}

/** Where the replay of logs starts; null for none. At most as long as a log query. */
function logReplayStart(fromBlock: End, parts: RangeParts): number | null {
  const from = startOf(fromBlock, 1, parts);
  const head = parts.blocks.head();
  if (from !== null && from <= head) checkReach({ from, to: head }, parts, (limit) => newest(limit, head));
  return from === null ? null : checkReplay(from, parts);
}

function startOf(fromBlock: End, lowest: number, { blocks }: RangeParts): number | null {
  if (isHead(fromBlock)) return null;
  return Math.max(heightOf(fromBlock, blocks), lowest, blocks.beginning?.().first ?? 0);
}

/** Throws for blocks that the node no longer has, or whose results it did not keep. */
function checkReplay(from: number, { blocks }: RangeParts): number {
  const head = blocks.head();
  const missing = from <= head ? (missingHistory(from, blocks) ?? lostWithin({ from, to: head }, blocks)) : null;
  if (missing !== null) throw missing;
  return from;
}

function newest(count: number, head: number): BlockRange {
  return { from: Math.max(head - count + 1, 1), to: head };
}

/** True for an end that moves with the head. */
function isHead(end: End): end is null | undefined {
  return end === null || end === undefined || ['latest', 'safe', 'finalized', 'pending'].includes(end);
}

function checkOrder(from: number, to: number): void {
  if (from > to) throw rpcError('invalidBlockRange', {});
}

/**
 * Throws for a range that is wider than searches may be, or with more blocks outside the log index. The error offers
 * the widest range that `fitting` makes of the limit, or more where the index reaches further.
 */
function checkReach(range: BlockRange, { blocks, limits }: RangeParts, fitting: (limit: number) => BlockRange): void {
  const { maxLogRange, maxIndexedLogRange } = limits;
  const most = maxIndexedLogRange === 0 ? Infinity : maxIndexedLogRange;
  if (range.to - range.from + 1 > most) throw tooWide(most, fitting(most));
  const to = blocks.reachOfSearch(range, maxLogRange);
  if (to >= range.to) return;
  const offered = fitting(maxLogRange);
  throw tooWide(maxLogRange, offered.from === range.from ? { from: range.from, to } : offered);
}

function tooWide(limit: number, { from, to }: BlockRange): Error {
  const fitting = { from: encodeQuantity(from), to: encodeQuantity(to) };
  return rpcError('logRangeExceeded', { limit, ...fitting }, fitting);
}
