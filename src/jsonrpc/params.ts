import type { CallableMethod, MethodShape } from './contract.js';
import { rpcError } from './errors.js';
import { invalidParams, missingArgument } from './invalidParams.js';

/**
 * The parameters by position, validated against the contract. The handler gets undefined for an optional parameter that
 * is absent or null, as in geth, whose clients write null to skip one. Throws invalidParams.
 */
export function readParams(method: CallableMethod, params: unknown): unknown[] {
  const list = positional(method, params);
  while (list.length > method.required && list[list.length - 1] === null) list.pop();
  if (!method.validateParams(list)) throw invalidParams(method.validateParams.errors ?? [], list, method);
  for (let i = method.required; i < list.length; i++) list[i] ??= undefined;
  return list;
}

function positional(method: MethodShape, params: unknown): unknown[] {
  if (Array.isArray(params)) return params;
  if (params === undefined || params === null) return [];
  if (typeof params !== 'object') {
    const data = { path: 'params', expected: ['array', 'object'] };
    throw rpcError('invalidParams', { reason: 'non-array args: params must be an array or an object' }, data);
  }
  // JSON has no other objects than arrays and these.
  return byName(method, params as Record<string, unknown>);
}

function byName(method: MethodShape, params: Record<string, unknown>): unknown[] {
  const unknownName = Object.keys(params).find((name) => !method.params.includes(name));
  if (unknownName !== undefined) {
    const known = method.params.length > 0 ? method.params.join(', ') : 'none';
    // Where a parameter is secret, the name may be the secret in the wrong place.
    const shown = method.secret === true ? '' : ` ${JSON.stringify(unknownName.slice(0, 40))}`;
    const reason = `unknown argument${shown}, known are: ${known}`;
    throw rpcError('invalidParams', { reason }, { path: 'params', expected: [...method.params] });
  }
  // A required parameter that is absent must not look like one that is null.
  const missing = method.params.findIndex((name, i) => i < method.required && !Object.hasOwn(params, name));
  if (missing !== -1) throw missingArgument(method, missing);
  return method.params.map((name) => (Object.hasOwn(params, name) ? params[name] : null));
}
