import type { Handler } from '../../jsonrpc/request.js';
import { cometProtocol, enodeOf, hostPort, nodeName } from '../operator/networkNode.js';
import type { Services } from '../services.js';

/** The nodes that are connected to ours. */
export function peers({ peers: network }: Pick<Services, 'peers'>): Handler<'admin_peers'> {
  return async (_params, caller) => {
    const connected = await network.connected(caller);
    return connected.map((peer) => ({
      id: peer.id,
      name: nodeName(peer),
      enode: enodeOf(peer, peer.remoteIp),
      caps: Object.entries(peer.protocols).map(([protocol, version]) => `${protocol}/${version}`),
      network: {
        remoteAddress: hostPort(peer.remoteIp, peer.listen.port),
        inbound: !peer.isOutbound,
        trusted: false,
        static: false,
      },
      protocols: { cometbft: cometProtocol(peer) },
    }));
  };
}
