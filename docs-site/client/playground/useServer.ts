/** The server that the playground talks to. Its address is remembered; its token is kept in memory only. */
import { useSyncExternalStore } from 'react';
import { ownServer } from '../rpc/ownServer.js';
import { rememberedUrl, rememberUrl } from './storage.js';

/** A server and the token for its private methods. */
export interface Server {
  readonly url: string;
  readonly token: string;
}

/** The server that belongs to the page. */
export function pageServer(): string {
  return ownServer(location);
}

let server: Server | undefined;
const listeners = new Set<() => void>();

function current(): Server {
  server ??= { url: rememberedUrl(() => localStorage) ?? pageServer(), token: '' };
  return server;
}

/** The server now. */
export function useServer(): Server {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
}

/** Changes the server. A token is for one server, so another address forgets it. */
export function setServerUrl(url: string): void {
  const before = current();
  const isSame = placeOf(before.url) === placeOf(url);
  change({ url, token: isSame ? before.token : '' });
  rememberUrl(() => localStorage, url === pageServer() ? undefined : url);
}

/** Changes the token. */
export function setServerToken(token: string): void {
  change({ ...current(), token });
}

function change(next: Server): void {
  server = next;
  for (const listener of listeners) listener();
}

/** Host, and whether the way to it is encrypted: HTTP and WebSocket of one server are one place. */
function placeOf(url: string): string {
  try {
    const { protocol, host } = new URL(url);
    return `${/^(?:https|wss):$/.test(protocol) ? 'encrypted' : 'open'} ${host}`;
  } catch {
    return url;
  }
}
