import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { EncodedJson } from '../../../src/json/encodedJson.js';
import type { AnyHandler } from '../../../src/jsonrpc/contract.js';
import type { Dispatcher } from '../../../src/jsonrpc/dispatch.js';
import type { RequestContext } from '../../../src/jsonrpc/request.js';
import { fakeDispatcher, MemoryLog } from '../jsonrpc/fakeService.js';
import { connectTo, startHttp, startWebSocket, stoppedAfterEach, TestSocket } from './endpoints.js';

const started = stoppedAfterEach();

/** More than the buffers of both sockets take. */
const LARGE_BYTES = 30_000_000;

const CALL = '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}';

/** A promise, and the function that resolves it. */
function later<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** The value of a promise that is resolved by now. */
function known<T>(promise: Promise<T>): Promise<T | 'not known'> {
  return Promise.race([promise, Promise.resolve('not known' as const)]);
}

interface Tracked {
  dispatcher: Dispatcher;
  /** Resolves when the handler runs. */
  asked: Promise<void>;
  /** Resolves to whether the answer was handed to the connection. */
  answered: Promise<boolean>;
  /** Resolves to whether all of it was written. */
  written: Promise<boolean>;
}

/** A dispatcher whose eth_gasPrice has a tracked answer, after `wait`. */
function tracked(bytes = LARGE_BYTES, more: Record<string, AnyHandler> = {}, wait?: () => Promise<void>): Tracked {
  const asked = later<void>();
  const answered = later<boolean>();
  const written = later<boolean>();
  const gasPrice: AnyHandler = (_params, request: RequestContext) => {
    request.onAnswered(answered.resolve);
    request.onWritten(written.resolve);
    setImmediate(asked.resolve);
    const result = new EncodedJson(Buffer.from(`"${'x'.repeat(bytes)}"`));
    return wait === undefined ? result : wait().then(() => result);
  };
  const dispatcher = fakeDispatcher({ maxResponseBytes: 2 * LARGE_BYTES }, new MemoryLog(), {
    ...more,
    eth_gasPrice: gasPrice,
  });
  return { dispatcher, asked: asked.promise, answered: answered.promise, written: written.promise };
}

describe('the delivery of an answer over HTTP', () => {
  async function startTracked(bytes?: number, more?: Record<string, AnyHandler>) {
    const { dispatcher, ...told } = tracked(bytes, more);
    const { server, address } = await startHttp(dispatcher);
    started.push(server);
    return { server, address, ...told };
  }

  /** Sends the request, and resolves when the first bytes of the answer arrive. Reads no more of it. */
  async function beginToRead(address: string, headers = ''): Promise<Socket> {
    const socket = connectTo(address);
    const fixed = `host: x\r\ncontent-type: application/json\r\ncontent-length: ${CALL.length}\r\n`;
    socket.write(`POST / HTTP/1.1\r\n${fixed}${headers}\r\n${CALL}`);
    socket.on('error', () => undefined);
    await once(socket, 'data');
    socket.pause();
    return socket;
  }

  test.each(['', 'connection: close\r\n'])(
    'is reported as written when all of it was written (%j)',
    async (headers) => {
      const { address, answered, written } = await startTracked();
      (await beginToRead(address, headers)).resume();
      expect([await answered, await written]).toEqual([true, true]);
    },
  );

  test('is reported as written for a compressed answer', async () => {
    const { address, written } = await startTracked();
    (await beginToRead(address, 'accept-encoding: gzip\r\n')).resume();
    expect(await written).toBe(true);
  });

  test.each<[string, (socket: Socket) => void]>([
    ['closes the connection', (socket) => socket.destroy()],
    ['resets the connection', (socket) => socket.resetAndDestroy()],
    ['ends its side and closes the connection', (socket) => socket.end(() => socket.destroy())],
  ])('is reported as not written when the client %s in the middle of it', async (_what, leave) => {
    const { address, written } = await startTracked();
    leave(await beginToRead(address));
    expect(await written).toBe(false);
  });

  test('is reported as failed when the client disconnects while the answer waits behind an earlier one', async () => {
    const blockNumber: AnyHandler = () => new Promise(() => undefined);
    const { address, asked, answered, written } = await startTracked(10, { eth_blockNumber: blockNumber });
    const socket = connectTo(address);
    const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length:';
    const earlier = CALL.replace('eth_gasPrice', 'eth_blockNumber');
    socket.write([earlier, CALL].map((body) => `${head} ${body.length}\r\n\r\n${body}`).join(''));
    await asked;
    socket.destroy();
    expect([await answered, await written]).toEqual([false, false]);
  });

  test('is reported as not written before a stop that cuts it off resolves', async () => {
    const { server, address, written } = await startTracked();
    const socket = await beginToRead(address);
    await server.stop();
    expect(await known(written)).toBe(false);
    socket.destroy();
  });
});

