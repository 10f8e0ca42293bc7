/** Listen addresses as people write them. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where to listen; port 0 lets the system choose. Without host: every interface. */
export interface ListenAddress {
  host: string | undefined;
  port: number;
}

/** Reads `host:port`, `[ipv6]:port` or `:port`. Throws with the text seen and the form wanted. */
export function parseListenAddress(text: string): ListenAddress {
  const match = /^(?:\[([0-9A-Fa-f:.%\w]+)\]|([^:[\]\s/]*)):(\d{1,5})$/.exec(text);
  const port = Number(match?.[3]);
  if (match === null || port > 65_535) {
    throw new Error(`listen address ${JSON.stringify(text)} is not host:port, such as 127.0.0.1:8545 or [::1]:8545`);
  }
  return { host: match[1] ?? (match[2] === '' ? undefined : match[2]), port };
}

/** Starts to listen and answers the address with the real port. Rejects with a sentence that names the address when it cannot. */
export async function listen(server: Server, text: string): Promise<string> {
  const { host, port } = parseListenAddress(text);
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException): void => {
      reject(new Error(`cannot listen on ${text}: ${reasonOf(error)}`, { cause: error }));
    };
    server.once('error', refuse);
    server.listen({ port, host }, () => {
      server.off('error', refuse);
      resolve();
    });
  });
  return formatAddress(server.address() as AddressInfo);
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') return 'the address is in use by another process';
  if (error.code === 'EACCES') return 'ports below 1024 need a privileged user';
  if (error.code === 'EADDRNOTAVAIL') return 'no interface of this machine has that address';
  return error.message;
}

function formatAddress({ address, family, port }: AddressInfo): string {
  return family === 'IPv6' ? `[${address}]:${port}` : `${address}:${port}`;
}
