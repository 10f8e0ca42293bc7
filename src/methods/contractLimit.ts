import { methodTable, type Limit, type MethodName } from '../../generated/methods.js';
import { rpcError } from '../jsonrpc/rpcErrors.js';

type LimitName<M extends MethodName> = keyof (typeof methodTable)[M]['limits'] & string;

/** Rejects with the limit's own error when a count of the request is above it. */
export function checkLimit<M extends MethodName>(method: M, name: LimitName<M>, count: number): void {
  const limits: Readonly<Record<string, Limit>> = methodTable[method].limits;
  const limit = limits[name];
  if (limit?.error !== 'limitExceeded' && limit?.error !== 'clientLimitExceeded')
    throw new TypeError(`limit ${name} of ${method} has an error of its own: ${limit?.error}`);
  if (count <= limit.default) return;
  throw rpcError(limit.error, { what: limit.unit, value: count, limit: limit.default }, { limit: limit.default });
}
