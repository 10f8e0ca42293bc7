import type { Handler } from '../../jsonrpc/request.js';
import { encodeTraces, tracesOfBlock } from '../../tracing/parity/minedTraces.js';
import { tracedHeight, type MinedTraceParts } from '../tracing/tracedBlock.js';

/** All frames of the transactions of a block; null when the block is unknown. */
export function block(parts: MinedTraceParts): Handler<'trace_block'> {
  return async ([parameter], caller) => {
    const height = await tracedHeight(parameter, parts, caller);
    const traces = height === null ? null : await tracesOfBlock(height, parts, caller);
    return traces === null ? null : encodeTraces(traces, parts);
  };
}
