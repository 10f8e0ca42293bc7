import type { Address, CallFrame } from '../../../generated/types.js';
import { flatTraces, placedTrace, type CallTrace, type TracedPlace } from '../../execution/tracers/flatTraces.js';
import { JsonWriter } from '../../json/jsonWriter.js';

/** The trace of flatCallTracer. `precompiles` are those of the block's rules. */
export async function flatCallTrace(
  root: CallTrace,
  place: TracedPlace,
  { parityErrors, includePrecompiles }: { parityErrors: boolean; includePrecompiles: boolean },
  precompiles: ReadonlySet<Address>,
): Promise<Uint8Array> {
  const hidden = includePrecompiles ? new Set<Address>() : precompiles;
  const json = new JsonWriter(Infinity);
  await json.writeEach('[', flatTraces(root, { parityErrors, precompiles: hidden }), ']', (trace) =>
    json.write(JSON.stringify(placedTrace(trace, place))),
  );
  return json.end().bytes;
}

const CALLS: ReadonlySet<string> = new Set(['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL']);

/** The trace of 4byteTracer: how often each selector was called with arguments of which size. */
export function fourByteTrace(root: CallTrace, precompiles: ReadonlySet<Address>): Uint8Array {
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

/** The trace of callTracer with onlyTopCall. */
export function topCallTrace({ calls: _, ...top }: CallFrame): Uint8Array {
  return Buffer.from(JSON.stringify(top));
}
