import type { Awaitable } from '../../concurrency/awaitable.js';
import type { BlockRange } from '../blocks.js';

/** How far a part of the index is filled. */
export interface FillProgress {
  /** `retrying`: the last attempt failed. `full`: there is no room for what is missing. `impossible`: the
   * node did not keep the results of what is missing. */
  state: 'off' | 'working' | 'retrying' | 'full' | 'impossible' | 'finished';
  /** The block at which it ends; null before the first block. */
  target: number | null;
  /** The highest block that is to be added; null for none. */
  next: number | null;
  /** Blocks that are to be added. */
  missing: number;
  /** Mean of the last seconds; null when nothing was added in them. */
  blocksPerSecond: number | null;
}

/** What the index holds, and how far its filling is. */
export interface IndexReport {
  /** The newest block that is served; null before the first block. */
  head: number | null;
  /** The oldest block that can be served, from the index or from the node; null before the first block. */
  earliest: number | null;
  /** The stored blocks, ascending. Block 0 belongs to the range of block 1 where it is stored. */
  ranges: BlockRange[];
  backfill: FillProgress;
  /** Stored blocks that may lack transactions, because an older release wrote them; ascending. */
  unchecked: BlockRange[];
  /** Transactions of all stored blocks. */
  transactions: number;
  /** Transactions that could not be decoded and are missing from their blocks. */
  undecodable: number;
  /** Bytes on disk. */
  bytes: number;
  /** The index by address; null when it is off. */
  traces: TraceReport | null;
}

/** The index by address, which `trace.index` turns on. */
export interface TraceReport {
  /** The traced blocks, ascending. */
  ranges: BlockRange[];
  filling: FillProgress;
  /** Bytes of the traces that are kept. */
  bytes: number;
}

/** Implemented by `indexer/indexReporter.ts`. */
export interface IndexReporter {
  report(): Awaitable<IndexReport>;
}
