import { formatListenAddress, parseListenAddress } from '../config/listenAddress.js';
import { parseHost } from './hostNames.js';

const EVERY_INTERFACE = ['0.0.0.0', '::'];

/**
 * The URL of a WebSocket listener, as a client can use it. `listening` is the listener's `host:port`, `host` the Host
 * header of the client's HTTP request. The URL of a listener on all interfaces takes its host name from that header,
 * because that name has led the client to this server. `isSecure` tells whether it speaks TLS.
 */
export function webSocketUrl(listening: string, host: string | undefined, isSecure = false): string {
  const scheme = isSecure ? 'wss' : 'ws';
  const { host: bound, port } = parseListenAddress(listening);
  if (bound === undefined || EVERY_INTERFACE.includes(bound))
    return `${scheme}://${parseHost(host)?.name ?? 'localhost'}:${port}`;
  return `${scheme}://${formatListenAddress(bound, port)}`;
}
