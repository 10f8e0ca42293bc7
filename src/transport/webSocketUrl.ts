import { formatListenAddress, parseListenAddress } from '../config/listenAddress.js';

const EVERY_INTERFACE = ['0.0.0.0', '::'];

/**
 * The URL of a WebSocket listener, as a client can type it. One that is bound to every interface is named as the client named the HTTP
 * server it asked (`host`, its Host header), since that name has led it here.
 */
export function webSocketUrl(listening: string, host: string | undefined): string {
  const { host: bound, port } = parseListenAddress(listening);
  if (bound === undefined || EVERY_INTERFACE.includes(bound)) return `ws://${hostName(host) ?? 'localhost'}:${port}`;
  return `ws://${formatListenAddress(bound, port)}`;
}

/** The name or address in a Host header; null when it is none, since a client may write anything there. */
function hostName(host: string | undefined): string | null {
  return /^(\[[0-9a-f:.]{2,45}\]|[\w.-]{1,253})(?::\d{1,5})?$/i.exec(host ?? '')?.[1] ?? null;
}
