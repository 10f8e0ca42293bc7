/** A reverse proxy that serves a server below a path, as operators put several services on one host. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Resolves to the address with the path, without a slash at its end. */
export async function startPathProxy(target: string, path: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    if (!url.startsWith(`${path}/`)) {
      outgoing.writeHead(404).end();
      return;
    }
    const onward = request(target + url.slice(path.length), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
