import type { Handler } from '../../jsonrpc/request.js';
import { filterTraces } from '../../tracing/parity/filterTraces.js';
import { traceCriteria, type TraceFilterParts } from '../tracing/traceCriteria.js';

/** The frames of a range of blocks that match addresses, oldest first. */
export function filter(parts: TraceFilterParts): Handler<'trace_filter'> {
  return ([criteria], caller) => filterTraces(traceCriteria(criteria, parts), parts, caller);
}
