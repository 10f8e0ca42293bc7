/** Which clients are cut off, and which only seem to be gone, while something is unsent to them. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { EncodedJson } from '../../src/evm/encodedJson.js';
import type { Connection } from '../../src/jsonrpc/connection.js';
import type { AnyHandler } from '../../src/jsonrpc/contract.js';
import type { WebSocketOptions } from '../../src/transport/ws.js';
import { fakeDispatcher, MemoryLog } from '../jsonrpc/fakeService.js';
import { frame, openBare, PONG, TEXT } from './bareWebSocket.js';
import { startWebSocket, stoppedAfterEach, TestSocket } from './endpoints.js';

const started = stoppedAfterEach();

/** More than the buffers of both sockets take. */
const LARGE_BYTES = 30_000_000;
const GAS_PRICE = '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}';

async function start(options: Partial<WebSocketOptions>, handlers: Record<string, AnyHandler>): Promise<string> {
  const dispatcher = fakeDispatcher({ maxResponseBytes: 2 * LARGE_BYTES }, new MemoryLog(), handlers);
  const { server, address } = await startWebSocket(dispatcher, options);
  started.push(server);
  return address;
}

/** Answers with more than a client that does not read can take; `connection` resolves to that client's. */
function largeAnswer(): { eth_gasPrice: AnyHandler; connection: Promise<Connection> } {
  let tell: (connection: Connection) => void = () => undefined;
  const connection = new Promise<Connection>((resolve) => (tell = resolve));
  const eth_gasPrice: AnyHandler = (_params, request) => {
    tell(request.connection as Connection);
    return new EncodedJson(Buffer.from(`"${'x'.repeat(LARGE_BYTES)}"`));
  };
  return { eth_gasPrice, connection };
}

const closed = (connection: Connection): Promise<void> => new Promise((resolve) => connection.onClosed(resolve));

/** Takes so much, and nothing after that. */
async function take(socket: Socket, bytes: number): Promise<void> {
  for (let taken = 0; taken < bytes;) {
    socket.resume();
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    socket.pause();
    taken += chunk.length;
  }
}

test('a client that is gone is cut off when it was silent for so long, whatever is unsent', async () => {
  const { eth_gasPrice, connection } = largeAnswer();
  const address = await start({ pingIntervalMs: 20, deadAfterMs: 100 }, { eth_gasPrice });
  const socket = await TestSocket.open(address);
  socket.socket.pause();
  socket.send(GAS_PRICE);
  await closed(await connection);
  socket.socket.resume();
  expect(await socket.closed()).toBe(1006);
});

test('one that takes a long message slowly is not', async () => {
  const { eth_gasPrice, connection } = largeAnswer();
  const address = await start({ pingIntervalMs: 100, deadAfterMs: 1500, stallTimeoutMs: 1500 }, { eth_gasPrice });
  const socket = await openBare(address);
  socket.write(frame(TEXT, GAS_PRICE));
  const watch = await TestSocket.open(address);
  for (let pings = 0; pings < 25; pings++) {
    await once(watch.socket, 'ping');
    await take(socket, 800_000);
  }
  expect((await connection).isOpen).toBe(true);
  socket.destroy();
});

test('one that answers pings and takes nothing of what it asked for is closed after the stall time', async () => {
  const { eth_gasPrice, connection } = largeAnswer();
  const address = await start({ pingIntervalMs: 20, stallTimeoutMs: 200 }, { eth_gasPrice });
  const socket = await openBare(address);
  socket.write(frame(TEXT, GAS_PRICE));
  const watch = await TestSocket.open(address);
  watch.socket.on('ping', () => socket.write(frame(PONG)));
  await closed(await connection);
  socket.destroy();
});

test('one whose answers to pings wait behind requests that may not run yet is not cut off', async () => {
  let answer: (value: string) => void = () => undefined;
  const eth_gasPrice: AnyHandler = () => new Promise((resolve) => (answer = resolve));
  const options = { pingIntervalMs: 100, deadAfterMs: 1500, maxConcurrent: 1 };
  const address = await start(options, { eth_gasPrice, eth_blockNumber: () => '0x2' });
  const socket = await TestSocket.open(address);
  socket.send(GAS_PRICE);
  socket.send(GAS_PRICE.replace('eth_gasPrice', 'eth_blockNumber'));
  const watch = await TestSocket.open(address);
  for (let pings = 0; pings < 25; pings++) await once(watch.socket, 'ping');
  answer('0x1');
  expect(await socket.next()).toBe('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
  expect(await socket.next()).toBe('{"jsonrpc":"2.0","id":1,"result":"0x2"}');
});
