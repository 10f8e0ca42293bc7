/** A server of the developer's network, which is no origin of a fork: what a web page must not make Halley fetch. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Intranet {
  /** A URL of it, whose path is `/hidden`. */
  readonly url: string;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  stop(): void;
}

export async function startIntranet(): Promise<Intranet> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(
      JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'the secret of the intranet' } }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a TCP server is an object.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hidden`, asked, stop: () => void server.close() };
}
