import { once } from 'node:events';
import { type Server, createServer as createHttpServer, type RequestListener, type ServerOptions } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { ConfigError } from '../config/config.js';
import { formatListenAddress, parseListenAddress } from '../config/listenAddress.js';
import { createServer as createHttpsServer } from 'node:https';
import type { Duplex } from 'node:stream';
import type { TlsFiles } from './tlsFiles.js';

/** Another process listens on the address, which may be free later. */
export class AddressInUse extends Error {
  override readonly name = 'AddressInUse';

  constructor(
    readonly address: string,
    options: ErrorOptions,
  ) {
    super(`cannot listen on ${address}: the address is in use by another process`, options);
  }
}

/** Starts to listen; resolves to the actual `host:port`. Rejects with a message that names the address. */
export async function listen(server: NetServer, text: string): Promise<string> {
  const { host, port } = parseListenAddress(text);
  server.listen({ port, host });
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EADDRINUSE') throw new AddressInUse(text, { cause });
    throw new ConfigError(`cannot listen on ${text}: ${reasonOf(cause)}`, { cause });
  });
  // A server that listens on a port, and not on a pipe, has an address of this form.
  const bound = server.address() as AddressInfo;
  return formatListenAddress(bound.address, bound.port);
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'EACCES') return 'ports below 1024 need a privileged user';
  if (error.code === 'EADDRNOTAVAIL') return 'no interface of this machine has that address';
  if (error.code === 'ENOTFOUND') return 'there is no host of that name';
  return error.message;
}

/** How often Node.js checks for late requests within a timeout. */
export const CHECK_INTERVALS_PER_TIMEOUT = 10;

/** A new HTTP server, over TLS where there is a certificate. */
export function createServer(tls: TlsFiles | null, options: ServerOptions, listener: RequestListener): Server {
  if (tls === null) return createHttpServer(options, listener);
  // An unfinished handshake holds a connection as unfinished headers do.
  const handshakeTimeout = options.headersTimeout;
  const server = createHttpsServer(
    { ...options, ...tls.identity, ...(handshakeTimeout !== undefined && { handshakeTimeout }) },
    listener,
  );
  tls.follow(server);
  return server;
}

/** Calls the listener with the socket of every connection, which is `socket` of its requests. */
export function onConnection(server: Server, tls: TlsFiles | null, listener: (socket: Duplex) => void): void {
  server.on(tls === null ? 'connection' : 'secureConnection', listener);
}
