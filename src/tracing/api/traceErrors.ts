import { methodTable } from '../../../generated/methods.js';
import { ChainError, MalformedAnswer, QueryUnknown, type RpcDescription } from '../../chain/chainErrors.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';

interface TraceErrorOptions extends ErrorOptions {
  canRetryElsewhere?: boolean;
  undone?: boolean;
}

/** Why there is no trace. The client gets the message. */
export class TraceError extends ChainError {
  /** Whether the trace may succeed elsewhere: in the engine instead of the node, or the reverse. */
  readonly canRetryElsewhere: boolean;
  /** Whether the chain undid the transaction as a whole, so that there is nothing to trace. */
  readonly undone: boolean;

  constructor(
    message: string,
    rpc: RpcDescription,
    { canRetryElsewhere = false, undone = false, ...options }: TraceErrorOptions = {},
  ) {
    super(message, rpc, options);
    this.undone = undone;
    this.canRetryElsewhere = canRetryElsewhere;
  }

  /** Whether the transaction failed before its first frame, so that callTracer has none. */
  get frameless(): boolean {
    return this.message === GETH_MESSAGES.noTopLevelCall;
  }
}

/** A trace as JSON in UTF-8, or why there is none. */
export type MadeTrace = Uint8Array | TraceError;

/** Maximum number of characters of a node's or tracer's text. */
const MAX_REASON = 500;

/** A trace that failed; `reason` is geth's text, the node's, or a sentence of ours. */
export function traceFailed(reason: string, options: TraceErrorOptions = {}): TraceError {
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

/** A trace of more instructions than the limit of the node. */
export function tooManyInstructions(limit: number): TraceError {
  const what = 'instructions of a trace';
  const rpc = { name: 'limitExceeded', arguments: { what, value: limit + 1, limit }, data: { limit } } as const;
  return new TraceError(`more than ${limit} ${what}`, rpc);
}

/** One more trace than may wait. */
export function tooManyTraces(value: number, limit: number): TraceError {
  const what = methodTable.debug_traceTransaction.limits.waitingTraces.unit;
  const data = { limit };
  return new TraceError(`too many ${what}`, { name: 'limitExceeded', arguments: { what, value, limit }, data });
}

/**
 * Whether a failed trace may succeed elsewhere: the node returned something other than a trace of the transaction,
 * lacks the query, or refused the size of the request; the engine lacks the chain's own precompiles, or would have to
 * read too much.
 */
export function canRetryElsewhere(error: unknown): error is ChainError {
  if (error instanceof TraceError) return error.canRetryElsewhere;
  if (error instanceof MalformedAnswer || error instanceof QueryUnknown) return true;
  return error instanceof ChainError && ['featureNotSupported', 'limitExceeded'].includes(error.rpc.name);
}

/** The trace, or its error as an outcome; rethrows errors that concern more than this trace. */
export async function orTraceError(making: Promise<Uint8Array>): Promise<MadeTrace> {
  try {
    return await making;
  } catch (error) {
    if (error instanceof TraceError) return error;
    throw error;
  }
}
