import type { Caller } from '../../caller/caller.js';
import type { BlockSummary, TransactionPlace } from '../../chain/blocks.js';
import type { TraceOutcome } from '../../chain/traces.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import type { EncodedJson } from '../../json/encodedJson.js';
import type { FlatTrace } from '../make/flatTraces.js';
import { traceFailed } from '../api/traceErrors.js';
import { traceRules } from '../kept/traceRules.js';
import { JsonWriter } from '../../json/jsonWriter.js';
import { encodeParityTrace, parityTraces, type TracePlace } from './parityTrace.js';
import { readCallTrace } from './readCallTrace.js';
import { CALLS, readTransaction, type TraceParts } from './traceParts.js';

/** A frame of a mined transaction. */
export interface PlacedTrace {
  trace: FlatTrace;
  place: TracePlace;
}

/** The frames of a block's transactions in order; null when there is no such block. */
export async function tracesOfBlock(
  blockNumber: number,
  parts: TraceParts,
  caller: Caller,
): Promise<AsyncIterable<PlacedTrace> | null> {
  const block = await parts.blocks.summary(blockNumber, caller);
  if (block === null) return null;
  // The genesis block has neither transactions nor traces.
  const isEmpty = block.transactionCount === 0;
  const traces = isEmpty ? [] : await parts.traces.block(blockNumber, CALLS, caller);
  if (traces === null) return null;
  return (async function* () {
    for (const [index, traced] of traces.entries()) yield* placedTraces(traced, index, { block, parts }, caller);
  })();
}

/** The frames of one transaction in order; null when there is no such transaction. */
export async function tracesOfTransaction(
  place: TransactionPlace,
  parts: TraceParts,
  caller: Caller,
): Promise<AsyncIterable<PlacedTrace> | null> {
  const block = await parts.blocks.summary(place.blockNumber, caller);
  const trace = block === null ? null : await parts.traces.transaction(place, CALLS, caller);
  if (block === null || trace === null) return null;
  return placedTraces({ trace }, place.transactionIndex, { block, parts }, caller);
}

/** Frames as a JSON list. Rejects with responseTooLarge. */
export async function encodeTraces(
  traces: AsyncIterable<PlacedTrace>,
  { limits }: Pick<TraceParts, 'limits'>,
): Promise<EncodedJson> {
  const writer = new JsonWriter(limits.maxResponseBytes);
  let separator = '[';
  for await (const { trace, place } of traces) {
    writer.write(separator + encodeParityTrace(trace, place));
    separator = ',';
  }
  writer.write(separator === '[' ? '[]' : ']');
  return writer.end();
}

/** Rejects where there is no trace of the transaction. */
async function* placedTraces(
  traced: TraceOutcome,
  transactionIndex: number,
  { block, parts }: { block: BlockSummary; parts: TraceParts },
  caller: Caller,
): AsyncGenerator<PlacedTrace> {
  if ('error' in traced) throw traceFailed(traced.error);
  const { hash: blockHash, number: blockNumber } = block;
  const root = await readCallTrace(traced.trace.bytes, caller);
  const transaction = await readTransaction({ blockNumber, transactionIndex }, parts, caller);
  // The block was removed in the meantime.
  if (transaction === null) throw traceFailed('transaction not found');
  const place = { blockHash, blockNumber, transactionHash: transaction.hash, transactionPosition: transactionIndex };
  const rules = await traceRules(root, block, parts);
  for (const trace of parityTraces(root, transaction, rules)) {
    yield { trace, place };
    if (sliceIsOver()) await nextSlice(caller.signal);
  }
}
