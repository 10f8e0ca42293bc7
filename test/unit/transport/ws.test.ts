import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { EncodedJson } from '../../../src/json/encodedJson.js';
import type { AnyHandler } from '../../../src/jsonrpc/contract.js';
import type { RequestContext } from '../../../src/jsonrpc/request.js';
import type { WebSocketOptions } from '../../../src/transport/ws.js';
import { fakeDispatcher, MemoryLog } from '../jsonrpc/fakeService.js';
import { openBare } from './bareWebSocket.js';
import {
  connectTo,
  CHAIN_ID,
  CHAIN_ID_ANSWER,
  exchange,
  startHttp,
  startWebSocket,
  stoppedAfterEach,
  TestSocket,
} from './endpoints.js';

const started = stoppedAfterEach();

async function start(
  options: Partial<WebSocketOptions> = {},
  handlers: Record<string, AnyHandler> = {},
): Promise<string> {
  const { server, address } = await startWebSocket(fakeDispatcher({}, new MemoryLog(), handlers), options);
  started.push(server);
  return address;
}

/** A handler whose calls wait until they are released; `reached` resolves when so many calls wait. */
function gate(result: () => string = () => '0x1'): {
  handler: AnyHandler;
  waiting: (() => void)[];
  reached: (count: number) => Promise<void>;
} {
  const waiting: (() => void)[] = [];
  let wanted: { count: number; resolve: () => void } | undefined;
  const handler: AnyHandler = () =>
    new Promise((resolve) => {
      waiting.push(() => resolve(result()));
      if (wanted !== undefined && waiting.length >= wanted.count) wanted.resolve();
    });
  const reached = (count: number): Promise<void> =>
    waiting.length >= count ? Promise.resolve() : new Promise((resolve) => (wanted = { count, resolve }));
  return { handler, waiting, reached };
}

function refusedWith(address: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${address}${path}`, { headers });
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
  });
}

describe('connecting', () => {
  test('an upgrade is also accepted on the HTTP address', async () => {
    const dispatcher = fakeDispatcher();
    const { server: webSocket } = await startWebSocket(dispatcher, { address: '' });
    started.push(webSocket);
    const { server: http, address } = await startHttp(dispatcher, {}, { upgrade: webSocket.handleUpgrade });
    const socket = await TestSocket.open(address);
    socket.send(CHAIN_ID);
    expect(await socket.next()).toBe(CHAIN_ID_ANSWER);
    expect((await exchange(address, CHAIN_ID)).body.toString()).toBe(CHAIN_ID_ANSWER);
    await Promise.all([http.stop(), webSocket.stop()]);
  });

  test('without a WebSocket server the HTTP address treats an upgrade as a plain request', async () => {
    const { server, address } = await startHttp(fakeDispatcher());
    expect(await refusedWith(address, '/')).toBe(200);
    await server.stop();
  });

  test('a plain request to the WebSocket address gets 426', async () => {
    const sent = request(`http://${await start()}/`);
    sent.end();
    const [response] = (await once(sent, 'response')) as [
      { statusCode: number; headers: Record<string, string>; resume(): void },
    ];
    response.resume();
    expect([response.statusCode, response.headers['upgrade']]).toEqual([426, 'websocket']);
  });

  test('an upgrade on another path gets 404', async () => {
    expect(await refusedWith(await start(), '/other')).toBe(404);
  });

  test('pages whose name was made to resolve to this machine are refused, whatever their origin', async () => {
    const address = await start({ origins: ['*'], hostNames: ['chain'] });
    for (const host of ['evil.example', 'evil.example:8546', '127.0.0.1.evil.example', 'localhost.evil.example']) {
      expect(await refusedWith(address, '/', { host, origin: `http://${host}` })).toBe(403);
    }
    for (const host of ['127.0.0.1:8546', '[::1]:8546', 'localhost', 'Chain:8546']) {
      const { socket } = await TestSocket.open(address, { host });
      socket.terminate();
    }
  });

  test('web pages of unlisted origins are refused, clients without an Origin header are not', async () => {
    const address = await start({ origins: ['https://app.example', 'localhost'] });
    expect(await refusedWith(address, '/', { origin: 'https://evil.example' })).toBe(403);
    expect(await refusedWith(address, '/', { origin: 'null' })).toBe(403);
    for (const headers of [{}, { origin: 'https://app.example' }, { origin: 'http://localhost:3000' }]) {
      const socket = await TestSocket.open(address, headers as Record<string, string>);
      socket.socket.close();
    }
  });

  test('connections above the limit get an error and are closed with 1013', async () => {
    const address = await start({ maxConnections: 1 });
    const first = await TestSocket.open(address);
    const second = await TestSocket.open(address);
    expect(await second.next()).toBe(
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"WebSocket connections: 2 exceeds the limit of 1","data":{"limit":1}}}',
    );
    expect(await second.closed()).toBe(1013);
    first.socket.close();
    await first.closed();
    const third = await TestSocket.open(address);
    third.send(CHAIN_ID);
    expect(await third.next()).toBe(CHAIN_ID_ANSWER);
  });

  test('a refused connection is ended, also when its client does not close it', async () => {
    const address = await start({ maxConnections: 1 });
    await TestSocket.open(address);
    const refused = await openBare(address);
    refused.resume();
    await once(refused, 'close');
  });

  test('the listener takes no more connections than it may, whether they become WebSockets or not', async () => {
    const address = await start({ maxOpenConnections: 2 });
    const idle = connectTo(address);
    await once(idle, 'connect');
    const socket = await TestSocket.open(address);
    const third = connectTo(address);
    await once(third.resume(), 'close');
    socket.send(CHAIN_ID);
    expect(await socket.next()).toBe(CHAIN_ID_ANSWER);
    idle.destroy();
  });
});

