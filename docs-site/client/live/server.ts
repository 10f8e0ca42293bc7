/** Which server the page talks to: the one that the reader named, else the page's own. */

/** Where the address is kept, for this page and this browser only. */
const KEY = 'halley-live-server';

/** The address of a development chain on this computer, for a page that no Halley serves. */
const LOCAL = 'ws://127.0.0.1:8545/';

/** The part of a page's address that matters here. */
export interface PageLocation {
  readonly protocol: string;
  readonly host: string;
}

/**
 * The WebSocket address of what serves the page. A page from a file or from a public static host has no such server;
 * then it is a development chain on this computer.
 */
export function ownServer({ protocol, host }: PageLocation, isServedByHalley: boolean): string {
  if (!isServedByHalley || !/^https?:$/.test(protocol)) return LOCAL;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/`;
}

/** Halley serves the site at /docs and at /, so a page that is deeper lies elsewhere. */
export function isServedByHalley(pathname: string): boolean {
  return /^(?:\/docs)?\/live\/(?:index\.html)?$/.test(pathname);
}

/** A WebSocket address from what a reader typed; null for what is none. `http:` becomes `ws:`; no scheme is `ws:`. */
export function serverAddress(text: string): string | null {
  const typed = text.trim();
  const withScheme = /^[a-z]+:\/\//i.test(typed) ? typed : `ws://${typed}`;
  try {
    const url = new URL(withScheme.replace(/^http/i, 'ws'));
    return url.protocol === 'ws:' || url.protocol === 'wss:' ? url.href : null;
  } catch {
    return null;
  }
}

/** The part of the browser's storage that is used. */
export interface AddressStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The address that the reader named before; null for none. Browsers may refuse their storage. */
export function readServer(storage: () => AddressStorage): string | null {
  try {
    const kept = storage().getItem(KEY);
    return kept === null ? null : serverAddress(kept);
  } catch {
    return null;
  }
}

/** Keeps the address that the reader named; null forgets it. */
export function keepServer(storage: () => AddressStorage, address: string | null): void {
  try {
    if (address === null) storage().removeItem(KEY);
    else storage().setItem(KEY, address);
  } catch {
    // Without storage the address holds until the page is left.
  }
}
