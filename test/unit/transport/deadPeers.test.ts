/** Which clients are disconnected while bytes to them are unsent, and which only seem to be gone. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { EncodedJson } from '../../../src/json/encodedJson.js';
import type { Connection } from '../../../src/jsonrpc/request.js';
import type { AnyHandler } from '../../../src/jsonrpc/contract.js';
import { TlsFiles } from '../../../src/transport/tlsFiles.js';
import type { WebSocketOptions } from '../../../src/transport/ws.js';
import { fakeDispatcher, MemoryLog } from '../jsonrpc/fakeService.js';
import { frame, openBare, PONG, TEXT } from './bareWebSocket.js';
import { startWebSocket, stoppedAfterEach, TestSocket } from './endpoints.js';

const started = stoppedAfterEach();

/** More than the buffers of both sockets take. */
const LARGE_BYTES = 30_000_000;
const GAS_PRICE = '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}';

async function start(
  options: Partial<WebSocketOptions>,
  handlers: Record<string, AnyHandler>,
  tls: TlsFiles | null = null,
): Promise<string> {
  const dispatcher = fakeDispatcher({ maxResponseBytes: 2 * LARGE_BYTES }, new MemoryLog(), handlers);
  const { server, address } = await startWebSocket(dispatcher, options, { tls });
  started.push(server);
  return address;
}

/**
 * A handler whose answer fills all buffers of a client that does not read; `connection` resolves to that client's
 * connection.
 */
function largeAnswer(): { gasPrice: AnyHandler; connection: Promise<Connection> } {
  let tell: (connection: Connection) => void = () => undefined;
  const connection = new Promise<Connection>((resolve) => (tell = resolve));
  const gasPrice: AnyHandler = (_params, request) => {
    tell(request.connection);
    return new EncodedJson(Buffer.from(`"${'x'.repeat(LARGE_BYTES)}"`));
  };
  return { gasPrice, connection };
}

const closed = (connection: Connection): Promise<void> => new Promise((resolve) => connection.onClosed(resolve));

/** Reads at least so many bytes, and then stops reading. */
async function read(socket: Socket, bytes: number): Promise<void> {
  for (let bytesRead = 0; bytesRead < bytes;) {
    socket.resume();
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    socket.pause();
    bytesRead += chunk.length;
  }
}

/** Reads a part after each of 25 checks of the connection, which another one is pinged by. */
async function readSlowly(socket: Socket, watch: WebSocket, connection: Promise<Connection>): Promise<Connection> {
  for (let pings = 0; pings < 25; pings++) {
    await once(watch, 'ping');
    await read(socket, 800_000);
  }
  return connection;
}

test('a client that is silent for too long is disconnected, even while bytes are unsent', async () => {
  const { gasPrice, connection } = largeAnswer();
  const address = await start({ pingIntervalMs: 20, deadAfterMs: 100 }, { eth_gasPrice: gasPrice });
  const socket = await TestSocket.open(address);
  socket.socket.pause();
  socket.send(GAS_PRICE);
  await closed(await connection);
  socket.socket.resume();
  expect(await socket.closed()).toBe(1006);
});

test('a client that reads a long message slowly stays connected', async () => {
  const { gasPrice, connection } = largeAnswer();
  const address = await start(
    { pingIntervalMs: 100, deadAfterMs: 1500, stallTimeoutMs: 1500 },
    { eth_gasPrice: gasPrice },
  );
  const socket = await openBare(address);
  socket.write(frame(TEXT, GAS_PRICE));
  const watch = await TestSocket.open(address);
  const { isOpen } = await readSlowly(socket, watch.socket, connection);
  expect(isOpen).toBe(true);
  socket.destroy();
});

test('so does one that reads slowly over TLS', async () => {
  const path = (name: string): string => join(import.meta.dirname, 'certificates', name);
  const files = { certificate: path('first.pem'), key: path('first.key.pem'), checkIntervalMs: 60_000 };
  const tls = await TlsFiles.open(files, new MemoryLog());
  const { gasPrice, connection } = largeAnswer();
  const options = { pingIntervalMs: 100, deadAfterMs: 1500, stallTimeoutMs: 1500 };
  const address = await start(options, { eth_gasPrice: gasPrice }, tls);
  const socket = await openBare(address, true);
  socket.write(frame(TEXT, GAS_PRICE));
  const watch = new WebSocket(`wss://${address}`, { rejectUnauthorized: false });
  const { isOpen } = await readSlowly(socket, watch, connection);
  expect(isOpen).toBe(true);
  socket.destroy();
  tls.close();
});

test('a client that answers pings but reads none of its answers is closed after the stall time', async () => {
  const { gasPrice, connection } = largeAnswer();
  const address = await start({ pingIntervalMs: 20, stallTimeoutMs: 200 }, { eth_gasPrice: gasPrice });
  const socket = await openBare(address);
  socket.write(frame(TEXT, GAS_PRICE));
  const watch = await TestSocket.open(address);
  watch.socket.on('ping', () => socket.write(frame(PONG)));
  await closed(await connection);
  socket.destroy();
});

test('a client whose pongs wait behind its queued requests stays connected', async () => {
  let answer: (value: string) => void = () => undefined;
  const gasPrice: AnyHandler = () => new Promise((resolve) => (answer = resolve));
  const options = { pingIntervalMs: 100, deadAfterMs: 1500, maxConcurrent: 1 };
  const address = await start(options, { eth_gasPrice: gasPrice, eth_blockNumber: () => '0x2' });
  const socket = await TestSocket.open(address);
  socket.send(GAS_PRICE);
  socket.send(GAS_PRICE.replace('eth_gasPrice', 'eth_blockNumber'));
  const watch = await TestSocket.open(address);
  for (let pings = 0; pings < 25; pings++) await once(watch.socket, 'ping');
  answer('0x1');
  expect(await socket.next()).toBe('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
  expect(await socket.next()).toBe('{"jsonrpc":"2.0","id":1,"result":"0x2"}');
});
