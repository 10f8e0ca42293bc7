import type { Caller } from '../../caller/caller.js';
import type { Receipt } from '../../../generated/types.js';
import type { BlockSummary, TransactionPlace } from '../../chain/blocks.js';
import type { UntracedTransaction } from '../../chain/keptTraces.js';
import { callTracerOptions, type Traces } from '../../chain/traces.js';
import type { Awaitable } from '../../concurrency/awaitable.js';
import { NO_BYTES } from '../../ethereum/hex.js';
import { MAX_TIMEOUT_MS } from '../api/traceOptions.js';
import { gapsWithin, type HeightRange } from '../../store/heightRanges.js';
import type { TraceStore } from '../../store/traces/traceStore.js';

/** What traces a block, and where it is kept. */
export interface TraceIndexingParts {
  traces: Pick<Traces, 'block'>;
  kept: Pick<TraceStore, 'indexed' | 'hasIndexed' | 'hasRoom' | 'keep'>;
  store: {
    summary(blockNumber: number): BlockSummary | undefined;
    receipt(place: TransactionPlace): Awaitable<Uint8Array | null | undefined>;
  };
}

/** A transaction of a block cannot be traced, or its traces could not be written. */
export class BlockNotTraced extends Error {
  override readonly name = 'BlockNotTraced';
}

/** Traces and indexes a stored block. Rejects with BlockNotTraced, or as the tracing does. */
export async function indexTraces(
  { traces, kept, store }: TraceIndexingParts,
  blockNumber: number,
  caller: Caller,
): Promise<void> {
  const summary = store.summary(blockNumber);
  // The block was removed. The one that replaces it is a new block.
  if (summary === undefined || kept.hasIndexed(blockNumber)) return;
  const outcomes =
    summary.transactionCount === 0 ? [] : await traces.block(blockNumber, callTracerOptions(MAX_TIMEOUT_MS), caller);
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
 * Who takes part in a failed transaction, according to its receipt; null for one that succeeded. Without this, a client
 * could end what is covered with a transaction on which the node's EVM panics, or which the chain does not permit.
 */
async function failedTransaction(
  place: TransactionPlace,
  store: TraceIndexingParts['store'],
): Promise<UntracedTransaction | null> {
  const bytes = await store.receipt(place);
  if (bytes === undefined || bytes === null) return null;
  // The store holds receipts as they are served. A failed one has no logs.
  const { status, from, to, contractAddress } = JSON.parse(Buffer.from(bytes).toString()) as Receipt;
  const other = to ?? contractAddress;
  return status === '0x1' || other === null ? null : { transactionIndex: place.transactionIndex, from, to: other };
}

/** Null when all blocks of the range are indexed. */
export function newestNotIndexed(kept: Pick<TraceStore, 'indexed'>, range: HeightRange): number | null {
  return gapsWithin(kept.indexed(), range.from, range.to).at(-1)?.to ?? null;
}
