/** A TCP proxy on a loopback port. It can cut its connections, as the network between Halley and a node may. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CuttableProxy {
  /** Address of the proxy, `http://127.0.0.1:port`. */
  url: string;
  /** Number of open connections. Those of clients and those to the target count separately. */
  connections(): number;
  /** Resets every open connection. New ones are accepted. */
  cut(): void;
  /** Resets every open connection, and every new one until `accept`. */
  refuse(): void;
  /** Passes nothing on any more, in either direction, until `accept`. Connections stay open, and new ones are taken. */
  hold(): void;
  /** Ends `refuse` and `hold`. What came meanwhile is passed on. */
  accept(): void;
  close(): Promise<void>;
}

/** Forwards to the host and port of `target`. */
export async function startProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isRefusing = false;
  let isHolding = false;
  /** Begins and ends to pass on what comes, for each connection. */
  const passing = new Map<Socket, { begin(): void; end(): void }>();
  const server = createServer((client) => {
    if (isRefusing) {
      client.on('error', () => undefined);
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      // Errors of connections that were cut are expected.
      socket.on('error', () => undefined);
    }
    const pass = {
      begin() {
        client.pipe(upstream);
        upstream.pipe(client);
      },
      end() {
        client.unpipe(upstream);
        upstream.unpipe(client);
      },
    };
    passing.set(client, pass);
    client.on('close', () => passing.delete(client));
    if (!isHolding) pass.begin();
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) {
      // A socket that is ending cannot be reset any more: Node.js would keep its handle open for ever.
      if (socket.writableEnded) socket.destroy();
      else socket.resetAndDestroy();
    }
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => open.size,
    cut,
    refuse() {
      isRefusing = true;
      cut();
    },
    hold() {
      isHolding = true;
      for (const pass of passing.values()) pass.end();
    },
    accept() {
      isRefusing = false;
      if (isHolding) for (const pass of passing.values()) pass.begin();
      isHolding = false;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
