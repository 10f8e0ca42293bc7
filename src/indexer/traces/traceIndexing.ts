/** Traces single blocks and keeps their traces, so that they are indexed by address. */
import type { Caller } from '../../caller/caller.js';
import type { Receipt } from '../../../generated/types.js';
import type { BlockSummary, TransactionPlace } from '../../chain/blocks.js';
import type { BlockCallTraces, UntracedTransaction } from '../../chain/keptTraces.js';
import { callTracerOptions, type Traces } from '../../chain/traces.js';
import type { Awaitable } from '../../concurrency/awaitable.js';
import { NO_BYTES } from '../../ethereum/hex.js';
import { gapsWithin, type HeightRange } from '../../store/heightRanges.js';

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
  store: {
    summary(blockNumber: number): BlockSummary | undefined;
    receipt(place: TransactionPlace): Awaitable<Uint8Array | null | undefined>;
  };
}

/** Why a block has no index: some transaction of it cannot be traced, or the traces could not be written. */
export class BlockNotTraced extends Error {
  override readonly name = 'BlockNotTraced';
}

/** Traces and indexes a stored block. Rejects with BlockNotTraced, or with what the tracing rejects with. */
export async function indexTraces(
  { traces, kept, store }: TraceIndexingParts,
  blockNumber: number,
  caller: Caller,
): Promise<void> {
  const summary = store.summary(blockNumber);
  // It is gone again. Its successor comes as a new block.
  if (summary === undefined || kept.hasIndexed(blockNumber)) return;
  const outcomes =
    summary.transactionCount === 0 ? [] : await traces.block(blockNumber, callTracerOptions(TIMEOUT_MS), caller);
  if (outcomes === null || kept.hasIndexed(blockNumber)) return;
  const made: Uint8Array[] = [];
  const untraced: UntracedTransaction[] = [];
  for (const [transactionIndex, outcome] of outcomes.entries()) {
    if ('trace' in outcome) {
      made.push(outcome.trace.bytes);
      continue;
    }
    const failed =
      outcome.untraceable === true ? await failedTransaction({ blockNumber, transactionIndex }, store) : null;
    if (failed === null) throw new BlockNotTraced(`transaction ${outcome.transactionHash}: ${outcome.error}`);
    untraced.push(failed);
    made.push(NO_BYTES);
  }
  if (made.length !== summary.transactionCount) throw new BlockNotTraced('a trace is missing');
  // The store compares the hash: the block may have been removed meanwhile.
  await kept.keep({ blockNumber, blockHash: summary.hash, traces: made, untraced });
  if (!kept.hasIndexed(blockNumber) && store.summary(blockNumber)?.hash === summary.hash)
    throw new BlockNotTraced('its traces could not be kept');
}

/**
 * Who takes part in a transaction, as far as its receipt says; null for one that succeeded. Without this, anybody who
 * pays for a transaction on which the node's EVM panics, or which the chain does not permit, would end what is covered.
 */
async function failedTransaction(
  place: TransactionPlace,
  store: TraceIndexingParts['store'],
): Promise<UntracedTransaction | null> {
  const bytes = await store.receipt(place);
  if (bytes === undefined || bytes === null) return null;
  // The store holds receipts as they are answered. That of a failure has no logs.
  const { status, from, to, contractAddress } = JSON.parse(Buffer.from(bytes).toString()) as Receipt;
  const other = to ?? contractAddress;
  return status === '0x1' || other === null ? null : { transactionIndex: place.transactionIndex, from, to: other };
}

/** The highest block of a range that is not indexed; null when all are. */
export function newestNotIndexed(kept: Pick<IndexedTraces, 'indexed'>, range: HeightRange): number | null {
  return gapsWithin(kept.indexed(), range.from, range.to).at(-1)?.to ?? null;
}
