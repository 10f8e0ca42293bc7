/** Traces single blocks and keeps their traces, so that they are indexed by address. */
import type { BlockSummary } from '../chain/blocks.js';
import type { BlockCallTraces } from '../chain/keptTraces.js';
import { callTracerOptions } from '../chain/tracing/callTracerOptions.js';
import type { Traces } from '../chain/traces.js';
import { gapsWithin, type HeightRange } from '../store/heightRanges.js';

/** The longest time that a node is given for one block, milliseconds: what a client can ask for. */
const TIMEOUT_MS = 30_000;

/** The store of traces, as far as the indexing needs it. */
export interface IndexedTraces {
  /** The blocks that are indexed, as ascending ranges. */
  indexed(): HeightRange[];
  hasIndexed(blockNumber: number): boolean;
  /** Whether there is room for blocks older than those that are kept. */
  hasRoom(): boolean;
  keep(block: BlockCallTraces): Promise<void>;
}

/** What traces a block, and where it is kept. */
export interface TraceIndexingParts {
  traces: Pick<Traces, 'block'>;
  kept: IndexedTraces;
  /** The blocks that are stored. */
  store: { summary(blockNumber: number): BlockSummary | undefined };
}

/** Why a block has no index: some transaction of it cannot be traced, or the traces could not be written. */
export class BlockNotTraced extends Error {
  override readonly name = 'BlockNotTraced';
}

/** Traces and indexes a stored block. Rejects with BlockNotTraced, or with what the tracing rejects with. */
export async function indexTraces(
  { traces, kept, store }: TraceIndexingParts,
  blockNumber: number,
  signal?: AbortSignal,
): Promise<void> {
  const summary = store.summary(blockNumber);
  // It is gone again. Its successor comes as a new block.
  if (summary === undefined || kept.hasIndexed(blockNumber)) return;
  const outcomes =
    summary.transactionCount === 0 ? [] : await traces.block(blockNumber, callTracerOptions(TIMEOUT_MS), signal);
  if (outcomes === null || kept.hasIndexed(blockNumber)) return;
  const made: Uint8Array[] = [];
  for (const outcome of outcomes) {
    if ('error' in outcome) throw new BlockNotTraced(`transaction ${outcome.transactionHash}: ${outcome.error}`);
    made.push(outcome.trace.bytes);
  }
  if (made.length !== summary.transactionCount) throw new BlockNotTraced('a trace is missing');
  // The store compares the hash: the block may have been removed meanwhile.
  await kept.keep({ blockNumber, blockHash: summary.hash, traces: made });
  if (!kept.hasIndexed(blockNumber) && store.summary(blockNumber)?.hash === summary.hash)
    throw new BlockNotTraced('its traces could not be kept');
}

/** The highest block of a range that is not indexed; null when all are. */
export function newestNotIndexed(kept: Pick<IndexedTraces, 'indexed'>, range: HeightRange): number | null {
  return gapsWithin(kept.indexed(), range.from, range.to).at(-1)?.to ?? null;
}
