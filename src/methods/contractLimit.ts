import { methodTable, type Limit, type MethodName } from '../../generated/methods.js';
import { rpcError } from '../jsonrpc/errors.js';

type LimitName<M extends MethodName> = keyof (typeof methodTable)[M]['limits'] & string;

/** The default of a limit that the contract gives a method. */
export function contractLimit<M extends MethodName>(method: M, name: LimitName<M>): Limit {
  return (methodTable[method].limits as Record<string, Limit>)[name] as Limit;
}

/** Rejects with the limit's own error when a count of the request is above it. */
export function checkLimit<M extends MethodName>(method: M, name: LimitName<M>, count: number): void {
  const limit = contractLimit(method, name);
  if (count <= limit.default) return;
  if (limit.error !== 'limitExceeded' && limit.error !== 'clientLimitExceeded')
    throw new TypeError(`limit ${name} of ${method} has an error of its own: ${limit.error}`);
  throw rpcError(limit.error, { what: limit.unit, value: count, limit: limit.default }, { limit: limit.default });
}
