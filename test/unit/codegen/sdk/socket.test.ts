/** What the TypeScript SDK sends over a WebSocket that opens late, and whose an error without an id is. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { getEventListeners, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { HalleyClient } from '../../../../generated/sdk/typescript/src/index.js';

let server: WebSocketServer;
let client: HalleyClient;
/** Methods that the server was asked for, in order. */
let asked: string[];
/** Resolves to what lets the client in. */
let knocked: Promise<() => void>;
/** What the server answers to a message with these ids. */
let answerTo: (ids: number[]) => unknown[];

beforeEach(async () => {
  asked = [];
  answerTo = (ids) => ids.map((id) => ({ jsonrpc: '2.0', id, result: '0x4' }));
  let onKnock: (open: () => void) => void = () => undefined;
  knocked = new Promise((resolve) => (onKnock = resolve));
  server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    verifyClient: (_info, answer) => onKnock(() => answer(true)),
  });
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const calls = [JSON.parse(data.toString()) as { id: number; method: string }].flat();
      asked.push(...calls.map(({ method }) => method));
      for (const answer of answerTo(calls.map(({ id }) => id))) socket.send(JSON.stringify(answer));
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

test('an error without an id is given to no call while two messages wait', async () => {
  const refusal = { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'invalid request' } };
  const answers: unknown[] = [];
  answerTo = (ids) => {
    answers.push(ids.length === 1 ? { id: ids[0], result: '0x4' } : ids.map((id) => ({ id, result: '0x5' })));
    return answers.length < 2 ? [] : [refusal, ...answers];
  };
  const calls = Promise.all([client.eth.blockNumber(), client.batch([['eth_gasPrice'], ['eth_blockNumber']])]);
  (await knocked)();
  const result = { ok: true, result: 5n };
  expect(await calls).toEqual([4n, [result, result]]);
});
