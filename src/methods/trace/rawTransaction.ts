import type { Handler } from '../../jsonrpc/request.js';
import { traceCall } from '../../tracing/parity/tracedCalls.js';
import { traceTypes } from '../../tracing/parity/traceResults.js';
import { callOfTransaction, type RawTransactionParts } from '../tracing/rawTransaction.js';
import { baseOfCalls } from '../tracing/tracedCall.js';

/** Traces of a signed transaction on the state after a block, without sending it. */
export function rawTransaction(parts: RawTransactionParts): Handler<'trace_rawTransaction'> {
  return async ([raw, types, block], caller) => {
    const base = await baseOfCalls(block, parts, caller);
    const call = await callOfTransaction(raw, base, parts, caller);
    const traced = { call, types: traceTypes(types), stateOverrides: null, blockOverrides: null };
    return traceCall(traced, base, parts, caller);
  };
}
