import { createServer as createHttpServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Duplex } from 'node:stream';
import type { TlsFiles } from './tlsFiles.js';

/** How many times within a time-out Node.js checks for requests that exceed it. */
export const CHECK_INTERVALS_PER_TIMEOUT = 10;

/** A new HTTP server, over TLS where there is a certificate. */
export function createServer(tls: TlsFiles | null, options: ServerOptions, listener: RequestListener): Server {
  if (tls === null) return createHttpServer(options, listener);
  // A handshake that is not finished holds a connection like headers that are not.
  const handshakeTimeout = options.headersTimeout;
  const server = createHttpsServer(
    { ...options, ...tls.identity, ...(handshakeTimeout !== undefined && { handshakeTimeout }) },
    listener,
  );
  tls.follow(server);
  return server;
}

/** Calls the listener with the socket of every connection: the one that requests of this connection name. */
export function onConnection(server: Server, tls: TlsFiles | null, listener: (socket: Duplex) => void): void {
  server.on(tls === null ? 'connection' : 'secureConnection', listener);
}
