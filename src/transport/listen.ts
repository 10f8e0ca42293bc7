import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatListenAddress, parseListenAddress } from '../config/listenAddress.js';

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
  const bound = server.address() as AddressInfo;
  return formatListenAddress(bound.address, bound.port);
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') return 'the address is in use by another process';
  if (error.code === 'EACCES') return 'ports below 1024 need a privileged user';
  if (error.code === 'EADDRNOTAVAIL') return 'no interface of this machine has that address';
  return error.message;
}
