/** A TCP proxy on a loopback port whose connections can be cut, as a network between Halley and a node does. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CuttableProxy {
  /** Address of the proxy, `http://127.0.0.1:port`. */
  url: string;
  /** How many connections are open, both ends counted. */
  connections(): number;
  /** Closes every open connection; new ones are taken. */
  cut(): void;
  close(): Promise<void>;
}

/** Forwards to the host and port of `target`. */
export async function startProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      // A cut connection is an error at the other end; the proxy itself has nothing to say about it.
      socket.on('error', () => undefined);
    }
    client.pipe(upstream);
    upstream.pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => open.size,
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
