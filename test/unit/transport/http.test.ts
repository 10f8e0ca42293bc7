import { once } from 'node:events';
import type { Socket } from 'node:net';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { AnyHandler } from '../../../src/jsonrpc/contract.js';
import type { RequestContext } from '../../../src/jsonrpc/request.js';
import type { HttpOptions, HttpParts } from '../../../src/transport/http.js';
import { until } from '../indexer/until.js';
import { fakeDispatcher, MemoryLog } from '../jsonrpc/fakeService.js';
import { CHAIN_ID, CHAIN_ID_ANSWER, connectTo, exchange, startHttp, stoppedAfterEach } from './endpoints.js';

const started = stoppedAfterEach();

async function start(
  options: Partial<HttpOptions> = {},
  handlers: Record<string, AnyHandler> = {},
  parts: Partial<HttpParts> = {},
): Promise<string> {
  const { server, address } = await startHttp(fakeDispatcher({}, new MemoryLog(), handlers), options, parts);
  started.push(server);
  return address;
}

/** Sends raw bytes; resolves to all that the server sends until it closes the connection. */
function rawExchange(address: string, bytes: string): Promise<string> {
  const socket = connectTo(address);
  socket.write(bytes);
  return rawAnswer(socket);
}

async function rawAnswer(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  // Several tests are about a server that closes early.
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return received;
}

