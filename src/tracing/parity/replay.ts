import type { Caller } from '../../caller/caller.js';
import type { Address } from '../../../generated/types.js';
import type { BlockSummary, TransactionPlace } from '../../chain/blocks.js';
import type { TransactionTrace } from '../../chain/traces.js';
import type { EncodedJson } from '../../json/encodedJson.js';
import type { CallTrace } from '../make/flatTraces.js';
import { traceFailed } from '../api/traceErrors.js';
import { traceRules } from '../kept/traceRules.js';
import { JsonWriter } from '../../json/jsonWriter.js';
import { CALLS, CHANGES, readTransaction, type TraceParts } from './traceParts.js';
import { neededTracers, writeTraceResults, type GethTraces, type TraceTypes } from './traceResults.js';

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
  // Struct logs are requested by transaction: those of a whole block are too many for one response.
  const isEmpty = block.transactionCount === 0;
  const calls = isEmpty ? [] : await parts.traces.block(blockNumber, CALLS, caller);
  const changes = types.stateDiff && !isEmpty ? await parts.traces.block(blockNumber, CHANGES, caller) : [];
  if (calls === null || changes === null) return null;
  for (const transactionIndex of calls.keys()) {
    if (transactionIndex > 0) writer.write(',');
    const place = { blockNumber, transactionIndex };
    const known = { ...found('calls', calls[transactionIndex]), ...found('changes', changes[transactionIndex]) };
    if (!(await writeReplay({ place, known, withHash: true }, { types, block, parts }, writer, caller))) return null;
  }
  writer.write(']');
  return writer.end();
}

function found(name: keyof GethTraces, traced: TransactionTrace | undefined): GethTraces {
  if (traced === undefined) return {};
  if ('error' in traced) throw traceFailed(traced.error);
  return { [name]: traced.trace };
}

/** Writes the traces of one transaction, some of which may be known. False when there is no such transaction. */
async function writeReplay(
  { place, known, withHash }: { place: TransactionPlace; known: GethTraces; withHash: boolean },
  { types, block, parts }: { types: TraceTypes; block: BlockSummary; parts: TraceParts },
  writer: JsonWriter,
  caller: Caller,
): Promise<boolean> {
  const transaction = await readTransaction(place, parts, caller);
  if (transaction === null) return false;
  const traces = { ...known };
  for (const [name, options] of neededTracers(types, transaction)) {
    if (traces[name] !== undefined) continue;
    const trace = await parts.traces.transaction(place, options, caller);
    if (trace === null) return false;
    traces[name] = trace;
  }
  const execution = {
    charged: transaction,
    rulesOf: (root: CallTrace) => traceRules(root, block, parts),
    transactionHash: withHash ? transaction.hash : null,
    codeAfter: async (address: Address) => parts.state.code(address, place.blockNumber, caller),
  };
  await writeTraceResults(traces, { types, execution }, writer, caller);
  return true;
}
