import type { Caller } from '../../caller/caller.js';
import type { Address, Hash } from '../../../generated/types.js';
import type { EncodedJson } from '../../json/encodedJson.js';
import type { ChargedParts } from '../../ethereum/transaction/intrinsicGas.js';
import type { CallTrace } from '../make/flatTraces.js';
import { MalformedAnswer } from '../../chain/chainErrors.js';
import type { TraceOptions } from '../../chain/traces.js';
import type { JsonWriter } from '../../json/jsonWriter.js';
import type { TraceRules } from '../kept/traceRules.js';
import { encodeParityTrace, parityTraces } from './parityTrace.js';
import { readCallTrace } from './readCallTrace.js';
import { readAccounts, readPrestateDiff, writeStateDiff, type PrestateDiff } from './stateDiff.js';
import { readStructLogs } from './structLogReader.js';
import { ACCOUNTS, CALLS, CHANGES, INSTRUCTIONS } from './traceParts.js';
import { writeVmTrace, type CodeOf } from './vmTrace.js';

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
  /** The code of an account after the execution, as hex. */
  codeAfter: (address: Address) => Promise<string>;
}

/** The traces of one execution, by the tracers of geth that are needed. */
export type GethTraces = Partial<Record<'calls' | 'changes' | 'accounts' | 'instructions', EncodedJson>>;

/** A tracer that is needed, and the name of its trace. */
export type NeededTracer = readonly [name: keyof GethTraces, options: TraceOptions];

/** The names of trace types as flags. */
export function traceTypes(names: readonly string[]): TraceTypes {
  return {
    trace: names.includes('trace'),
    stateDiff: names.includes('stateDiff'),
    vmTrace: names.includes('vmTrace'),
  };
}

/** The tracers that a result needs. Call frames always: they have the output. */
export function neededTracers({ stateDiff, vmTrace }: TraceTypes, charged: ChargedParts): NeededTracer[] {
  const needed: NeededTracer[] = [['calls', CALLS]];
  if (stateDiff || (vmTrace && hasAuthorizations(charged))) needed.push(['changes', CHANGES]);
  if (vmTrace) needed.push(['accounts', ACCOUNTS], ['instructions', INSTRUCTIONS]);
  return needed;
}

/** Writes `output`, `stateDiff`, `trace` and `vmTrace` of one execution. */
export async function writeTraceResults(
  traces: GethTraces,
  { types, execution }: { types: TraceTypes; execution: TracedExecution },
  writer: JsonWriter,
  caller: Caller,
): Promise<void> {
  const root = await readCallTrace((traces.calls ?? missing()).bytes, caller);
  const changes = traces.changes === undefined ? null : await readPrestateDiff(traces.changes.bytes, caller);
  writer.write(`{"output":"${root.output ?? '0x'}","stateDiff":`);
  if (types.stateDiff) await writeStateDiff(changes ?? missing(), writer, caller);
  else writer.write('null');
  const { charged, transactionHash } = execution;
  const frames = types.trace ? parityTraces(root, charged, await execution.rulesOf(root)) : [];
  await writer.writeEach(',"trace":[', frames, ']', (frame) => writer.write(encodeParityTrace(frame, null)));
  writer.write(`${transactionHash === null ? '' : `,"transactionHash":"${transactionHash}"`},"vmTrace":`);
  if (types.vmTrace) {
    const { bytes } = traces.instructions ?? missing();
    const codeOf = await codesDuring(traces.accounts ?? missing(), changes, execution, caller);
    await writeVmTrace(readStructLogs(bytes, caller), { root, codeOf }, writer);
  } else {
    writer.write('null');
  }
  writer.write('}');
}

/**
 * The codes of accounts while a transaction runs. Its authorizations have set some of them (EIP-7702), and the tracer
 * may not show the code to which such an account delegates.
 */
async function codesDuring(
  accounts: EncodedJson,
  changes: PrestateDiff | null,
  { charged, codeAfter }: TracedExecution,
  caller: Caller,
): Promise<CodeOf> {
  const before = await readAccounts(accounts.bytes, caller);
  const codes = new Map(Object.entries(before).map(([address, { code = '0x' }]) => [address, code]));
  for (const [address, { code, codeHash }] of Object.entries(changes?.post ?? {})) {
    if (!hasAuthorizations(charged) || (code === undefined && codeHash === undefined)) continue;
    codes.set(address, code ?? '0x');
    const [, target] = /^0xef0100([0-9a-f]{40})$/.exec(code ?? '') ?? [];
    if (target === undefined || codes.has(`0x${target}`)) continue;
    // 20 bytes of hex.
    codes.set(`0x${target}`, await codeAfter(`0x${target}` as Address));
  }
  return (address) => codes.get(address) ?? '0x';
}

function hasAuthorizations({ authorizationList }: ChargedParts): boolean {
  return authorizationList !== null && authorizationList.length > 0;
}

function missing(): never {
  throw new MalformedAnswer('a trace that was asked for is missing');
}
