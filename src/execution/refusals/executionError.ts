import { errorMessage, type ErrorArguments, type ErrorData, type ErrorName } from '../../../generated/errors.js';
import { ChainError, type RpcDescription } from '../../chain/chainErrors.js';

/**
 * Why an execution inside the gateway ended without an outcome: refused before it ran, unsupported, over a limit, or
 * out of time. It is a single class because it travels from the worker thread to the main thread as its description.
 */
export class ExecutionError extends ChainError {}

/** The execution reached something that the node does not run; `reason` is the node's. */
export class NodeFailure extends ExecutionError {
  constructor(reason: string) {
    super(reason, { name: 'executionFailed', arguments: { reason } });
  }
}

/** The execution takes longer than the serving thread has for it, and its caller has another place for it. */
export class TooLongHere extends Error {
  override readonly name = 'TooLongHere';
}

/** An error of the catalogue with its arguments. The error's `message` is for the log. */
export function executionError<Name extends ErrorName>(
  name: Name,
  args: ErrorArguments[Name],
  data?: ErrorData[Name],
): ExecutionError {
  const values = Object.entries(args).map(([key, value]) => `${key} ${value}`);
  // The types tie the parameters together; the compiler cannot follow that through a union.
  const rpc = { name, arguments: args, ...(data !== undefined && { data }) } as RpcDescription;
  return new ExecutionError(`${name}: ${values.join(', ')}`, rpc);
}

/** The call was refused before it ran or could not run to its end; `reason` is geth's text where geth has one. */
export function executionRefused(reason: string): ExecutionError {
  return new ExecutionError(reason, { name: 'executionFailed', arguments: { reason } });
}

/** The call needs something that only the chain itself can do. */
export function executionUnsupported(feature: string, reason: string): ExecutionError {
  return executionError('featureNotSupported', { feature, reason });
}

/** The message of a refusal, as JSON-RPC clients get it. */
export function refusalText({ rpc }: ExecutionError): string {
  return errorMessage(rpc);
}

/** The request exceeds a limit on the size of its work. */
export function executionLimit(
  name: 'limitExceeded' | 'clientLimitExceeded',
  what: string,
  value: number,
  limit: number,
): ExecutionError {
  return executionError(name, { what, value, limit }, { limit });
}

/** What the limit of waiting executions counts, for errors. */
export const CALLS_WAITING = 'calls waiting to be executed';

/** One more execution than may wait. */
export function tooManyExecutions(value: number, limit: number): ExecutionError {
  return executionLimit('limitExceeded', CALLS_WAITING, value, limit);
}
