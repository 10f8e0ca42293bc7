/**
 * Errors on the wire. Methods throw `rpcError(name, …)`; other parts throw their own errors with an `rpc` description.
 * `toRpcError` turns anything thrown into the error that a client gets. An unknown error becomes -32603 with a request
 * id, and its stack goes to the log under the same id.
 */
import {
  errorCatalogue,
  errorMessage,
  type ErrorArguments,
  type ErrorData,
  type ErrorDescription,
  type ErrorName,
} from '../../generated/errors.js';
import { isObject } from '../json/jsonValue.js';
import { MemoryExceeded, type Excess } from '../caller/memoryBudget.js';
import { type Access, createRequestId, type IdentifiedRequest } from '../caller/caller.js';

/** Where errors that need a person are written. A pino logger is one. */
export interface ErrorLog {
  error(fields: object, message: string): void;
}

/** An error as a client sees it. */
export class RpcError extends Error {
  override readonly name = 'RpcError';

  constructor(
    /** Name in the contract's catalogue. */
    readonly errorName: ErrorName,
    readonly code: number,
    message: string,
    readonly data: unknown,
  ) {
    super(message);
  }
}

/** The values for `{…}` in the message, then `data`; optional where the contract has none. */
type Details<Name extends ErrorName> =
  Record<string, never> extends ErrorArguments[Name]
    ? [values?: ErrorArguments[Name], data?: ErrorData[Name]]
    : [values: ErrorArguments[Name], data?: ErrorData[Name]];

/** Makes the error `name` of the contract's catalogue. */
export function rpcError<Name extends ErrorName>(name: Name, ...[values, data]: Details<Name>): RpcError {
  // The type of the parameters says that the three belong together; the compiler cannot follow that through a union.
  return describedError({ name, arguments: values ?? {}, data } as ErrorDescription);
}

/** The error of a wrong parameter: why, the path of the wrong value (`filter.topics[1]`), and what is valid there. */
export function invalidParameter(reason: string, path: string, ...expected: readonly string[]): RpcError {
  return rpcError('invalidParams', { reason }, { path, expected: [...expected] });
}

function describedError(description: ErrorDescription): RpcError {
  const { name, data } = description;
  return new RpcError(name, errorCatalogue[name].code, errorMessage(description), data);
}

/** The error of a private method for a client without access; `what` is the method, or its private part. */
export function unauthorized(what: string, { refusal = 'needs a bearer token' }: Access): RpcError {
  return rpcError('unauthorized', { reason: `${what} ${refusal}` });
}

/**
 * The error that a client gets for anything thrown. `timeoutMs` is the deadline behind an AbortError. Without a
 * request, as for a body that cannot be read, the error gets an id of its own.
 */
export function toRpcError(thrown: unknown, log: ErrorLog, timeoutMs: number, request?: IdentifiedRequest): RpcError {
  if (thrown instanceof RpcError) return thrown;
  if (hasDescription(thrown) && thrown.rpc.name !== 'internalError') {
    try {
      return describedError(thrown.rpc);
    } catch {
      return internalError(thrown, log, request);
    }
  }
  if (isAbort(thrown)) return rpcError('requestTimedOut', { timeoutMs });
  return internalError(thrown, log, request);
}

/** The error of a client for whose request there is no memory. */
export function noMemory(excess: Excess): RpcError {
  return describedError(new MemoryExceeded(excess).rpc);
}

function internalError(thrown: unknown, log: ErrorLog, request?: IdentifiedRequest): RpcError {
  const requestId = request?.requestId ?? createRequestId();
  log.error({ requestId, err: thrown }, 'request failed');
  return rpcError('internalError', {}, { requestId });
}

interface Described {
  rpc: ErrorDescription;
}

function hasDescription(thrown: unknown): thrown is Described {
  return isObject(thrown) && isObject(thrown['rpc']) && Object.hasOwn(errorCatalogue, String(thrown['rpc']['name']));
}

/** Checked by name: DOMException is not an Error in every realm. */
function isAbort(thrown: unknown): boolean {
  return isObject(thrown) && (thrown['name'] === 'AbortError' || thrown['name'] === 'TimeoutError');
}
