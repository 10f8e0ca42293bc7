import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { EncodedJson } from '../../src/evm/encodedJson.js';
import type { AnyHandler } from '../../src/jsonrpc/contract.js';
import type { Dispatcher } from '../../src/jsonrpc/dispatch.js';
import type { RequestContext } from '../../src/jsonrpc/request.js';
import { fakeDispatcher, MemoryLog } from '../jsonrpc/fakeService.js';
import { connectTo, startHttp, startWebSocket, stoppedAfterEach, TestSocket } from './endpoints.js';

const started = stoppedAfterEach();

/** More than the buffers of both sockets take. */
const LARGE_BYTES = 30_000_000;

const CALL = '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}';

/** A promise, and what resolves it. */
function later<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** What a promise has resolved to by now. */
function known<T>(promise: Promise<T>): Promise<T | 'not known'> {
  return Promise.race([promise, Promise.resolve('not known' as const)]);
}

interface Followed {
  dispatcher: Dispatcher;
  /** Resolves when the handler runs. */
  asked: Promise<void>;
  /** Resolves to whether the answer was handed to the connection. */
  answered: Promise<boolean>;
  /** Resolves to whether all of it was written. */
  written: Promise<boolean>;
}

/** Answers eth_gasPrice with a followed answer, after `wait`. */
function followed(bytes = LARGE_BYTES, more: Record<string, AnyHandler> = {}, wait?: () => Promise<void>): Followed {
  const asked = later<void>();
  const answered = later<boolean>();
  const written = later<boolean>();
  const eth_gasPrice: AnyHandler = (_params, request: RequestContext) => {
    request.onAnswered(answered.resolve);
    request.onWritten(written.resolve);
    setImmediate(asked.resolve);
    const result = new EncodedJson(Buffer.from(`"${'x'.repeat(bytes)}"`));
    return wait === undefined ? result : wait().then(() => result);
  };
  const dispatcher = fakeDispatcher({ maxResponseBytes: 2 * LARGE_BYTES }, new MemoryLog(), { ...more, eth_gasPrice });
  return { dispatcher, asked: asked.promise, answered: answered.promise, written: written.promise };
}

describe('an answer over HTTP after which something is to happen', () => {
  async function startFollowed(bytes?: number, more?: Record<string, AnyHandler>) {
    const { dispatcher, ...told } = followed(bytes, more);
    const { server, address } = await startHttp(dispatcher);
    started.push(server);
    return { server, address, ...told };
  }

  /** Asks, and resolves when the answer has begun to come; no more of it is read. */
  async function beginToRead(address: string, headers = ''): Promise<Socket> {
    const socket = connectTo(address);
    const fixed = `host: x\r\ncontent-type: application/json\r\ncontent-length: ${CALL.length}\r\n`;
    socket.write(`POST / HTTP/1.1\r\n${fixed}${headers}\r\n${CALL}`);
    socket.on('error', () => undefined);
    await once(socket, 'data');
    socket.pause();
    return socket;
  }

  test.each(['', 'connection: close\r\n'])('is written when all of it was (%j)', async (headers) => {
    const { address, answered, written } = await startFollowed();
    (await beginToRead(address, headers)).resume();
    expect([await answered, await written]).toEqual([true, true]);
  });

  test('is written when it was compressed and written', async () => {
    const { address, written } = await startFollowed();
    (await beginToRead(address, 'accept-encoding: gzip\r\n')).resume();
    expect(await written).toBe(true);
  });

  test.each<[string, (socket: Socket) => void]>([
    ['closes', (socket) => socket.destroy()],
    ['resets the connection', (socket) => socket.resetAndDestroy()],
    ['says that it is done and closes', (socket) => socket.end(() => socket.destroy())],
  ])('is not written when the client %s in the middle of it', async (_what, leave) => {
    const { address, written } = await startFollowed();
    leave(await beginToRead(address));
    expect(await written).toBe(false);
  });

  test('is neither answered nor written when the client leaves while it waits behind an earlier one', async () => {
    const eth_blockNumber: AnyHandler = () => new Promise(() => undefined);
    const { address, asked, answered, written } = await startFollowed(10, { eth_blockNumber });
    const socket = connectTo(address);
    const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length:';
    const earlier = CALL.replace('eth_gasPrice', 'eth_blockNumber');
    socket.write([earlier, CALL].map((body) => `${head} ${body.length}\r\n\r\n${body}`).join(''));
    await asked;
    socket.destroy();
    expect([await answered, await written]).toEqual([false, false]);
  });

  test('is told not to be written before a stop that cuts it off is done', async () => {
    const { server, address, written } = await startFollowed();
    const socket = await beginToRead(address);
    await server.stop();
    expect(await known(written)).toBe(false);
    socket.destroy();
  });
});

