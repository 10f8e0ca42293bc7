import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';

/** Name of the server on each port of a node, for messages. */
const PURPOSE = {
  rpc: 'CometBFT RPC',
  grpc: 'gRPC',
  evmRpc: "the node's own JSON-RPC",
  evmWs: "the node's own WebSocket",
};

/**
 * Below the ports that Linux and macOS give out by themselves, so that no other test's server or connection takes a
 * port before the node listens on it, or while the node is down.
 */
const PORTS = { from: 20_000, below: 32_000 };
const TRIES = 100;

/** Free loopback ports for one node. All are held until the last one is known, so no two are the same. */
export async function freePorts() {
  const held = await Promise.all(Object.keys(PURPOSE).map(async (name) => [name, await listenAnywhere()]));
  const ports = Object.fromEntries(held.map(([name, server]) => [name, server.address().port]));
  await Promise.all(held.map(([, server]) => close(server)));
  return ports;
}

/** Throws an error that names the first of these ports on which something else listens. */
export async function requireFreePorts(ports) {
  for (const [name, port] of Object.entries(ports)) {
    const server = await listen(port).catch((cause) => {
      throw new Error(`port ${port} for ${PURPOSE[name]} is not free (${cause.code})`, { cause });
    });
    await close(server);
  }
}

async function listenAnywhere() {
  for (let left = TRIES; ; left--) {
    try {
      return await listen(randomInt(PORTS.from, PORTS.below));
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || left === 1) throw error;
    }
  }
}

async function listen(port) {
  const server = createServer().listen(port, LOOPBACK);
  await once(server, 'listening');
  return server;
}

async function close(server) {
  server.close();
  await once(server, 'close');
}