describe('the delivery of an answer over WebSocket', () => {
  /** A client that reads nothing. */
  async function openUnread(dispatcher: Dispatcher, sendBudgetBytes = LARGE_BYTES * 4): Promise<TestSocket> {
    const { server, address } = await startWebSocket(dispatcher, { sendBudgetBytes, highWaterBytes: LARGE_BYTES * 4 });
    started.push(server);
    const socket = await TestSocket.open(address);
    socket.socket.pause();
    return socket;
  }

  const askLarge = '{"jsonrpc":"2.0","id":0,"method":"eth_blockNumber"}';
  const blockNumber: AnyHandler = () => EncodedJson.ofText(`"${'x'.repeat(LARGE_BYTES)}"`);

  test('is reported as answered when it is handed to the socket, and as written when the client has read it', async () => {
    const { dispatcher, answered, written } = tracked();
    const socket = await openUnread(dispatcher);
    socket.send(CALL);
    expect(await answered).toBe(true);
    await new Promise(setImmediate);
    expect(await known(written)).toBe('not known');
    socket.socket.resume();
    expect(await written).toBe(true);
  });

  test('is reported as not written when the connection breaks in the middle of it', async () => {
    const { dispatcher, answered, written } = tracked();
    const socket = await openUnread(dispatcher);
    socket.send(CALL);
    expect(await answered).toBe(true);
    socket.socket.terminate();
    expect(await written).toBe(false);
  });

  test('is reported as not written when the connection breaks while it waits behind a larger answer', async () => {
    const { dispatcher, answered, written } = tracked(10, { eth_blockNumber: blockNumber });
    const socket = await openUnread(dispatcher);
    socket.send(askLarge);
    socket.send(CALL);
    expect(await answered).toBe(true);
    socket.socket.terminate();
    expect(await written).toBe(false);
  });

  test('is reported as not written before a stop that cuts it off resolves', async () => {
    const { dispatcher, answered, written } = tracked();
    const socket = await openUnread(dispatcher);
    socket.send(CALL);
    expect(await answered).toBe(true);
    await started.pop()?.stop();
    expect(await known(written)).toBe(false);
    socket.socket.terminate();
  });

  test('is reported as failed when the connection breaks while the answer is held back', async () => {
    const done = later<void>();
    const sendLarge: AnyHandler = (params, request) => {
      setImmediate(done.resolve);
      return blockNumber(params, request);
    };
    const handlers = { eth_blockNumber: sendLarge };
    const { dispatcher, asked, answered, written } = tracked(10, handlers, () => done.promise);
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
    const { dispatcher, asked, answered, written } = tracked(10, { eth_blockNumber: close }, () => done.promise);
    const socket = await openUnread(dispatcher);
    socket.send(CALL);
    await asked;
    socket.send(askLarge);
    expect([await answered, await written]).toEqual([false, false]);
    socket.socket.terminate();
  });
});
