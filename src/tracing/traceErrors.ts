import { methodTable } from '../../generated/methods.js';
import { ChainError, type RpcDescription } from '../chain/errors.js';

/** Why there is no trace. The message is what the client gets. */
export class TraceError extends ChainError {
  override readonly name = 'TraceError';

  constructor(
    message: string,
    readonly rpc: RpcDescription,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The words of a node or of a tracer are no longer than this, characters. */
const MAX_REASON = 500;

/** A trace that failed; `reason` is geth's text, the node's, or a sentence of ours. */
export function traceFailed(reason: string, options?: ErrorOptions): TraceError {
  const shown = reason.slice(0, MAX_REASON);
  return new TraceError(shown, { name: 'traceFailed', arguments: { reason: shown } }, options);
}

/** A trace that cannot be made on this chain or with these settings. */
export function traceUnsupported(feature: string, reason: string): TraceError {
  const message = `${feature} not supported: ${reason}`;
  return new TraceError(message, { name: 'featureNotSupported', arguments: { feature, reason } });
}

/** A trace of more bytes than an answer may have. */
export function traceTooLarge(limit: number): TraceError {
  const message = `trace of more than ${limit} bytes`;
  return new TraceError(message, { name: 'responseTooLarge', arguments: { limit }, data: { limit } });
}

/** One trace more than may run at once. */
export function tooManyTraces(value: number, limit: number): TraceError {
  const what = methodTable.debug_traceTransaction.limits.traces.unit;
  const data = { limit };
  return new TraceError(`too many ${what}`, { name: 'limitExceeded', arguments: { what, value, limit }, data });
}
