import { blockHeight } from '../../chain/blockParameter.js';
import { rpcError } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { LimitParts, Services } from '../services.js';
import { encodeBlockTraces } from '../tracing/blockTraces.js';
import { traceOptions } from '../tracing/traceOptions.js';

/** The traces of all transactions of a block. */
export function traceBlockByNumber(
  parts: Pick<Services, 'blocks' | 'traces'> & LimitParts<'maxResponseBytes'>,
): Handler<'debug_traceBlockByNumber'> {
  return async ([block, config], caller) => {
    const options = traceOptions(config);
    const height = await blockHeight(block, parts.blocks, caller);
    const traces = await parts.traces.block(height, options, caller);
    if (traces === null) throw rpcError('traceFailed', { reason: `block #${height} not found` });
    return encodeBlockTraces(traces, parts);
  };
}
