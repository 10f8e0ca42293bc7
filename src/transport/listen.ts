import { type Server, createServer as createHttpServer, type RequestListener, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '../config/config.js';
import { formatListenAddress, parseListenAddress } from '../config/listenAddress.js';
import { createServer as createHttpsServer } from 'node:https';
import type { Duplex } from 'node:stream';
import type { TlsFiles } from './tlsFiles.js';

/** Another process listens on the address. It may be free later; every other reason lies in the configuration. */
export class AddressInUse extends Error {
  override readonly name = 'AddressInUse';

  constructor(
    readonly address: string,
    options: ErrorOptions,
  ) {
    super(`cannot listen on ${address}: the address is in use by another process`, options);
  }
}

/**
 * Starts to listen; resolves to `host:port` with the actual port. Rejects with a message that names the address and the
 * reason, as ConfigError when the configuration is the reason, and as AddressInUse.
 */
export async function listen(server: Server, text: string): Promise<string> {
  const { host, port } = parseListenAddress(text);
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException): void => {
      const options = { cause: error };
      if (error.code === 'EADDRINUSE') reject(new AddressInUse(text, options));
      else reject(new ConfigError(`cannot listen on ${text}: ${reasonOf(error)}`, options));
    };
    server.once('error', refuse);
    server.listen({ port, host }, () => {
      server.off('error', refuse);
      resolve();
    });
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
