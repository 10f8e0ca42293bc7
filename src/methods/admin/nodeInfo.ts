import type { Handler } from '../../jsonrpc/request.js';
import { cometProtocol, enodeOf, hostPort, nodeName } from '../operator/networkNode.js';
import type { Services } from '../services.js';

/** The node in its network, and the chain that it follows. */
export function nodeInfo({
  peers,
  blocks,
  identity,
}: Pick<Services, 'peers' | 'blocks' | 'identity'>): Handler<'admin_nodeInfo'> {
  return async (_params, caller) => {
    const node = await peers.self(caller);
    const head = await blocks.summary(blocks.head(), caller);
    const genesis = blocks.earliest() === 0 ? await blocks.summary(0, caller) : null;
    const { host, port } = node.listen;
    return {
      id: node.id,
      name: nodeName(node),
      enode: enodeOf(node, host),
      ip: host,
      ports: { discovery: port, listener: port },
      listenAddr: hostPort(host, port),
      protocols: {
        eth: {
          network: Number(identity.chainId),
          ...(genesis !== null && { genesis: genesis.hash }),
          ...(head !== null && { head: head.hash }),
        },
        cometbft: cometProtocol(node),
      },
    };
  };
}
