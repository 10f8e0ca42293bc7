import type { Address, CallFrame } from '../../../generated/types.js';
import type { BlockSummary } from '../../chain/blocks.js';
import type { TraceOptions } from '../../chain/traces.js';
import type { Awaitable } from '../../concurrency/awaitable.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { flatTraces, placedTrace, type CallTrace, type TracedPlace } from '../make/flatTraces.js';
import { JsonWriter } from '../../json/jsonWriter.js';
import { TraceError, traceFailed, type MadeTrace } from '../api/traceErrors.js';
import { encodeTopCall } from '../make/callFrame.js';
import { parseBytes } from '../make/nodeJson.js';
import { traceRules, type TraceRulesParts } from './traceRules.js';

/** Where derived traces belong. */
export interface DerivedPlaces {
  block: BlockSummary;
  /** The place of each trace, which only flatCallTracer shows. */
  places: () => Awaitable<readonly TracedPlace[]>;
}

/** The traces that follow from those of callTracer without options, by `followsFromFrames`. */
export async function derivedTraces(
  frames: readonly MadeTrace[],
  { tracer, tracerConfig }: TraceOptions,
  { block, places }: DerivedPlaces,
  parts: TraceRulesParts,
): Promise<MadeTrace[]> {
  if (tracer === 'callTracer' && tracerConfig['onlyTopCall'] !== true) return [...frames];
  const placed = tracer === 'flatCallTracer' ? await places() : [];
  const traces: MadeTrace[] = [];
  for (const [index, made] of frames.entries()) {
    if (made instanceof TraceError) {
      traces.push(made.frameless ? derivedOfNone(made, tracer) : made);
      continue;
    }
    // Made from frames that were checked field by field.
    const frame = (await parseBytes(made)) as CallFrame;
    if (tracer === 'callTracer') {
      traces.push(encodeTopCall(frame));
      continue;
    }
    const { precompiles } = await traceRules(frame, block, parts);
    if (tracer === '4byteTracer') traces.push(fourByteTrace(frame, precompiles));
    else traces.push(await flatCallTrace(frame, placed[index], tracerConfig, precompiles));
  }
  return traces;
}

function derivedOfNone(made: TraceError, tracer: string): MadeTrace {
  if (tracer === '4byteTracer') return Buffer.from('{}');
  return tracer === 'flatCallTracer' ? traceFailed(GETH_MESSAGES.noCalls) : made;
}

/** The trace of flatCallTracer. `precompiles` are those of the block's rules. */
async function flatCallTrace(
  root: CallTrace,
  place: TracedPlace | undefined,
  { convertParityErrors, includePrecompiles }: TraceOptions['tracerConfig'],
  precompiles: ReadonlySet<Address>,
): Promise<Uint8Array> {
  if (place === undefined) throw new Error('a trace without its place');
  const hidden = includePrecompiles === true ? new Set<Address>() : precompiles;
  const shown = { parityErrors: convertParityErrors === true, precompiles: hidden };
  const json = new JsonWriter(Infinity);
  await json.writeEach('[', flatTraces(root, shown), ']', (trace) =>
    json.write(JSON.stringify(placedTrace(trace, place))),
  );
  return json.end().bytes;
}

const CALLS: ReadonlySet<string> = new Set(['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL']);

/** The trace of 4byteTracer: how often each selector was called with arguments of which size. */
function fourByteTrace(root: CallTrace, precompiles: ReadonlySet<Address>): Uint8Array {
  const counts = new Map<string, number>();
  const waiting: CallTrace[] = [root];
  for (let frame = waiting.pop(); frame !== undefined; frame = waiting.pop()) {
    for (const call of frame.calls ?? []) waiting.push(call);
    const { type, to, input } = frame;
    const argumentBytes = input.length / 2 - 5;
    if (!CALLS.has(type) || argumentBytes < 0 || (to !== undefined && precompiles.has(to))) continue;
    const key = `${input.slice(0, 10)}-${argumentBytes}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return Buffer.from(JSON.stringify(Object.fromEntries(sorted)));
}
