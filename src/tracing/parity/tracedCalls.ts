import type { Caller } from '../../caller/caller.js';
import type { BlockOverrides, CallObject, StateOverrides } from '../../../generated/types.js';
import type { BlockSummary } from '../../chain/blocks.js';
import type { TracedCall } from '../../chain/traces.js';
import type { EncodedJson } from '../../json/encodedJson.js';
import type { ChargedParts } from '../../ethereum/transaction/intrinsicGas.js';
import { decodeCallObject } from '../../ethereum/transaction/callObject.js';
import type { CallTrace } from '../make/flatTraces.js';
import { traceFailed } from '../api/traceErrors.js';
import { traceRules } from '../kept/traceRules.js';
import { JsonWriter } from '../../json/jsonWriter.js';
import { NOTHING, type TraceParts } from './traceParts.js';
import { neededTraces, writeTraceResults, type NamedTraces, type TraceTypes } from './traceResults.js';

/** A call, and the traces that are wanted. */
export interface CallToTrace {
  call: CallObject;
  types: TraceTypes;
  stateOverrides: StateOverrides | null;
  blockOverrides: BlockOverrides | null;
}

/** The parts for calls. */
export type CallTraceParts = Pick<TraceParts, 'traces' | 'state' | 'limits' | 'executor'>;

/** The traces of one call. */
export async function traceCall(
  call: CallToTrace,
  base: BlockSummary,
  parts: CallTraceParts,
  caller: Caller,
): Promise<EncodedJson> {
  const writer = new JsonWriter(parts.limits.maxResponseBytes, caller.signal);
  await writeCalls([call], base, { parts, writer }, caller);
  return writer.end();
}

/** A list of the traces of calls, each with the changes of those before it. */
export async function traceCalls(
  calls: readonly CallToTrace[],
  base: BlockSummary,
  parts: CallTraceParts,
  caller: Caller,
): Promise<EncodedJson> {
  const writer = new JsonWriter(parts.limits.maxResponseBytes, caller.signal);
  writer.write('[');
  await writeCalls(calls, base, { parts, writer }, caller);
  writer.write(']');
  return writer.end();
}

async function writeCalls(
  calls: readonly CallToTrace[],
  base: BlockSummary,
  { parts, writer }: { parts: CallTraceParts; writer: JsonWriter },
  caller: Caller,
): Promise<void> {
  const traces = await runEachTracer(calls, base, parts, caller);
  for (const [index, { call, types }] of calls.entries()) {
    if (index > 0) writer.write(',');
    const found = traces[index];
    if (found?.calls === undefined) throw traceFailed('the call has no trace');
    const execution = {
      charged: chargedParts(call),
      rulesOf: (root: CallTrace) => traceRules(root, base, parts),
      transactionHash: null,
    };
    await writeTraceResults(found, { types, execution }, writer, caller);
  }
}

/** The traces of each call. Each tracer runs all calls, so that each has the changes of those before it. */
async function runEachTracer(
  calls: readonly CallToTrace[],
  base: BlockSummary,
  { traces }: CallTraceParts,
  caller: Caller,
): Promise<NamedTraces[]> {
  const needed = calls.map(({ types }) => new Map(neededTraces(types)));
  const found: NamedTraces[] = calls.map(() => ({}));
  for (const name of ['calls', 'stateDiff', 'vmTrace'] as const) {
    const last = needed.findLastIndex((tracers) => tracers.has(name));
    if (last < 0) continue;
    const run = calls.slice(0, last + 1).map(({ call, stateOverrides, blockOverrides }, index): TracedCall => {
      const options = needed[index]?.get(name) ?? NOTHING;
      return { call, stateOverrides, blockOverrides, options };
    });
    const outcomes = await traces.calls({ block: base, transactions: null }, run, caller);
    for (const [index, outcome] of outcomes.entries()) {
      if ('error' in outcome) throw traceFailed(outcome.error);
      const traced = found[index];
      if (traced !== undefined && needed[index]?.has(name) === true) traced[name] = outcome.trace;
    }
  }
  return found;
}

function chargedParts(call: CallObject): ChargedParts {
  const { to, input, accessList, authorizationList } = decodeCallObject(call);
  return { to, input, accessList, authorizationList };
}