describe('status and body', () => {
  const notJson = 'invalid content type, only application/json is supported';
  const cases: [string, string, Parameters<typeof exchange>[2], number, string][] = [
    ['a call', CHAIN_ID, {}, 200, '{"jsonrpc":"2.0","id":1,"result":"0x40000"}'],
    [
      'a charset',
      CHAIN_ID,
      { headers: { 'content-type': 'application/json; charset=utf-8' } },
      200,
      '{"jsonrpc":"2.0","id":1,"result":"0x40000"}',
    ],
    [
      'capitals',
      CHAIN_ID,
      { headers: { 'content-type': 'Application/JSON' } },
      200,
      '{"jsonrpc":"2.0","id":1,"result":"0x40000"}',
    ],
    ['a query string', CHAIN_ID, { path: '/?key=1' }, 200, '{"jsonrpc":"2.0","id":1,"result":"0x40000"}'],
    ['a notification', '{"jsonrpc":"2.0","method":"eth_chainId"}', {}, 204, ''],
    [
      'an error',
      '{"jsonrpc":"2.0","id":1,"method":"x"}',
      {},
      200,
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method x does not exist/is not available"}}',
    ],
    [
      'an empty body',
      '',
      {},
      400,
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request: the body is empty"}}',
    ],
    [
      'a form',
      CHAIN_ID,
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"${notJson}"}}`,
    ],
    [
      'no type',
      CHAIN_ID,
      { headers: { 'content-type': '' } },
      415,
      `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"${notJson}"}}`,
    ],
    [
      'a compressed body',
      CHAIN_ID,
      { headers: { 'content-encoding': 'gzip' } },
      415,
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":' +
        '"invalid content encoding gzip, only uncompressed bodies are supported"}}',
    ],
    [
      'a body that says it is not compressed',
      CHAIN_ID,
      { headers: { 'content-encoding': 'identity' } },
      200,
      '{"jsonrpc":"2.0","id":1,"result":"0x40000"}',
    ],
    [
      'a coding in another case',
      CHAIN_ID,
      { headers: { 'content-encoding': 'Identity' } },
      200,
      '{"jsonrpc":"2.0","id":1,"result":"0x40000"}',
    ],
    [
      'no coding in the header',
      CHAIN_ID,
      { headers: { 'content-encoding': '' } },
      200,
      '{"jsonrpc":"2.0","id":1,"result":"0x40000"}',
    ],
    ['another path', CHAIN_ID, { path: '/rpc' }, 404, 'not found\n'],
    ['GET', '', { method: 'GET' }, 200, ''],
    ['GET with a body', CHAIN_ID, { method: 'GET' }, 200, ''],
    ['GET of another path', '', { method: 'GET', path: '/metrics' }, 404, 'not found\n'],
    ['PUT', CHAIN_ID, { method: 'PUT' }, 405, 'method not allowed\n'],
    ['DELETE', '', { method: 'DELETE' }, 405, 'method not allowed\n'],
    ['OPTIONS', '', { method: 'OPTIONS' }, 204, ''],
  ];

  test.each(cases)('%s', async (_name, body, how, status, expected) => {
    const answer = await exchange(await start(), body, how);
    expect([answer.status, answer.body.toString()]).toEqual([status, expected]);
  });

  test('415 names the encodings of bodies that are taken', async () => {
    const { headers } = await exchange(await start(), CHAIN_ID, { headers: { 'content-encoding': 'br' } });
    expect(headers['accept-encoding']).toBe('identity');
  });

  test('405 names the allowed verbs', async () => {
    const { headers } = await exchange(await start(), '', { method: 'PATCH' });
    expect(headers.allow).toBe('POST, GET, OPTIONS');
  });

  test('answers have the content type JSON and their length in bytes', async () => {
    const { headers } = await exchange(await start(), '{"jsonrpc":"2.0","id":"é","method":"eth_chainId"}');
    expect(headers['content-type']).toBe('application/json');
    expect(headers['content-length']).toBe('46');
  });
});

describe('bodies above the limit', () => {
  const refusal = (bytes: number): string =>
    `{"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"request too large: ${bytes} bytes exceed the limit of 100","data":{"limit":100}}}`;

  test('a body of exactly the limit is answered', async () => {
    expect((await exchange(await start({ maxBodyBytes: 100 }), CHAIN_ID.padEnd(100))).status).toBe(200);
  });

  test('a body of one byte more is refused with 413 and the limit', async () => {
    const { status, body } = await exchange(await start({ maxBodyBytes: 100 }), CHAIN_ID.padEnd(101));
    expect([status, body.toString()]).toEqual([413, refusal(101)]);
  });

  test('a far larger body is refused before it is read', async () => {
    const address = await start({ maxBodyBytes: 100 });
    const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n';
    const received = await rawExchange(address, head);
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received.endsWith(refusal(100000))).toBe(true);
  });

  test('a body without declared length is counted', async () => {
    const address = await start({ maxBodyBytes: 100 });
    const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
    const chunk = `c8\r\n${' '.repeat(200)}\r\n`;
    const whole = await rawExchange(address, `${head}${chunk}0\r\n\r\n`);
    expect(whole).toMatch(/^HTTP\/1\.1 413 /);
    expect(whole.endsWith(refusal(200))).toBe(true);
    // Above four times the limit, the server does not wait for the end.
    const endless = await rawExchange(address, head + chunk.repeat(4));
    expect(endless).toMatch(/^HTTP\/1\.1 413 /);
    expect(endless.endsWith(refusal(600))).toBe(true);
  });
});

describe('origins', () => {
  test('with *, every web page may call', async () => {
    const { headers } = await exchange(await start(), CHAIN_ID, { headers: { origin: 'https://app.example' } });
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test('a preflight is answered with what is allowed', async () => {
    const asked = { origin: 'https://app.example', 'access-control-request-headers': 'content-type, x-key' };
    const { status, headers } = await exchange(await start(), '', { method: 'OPTIONS', headers: asked });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, GET, OPTIONS',
      'access-control-allow-headers': 'content-type, x-key',
      'access-control-max-age': '7200',
    });
  });

  test('with a list, only its origins get the header that allows them', async () => {
    const address = await start({ corsOrigins: ['https://app.example'] });
    const listed = await exchange(address, CHAIN_ID, { headers: { origin: 'https://app.example' } });
    expect(listed.headers).toMatchObject({ 'access-control-allow-origin': 'https://app.example', vary: 'Origin' });
    const other = await exchange(address, CHAIN_ID, { headers: { origin: 'https://evil.example' } });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    expect(other.status).toBe(403);
    expect(other.body.toString()).toBe(
      'pages of this origin may not call: halley dev --allow-origin or halley start --json-rpc.cors-origins (--json-rpc.ws-origins for WebSockets) allows it\n',
    );
    const own = await exchange(address, CHAIN_ID, { headers: { origin: `http://${address}` } });
    expect(own.headers['access-control-allow-origin']).toBe(`http://${address}`);
    const preflight = await exchange(address, '', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } });
    expect(preflight.headers['access-control-allow-methods']).toBeUndefined();
  });

  test.each([
    'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn',
    'moz-extension://0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0',
    'safari-web-extension://0F1E2D3C-4B5A-6978-8796-A5B4C3D2E1F0',
  ])('a wallet in a browser is answered, without the header that allows pages: %s', async (origin) => {
    const address = await start({ corsOrigins: ['localhost'] });
    const { status, headers, body } = await exchange(address, CHAIN_ID, { headers: { origin } });
    expect([status, body.toString()]).toEqual([200, CHAIN_ID_ANSWER]);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('a page whose origin only looks like that of an extension is refused', async () => {
    const address = await start({ corsOrigins: ['localhost'] });
    for (const origin of ['https://chrome-extension.example', 'x-chrome-extension://a', 'chrome-extension:a']) {
      expect((await exchange(address, CHAIN_ID, { headers: { origin } })).status).toBe(403);
    }
  });
});