describe('an answer over WebSocket after which something is to happen', () => {
  /** A client that takes nothing of what is sent to it. */
  async function openUnread(dispatcher: Dispatcher, sendBudgetBytes = LARGE_BYTES * 4): Promise<TestSocket> {
    const { server, address } = await startWebSocket(dispatcher, { sendBudgetBytes, highWaterBytes: LARGE_BYTES * 4 });
    started.push(server);
    const socket = await TestSocket.open(address);
    socket.socket.pause();
    return socket;
  }

  const askLarge = '{"jsonrpc":"2.0","id":0,"method":"eth_blockNumber"}';
  const eth_blockNumber: AnyHandler = () => 'x'.repeat(LARGE_BYTES);

  test('is answered when it was handed to the socket, and written when the client has read', async () => {
    const { dispatcher, answered, written } = followed();
    const socket = await openUnread(dispatcher);
    socket.send(CALL);
    expect(await answered).toBe(true);
    await new Promise(setImmediate);
    expect(await known(written)).toBe('not known');
    socket.socket.resume();
    expect(await written).toBe(true);
  });

  test('is not written when the connection breaks in the middle of it', async () => {
    const { dispatcher, answered, written } = followed();
    const socket = await openUnread(dispatcher);
    socket.send(CALL);
    expect(await answered).toBe(true);
    socket.socket.terminate();
    expect(await written).toBe(false);
  });

  test('is not written when the connection breaks while it waits behind a larger one', async () => {
    const { dispatcher, answered, written } = followed(10, { eth_blockNumber });
    const socket = await openUnread(dispatcher);
    socket.send(askLarge);
    socket.send(CALL);
    expect(await answered).toBe(true);
    socket.socket.terminate();
    expect(await written).toBe(false);
  });

  test('is told not to be written before a stop that cuts it off is done', async () => {
    const { dispatcher, answered, written } = followed();
    const socket = await openUnread(dispatcher);
    socket.send(CALL);
    expect(await answered).toBe(true);
    await started.pop()?.stop();
    expect(await known(written)).toBe(false);
    socket.socket.terminate();
  });

  test('is neither answered nor written when the connection breaks while it is held back', async () => {
    const done = later<void>();
    const sendLarge: AnyHandler = (params, request: RequestContext) => {
      setImmediate(done.resolve);
      return eth_blockNumber(params, request);
    };
    const handlers = { eth_blockNumber: sendLarge };
    const { dispatcher, asked, answered, written } = followed(10, handlers, () => done.promise);
    const socket = await openUnread(dispatcher, 1_000);
    socket.send(CALL);
    await asked;
    socket.send(askLarge);
    await done.promise;
    await new Promise(setImmediate);
    socket.socket.terminate();
    expect([await answered, await written]).toEqual([false, false]);
  });

  test('is neither when the connection is closed by the server meanwhile', async () => {
    const done = later<void>();
    const close: AnyHandler = (_params, { connection }: RequestContext) => {
      connection?.close(1013, 'for a test');
      done.resolve();
    };
    const { dispatcher, asked, answered, written } = followed(10, { eth_blockNumber: close }, () => done.promise);
    const socket = await openUnread(dispatcher);
    socket.send(CALL);
    await asked;
    socket.send(askLarge);
    expect([await answered, await written]).toEqual([false, false]);
    socket.socket.terminate();
  });
});
