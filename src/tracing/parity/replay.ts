import type { Caller } from '../../caller/caller.js';
import type { BlockSummary, TransactionPlace } from '../../chain/blocks.js';
import type { EncodedJson } from '../../json/encodedJson.js';
import type { CallTrace } from '../make/flatTraces.js';
import { traceFailed } from '../api/traceErrors.js';
import { traceRules } from '../kept/traceRules.js';
import { JsonWriter } from '../../json/jsonWriter.js';
import { readTransaction, type TraceParts } from './traceParts.js';
import { neededTraces, writeTraceResults, type NamedTraces, type TraceTypes } from './traceResults.js';

/** The traces of one mined transaction; null when there is no such transaction. */
export async function replayTransaction(
  place: TransactionPlace,
  types: TraceTypes,
  parts: TraceParts,
  caller: Caller,
): Promise<EncodedJson | null> {
  const block = await parts.blocks.summary(place.blockNumber, caller);
  if (block === null) return null;
  const writer = new JsonWriter(parts.limits.maxResponseBytes, caller.signal);
  const found = await writeReplay({ place, known: {}, withHash: false }, { types, block, parts }, writer, caller);
  return found ? writer.end() : null;
}

/** A list of the traces of all transactions of a block, each with its hash; null when there is no such block. */
export async function replayBlock(
  blockNumber: number,
  types: TraceTypes,
  parts: TraceParts,
  caller: Caller,
): Promise<EncodedJson | null> {
  const block = await parts.blocks.summary(blockNumber, caller);
  if (block === null) return null;
  const writer = new JsonWriter(parts.limits.maxResponseBytes, caller.signal);
  writer.write('[');
  const traced: NamedTraces[] = Array.from({ length: block.transactionCount }, () => ({}));
  for (const [name, options] of block.transactionCount === 0 ? [] : neededTraces(types)) {
    const traces = await parts.traces.block(blockNumber, options, caller);
    if (traces === null) return null;
    for (const [index, outcome] of traces.entries()) {
      if ('error' in outcome) throw traceFailed(outcome.error);
      traced[index] = { ...traced[index], [name]: outcome.trace };
    }
  }
  for (const [transactionIndex, known] of traced.entries()) {
    if (transactionIndex > 0) writer.write(',');
    const place = { blockNumber, transactionIndex };
    if (!(await writeReplay({ place, known, withHash: true }, { types, block, parts }, writer, caller))) return null;
  }
  writer.write(']');
  return writer.end();
}

/** Writes the traces of one transaction, some of which may be known. False when there is no such transaction. */
async function writeReplay(
  { place, known, withHash }: { place: TransactionPlace; known: NamedTraces; withHash: boolean },
  { types, block, parts }: { types: TraceTypes; block: BlockSummary; parts: TraceParts },
  writer: JsonWriter,
  caller: Caller,
): Promise<boolean> {
  const transaction = await readTransaction(place, parts, caller);
  if (transaction === null) return false;
  const traces = { ...known };
  for (const [name, options] of neededTraces(types)) {
    if (traces[name] !== undefined) continue;
    const trace = await parts.traces.transaction(place, options, caller);
    if (trace === null) return false;
    traces[name] = trace;
  }
  const execution = {
    charged: transaction,
    rulesOf: (root: CallTrace) => traceRules(root, block, parts),
    transactionHash: withHash ? transaction.hash : null,
  };
  await writeTraceResults(traces, { types, execution }, writer, caller);
  return true;
}
