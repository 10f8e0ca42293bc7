/**
 * The one place where errors meet the wire. Methods raise `rpcError(name, …)`; other parts throw errors of their own that carry an
 * `rpc` description; `toRpcError` turns whatever was thrown into what a client is told. Nothing unknown ever reaches a client:
 * it becomes -32603 with a request id, and its stack goes to the log under the same id.
 */
import { randomBytes } from 'node:crypto';
import {
  errorCatalogue,
  type Argument,
  type ErrorArguments,
  type ErrorData,
  type ErrorName,
} from '../../generated/errors.js';

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

/** What fills the places `{…}` of a message, then `data`; both may be left out where the contract has none. */
type Details<Name extends ErrorName> =
  Record<string, never> extends ErrorArguments[Name]
    ? [values?: ErrorArguments[Name], data?: ErrorData[Name]]
    : [values: ErrorArguments[Name], data?: ErrorData[Name]];

/** Makes the error `name` of the contract's catalogue. */
export function rpcError<Name extends ErrorName>(name: Name, ...[values, data]: Details<Name>): RpcError {
  return describedError(name, values ?? {}, data);
}

function describedError(name: ErrorName, values: Readonly<Record<string, Argument>>, data: unknown): RpcError {
  const { code, message } = errorCatalogue[name];
  return new RpcError(name, code, fillTemplate(message, values), data);
}

/** What a client is told of anything that was thrown. `timeoutMs` is the deadline that an AbortError speaks of. */
export function toRpcError(thrown: unknown, log: ErrorLog, timeoutMs: number): RpcError {
  if (thrown instanceof RpcError) return thrown;
  if (hasDescription(thrown)) {
    if (thrown.rpc.name === 'internalError') return internalError(thrown, log);
    return describedError(thrown.rpc.name, thrown.rpc.arguments, thrown.rpc.data);
  }
  if (isAbort(thrown)) return rpcError('requestTimedOut', { timeoutMs });
  return internalError(thrown, log);
}

function internalError(thrown: unknown, log: ErrorLog): RpcError {
  const requestId = randomBytes(8).toString('hex');
  log.error({ requestId, err: thrown }, 'request failed');
  return rpcError('internalError', {}, { requestId });
}

interface Described {
  rpc: { name: ErrorName; arguments: Record<string, Argument>; data?: unknown };
}

function hasDescription(thrown: unknown): thrown is Described {
  if (!isObject(thrown) || !('rpc' in thrown) || !isObject(thrown.rpc)) return false;
  return 'name' in thrown.rpc && Object.hasOwn(errorCatalogue, String(thrown.rpc.name));
}

/** Told by name: a DOMException is not everywhere an Error. */
function isAbort(thrown: unknown): boolean {
  return isObject(thrown) && 'name' in thrown && (thrown.name === 'AbortError' || thrown.name === 'TimeoutError');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

// One pass, so that a value which itself looks like a place is not filled again.
function fillTemplate(template: string, values: Readonly<Record<string, Argument>>): string {
  if (!template.includes('{')) return template;
  return template.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place));
}
