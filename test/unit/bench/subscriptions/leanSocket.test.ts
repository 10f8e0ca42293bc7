import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { LeanSocket } from '../../../../bench/subscriptions/leanSocket.js';

let server: WebSocketServer;
let peer: WebSocket;
let socket: LeanSocket;
let messages: string[];
let closed: Promise<string>;

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const accepted = once(server, 'connection');
  await open((server.address() as AddressInfo).port);
  [peer] = (await accepted) as [WebSocket];
});

afterEach(() => {
  socket.terminate();
  server.close();
});

function open(port: number): Promise<void> {
  messages = [];
  return new Promise((onOpen, reject) => {
    closed = new Promise((onClosed) => {
      socket = new LeanSocket(new URL(`ws://127.0.0.1:${port}`), {
        onOpen,
        onMessage: (message) => messages.push(message.toString()),
        onClosed: (reason) => {
          onClosed(reason);
          reject(new Error(reason));
        },
      });
    });
  });
}

test('messages of every length arrive complete and in order', async () => {
  const sent = [0, 1, 125, 126, 65_535, 65_536, 1_000_000].map((length) => 'x'.repeat(length));
  for (const text of sent) peer.send(text);
  peer.close();
  await closed;
  expect(messages).toEqual(sent);
});

test('the frames of a fragmented message arrive as one message', async () => {
  peer.send('a', { fin: false });
  peer.send('b', { fin: false });
  peer.send('c');
  peer.send('d');
  peer.close();
  await closed;
  expect(messages).toEqual(['abc', 'd']);
});

test('sends messages, answers pings, and reports the close code and reason', async () => {
  const received = once(peer, 'message');
  socket.send('{"id":1}');
  expect(String((await received)[0])).toBe('{"id":1}');
  const pong = once(peer, 'pong');
  peer.ping('still there');
  expect(String((await pong)[0])).toBe('still there');
  peer.close(1013, 'too slow');
  expect(await closed).toBe('closed with 1013 too slow');
});

test('reports a cut connection and a refused upgrade', async () => {
  peer.terminate();
  expect(await closed).toBe('the connection was cut');
  const refusing: Server = createServer((other) => other.resume().end('HTTP/1.1 503 Service Unavailable\r\n\r\n'));
  await once(refusing.listen(0, '127.0.0.1'), 'listening');
  await expect(open((refusing.address() as AddressInfo).port)).rejects.toThrow(
    'the upgrade was answered HTTP/1.1 503 Service Unavailable',
  );
  refusing.close();
});
