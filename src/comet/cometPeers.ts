/** The node's place in CometBFT's network: `status`, `net_info` and `dial_peers`. */
import type { Caller } from '../caller/caller.js';
import { CallRefused, MethodUnsupported, PeerRefused } from '../chain/chainErrors.js';
import type { ConnectedPeer, NetworkNode, Peers } from '../chain/operator.js';
import type { CometRpc } from './cometRpc.js';
import { Fields } from './fields.js';
import { METHOD_NOT_FOUND } from './refusedCalls.js';

const ID_BYTES = 20;

/** The peers of one node. */
export class CometPeers implements Peers {
  readonly #rpc: Pick<CometRpc, 'call'>;
  readonly #isDevelopment: boolean;

  /** `isDevelopment` is true for the embedded chain, which has no network. */
  constructor(rpc: Pick<CometRpc, 'call'>, isDevelopment: boolean) {
    this.#rpc = rpc;
    this.#isDevelopment = isDevelopment;
  }

  async self(caller: Caller): Promise<NetworkNode> {
    return decodeNode(Fields.of(await this.#rpc.call('status', {}, caller)));
  }

  async connected(caller: Caller): Promise<ConnectedPeer[]> {
    return Fields.of(await this.#rpc.call('net_info', {}, caller))
      .objects('peers')
      .map(decodePeer);
  }

  async dial(address: string, caller: Caller): Promise<void> {
    if (this.#isDevelopment) throw new MethodUnsupported('admin_addPeer', 'the embedded chain has no peers');
    const peers = { peers: [address], persistent: true, unconditional: false, private: false };
    try {
      await this.#rpc.call('dial_peers', peers, caller);
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (error.code === METHOD_NOT_FOUND) throw new MethodUnsupported('admin_addPeer', NOT_UNSAFE);
      throw new PeerRefused(error.detail, { cause: error });
    }
  }
}

const NOT_UNSAFE = 'the node takes no such requests: set unsafe = true in the section [rpc] of its config.toml';

function decodePeer(peer: Fields): ConnectedPeer {
  return { ...decodeNode(peer), remoteIp: peer.text('remote_ip'), isOutbound: peer.boolean('is_outbound') };
}

function decodeNode(holder: Fields): NetworkNode {
  const node = holder.object('node_info');
  const protocol = node.object('protocol_version');
  return {
    id: node.hex('id', ID_BYTES),
    moniker: node.text('moniker'),
    cometChainId: node.text('network'),
    cometVersion: node.text('version'),
    listen: decodeListenAddress(node),
    protocols: { p2p: protocol.text('p2p'), block: protocol.text('block'), app: protocol.text('app') },
  };
}

/** `tcp://0.0.0.0:26656`, with or without the scheme. */
function decodeListenAddress(node: Fields): NetworkNode['listen'] {
  const address = /^(?:\w+:\/\/)?(?:\[([^\]]*)\]|([^:/]*)):(\d{1,5})$/.exec(node.text('listen_addr'));
  const [, ipv6, host, port] = address ?? node.malformed('listen_addr', 'an address with a port');
  return { host: ipv6 ?? host ?? '', port: Number(port) };
}
