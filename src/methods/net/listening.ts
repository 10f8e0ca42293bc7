import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** Whether the node listens for connections of peers. */
export function listening({ node }: Pick<Services, 'node'>): Handler<'net_listening'> {
  return async (_params, request) => (await node.netInfo(request)).listening;
}
