import type { Handler } from '../../jsonrpc/request.js';
import { traceCalls } from '../../tracing/parity/tracedCalls.js';
import { checkLimit } from '../contractLimit.js';
import { baseOfCalls, callWithTypes, type CallTraceParts } from '../tracing/tracedCall.js';

/** Traces of calls on the state after a block, of which each sees what those before it changed. */
export function callMany(parts: CallTraceParts): Handler<'trace_callMany'> {
  return async ([calls, block], caller) => {
    checkLimit('trace_callMany', 'calls', calls.length);
    const traced = calls.map((pair, index) => callWithTypes(pair, index, parts));
    return traceCalls(traced, await baseOfCalls(block, parts, caller), parts, caller);
  };
}
