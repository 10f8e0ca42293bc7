import { JsonWriter } from '../../json/jsonWriter.js';
import type { CallFrame } from '../../ethereum/callFrameScan.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { LimitParts, Services } from '../services.js';
import { placeOf, transactionCalls } from './transactionFrames.js';

/** The calls of a transaction, in the order in which they began. */
export function traceTransaction(
  parts: Pick<Services, 'blocks' | 'traces'> & LimitParts<'maxResponseBytes'>,
): Handler<'ots_traceTransaction'> {
  return async ([hash], caller) => {
    const calls = await transactionCalls(await placeOf(hash, parts, caller), parts, caller);
    const json = new JsonWriter(parts.limits.maxResponseBytes, caller.signal);
    await json.writeEach('[', calls, ']', ({ frame }) => json.write(entryJson(frame)));
    return json.end();
  };
}

function entryJson(frame: CallFrame): string {
  const { type, depth, from, to, value } = frame;
  return JSON.stringify({
    type,
    depth,
    from,
    to: to === '' ? null : to,
    value: value === '' || type === 'STATICCALL' || type === 'DELEGATECALL' ? null : value,
    input: frame.input || '0x',
    output: frame.output || '0x',
  });
}
