/** Which server the requests go to, and who may choose it. */
import { httpAddress, webSocketAddress } from '../rpc/socket.js';
import { isServerAddress } from './link.js';

/** HTTP or WebSocket. */
export type TransportName = 'HTTP' | 'WebSocket';

/** The transport that an address names. */
export function transportOf(url: string): TransportName {
  return /^wss?:/i.test(url) ? 'WebSocket' : 'HTTP';
}

/** The address for a transport. */
export function addressFor(url: string, transport: TransportName): string {
  return transport === 'HTTP' ? httpAddress(url) : webSocketAddress(url);
}

/** What is wrong with an address; undefined when nothing is. */
export function addressProblem(url: string): string | undefined {
  return isServerAddress(url)
    ? undefined
    : 'An address begins with http://, https://, ws:// or wss:// and holds no user name and no password.';
}
