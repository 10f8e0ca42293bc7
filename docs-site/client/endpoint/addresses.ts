/** Where clients of this server connect, and texts with these addresses. */
import type { EndpointAddresses } from '../../../src/contract/endpoint.js';
import { webSocketAddress } from '../rpc/socket.js';

/** Addresses as people copy them: without a slash at the end. */
export interface Addresses {
  readonly http: string;
  /** Null where there are no WebSockets. */
  readonly webSocket: string | null;
}

/**
 * The addresses of a server that a page was loaded from. `own` is the page's own idea of its HTTP address. A proxy
 * shows in the difference to that of the server: then WebSockets go the same way as the page did.
 */
export function addressesOf({ http, webSocket, areConfigured }: EndpointAddresses, own: string): Addresses {
  const ownHttp = withoutSlash(own);
  if (areConfigured) return { http: withoutSlash(http ?? ownHttp), webSocket: webSocket && withoutSlash(webSocket) };
  const isBehindProxy = http !== null && withoutSlash(http) !== ownHttp;
  const sameWay = isBehindProxy ? webSocketAddress(ownHttp) : webSocket;
  return { http: ownHttp, webSocket: webSocket === null ? null : sameWay };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

/** The addresses by which the hand-written pages name a server of this machine. */
const HTTP = /http:\/\/127\.0\.0\.1:8545(?!\d)/g;
const WEB_SOCKET = /ws:\/\/127\.0\.0\.1:854[56](?!\d)/g;

/** A text of the pages with the addresses of the server. */
export function withAddresses(text: string, { http, webSocket }: Addresses): string {
  const changed = text.replaceAll(HTTP, () => http);
  return webSocket === null ? changed : changed.replaceAll(WEB_SOCKET, () => webSocket);
}
