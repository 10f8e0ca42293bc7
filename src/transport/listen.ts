import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '../config/config.js';
import { formatListenAddress, parseListenAddress } from '../config/listenAddress.js';

/**
 * Starts to listen; resolves to `host:port` with the actual port. Rejects with a message that names the address and the
 * reason, as ConfigError when the configuration is the reason.
 */
export async function listen(server: Server, text: string): Promise<string> {
  const { host, port } = parseListenAddress(text);
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException): void => {
      const message = `cannot listen on ${text}: ${reasonOf(error)}`;
      // An address that is in use now may be free later; every other reason lies in the configuration.
      const KnownError = error.code === 'EADDRINUSE' ? Error : ConfigError;
      reject(new KnownError(message, { cause: error }));
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
  if (error.code === 'EADDRINUSE') return 'the address is in use by another process';
  if (error.code === 'EACCES') return 'ports below 1024 need a privileged user';
  if (error.code === 'EADDRNOTAVAIL') return 'no interface of this machine has that address';
  if (error.code === 'ENOTFOUND') return 'there is no host of that name';
  return error.message;
}
