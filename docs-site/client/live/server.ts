/** Which server the page talks to: the one that the reader named, else the page's own. */

/** Where the address is kept, for this page and this browser only. */
const KEY = 'halley-live-server';

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
