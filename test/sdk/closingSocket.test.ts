/** What the TypeScript SDK makes of a WebSocket that the server is closing, when nobody was told yet. */
import { expect, test } from '@jest/globals';
import { HalleyClient } from '../../generated/sdk/typescript/src/index.js';
import type { WebSocketLike } from '../../generated/sdk/typescript/src/options.js';

const OPEN = 1;
const CLOSING = 2;

/** A WebSocket to a server that answers every call with 1. */
class FakeSocket implements WebSocketLike {
  binaryType = 'blob';
  readyState = OPEN;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  readonly sent: string[] = [];

  constructor() {
    setImmediate(() => this.onopen?.({} as never));
  }

  send(text: string): void {
    this.sent.push(text);
    if (this.readyState !== OPEN) return;
    const { id } = JSON.parse(text) as { id: number };
    const data = JSON.stringify({ jsonrpc: '2.0', id, result: '0x1' });
    setImmediate(() => this.onmessage?.({ data } as never));
  }

  close(): void {
    this.readyState = CLOSING;
  }
}

test('a call goes over a new connection when the server is closing the old one', async () => {
  const sockets: FakeSocket[] = [];
  const client = new HalleyClient('ws://127.0.0.1:1', {
    // It is not tried again: the call that meets the closing connection opens the new one.
    retries: 0,
    webSocket() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  expect(await client.eth.blockNumber()).toBe(1n);
  sockets[0]!.readyState = CLOSING;
  expect(await client.eth.blockNumber()).toBe(1n);
  expect(sockets.map(({ sent }) => sent.length)).toEqual([1, 1]);
  client.close();
});
