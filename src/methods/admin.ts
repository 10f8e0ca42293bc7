import { isIP, isIPv6 } from 'node:net';
import type { NetworkNode, ListenerChoice } from '../chain/operator.js';
import { invalidParameter, type RpcError } from '../jsonrpc/rpcErrors.js';
import type { Handler } from '../jsonrpc/request.js';
import type { Services } from './services.js';

/** Asks the node to connect to a peer. */
export function addPeer({ peers }: Pick<Services, 'peers'>): Handler<'admin_addPeer'> {
  return async ([address], caller) => {
    await peers.dial(plainAddress(address), caller);
    return true;
  };
}

const HIGHEST_PORT = 65_535;

/** `id@host:port` as CometBFT reads it; the contract has checked the characters. */
function plainAddress(text: string): string {
  const [id = '', place = ''] = text.replace(/^enode:\/\//, '').split('@');
  const colon = place.lastIndexOf(':');
  const host = place.slice(0, colon);
  if (host.startsWith('[') && !isIPv6(host.slice(1, -1))) throw invalidAddress('an IPv6 address in brackets');
  // Names of hosts never end in a number, so anything else is a wrong address.
  if (!host.startsWith('[') && /(?:^|\.)\d+$/.test(host) && isIP(host) === 0) throw invalidAddress('an IPv4 address');
  if (host.includes('..')) throw invalidAddress('a host name');
  if (Number(place.slice(colon + 1)) > HIGHEST_PORT) throw invalidAddress(`a port of at most ${HIGHEST_PORT}`);
  return `${id.toLowerCase()}@${place}`;
}

function invalidAddress(expected: string): RpcError {
  return invalidParameter(`invalid argument 0: address: must have ${expected}`, 'address', expected);
}

/** The absolute path of Halley's data folder. */
export function datadir({ identity }: Pick<Services, 'identity'>): Handler<'admin_datadir'> {
  return () => identity.dataFolder;
}

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

/** `CometBFT/v0.38.17/moniker`. */
function nodeName({ cometVersion, moniker }: NetworkNode): string {
  return `CometBFT/v${cometVersion.replace(/^v/, '')}/${moniker}`;
}

/** `host:port`, with brackets around an IPv6 address. */
function hostPort(host: string, port: number): string {
  return isIPv6(host) ? `[${host}]:${port}` : `${host}:${port}`;
}

function enodeOf({ id, listen }: NetworkNode, host: string): string {
  return `enode://${id}@${hostPort(host, listen.port)}`;
}

/** What is known of CometBFT's own protocols. */
function cometProtocol({ cometChainId, cometVersion, protocols }: NetworkNode) {
  return { network: cometChainId, version: cometVersion, ...protocols };
}

/** Starts the HTTP listener. */
export function startRPC({ listeners, identity }: Pick<Services, 'listeners' | 'identity'>): Handler<'admin_startRPC'> {
  return async ([host, port, origins, apis, hostNames]) => {
    await listeners().startHttp(listenerChoice({ host, port, origins, apis, hostNames }, identity.namespaces));
    return true;
  };
}

/** Starts to take WebSockets. */
export function startWS({ listeners, identity }: Pick<Services, 'listeners' | 'identity'>): Handler<'admin_startWS'> {
  return async ([host, port, origins, apis]) => {
    await listeners().startWebSocket(listenerChoice({ host, port, origins, apis }, identity.namespaces));
    return true;
  };
}

/** Stops the HTTP listener, unless it is the last one. */
export function stopRPC({ listeners }: Pick<Services, 'listeners'>): Handler<'admin_stopRPC'> {
  return async () => {
    await listeners().stopHttp();
    return true;
  };
}

/** Ends all WebSockets, unless they are the only way in. */
export function stopWS({ listeners }: Pick<Services, 'listeners'>): Handler<'admin_stopWS'> {
  return async () => {
    await listeners().stopWebSocket();
    return true;
  };
}

/** The parameters in geth's order; null means the same as missing. */
interface ListenerParams {
  host?: string | null | undefined;
  port?: number | null | undefined;
  origins?: string | null | undefined;
  apis?: string | null | undefined;
  hostNames?: string | null | undefined;
}

/** What is chosen. Throws invalidParams for namespaces that are not the enabled ones: all listeners have the same. */
function listenerChoice(
  { host, port, origins, apis, hostNames }: ListenerParams,
  namespaces: readonly string[],
): ListenerChoice {
  if (apis !== null && apis !== undefined) checkNamespaces(listOf(apis), namespaces);
  return {
    ...(host !== null && host !== undefined && { host }),
    ...(port !== null && port !== undefined && { port }),
    ...(origins !== null && origins !== undefined && { origins: listOf(origins) }),
    ...(hostNames !== null && hostNames !== undefined && { hostNames: listOf(hostNames) }),
  };
}

function checkNamespaces(asked: readonly string[], enabled: readonly string[]): void {
  const isSame = enabled.every((name) => asked.includes(name)) && asked.every((name) => enabled.includes(name));
  if (isSame) return;
  const reason = `apis: all listeners serve the namespaces of --json-rpc.api: ${enabled.join(',')}`;
  throw invalidParameter(reason, 'apis', enabled.join(','));
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
