import { formatListenAddress, parseListenAddress } from '../config/listenAddress.js';
import type { ServerObject } from './contractDocument.js';

/** Where clients are taken, as `host:port`; null for HTTP or WebSockets that are off. */
export interface Addresses {
  readonly http: string | null;
  readonly webSocket: string | null;
}

/**
 * The addresses of a server, for its contract: those that its operator has named, because only the operator knows what
 * stands in front of it, or else the addresses that it listens on.
 * `isSecure` tells whether those speak TLS.
 */
export function serverUrls(named: readonly string[], { http, webSocket }: Addresses, isSecure = false): ServerObject[] {
  if (named.length > 0) return named.map((url) => ({ name: url.startsWith('ws') ? 'WebSocket' : 'HTTP', url }));
  const s = isSecure ? 's' : '';
  return [
    ...(http === null ? [] : [{ name: 'HTTP', url: `http${s}://${reachable(http)}` }]),
    ...(webSocket === null ? [] : [{ name: 'WebSocket', url: `ws${s}://${reachable(webSocket)}` }]),
  ];
}

/** The loopback address for one that means every interface: a client cannot connect to the latter. */
function reachable(address: string): string {
  const { host, port } = parseListenAddress(address);
  const loopback = host === '::' ? '::1' : '127.0.0.1';
  return formatListenAddress(host === undefined || host === '0.0.0.0' || host === '::' ? loopback : host, port);
}
