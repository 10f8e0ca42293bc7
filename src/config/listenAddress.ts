import { isIPv6 } from 'node:net';

/** Port 0 lets the system choose; without a host, all interfaces are used. */
export interface ListenAddress {
  host: string | undefined;
  port: number;
}

/** The form of a listen address, for help texts and errors. */
export const LISTEN_ADDRESS_FORM = 'host:port, such as 127.0.0.1:8545 or [::1]:8545';

/** Reads `host:port`, `[ipv6]:port` or `:port`. Throws TypeError. */
export function parseListenAddress(text: string): ListenAddress {
  const match = /^(?:\[([^\]]+)\]|([^:[\]\s/]*)):(\d{1,5})$/.exec(text);
  const [, ipv6, name, port] = match ?? [];
  if (match === null || Number(port) > 65_535 || (ipv6 !== undefined && !isIPv6(ipv6))) {
    throw new TypeError(`listen address ${JSON.stringify(text)} is not ${LISTEN_ADDRESS_FORM}`);
  }
  return { host: ipv6 ?? (name === '' ? undefined : name), port: Number(port) };
}

/** A host of a URL or of a Host header without the brackets of an IPv6 address. */
export function withoutBrackets(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}

/** Whether only this machine can connect to a host: a name or an address without port. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i.test(host);
}

/** `host:port`, or `[host]:port` for an IPv6 address. */
export function formatListenAddress(host: string, port: number): string {
  return isIPv6(host) ? `[${host}]:${port}` : `${host}:${port}`;
}
