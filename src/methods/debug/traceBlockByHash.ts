import { normalizeHash } from '../../ethereum/hex.js';
import { rpcError } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { LimitParts, Services } from '../services.js';
import { encodeBlockTraces } from '../tracing/blockTraces.js';
import { traceOptions } from '../tracing/traceOptions.js';

/** The traces of all transactions of a block. */
export function traceBlockByHash(
  parts: Pick<Services, 'blocks' | 'traces'> & LimitParts<'maxResponseBytes'>,
): Handler<'debug_traceBlockByHash'> {
  return async ([given, config], caller) => {
    const options = traceOptions(config);
    const blockHash = normalizeHash(given);
    const height = await parts.blocks.numberOfHash(blockHash, caller);
    const traces = height === null ? null : await parts.traces.block(height, options, caller);
    if (traces === null) throw rpcError('traceFailed', { reason: `block ${blockHash} not found` });
    return encodeBlockTraces(traces, parts);
  };
}
