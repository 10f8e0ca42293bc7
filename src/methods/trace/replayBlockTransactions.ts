import type { Handler } from '../../jsonrpc/request.js';
import { replayBlock } from '../../tracing/parity/replay.js';
import { traceTypes } from '../../tracing/parity/traceResults.js';
import { tracedHeight, type MinedTraceParts } from '../tracing/tracedBlock.js';

/** Traces of all transactions of a block, made by running them again; null when the block is unknown. */
export function replayBlockTransactions(parts: MinedTraceParts): Handler<'trace_replayBlockTransactions'> {
  return async ([parameter, types], caller) => {
    const height = await tracedHeight(parameter, parts, caller);
    return height === null ? null : replayBlock(height, traceTypes(types), parts, caller);
  };
}
