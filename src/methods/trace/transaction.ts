import { normalizeHash } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { encodeTraces, tracesOfTransaction } from '../../tracing/parity/minedTraces.js';
import type { MinedTraceParts } from '../tracing/tracedBlock.js';

/** All frames of a mined transaction; null when it is unknown or pending. */
export function transaction(parts: MinedTraceParts): Handler<'trace_transaction'> {
  return async ([transactionHash], caller) => {
    const place = await parts.blocks.place(normalizeHash(transactionHash), caller);
    const traces = place === null ? null : await tracesOfTransaction(place, parts, caller);
    return traces === null ? null : encodeTraces(traces, parts);
  };
}