test.each([
  ['127.0.0.1:8545', 200],
  ['[::1]:8545', 200],
  ['localhost', 200],
  ['LOCALHOST:1', 200],
  ['anvil', 200],
  ['Anvil:8545', 200],
  ['anvil.', 200],
  ['localhost.', 200],
  ['localhost.:8545', 200],
  ['foo.localhost', 200],
  ['a.b.LOCALHOST.:1', 200],
  ['xlocalhost', 403],
  ['evil.example.', 403],
  ['', 200],
  ['evil.example', 403],
  ['evil.example:8545', 403],
  ['127.0.0.1.evil.example', 403],
  ['localhost.evil.example', 403],
])('of host names only those of the list are served, beside addresses and localhost: %j', async (host, expected) => {
  const address = await start({ hostNames: ['anvil'] });
  const { status, body } = await exchange(address, CHAIN_ID, { headers: { host } });
  expect(status).toBe(expected);
  if (expected === 403) expect(body.toString()).toContain('the Host header has a name that is not allowed');
});

describe('compression', () => {
  const big = '{"jsonrpc":"2.0","id":1,"method":"test_big","params":[9000]}';
  const plain = `{"jsonrpc":"2.0","id":1,"result":"${'x'.repeat(9000)}"}`;

  test.each([
    ['gzip', 'gzip', gunzipSync],
    ['br', 'gzip, deflate, br', brotliDecompressSync],
  ] as const)('%s', async (coding, accepted, decompress) => {
    const { headers, body } = await exchange(await start(), big, { headers: { 'accept-encoding': accepted } });
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBe(String(body.length));
    expect(body.length).toBeLessThan(200);
    expect(decompress(body).toString()).toBe(plain);
  });

  test('is not used without Accept-Encoding', async () => {
    const { headers, body } = await exchange(await start(), big);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(plain);
  });

  test('is not used for a small answer', async () => {
    const { headers } = await exchange(await start(), CHAIN_ID, { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('time-outs', () => {
  test('a request whose body arrives too slowly gets 408', async () => {
    const address = await start({ requestTimeoutMs: 150, headersTimeoutMs: 100 });
    const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{';
    expect(await rawExchange(address, head)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a request whose headers arrive too slowly gets 408', async () => {
    const address = await start({ requestTimeoutMs: 5000, headersTimeoutMs: 100 });
    expect(await rawExchange(address, 'POST / HTTP/1.1\r\nhost:')).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a client that disconnects aborts its request', async () => {
    let aborted: (reason: unknown) => void = () => undefined;
    const reason = new Promise((resolve) => (aborted = resolve));
    let running: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => (running = resolve));
    const gasPrice: AnyHandler = (_params, { signal }: RequestContext) => {
      signal.addEventListener('abort', () => aborted(signal.reason));
      running();
      return new Promise(() => undefined);
    };
    const address = await start({}, { eth_gasPrice: gasPrice });
    const socket = connectTo(address);
    const body = '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}';
    socket.write(
      `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await reached;
    socket.destroy();
    expect(await reason).toMatchObject({ name: 'AbortError' });
  });

  test('a client that disconnects in the middle of its body does no harm', async () => {
    const address = await start();
    const socket = connectTo(address);
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{');
    await once(socket, 'connect');
    socket.destroy();
    expect((await exchange(address, CHAIN_ID)).status).toBe(200);
  });
});

describe('start and stop', () => {
  test('an address in use is named in the error', async () => {
    const address = await start();
    await expect(startHttp(fakeDispatcher(), { address })).rejects.toThrow(
      `cannot listen on ${address}: the address is in use by another process`,
    );
  });

  test('a request in progress is answered before the stop, and its connection is closed', async () => {
    let finish: (value: string) => void = () => undefined;
    let running: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => (running = resolve));
    const gasPrice: AnyHandler = () => {
      running();
      return new Promise((resolve) => (finish = resolve));
    };
    const { server, address } = await startHttp(fakeDispatcher({}, new MemoryLog(), { eth_gasPrice: gasPrice }), {
      drainTimeoutMs: 5000,
    });
    const answer = exchange(address, '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}', {
      headers: { connection: 'keep-alive' },
    });
    await reached;
    const stopped = server.stop();
    finish('0x1');
    const { headers, body } = await answer;
    expect(body.toString()).toBe('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    expect(headers.connection).toBe('close');
    await stopped;
    await expect(exchange(address, CHAIN_ID)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('all requests in progress of one connection are answered before the stop', async () => {
    const finishing: (() => void)[] = [];
    const gasPrice: AnyHandler = () => new Promise((resolve) => finishing.push(() => resolve('0x1')));
    const { server, address } = await startHttp(fakeDispatcher({}, new MemoryLog(), { eth_gasPrice: gasPrice }), {
      drainTimeoutMs: 20_000,
    });
    const socket = connectTo(address);
    const answers = rawAnswer(socket);
    const request = (id: number): string => {
      const body = `{"jsonrpc":"2.0","id":${id},"method":"eth_gasPrice"}`;
      return `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    };
    socket.write(request(1) + request(2));
    await until(() => finishing.length === 2);
    const stopped = server.stop();
    finishing[0]?.();
    await new Promise(setImmediate);
    finishing[1]?.();
    expect((await answers).match(/"id":\d/g)).toEqual(['"id":1', '"id":2']);
    await stopped;
  });

  test('a request that does not end is cut off at the deadline', async () => {
    let running: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => (running = resolve));
    const gasPrice: AnyHandler = () => {
      running();
      return new Promise(() => undefined);
    };
    const { server, address } = await startHttp(fakeDispatcher({}, new MemoryLog(), { eth_gasPrice: gasPrice }), {
      drainTimeoutMs: 50,
    });
    const body = '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}';
    const failure = exchange(address, body).catch((error: NodeJS.ErrnoException) => error.code);
    await reached;
    await server.stop();
    expect(await failure).toBe('ECONNRESET');
  });

  test('a request that was being sent when the stop began gets 503', async () => {
    const { server, address } = await startHttp(fakeDispatcher(), { drainTimeoutMs: 5000 });
    const socket = connectTo(address);
    const answer = rawAnswer(socket);
    socket.write('POST / HTTP/1.1\r\nhost: x\r\n');
    // When this is answered, the server has read the beginning of the other request.
    await exchange(address, CHAIN_ID);
    const stopped = server.stop();
    socket.write(`content-type: application/json\r\ncontent-length: ${CHAIN_ID.length}\r\n\r\n${CHAIN_ID}`);
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 503 /);
    expect(text).toContain('{"jsonrpc":"2.0","id":null,"error":{"code":-32002,"message":"the server is stopping"}}');
    await stopped;
  });

  test('connections above the limit are closed', async () => {
    const address = await start({ maxConnections: 1 });
    const first = connectTo(address);
    await once(first, 'connect');
    const second = connectTo(address);
    await once(second, 'close');
    first.destroy();
  });
});
