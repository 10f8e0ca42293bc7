/** The node's place in the network of CometBFT: what `status` and `net_info` say, and `dial_peers`. */
import type { Caller } from '../caller/caller.js';
import { CallRefused, MethodUnsupported, PeerRefused } from '../chain/errors.js';
import type { ConnectedPeer, NetworkNode, Peers } from '../chain/operator/peers.js';
import type { CometRpc } from './cometRpc.js';
import {
  asObject,
  booleanField,
  hexField,
  listField,
  malformed,
  objectField,
  textField,
  within,
  type JsonObject,
  type Place,
} from './jsonFields.js';
import { METHOD_NOT_FOUND } from './refusedCalls.js';

const ID_BYTES = 20;

/** Asks one node. */
export class CometPeers implements Peers {
  readonly #rpc: Pick<CometRpc, 'call'>;
  readonly #isDevelopment: boolean;

  /** `isDevelopment` is true for the embedded chain, which has no network. */
  constructor(rpc: Pick<CometRpc, 'call'>, isDevelopment: boolean) {
    this.#rpc = rpc;
    this.#isDevelopment = isDevelopment;
  }

  async self(caller: Caller): Promise<NetworkNode> {
    return decodeNode(asObject(await this.#rpc.call('status', {}, caller), null), null);
  }

  async connected(caller: Caller): Promise<ConnectedPeer[]> {
    const list = within(null, 'peers');
    const info = asObject(await this.#rpc.call('net_info', {}, caller), null);
    return listField(info, 'peers', null).map((item, index) => decodePeer(item, within(list, index)));
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

function decodePeer(value: unknown, place: Place): ConnectedPeer {
  const peer = asObject(value, place);
  return {
    ...decodeNode(peer, place),
    remoteIp: textField(peer, 'remote_ip', place),
    isOutbound: booleanField(peer, 'is_outbound', place),
  };
}

function decodeNode(holder: JsonObject, parent: Place | null): NetworkNode {
  const node = objectField(holder, 'node_info', parent);
  const place = within(parent, 'node_info');
  const protocol = objectField(node, 'protocol_version', place);
  const protocolPlace = within(place, 'protocol_version');
  return {
    id: hexField(node, 'id', place, ID_BYTES),
    moniker: textField(node, 'moniker', place),
    cometChainId: textField(node, 'network', place),
    cometVersion: textField(node, 'version', place),
    listen: decodeListenAddress(textField(node, 'listen_addr', place), within(place, 'listen_addr')),
    protocols: {
      p2p: textField(protocol, 'p2p', protocolPlace),
      block: textField(protocol, 'block', protocolPlace),
      app: textField(protocol, 'app', protocolPlace),
    },
  };
}

/** `tcp://0.0.0.0:26656`, with or without the scheme. */
function decodeListenAddress(text: string, place: Place): NetworkNode['listen'] {
  const [, ipv6, host, port] = /^(?:\w+:\/\/)?(?:\[([^\]]*)\]|([^:/]*)):(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined) return malformed(place, 'an address with a port');
  return { host: ipv6 ?? host ?? '', port: Number(port) };
}
