import type { Caller } from '../../caller/caller.js';
import { MalformedAnswer } from '../../chain/chainErrors.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { FRAME_TYPES, type CallTrace } from '../make/flatTraces.js';
import { parseBytes } from '../make/nodeJson.js';

const ADDRESS = /^0x[0-9a-f]{40}$/;
const QUANTITY = /^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/;
const DATA = /^0x[0-9a-f]*$/;
const TYPES: ReadonlySet<unknown> = new Set(FRAME_TYPES);

/** The trace of callTracer, with all used fields checked. Rejects with MalformedAnswer. */
export async function readCallTrace(json: Uint8Array, caller: Caller): Promise<CallTrace> {
  const trace = await parseBytes(json, caller.signal);
  const unchecked: unknown[] = [trace];
  while (unchecked.length > 0) {
    if (sliceIsOver()) await nextSlice(caller.signal);
    const frame = unchecked.pop();
    if (!isFrame(frame)) throw new MalformedAnswer('a call trace has a frame that is none');
    for (const call of frame.calls ?? []) unchecked.push(call);
  }
  // Every frame in it was checked.
  return trace as CallTrace;
}

/** Whether the fields of a frame are valid; of its calls only that they are a list. */
function isFrame(value: unknown): value is { calls?: unknown[] } {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  const { type, from, to, gas, gasUsed, input, output, error, value: amount, calls } = fields;
  return (
    TYPES.has(type) &&
    matches(ADDRESS, from) &&
    (to === undefined ? type === 'CREATE' || type === 'CREATE2' : matches(ADDRESS, to)) &&
    matches(QUANTITY, gas) &&
    matches(QUANTITY, gasUsed) &&
    isData(input) &&
    (output === undefined || isData(output)) &&
    (error === undefined || typeof error === 'string') &&
    (amount === undefined || matches(QUANTITY, amount)) &&
    (calls === undefined || Array.isArray(calls))
  );
}

function matches(pattern: RegExp, value: unknown): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function isData(value: unknown): boolean {
  return typeof value === 'string' && value.length % 2 === 0 && DATA.test(value);
}
