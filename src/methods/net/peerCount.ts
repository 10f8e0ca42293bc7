import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The node's connected peers, as a JSON number (geth answers a hex quantity here). */
export function peerCount({ node }: Pick<Services, 'node'>): Handler<'net_peerCount'> {
  return async (_params, request) => (await node.netInfo(request)).peerCount;
}
