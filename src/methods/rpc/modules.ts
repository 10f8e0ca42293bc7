import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The enabled namespaces with their version, which is always 1.0. */
export function modules({ identity }: Pick<Services, 'identity'>): Handler<'rpc_modules'> {
  return () => Object.fromEntries([...identity.namespaces, 'rpc'].sort().map((namespace) => [namespace, '1.0']));
}
