/** Sends a text to the server over the transport that its address names. */
import { sendOverHttp } from '../rpc/http.js';
import type { Outcome } from '../rpc/outcome.js';
import type { OpenSocket } from '../rpc/socket.js';
import { sendOverWebSocket } from '../rpc/webSocket.js';
import { transportOf } from './server.js';
import type { Server } from './useServer.js';

/** Opens a WebSocket of the browser. */
export const openSocket: OpenSocket = (url) => new WebSocket(url);

/** Sends a request text; resolves to what became of it. */
export function send({ url, token }: Server, text: string, signal: AbortSignal): Promise<Outcome> {
  return transportOf(url) === 'WebSocket'
    ? sendOverWebSocket(openSocket, url, text, { signal })
    : sendOverHttp(url, text, { signal, ...(token !== '' && { bearerToken: token }) });
}
