/** Where `halley dev` and `halley start` listen. */
const LOCAL_SERVER = 'http://127.0.0.1:8545/';

/** The part of a page's address that matters here. */
export interface PageLocation {
  readonly protocol: string;
  readonly host: string;
  readonly pathname: string;
}

/**
 * The HTTP address of the server that a page belongs to. Halley serves the site at /docs/ below its own address, which
 * has a path where a proxy gives it one. A page from a file or from another host belongs to the local server.
 */
export function ownServer({ protocol, host, pathname }: PageLocation): string {
  const end = pathname.lastIndexOf('/docs/');
  if (end === -1 || !/^https?:$/.test(protocol)) return LOCAL_SERVER;
  return `${protocol}//${host}${pathname.slice(0, end + 1)}`;
}
