/**
 * Why an execution inside the gateway ended without an outcome: refused before it ran, unsupported, over a limit, or out of time. One class,
 * because it is carried from the worker thread to the main one as its description.
 */
import type { ErrorArguments, ErrorData, ErrorName } from '../../generated/errors.js';
import { ChainError, type RpcDescription } from '../chain/errors.js';

export class ExecutionError extends ChainError {
  override readonly name = 'ExecutionError';

  constructor(
    message: string,
    readonly rpc: RpcDescription,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** An error of the catalogue with its arguments; `message` of the error is for the log. */
export function executionError<Name extends ErrorName>(
  name: Name,
  args: ErrorArguments[Name],
  data?: ErrorData[Name],
): ExecutionError {
  const values = Object.entries(args).map(([key, value]) => `${key} ${value}`);
  // The parameters belong together by their types; the compiler cannot follow that through a union.
  const rpc = { name, arguments: args, ...(data !== undefined && { data }) } as RpcDescription;
  return new ExecutionError(`${name}: ${values.join(', ')}`, rpc);
}

/** The call was refused before or instead of running; `reason` is worded as geth words it. */
export function executionRefused(reason: string): ExecutionError {
  return new ExecutionError(reason, { name: 'executionFailed', arguments: { reason } });
}

/** The call needs something that only the chain itself can do. */
export function executionUnsupported(feature: string, reason: string): ExecutionError {
  return executionError('featureNotSupported', { feature, reason });
}

/** The execution outlived its time limit and was stopped. */
export function executionTimedOut(timeoutMs: number): ExecutionError {
  return executionError('requestTimedOut', { timeoutMs });
}

/** A limit on the size of the work was met. */
export function executionLimit(
  name: 'limitExceeded' | 'clientLimitExceeded',
  what: string,
  value: number,
  limit: number,
): ExecutionError {
  return executionError(name, { what, value, limit }, { limit });
}
