/** What tests of hostile texts share: links of the playground, a server that answers as it likes, what must not be. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { WebSocketServer } from 'ws';

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send over HTTP' }).click();
}

/** The fragment that fills the playground. */
export function link(method: string, params: readonly unknown[], url?: string): string {
  const fields = { call: method, params: JSON.stringify(params), ...(url !== undefined && { url }) };
  return `#${new URLSearchParams(fields)}`;
}

/** Nothing ran, no hostile element came to be, and the content security policy had nothing to stop. */
export async function expectHarmless(page: Page, faults: readonly string[]): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  const made = page.locator(
    'img[src="x"], [onerror], [href^="javascript:"], main script:not([type="application/json"])',
  );
  expect(await made.count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
}

export interface HostileServer {
  readonly host: string;
  stop(): void;
}

/** A JSON-RPC server, by HTTP and WebSocket, for pages of every origin. */
export async function hostileServer(answerTo: (method: string) => object): Promise<HostileServer> {
  const answerOne = ({ id, method }: { id: unknown; method: string }) => ({ jsonrpc: '2.0', id, ...answerTo(method) });
  const answer = (asked: string) => {
    // The pages send JSON-RPC: an object, or a list of them.
    const message = JSON.parse(asked) as { id: unknown; method: string } | { id: unknown; method: string }[];
    return JSON.stringify(Array.isArray(message) ? message.map(answerOne) : answerOne(message));
  };
  const server = createServer((request, response) => {
    void text(request).then((asked) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      });
      response.end(asked === '' ? '' : answer(asked));
    });
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', (message: Buffer) => socket.send(answer(message.toString())));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a TCP server is an object.
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    stop() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      server.close();
    },
  };
}
