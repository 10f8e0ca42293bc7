import type { Caller } from '../../caller/caller.js';
import type { Hash } from '../../../generated/types.js';
import type { EncodedJson } from '../../json/encodedJson.js';
import type { ChargedParts } from '../../ethereum/transaction/intrinsicGas.js';
import type { CallTrace } from '../make/flatTraces.js';
import { MalformedAnswer } from '../../chain/chainErrors.js';
import type { TraceOptions } from '../../chain/traces.js';
import type { JsonWriter } from '../../json/jsonWriter.js';
import type { TraceRules } from '../kept/traceRules.js';
import { encodeParityTrace, parityTraces } from './parityTrace.js';
import { readCallTrace } from './readCallTrace.js';
import { CALLS, STATE_DIFF, VM_TRACE } from './traceParts.js';

/** Which traces a client asked for. */
export interface TraceTypes {
  trace: boolean;
  stateDiff: boolean;
  vmTrace: boolean;
}

/** The facts about an execution that its traces depend on. */
export interface TracedExecution {
  charged: ChargedParts;
  rulesOf: (root: CallTrace) => Promise<TraceRules>;
  /** Null for a call. */
  transactionHash: Hash | null;
}

/** The traces of one execution: call frames of geth's tracer, and OpenEthereum's as they are shown. */
export type NamedTraces = Partial<Record<'calls' | 'stateDiff' | 'vmTrace', EncodedJson>>;

/** A trace that is needed, and what makes it. */
type NeededTrace = readonly [name: keyof NamedTraces, options: TraceOptions];

/** The names of trace types as flags. */
export function traceTypes(names: readonly string[]): TraceTypes {
  return {
    trace: names.includes('trace'),
    stateDiff: names.includes('stateDiff'),
    vmTrace: names.includes('vmTrace'),
  };
}

/** What a result needs. Call frames always: they have the output. */
export function neededTraces({ stateDiff, vmTrace }: TraceTypes): NeededTrace[] {
  const needed: NeededTrace[] = [['calls', CALLS]];
  if (stateDiff) needed.push(['stateDiff', STATE_DIFF]);
  if (vmTrace) needed.push(['vmTrace', VM_TRACE]);
  return needed;
}

/** Writes `output`, `stateDiff`, `trace` and `vmTrace` of one execution. */
export async function writeTraceResults(
  traces: NamedTraces,
  { types, execution }: { types: TraceTypes; execution: TracedExecution },
  writer: JsonWriter,
  caller: Caller,
): Promise<void> {
  const root = await readCallTrace((traces.calls ?? missing()).bytes, caller);
  const writeIf = (isWanted: boolean, trace: EncodedJson | undefined): void => {
    if (isWanted) writer.writeBytes((trace ?? missing()).bytes);
    else writer.write('null');
  };
  writer.write(`{"output":"${root.output ?? '0x'}","stateDiff":`);
  writeIf(types.stateDiff, traces.stateDiff);
  const { charged, transactionHash } = execution;
  const frames = types.trace ? parityTraces(root, charged, await execution.rulesOf(root)) : [];
  await writer.writeEach(',"trace":[', frames, ']', (frame) => writer.write(encodeParityTrace(frame, null)));
  writer.write(`${transactionHash === null ? '' : `,"transactionHash":"${transactionHash}"`},"vmTrace":`);
  writeIf(types.vmTrace, traces.vmTrace);
  writer.write('}');
}

function missing(): never {
  throw new MalformedAnswer('a trace that was asked for is missing');
}
