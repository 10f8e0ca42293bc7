import type { Caller } from '../../caller/caller.js';

/** A node of CometBFT's network, as it tells about itself. */
export interface NetworkNode {
  /** Hash of its network key: 40 hex digits, lower case, no 0x. */
  id: string;
  moniker: string;
  cometChainId: string;
  /** CometBFT release, such as `0.38.17`. */
  cometVersion: string;
  /** Where it says that it takes connections of peers; the host may be that of all interfaces. */
  listen: { host: string; port: number };
  /** Versions of the protocols between nodes and of the application, decimal. */
  protocols: { p2p: string; block: string; app: string };
}

/** A node that is connected to ours. */
export interface ConnectedPeer extends NetworkNode {
  /** IP address from which it is connected. */
  remoteIp: string;
  /** True when our node made the connection. */
  isOutbound: boolean;
}

/** The node's place in the network. All operations reject with errors of `chain/errors.ts`. */
export interface Peers {
  self(caller: Caller): Promise<NetworkNode>;
  connected(caller: Caller): Promise<ConnectedPeer[]>;
  /**
   * Asks the node to connect to `id@host:port` now and whenever the connection breaks. Resolves before it is connected.
   * Rejects with MethodUnsupported where the node takes no such requests.
   */
  dial(address: string, caller: Caller): Promise<void>;
}
