import { EncodedJson } from '../../ethereum/encoding/encodedJson.js';
import { normalizeHash } from '../../ethereum/hex.js';
import type { Handler } from '../../jsonrpc/request.js';
import { tracesOfTransaction } from '../../tracing/parity/minedTraces.js';
import { encodeParityTrace } from '../../tracing/parity/parityTrace.js';
import type { MinedTraceParts } from '../tracing/tracedBlock.js';

/** One frame of a mined transaction, by its `traceAddress`; null when there is none. */
export function get(parts: MinedTraceParts): Handler<'trace_get'> {
  return async ([transactionHash, indices], caller) => {
    const wanted = indices.map(Number).join();
    const place = await parts.blocks.place(normalizeHash(transactionHash), caller);
    const traces = place === null ? null : await tracesOfTransaction(place, parts, caller);
    for await (const { trace, place: shown } of traces ?? []) {
      if (trace.traceAddress.join() === wanted) return new EncodedJson(Buffer.from(encodeParityTrace(trace, shown)));
    }
    return null;
  };
}