describe('messages', () => {
  test('invalid JSON is answered and the connection stays open', async () => {
    const socket = await TestSocket.open(await start());
    socket.send('{');
    expect(await socket.next()).toBe('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}');
    socket.send(CHAIN_ID);
    expect(await socket.next()).toBe(CHAIN_ID_ANSWER);
  });

  test('answers are sent when they are ready, in any order', async () => {
    const { handler, waiting, reached } = gate();
    const socket = await TestSocket.open(await start({}, { eth_gasPrice: handler }));
    socket.send('{"jsonrpc":"2.0","id":"slow","method":"eth_gasPrice"}');
    socket.send(CHAIN_ID);
    expect(await socket.next()).toBe(CHAIN_ID_ANSWER);
    await reached(1);
    waiting[0]?.();
    expect(await socket.next()).toBe('{"jsonrpc":"2.0","id":"slow","result":"0x1"}');
  });

  test('a message above the limit is refused and closes the connection with 1009', async () => {
    const socket = await TestSocket.open(await start({ maxMessageBytes: 100 }));
    socket.send(CHAIN_ID.padEnd(100));
    expect(await socket.next()).toBe(CHAIN_ID_ANSWER);
    socket.send(CHAIN_ID.padEnd(101));
    expect(await socket.next()).toBe(
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"request too large: 101 bytes exceed the limit of 100","data":{"limit":100}}}',
    );
    expect(await socket.closed()).toBe(1009);
  });

  test('a message above twice the limit is not read to its end and closes the connection with 1009', async () => {
    const socket = await TestSocket.open(await start({ maxMessageBytes: 100 }));
    socket.send(CHAIN_ID.padEnd(201));
    expect(await socket.closed()).toBe(1009);
  });

  test('a binary message is answered like a text message', async () => {
    const socket = await TestSocket.open(await start());
    socket.socket.send(Buffer.from(CHAIN_ID));
    expect(await socket.next()).toBe(CHAIN_ID_ANSWER);
  });
});

describe('long messages of many connections', () => {
  test('are read in turns, to their ends, and requests of others are answered in between', async () => {
    const address = await start();
    const sockets = await Promise.all(Array.from({ length: 40 }, () => TestSocket.open(address)));
    const spaces = Buffer.alloc(100_000, ' ');
    const other = await TestSocket.open(address);
    const answers = sockets.map((sender) => {
      for (let part = 0; part < 10; part++) sender.socket.send(spaces, { fin: false, binary: false });
      sender.socket.send(CHAIN_ID, { fin: true });
      // Comes in the same bytes, after the long message.
      sender.send(CHAIN_ID);
      return Promise.all([sender.next(), sender.next()]);
    });
    other.send(CHAIN_ID);
    expect(await other.next()).toBe(CHAIN_ID_ANSWER);
    expect(await Promise.all(answers)).toEqual(Array(40).fill([CHAIN_ID_ANSWER, CHAIN_ID_ANSWER]));
  });
});

