import { normalizeHash } from '../../ethereum/hex.js';
import { rpcError } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import { replayTransaction as replay } from '../../tracing/parity/replay.js';
import { traceTypes } from '../../tracing/parity/traceResults.js';
import type { MinedTraceParts } from '../tracing/tracedBlock.js';

/** Traces of a mined transaction, made by running it again. */
export function replayTransaction(parts: MinedTraceParts): Handler<'trace_replayTransaction'> {
  return async ([transactionHash, types], caller) => {
    const place = await parts.blocks.place(normalizeHash(transactionHash), caller);
    const traces = place === null ? null : await replay(place, traceTypes(types), parts, caller);
    if (traces === null) throw rpcError('resourceNotFound', { resource: 'transaction' });
    return traces;
  };
}
