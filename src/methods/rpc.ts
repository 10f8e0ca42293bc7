import type { Handler } from '../jsonrpc/request.js';
import type { Services } from './services.js';

/** The contract of this server: openrpc.json as it holds here. */
export function discover({ contract }: Pick<Services, 'contract'>): Handler<'rpc.discover'> {
  return () => contract();
}

/** The enabled namespaces with their version, which is always 1.0. */
export function modules({ identity }: Pick<Services, 'identity'>): Handler<'rpc_modules'> {
  return () => Object.fromEntries([...identity.namespaces, 'rpc'].sort().map((namespace) => [namespace, '1.0']));
}