describe('the limits of one connection', () => {
  test('requests above the concurrency limit are queued, and all are answered', async () => {
    const { handler, waiting, reached } = gate();
    const socket = await TestSocket.open(await start({ maxConcurrent: 2 }, { eth_gasPrice: handler }));
    for (let id = 0; id < 5; id++) socket.send(`{"jsonrpc":"2.0","id":${id},"method":"eth_gasPrice"}`);
    await reached(2);
    for (let id = 0; id < 5; id++) {
      await reached(id + 1);
      expect(waiting.length).toBeLessThanOrEqual(id + 2);
      waiting[id]?.();
      expect(await socket.next()).toBe(`{"jsonrpc":"2.0","id":${id},"result":"0x1"}`);
    }
  });

  test('further requests of a client that does not read are not run, and it is closed with 1013 after the stall time', async () => {
    let runs = 0;
    const gasPrice: AnyHandler = () => {
      runs++;
      return EncodedJson.ofText(`"${'x'.repeat(8_000_000)}"`);
    };
    const address = await start({ pingIntervalMs: 20, stallTimeoutMs: 100 }, { eth_gasPrice: gasPrice });
    const socket = await TestSocket.open(address);
    // More than the buffers of both sockets take.
    for (let id = 0; id < 20; id++) socket.send(`{"jsonrpc":"2.0","id":${id},"method":"eth_gasPrice"}`);
    socket.socket.pause();
    // After ten pings of another client, the stall time has passed.
    const watch = await TestSocket.open(address);
    for (let pings = 0; pings < 10; pings++) await once(watch.socket, 'ping');
    socket.socket.resume();
    expect(await socket.closed()).toBe(1013);
    expect(runs).toBeLessThan(5);
  });

  test('requests are answered with a send budget of 0', async () => {
    const socket = await TestSocket.open(await start({ sendBudgetBytes: 0 }));
    socket.send(CHAIN_ID);
    expect(await socket.next()).toBe(CHAIN_ID_ANSWER);
  });

  test('answers above the send budget are held back, and all of them arrive', async () => {
    const { handler, waiting, reached } = gate(() => 'x'.repeat(1_000_000));
    const address = await start({ sendBudgetBytes: 100_000, maxConcurrent: 8 }, { eth_gasPrice: handler });
    const socket = await TestSocket.open(address);
    for (let id = 0; id < 16; id++) socket.send(`{"jsonrpc":"2.0","id":${id},"method":"eth_gasPrice"}`);
    await reached(8);
    socket.socket.pause();
    for (const answer of waiting) answer();
    socket.socket.resume();
    await reached(16);
    for (const answer of waiting) answer();
    const answers = new Set<string>();
    for (let id = 0; id < 16; id++) answers.add(await socket.next());
    expect(answers.size).toBe(16);
  });

  test('a new block can still be pushed after a replay has filled its share of the send budget', async () => {
    let isOpen = false;
    const gasPrice: AnyHandler = (_params, { connection }: RequestContext) => {
      const page = Buffer.alloc(65_536, 'x');
      for (let pages = 0; connection?.canSendMore === true && pages < 1_000; pages++) connection.push([page]);
      connection?.push([Buffer.from('block')]);
      isOpen = connection?.isOpen === true;
      return '0x1';
    };
    const socket = await TestSocket.open(await start({ sendBudgetBytes: 200_000 }, { eth_gasPrice: gasPrice }));
    socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}');
    while ((await socket.next()) !== 'block');
    expect(isOpen).toBe(true);
  });

  test('a client that does not answer pings is disconnected', async () => {
    const address = await start({ pingIntervalMs: 20, deadAfterMs: 60 });
    const socket = new WebSocket(`ws://${address}/`, { autoPong: false });
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(1006);
  });

  test('a client that does not answer pings is disconnected even if notifications are pushed all the time', async () => {
    const gasPrice: AnyHandler = (_params, { connection }) => {
      const pushing = setInterval(() => connection?.push([Buffer.from('"a head"')]), 10);
      connection?.onClosed(() => clearInterval(pushing));
      return '0x1';
    };
    const address = await start({ pingIntervalMs: 20, deadAfterMs: 60 }, { eth_gasPrice: gasPrice });
    const socket = new WebSocket(`ws://${address}/`, { autoPong: false });
    await once(socket, 'open');
    socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}');
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(1006);
  });

  test('a silent client that answers pings stays connected', async () => {
    const address = await start({ pingIntervalMs: 100, deadAfterMs: 1500 });
    const socket = await TestSocket.open(address);
    for (let pings = 0; pings < 20; pings++) await once(socket.socket, 'ping');
    socket.send(CHAIN_ID);
    expect(await socket.next()).toBe(CHAIN_ID_ANSWER);
  });

  test('a client that disconnects aborts its requests', async () => {
    let running: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => (running = resolve));
    let aborted: (reason: unknown) => void = () => undefined;
    const reason = new Promise((resolve) => (aborted = resolve));
    const gasPrice: AnyHandler = (_params, { signal }: RequestContext) => {
      signal.addEventListener('abort', () => aborted(signal.reason));
      running();
      return new Promise(() => undefined);
    };
    const socket = await TestSocket.open(await start({}, { eth_gasPrice: gasPrice }));
    socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}');
    await reached;
    socket.socket.terminate();
    expect(await reason).toMatchObject({ name: 'AbortError' });
  });
});

describe('stopping', () => {
  test('requests in progress are answered, then the connection is closed with 1001', async () => {
    const { handler, waiting, reached } = gate();
    const { server, address } = await startWebSocket(fakeDispatcher({}, new MemoryLog(), { eth_gasPrice: handler }), {
      drainTimeoutMs: 5000,
    });
    const socket = await TestSocket.open(address);
    socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}');
    await reached(1);
    const closed = socket.closed();
    const stopped = server.stop();
    waiting[0]?.();
    expect(await socket.next()).toBe('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    expect(await closed).toBe(1001);
    await stopped;
  });

  test('a request that does not end is cut off at the deadline', async () => {
    const { handler, reached } = gate();
    const address = await start({ drainTimeoutMs: 50 }, { eth_gasPrice: handler });
    const socket = await TestSocket.open(address);
    socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}');
    await reached(1);
    const closed = socket.closed();
    await started.pop()?.stop();
    expect(await closed).toBe(1006);
  });
});
