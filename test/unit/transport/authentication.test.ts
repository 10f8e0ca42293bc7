/** Bearer tokens over HTTP and WebSocket: whom private methods answer, and that nothing happens for anybody else. */
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { FULL_ACCESS, PUBLIC_ACCESS, type Access } from '../../../src/caller/caller.js';
import type { AnyHandler } from '../../../src/jsonrpc/contract.js';
import { Authenticator, type AuthenticatorOptions } from '../../../src/transport/authenticator.js';
import type { WebSocketTransport } from '../../../src/transport/ws.js';
import { fakeDispatcher, MemoryLog } from '../jsonrpc/fakeService.js';
import { CHAIN_ID, CHAIN_ID_ANSWER, connectTo, exchange, startHttp, startWebSocket, TestSocket } from './endpoints.js';
import { until } from '../indexer/until.js';
import { badTokens, goodToken, now, part, SECRET, signed, tokenOf } from './tokens.js';

const PRIVATE = '{"jsonrpc":"2.0","id":1,"method":"test_private","params":["done"]}';
const PRIVATE_ANSWER = '{"jsonrpc":"2.0","id":1,"result":"done"}';

/** What the private method has done. */
const changes: unknown[] = [];
const accesses: Access[] = [];
const stops: (() => Promise<void>)[] = [];

const handlers: Record<string, AnyHandler> = {
  test_private: ([change]: [unknown]) => {
    changes.push(change);
    return change;
  },
  eth_accounts: (_params, request) => {
    accesses.push(request.access);
    return [];
  },
  test_later: async ([value]: [unknown]) => {
    changes.push(value);
    return Promise.resolve(value);
  },
};

beforeEach(() => {
  changes.length = accesses.length = 0;
});

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** Both transports with one authenticator; a secret unless said otherwise. */
async function start(options: Partial<AuthenticatorOptions> = {}): Promise<{ http: string; ws: string }> {
  const given = { secret: SECRET, withoutToken: PUBLIC_ACCESS, origins: ['*'], ...options };
  const authenticator = await Authenticator.create(given);
  const dispatcher = fakeDispatcher({}, new MemoryLog(), handlers);
  const http = await startHttp(dispatcher, {}, { authenticator });
  const ws = await startWebSocket(dispatcher, {}, { authenticator });
  stops.push(
    () => http.server.stop(),
    () => ws.server.stop(),
  );
  return { http: http.address, ws: ws.address };
}

async function ask(http: string, body: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await exchange(http, body, { headers });
  expect(answer.status).toBe(200);
  return answer.body.toString();
}

interface Refusal {
  error: { code: number; message: string };
}

