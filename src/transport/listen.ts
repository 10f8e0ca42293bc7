import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '../config/config.js';
import { formatListenAddress, parseListenAddress } from '../config/listenAddress.js';

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
