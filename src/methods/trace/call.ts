import type { Handler } from '../../jsonrpc/request.js';
import { traceCall } from '../../tracing/parity/tracedCalls.js';
import { traceTypes } from '../../tracing/parity/traceResults.js';
import { checkCall } from '../call/callOutcome.js';
import { baseOfCalls, type CallTraceParts } from '../tracing/tracedCall.js';

/** Traces of a call on the state after a block. */
export function call(parts: CallTraceParts): Handler<'trace_call'> {
  return async ([given, types, block, stateOverrides, blockOverrides], caller) => {
    const traced = {
      call: checkCall(given, parts.identity.chainId),
      types: traceTypes(types),
      stateOverrides: stateOverrides ?? null,
      blockOverrides: blockOverrides ?? null,
    };
    return traceCall(traced, await baseOfCalls(block, parts, caller), parts, caller);
  };
}