async function refusal(http: string, headers: Record<string, string> = {}): Promise<string> {
  // An error answer of the dispatcher.
  const { error } = JSON.parse(await ask(http, PRIVATE, headers)) as Refusal;
  expect(error.code).toBe(-32003);
  return error.message;
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

test('the tokens of this test are signed as the example of RFC 7515 A.1', async () => {
  const key = Buffer.from(
    'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
    'base64url',
  );
  const header = part('{"typ":"JWT",\r\n "alg":"HS256"}');
  const payload = part('{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}');
  const token = signed(`${header}.${payload}`, key);
  expect(token).toBe(
    'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  );
  // Its signature is good, so that the refusal is about its claims.
  const { http } = await start({ secret: key });
  expect(await refusal(http, bearer(token))).toContain('not expired');
  expect(await refusal(http, bearer(`${token.slice(0, -3)}AAA`))).toMatch(/: this one is not$/);
});

describe('over HTTP, a private method', () => {
  test('is answered to a client with a token', async () => {
    const { http } = await start();
    expect(await ask(http, PRIVATE, bearer(goodToken()))).toBe(PRIVATE_ANSWER);
    expect(changes).toEqual(['done']);
  });

  test.each(['bearer', 'BEARER', 'Bearer  '])('is answered whatever the case of the scheme: %s', async (scheme) => {
    const { http } = await start();
    expect(await ask(http, PRIVATE, { authorization: `${scheme} ${goodToken()}` })).toBe(PRIVATE_ANSWER);
  });

  test('is answered within half a minute of its iat, and with further claims', async () => {
    const { http } = await start();
    for (const iat of [now() - 30, now() + 30, now() + 0.5]) {
      const token = tokenOf({ iat, exp: now() + 60, nbf: now() - 60, id: 'client', clv: 'v1' }, { alg: 'HS256' });
      expect(await ask(http, PRIVATE, bearer(token))).toBe(PRIVATE_ANSWER);
    }
  });

  test('is refused without a token, before its parameters are looked at', async () => {
    const { http } = await start();
    const expected =
      'unauthorized: test_private needs a bearer token in the Authorization header: halley token prints one';
    expect(await refusal(http)).toBe(expected);
    const malformed = '{"jsonrpc":"2.0","id":1,"method":"test_private","params":"secret"}';
    expect(await ask(http, malformed)).toBe(
      `{"jsonrpc":"2.0","id":1,"error":{"code":-32003,"message":${JSON.stringify(expected)}}}`,
    );
    expect(changes).toEqual([]);
  });

  test.each(badTokens())('is refused with %s, and public methods are not', async (_name, token, says) => {
    const { http } = await start();
    const message = await refusal(http, bearer(token));
    expect(message).toMatch(/^unauthorized: test_private needs a /);
    expect(message).toMatch(says);
    if (token !== '') expect(message).not.toContain(token);
    expect(changes).toEqual([]);
    expect(await ask(http, CHAIN_ID, bearer(token))).toBe(CHAIN_ID_ANSWER);
  });

  test.each(['Basic dXNlcjpwYXNz', 'Token x', 'Bearerx', ''])('is refused with another scheme: %j', async (value) => {
    const { http } = await start();
    expect(await refusal(http, { authorization: value })).toMatch(/halley token prints one$/);
    expect(await ask(http, CHAIN_ID, { authorization: value })).toBe(CHAIN_ID_ANSWER);
  });

  test('is refused with two tokens, whichever of them is good', async () => {
    const { http } = await start();
    for (const tokens of [
      [goodToken(), 'x'],
      ['x', goodToken()],
      [goodToken(), goodToken()],
    ]) {
      const lines = tokens.map((token) => `authorization: Bearer ${token}\r\n`).join('');
      const answer = await rawExchange(http, [rawRequest(PRIVATE, lines)]);
      expect(answer).toContain('"code":-32003');
    }
    expect(changes).toEqual([]);
  });

  test('is not reached by headers beyond the limit of Node.js: 431', async () => {
    const { http } = await start();
    const answer = await rawExchange(http, [rawRequest(PRIVATE, `authorization: Bearer ${'x'.repeat(20_000)}\r\n`)]);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(changes).toEqual([]);
  });

  test('is answered or refused one by one in a batch', async () => {
    const { http } = await start();
    const batch = `[${PRIVATE},${CHAIN_ID}]`;
    expect(await ask(http, batch, bearer(goodToken()))).toBe(`[${PRIVATE_ANSWER},${CHAIN_ID_ANSWER}]`);
    changes.length = 0;
    for (const headers of [{}, bearer('x')]) {
      const [first, second] = JSON.parse(await ask(http, batch, headers)) as [Refusal, unknown];
      expect(first.error.code).toBe(-32003);
      expect(second).toEqual(JSON.parse(CHAIN_ID_ANSWER));
    }
    expect(changes).toEqual([]);
  });

  test('starts after the requests before it, and before those after it, on one connection', async () => {
    const { http } = await start();
    const call = (id: number, method: string): string => JSON.stringify({ jsonrpc: '2.0', id, method, params: [id] });
    const withToken = `authorization: Bearer ${goodToken()}\r\n`;
    const answer = await rawExchange(http, [
      rawRequest(call(1, 'test_later'), '', true),
      rawRequest(call(2, 'test_private'), withToken, true),
      rawRequest(call(3, 'test_later'), '', true),
      rawRequest(call(4, 'test_private'), 'authorization: Bearer x\r\n', true),
      rawRequest(call(5, 'test_private'), withToken, true),
      rawRequest(call(6, 'test_later'), ''),
    ]);
    expect(changes).toEqual([1, 2, 3, 5, 6]);
    expect([...answer.matchAll(/"id":(\d)/g)].map(([, id]) => Number(id))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('is answered when the server stops while its token is verified, after the answer before it', async () => {
    let finish: (value: string) => void = () => undefined;
    const slow = new Promise((resolve) => (finish = resolve));
    const verification = holdVerification();
    const authenticator = await Authenticator.create({ secret: SECRET, withoutToken: PUBLIC_ACCESS, origins: [] });
    const test_later: AnyHandler = ([value]: [unknown]) => slow.then(() => value);
    const dispatcher = fakeDispatcher({}, new MemoryLog(), { ...handlers, test_later });
    const { server, address } = await startHttp(dispatcher, { drainTimeoutMs: 20_000 }, { authenticator });
    const withToken = `authorization: Bearer ${goodToken()}\r\n`;
    const answers = rawExchange(address, [
      rawRequest('{"jsonrpc":"2.0","id":1,"method":"test_later","params":[1]}', '', true),
      rawRequest(PRIVATE, withToken, true),
    ]);
    await verification.begun();
    const stopped = server.stop();
    finish('');
    await new Promise(setImmediate);
    verification.release();
    expect([...(await answers).matchAll(/"result":([^}]*)/g)].map(([, result]) => result)).toEqual(['1', '"done"']);
    expect(changes).toEqual(['done']);
    await stopped;
  });

  test('may be asked for by pages whose origin is allowed: the preflight lets the header through', async () => {
    const { http } = await start();
    const headers = {
      origin: 'https://dapp.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    };
    const answer = await exchange(http, '', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-headers']).toBe('authorization,content-type');
  });
});

describe('without a secret', () => {
  test('a private method is refused with the option that is missing, whatever the token', async () => {
    const { http, ws } = await start({ secret: null });
    const message =
      'unauthorized: test_private needs a bearer token, and this server has no secret to check one with: start it with --json-rpc.auth-secret <file>';
    expect(await refusal(http)).toBe(message);
    expect(await refusal(http, bearer(goodToken()))).toBe(message);
    const socket = await TestSocket.open(ws, bearer('x'));
    socket.send(PRIVATE);
    expect(JSON.parse(await socket.next())).toMatchObject({ error: { code: -32003, message } });
    socket.socket.terminate();
    expect(changes).toEqual([]);
  });
});

describe('a WebSocket', () => {
  async function answerTo(ws: string, headers: Record<string, string>): Promise<unknown> {
    const socket = await TestSocket.open(ws, headers);
    socket.send(`[${PRIVATE},${CHAIN_ID}]`);
    const answer: unknown = JSON.parse(await socket.next());
    socket.socket.terminate();
    return answer;
  }

  test('that is opened with a token calls private methods', async () => {
    const { ws } = await start();
    expect(await answerTo(ws, bearer(goodToken()))).toEqual([JSON.parse(PRIVATE_ANSWER), JSON.parse(CHAIN_ID_ANSWER)]);
  });

  test.each<Record<string, string>>([{}, { authorization: 'Basic dXNlcjpwYXNz' }])(
    'without a token calls public ones: %j',
    async (headers) => {
      const { ws } = await start();
      expect(await answerTo(ws, headers)).toMatchObject([{ error: { code: -32003 } }, JSON.parse(CHAIN_ID_ANSWER)]);
      expect(changes).toEqual([]);
    },
  );

  test('stays what it is when its token expires; a new one needs a new token', async () => {
    const { ws } = await start();
    const headers = bearer(goodToken());
    const socket = await TestSocket.open(ws, headers);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    expect((await refusedUpgrade(ws, headers)).status).toBe(401);
    socket.send(PRIVATE);
    expect(await socket.next()).toBe(PRIVATE_ANSWER);
    socket.socket.terminate();
  });

  test.each([
    ['the server', (server: WebSocketTransport) => server.stop()],
    ['the HTTP address over which it comes', (server: WebSocketTransport) => server.closeGuests()],
  ])('is refused when %s stops while its token is verified', async (_name, end) => {
    const verification = holdVerification();
    const authenticator = await Authenticator.create({ secret: SECRET, withoutToken: PUBLIC_ACCESS, origins: [] });
    const dispatcher = fakeDispatcher();
    const { server } = await startWebSocket(dispatcher, { address: '' }, { authenticator });
    const http = await startHttp(dispatcher, {}, { authenticator, upgrade: server.handleUpgrade });
    stops.push(
      () => server.stop(),
      () => http.server.stop(),
    );
    const refused = refusedUpgrade(http.address, bearer(goodToken()));
    await verification.begun();
    const ended = end(server);
    verification.release();
    expect((await refused).status).toBe(503);
    await ended;
  });

  test('is refused with a bad token: 401, with the reason and never the token', async () => {
    const { ws } = await start();
    for (const [, token, says] of badTokens()) {
      const { status, challenge } = await refusedUpgrade(ws, bearer(token));
      expect(status).toBe(401);
      expect(challenge).toMatch(/^Bearer error="invalid_token", error_description="the server needs a [^"]*"$/);
      expect(challenge.slice(0, -1)).toMatch(says);
      if (token !== '') expect(challenge).not.toContain(token);
    }
  });

  function refusedUpgrade(ws: string, headers: Record<string, string>): Promise<{ status: number; challenge: string }> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://${ws}/`, { headers });
      socket.on('error', () => undefined);
      socket.on('open', () => reject(new Error('it was opened')));
      socket.on('unexpected-response', (_request, response) =>
        resolve({ status: response.statusCode ?? 0, challenge: String(response.headers['www-authenticate']) }),
      );
    });
  }
});

describe('where no token is needed', () => {
  const OPEN = { withoutToken: FULL_ACCESS };

  test.each([
    ['without a secret', null],
    ['with a secret', SECRET],
  ])('everybody may call private methods and use keys: %s', async (_name, secret) => {
    const { http } = await start({ ...OPEN, secret });
    for (const headers of [{}, bearer('x'), bearer(goodToken())]) {
      expect(await ask(http, PRIVATE, headers)).toBe(PRIVATE_ANSWER);
      await ask(http, '{"jsonrpc":"2.0","id":1,"method":"eth_accounts"}', headers);
    }
    for (const access of accesses) expect(access).toMatchObject(FULL_ACCESS);
    expect(accesses).toHaveLength(3);
  });

  test.each([
    'http://localhost:3000',
    'https://localhost',
    'http://app.localhost:8080',
    'http://127.0.0.1:5173',
    'http://[::1]:3000',
    'https://named.example',
  ])('a page of this machine, or one that is named, is like other clients: %s', async (origin) => {
    const { http } = await start({ ...OPEN, secret: null, origins: ['https://named.example', '*'] });
    expect(await ask(http, PRIVATE, { origin })).toBe(PRIVATE_ANSWER);
  });

  test.each([
    'https://evil.example',
    'https://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://evil.example#localhost',
    'chrome-extension://localhost',
    'null',
  ])('another page needs a token, also to use unlocked keys: %s', async (origin) => {
    const { http, ws } = await start(OPEN);
    expect(await refusal(http, { origin })).toContain('when a web page of another machine calls');
    await ask(http, '{"jsonrpc":"2.0","id":1,"method":"eth_accounts"}', { origin });
    expect(accesses[0]?.unlockedKeys).toBe(false);
    const socket = await TestSocket.open(ws, { origin });
    socket.send(PRIVATE);
    expect(JSON.parse(await socket.next())).toMatchObject({ error: { code: -32003 } });
    socket.socket.terminate();
    expect(changes).toEqual([]);
    expect(await ask(http, PRIVATE, { origin, ...bearer(goodToken()) })).toBe(PRIVATE_ANSWER);
  });
});

test('unlocked keys alone can be left to everybody', async () => {
  const { http } = await start({ withoutToken: { privateMethods: false, unlockedKeys: true } });
  await refusal(http);
  await ask(http, '{"jsonrpc":"2.0","id":1,"method":"eth_accounts"}');
  expect(accesses[0]).toMatchObject({ privateMethods: false, unlockedKeys: true });
});

/** Lets no signature be found good or bad until it is released. */
function holdVerification(): { begun(): Promise<void>; release(): void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const verify = crypto.subtle.verify.bind(crypto.subtle);
  const calls = jest.spyOn(crypto.subtle, 'verify').mockImplementation(async (...given) => {
    await released;
    return verify(...given);
  });
  return { begun: () => until(() => calls.mock.calls.length > 0), release: () => release() };
}

function rawRequest(body: string, headerLines: string, keepAlive = false): string {
  const head = `POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`;
  return `${head}${headerLines}${keepAlive ? '' : 'connection: close\r\n'}\r\n${body}`;
}

/** Sends all requests in one write; resolves to what the server sends until it closes the connection. */
async function rawExchange(address: string, requests: string[]): Promise<string> {
  const socket = connectTo(address);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(requests.join(''));
  await once(socket, 'close');
  return received;
}

describe('where clients of this machine need no token', () => {
  test.each(['x-forwarded-for', 'forwarded', 'via'])('one that a proxy passes on with %s needs one', async (name) => {
    const { http, ws } = await start({ withoutToken: FULL_ACCESS, origins: [] });
    const headers = { [name]: '127.0.0.1' };
    expect(await ask(http, PRIVATE)).toBe(PRIVATE_ANSWER);
    changes.length = 0;
    expect(await ask(http, PRIVATE, headers)).toContain('needs a bearer token when a proxy passes the request on');
    const socket = new WebSocket(`ws://${ws}`, { headers });
    await once(socket, 'open');
    socket.send(PRIVATE);
    expect(String((await once(socket, 'message'))[0])).toContain(
      'needs a bearer token when a proxy passes the request on',
    );
    socket.terminate();
    expect(changes).toEqual([]);
    expect(await ask(http, PRIVATE, { ...headers, authorization: `Bearer ${goodToken()}` })).toBe(PRIVATE_ANSWER);
  });
});
