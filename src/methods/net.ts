import type { Handler } from '../jsonrpc/request.js';
import type { Services } from './services.js';

/** Whether the node listens for connections of peers. */
export function listening({ node }: Pick<Services, 'node'>): Handler<'net_listening'> {
  return async (_params, caller) => (await node.netInfo(caller)).listening;
}

/** The node's connected peers, as a JSON number (geth returns a hex quantity here). */
export function peerCount({ node }: Pick<Services, 'node'>): Handler<'net_peerCount'> {
  return async (_params, caller) => (await node.netInfo(caller)).peerCount;
}

/** The EIP-155 chain id in decimal. */
export function version({ identity }: Pick<Services, 'identity'>): Handler<'net_version'> {
  return () => identity.chainId.toString();
}
