import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrames } from '../../../src/transport/textFrames.js';

test('a client reads messages of every length unchanged', async () => {
  const messages = [0, 1, 125, 126, 65_535, 65_536, 100_000].map((length) => 'x'.repeat(length));
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (peer: WebSocket, { socket }: IncomingMessage) => {
    socket.write(textFrames(messages.map((text) => Buffer.from(text))));
    peer.close();
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const received: string[] = [];
  client.on('message', (data: Buffer, isBinary) => received.push(isBinary ? 'a binary frame' : data.toString()));
  await once(client, 'close');
  server.close();
  expect(received).toEqual(messages);
});

test.each([
  [0, [0x81, 0]],
  [125, [0x81, 125]],
  [126, [0x81, 126, 0, 126]],
  [65_535, [0x81, 126, 0xff, 0xff]],
  [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('a frame of %i bytes has the shortest header', (length, header) => {
  const frame = textFrames([Buffer.alloc(length)]);
  expect([...frame.subarray(0, header.length)]).toEqual(header);
  expect(frame).toHaveLength(header.length + length);
});
