/** What the TypeScript SDK sends over a WebSocket that opens late. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { getEventListeners, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { HalleyClient } from '../../../generated/sdk/typescript/src/index.js';

let server: WebSocketServer;
let client: HalleyClient;
/** Methods that the server was asked for, in order. */
let asked: string[];
/** Resolves to what lets the client in. */
let knocked: Promise<() => void>;

beforeEach(async () => {
  asked = [];
  let onKnock: (open: () => void) => void = () => undefined;
  knocked = new Promise((resolve) => (onKnock = resolve));
  server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    verifyClient: (_info, answer) => onKnock(() => answer(true)),
  });
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const { id, method } = JSON.parse(data.toString()) as { id: number; method: string };
      asked.push(method);
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: '0x4' }));
    });
  });
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = new HalleyClient(url, { webSocket: (address) => new WebSocket(address) });
});

afterEach(() => {
  client.close();
  for (const socket of server.clients) socket.terminate();
  server.close();
});

describe('a call that ends before the WebSocket is open is never sent', () => {
  test('when its caller aborts it', async () => {
    const controller = new AbortController();
    const sending = client.with({ signal: controller.signal }).eth.sendRawTransaction('0x02');
    const open = await knocked;
    controller.abort();
    await expect(sending).rejects.toMatchObject({ name: 'AbortedError' });
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    open();
    expect(await client.eth.blockNumber()).toBe(4n);
    expect(asked).toEqual(['eth_blockNumber']);
  });

  test('when its time is up', async () => {
    const first = client.eth.blockNumber();
    const { signal } = new AbortController();
    const sending = client.with({ signal, timeoutMs: 20 }).eth.sendRawTransaction('0x02');
    const open = await knocked;
    await expect(sending).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    open();
    expect(await first).toBe(4n);
    expect(await client.eth.gasPrice()).toBe(4n);
    expect(asked).toEqual(['eth_blockNumber', 'eth_gasPrice']);
  });
});

test('a call that was aborted before it began leaves no timer behind', async () => {
  jest.useFakeTimers();
  try {
    const call = client.with({ signal: AbortSignal.abort() }).eth.blockNumber();
    await expect(call).rejects.toMatchObject({ name: 'AbortedError' });
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});
