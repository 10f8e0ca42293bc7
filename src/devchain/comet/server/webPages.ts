import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** What a page, or a name that was made to point at this machine, gets. */
export const NOT_FOR_PAGES = 'web pages of other machines may not ask this node, nor is it known by this name\n';

/**
 * True for a request that a web page of another machine may have caused, by its Origin or by a Host that anybody can
 * point here. The node can be told to mine, to sign and to forget its chain, so pages must not reach it.
 */
export function isOfForeignPage({ host, origin }: IncomingHttpHeaders): boolean {
  const name = host === undefined ? '' : nameOf(host);
  if (name !== '' && !isOwnName(name)) return true;
  if (origin === undefined) return false;
  const page = /^https?:\/\/(.+)$/i.exec(origin)?.[1];
  return page === undefined || !(isLoopback(nameOf(page)) || nameOf(page) === name);
}

function isOwnName(name: string): boolean {
  return isLoopback(name) || isIP(name) !== 0;
}

function isLoopback(name: string): boolean {
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

/** The name or address without its port and brackets. */
function nameOf(host: string): string {
  const withoutPort = host.toLowerCase().replace(/:\d*$/, '');
  return /^\[.*\]$/.test(withoutPort) ? withoutPort.slice(1, -1) : withoutPort;
}
