import { normalizeHash } from '../../ethereum/hex.js';
import { rpcError } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';
import { traceOptions } from '../tracing/traceOptions.js';

/** The trace of a transaction that is in a block. */
export function traceTransaction({
  blocks,
  traces,
}: Pick<Services, 'blocks' | 'traces'>): Handler<'debug_traceTransaction'> {
  return async ([transactionHash, config], caller) => {
    const options = traceOptions(config);
    const place = await blocks.place(normalizeHash(transactionHash), caller);
    const trace = place === null ? null : await traces.transaction(place, options, caller);
    if (trace === null) throw rpcError('resourceNotFound', { resource: 'transaction' });
    return trace;
  };
}
