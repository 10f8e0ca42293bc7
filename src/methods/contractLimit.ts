import { methodTable, type Limit, type MethodName } from '../../generated/methods.js';
import { rpcError, type RpcError } from '../jsonrpc/rpcErrors.js';

type LimitName<M extends MethodName> = keyof (typeof methodTable)[M]['limits'] & string;

/** Rejects with the limit's own error when a count of the request is above it. */
export function checkLimit<M extends MethodName>(method: M, name: LimitName<M>, count: number): void {
  const { most, excess } = contractLimit(method, name);
  if (count > most) throw excess(count);
}

/** The highest count that a limit allows, and the error for a higher one. */
export function contractLimit<M extends MethodName>(
  method: M,
  name: LimitName<M>,
): { most: number; excess: (count: number) => RpcError } {
  const limits: Readonly<Record<string, Limit>> = methodTable[method].limits;
  const limit = limits[name];
  if (limit?.error !== 'limitExceeded' && limit?.error !== 'clientLimitExceeded')
    throw new TypeError(`limit ${name} of ${method} has an error of its own: ${limit?.error}`);
  const { error, unit, default: most } = limit;
  return { most, excess: (value) => rpcError(error, { what: unit, value, limit: most }, { limit: most }) };
}
