/** Nodes of CometBFT's network in the fields that geth has for its peers. */
import { isIPv6 } from 'node:net';
import type { NetworkNode } from '../../chain/operator/peers.js';

/** `CometBFT/v0.38.17/moniker`. */
export function nodeName({ cometVersion, moniker }: NetworkNode): string {
  return `CometBFT/v${cometVersion.replace(/^v/, '')}/${moniker}`;
}

/** `host:port`, with brackets around an IPv6 address. */
export function hostPort(host: string, port: number): string {
  return isIPv6(host) ? `[${host}]:${port}` : `${host}:${port}`;
}

/** `enode://id@host:port`. */
export function enodeOf({ id, listen }: NetworkNode, host: string): string {
  return `enode://${id}@${hostPort(host, listen.port)}`;
}

/** What is known of CometBFT's own protocols. */
export function cometProtocol({ cometChainId, cometVersion, protocols }: NetworkNode) {
  return { network: cometChainId, version: cometVersion, ...protocols };
}
