/** Limits of one client over real sockets: clients are told apart by what a trusted proxy says. */
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { parseNetworks } from '../../../../src/config/networks.js';
import { ClientAddresses, type Peer } from '../../../../src/transport/clientAddresses.js';
import type { UsageOptions } from '../../../../src/transport/fairness/clientUsages.js';
import { fakeDispatcher } from '../../jsonrpc/fakeService.js';
import {
  CHAIN_ID,
  CHAIN_ID_ANSWER,
  clientUsages,
  connectTo,
  exchange,
  startHttp,
  startWebSocket,
  stoppedAfterEach,
} from '../endpoints.js';

const started = stoppedAfterEach();
const sockets: WebSocket[] = [];
let nowMs = 0;

beforeEach(() => {
  nowMs = 0;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

const LIMITS = { rate: 2, burst: 4 };
const errorOf = (retryAfter: number, id: number | null = 1): object => ({
  jsonrpc: '2.0',
  id,
  error: {
    code: -32005,
    message: `too many requests: this client may use 2 units a second; try again in ${retryAfter} s`,
    data: { limit: 2, retryAfter },
  },
});

/** Both transports, with one count of what clients use, behind a trusted proxy of this machine. */
async function start(
  limits: Partial<UsageOptions> = {},
  trusted = 'loopback',
  Addresses = ClientAddresses,
): Promise<{ http: string; ws: string }> {
  const addresses = new Addresses(parseNetworks([trusted]));
  const parts = { usages: clientUsages({ ...LIMITS, ...limits }, () => nowMs), addresses };
  const dispatcher = fakeDispatcher();
  const http = await startHttp(dispatcher, {}, parts);
  const ws = await startWebSocket(dispatcher, {}, parts);
  started.push(http.server, ws.server);
  return { http: http.address, ws: ws.address };
}

interface Asked {
  status: number;
  retryAfter: string | undefined;
  answer: unknown;
}

async function ask(http: string, client: string | null, body: unknown = JSON.parse(CHAIN_ID)): Promise<Asked> {
  const headers: Record<string, string> = client === null ? {} : { 'x-forwarded-for': client };
  const answer = await exchange(http, JSON.stringify(body), { headers });
  const text = answer.body.toString();
  return { status: answer.status, retryAfter: answer.headers['retry-after'], answer: text && JSON.parse(text) };
}

async function open(ws: string, client: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${ws}`, { headers: { 'x-forwarded-for': client } });
  sockets.push(socket);
  await once(socket, 'open');
  return socket;
}

async function say(socket: WebSocket, text: string): Promise<unknown> {
  socket.send(text);
  const [data] = (await once(socket, 'message')) as [Buffer];
  return JSON.parse(String(data));
}

const chainId = (id: number): object => ({ jsonrpc: '2.0', id, method: 'eth_chainId' });
const SERVED = { status: 200, retryAfter: undefined, answer: JSON.parse(CHAIN_ID_ANSWER) as unknown };
const A = '203.0.113.1';
const B = '203.0.113.2';

describe('over HTTP', () => {
  test('a client above its rate gets 429 with Retry-After, while another one is served', async () => {
    const { http } = await start();
    for (let i = 0; i < 4; i++) expect(await ask(http, A)).toEqual(SERVED);
    expect(await ask(http, A)).toEqual({ status: 429, retryAfter: '1', answer: errorOf(1) });
    expect(await ask(http, B)).toEqual(SERVED);
    nowMs = 500;
    expect(await ask(http, A)).toEqual(SERVED);
    expect((await ask(http, A)).status).toBe(429);
  });

  test('a method counts what the contract says', async () => {
    const { http } = await start({ burst: 5 });
    const logs = { jsonrpc: '2.0', id: 1, method: 'eth_getLogs', params: [{}] };
    expect((await ask(http, A, logs)).status).toBe(200);
    // Its 20 units are more than the bucket held: 15 of debt, and one for this request.
    expect(await ask(http, A)).toEqual({ status: 429, retryAfter: '8', answer: errorOf(8) });
  });

  test('gas that calls name costs a unit for each 100,000, up to the cap, and a call that names none nothing', async () => {
    const { http } = await start({ rate: 2, burst: 600 });
    const call = (...gas: string[]): object[] =>
      gas.map((value, id) => ({ jsonrpc: '2.0', id, method: 'eth_call', params: [{ gas: value }, 'latest'] }));
    const unnamed = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{}, 'latest'] };
    // 255 units each: of four calls, two are run.
    const { status, answer } = await ask(http, A, call('0x17d7840', '0xffffffffffff', '0x17d7840', '0x17d7840'));
    expect(status).toBe(200);
    expect(answer).toMatchObject([{ id: 0, result: {} }, { id: 1, result: {} }, errorOf(83, 2), errorOf(83, 3)]);
    // 90 are left: 7 for a call of 299,999 gas, 83 for others.
    expect((await ask(http, A, call('0x493df'))).status).toBe(200);
    for (let i = 0; i < 16; i++) expect((await ask(http, A, unnamed)).status).toBe(200);
    expect((await ask(http, A, unnamed)).answer).toEqual(errorOf(1));
  });

  test('the gas of all calls of a request counts, and more than the bucket holds is served when it is full', async () => {
    const { http } = await start({ rate: 2, burst: 100 });
    const calls = [{ gas: '0x17d7840' }, { gas: '0x17d7840' }];
    const simulated = { jsonrpc: '2.0', id: 1, method: 'eth_simulateV1', params: [{ blockStateCalls: [{ calls }] }] };
    expect((await ask(http, A, simulated)).status).toBe(200);
    // It cost 530: 430 are owed, and this costs one.
    expect(await ask(http, A)).toEqual({ status: 429, retryAfter: '216', answer: errorOf(216) });
  });

  test('requests that fail count too', async () => {
    const { http } = await start();
    for (const method of ['eth_none', 'eth_getBalance', 'eth_none'])
      expect((await ask(http, A, { jsonrpc: '2.0', id: 1, method })).status).toBe(200);
    expect((await ask(http, A, { jsonrpc: '2.0', id: 1, method: 'eth_none' })).status).toBe(429);
  });

  test('a batch that is served in part answers 200 with the errors in place', async () => {
    const { http } = await start();
    const { status, retryAfter, answer } = await ask(http, A, [1, 2, 3, 4, 5, 6].map(chainId));
    expect({ status, retryAfter }).toEqual({ status: 200, retryAfter: undefined });
    const results = [1, 2, 3, 4].map((id) => ({ jsonrpc: '2.0', id, result: '0x40000' }));
    expect(answer).toEqual([...results, errorOf(1, 5), errorOf(1, 6)]);
  });

  test('a batch that is refused as a whole answers 429 with an error for each request', async () => {
    const { http } = await start();
    await ask(http, A, [1, 2, 3, 4].map(chainId));
    const refused = await ask(http, A, [chainId(7), chainId(8)]);
    expect(refused).toEqual({ status: 429, retryAfter: '1', answer: [errorOf(1, 7), errorOf(1, 8)] });
  });

  test('a large body is refused before it is read when there are no units for it', async () => {
    const { http } = await start();
    const large = { ...chainId(1), padding: 'x'.repeat(65_536 * 3) };
    expect((await ask(http, A, large)).status).toBe(200);
    expect(await ask(http, A, large)).toEqual({ status: 429, retryAfter: '2', answer: errorOf(2, null) });
  });

  test('a client that sends too many bytes gets 429 before its body is read', async () => {
    const { http } = await start({ rate: 0, bodyRate: 1_000 });
    const large = { ...chainId(1), padding: 'x'.repeat(4_500) };
    expect(await ask(http, A, large)).toEqual(SERVED);
    const message = 'too many bytes: this client may send 1000 bytes a second; try again in 1 s';
    const error = { code: -32005, message, data: { limit: 1_000, retryAfter: 1 } };
    const refused = { status: 429, retryAfter: '1', answer: { jsonrpc: '2.0', id: null, error } };
    expect(await ask(http, A)).toEqual(refused);
    // One that does not say its length is refused when it is there.
    const answered = await fetch(`http://${http}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': A },
      body: new Blob([CHAIN_ID]).stream(),
      duplex: 'half',
    });
    const { status, headers } = answered;
    expect({ status, retryAfter: headers.get('retry-after'), answer: await answered.json() }).toEqual(refused);
    expect(await ask(http, B)).toEqual(SERVED);
    nowMs = 1_000;
    expect(await ask(http, A)).toEqual(SERVED);
  });

  test('all clients together have a rate', async () => {
    const { http } = await start({ totalRate: 1 });
    for (let i = 0; i < 5; i++) expect((await ask(http, `203.0.113.${i}`)).status).toBe(200);
    const { status, answer } = await ask(http, B);
    expect(status).toBe(429);
    expect(answer).toMatchObject({ error: { data: { limit: 1, retryAfter: 1 } } });
    expect(JSON.stringify(answer)).toContain('all clients together may use 1 units');
  });

  test('a client of this machine has no limit', async () => {
    const { http } = await start();
    for (let i = 0; i < 20; i++) expect(await ask(http, null)).toEqual(SERVED);
  });

  test('who is not a trusted proxy cannot be somebody else with each request', async () => {
    const { http } = await start({}, '192.0.2.1');
    for (let i = 0; i < 4; i++) expect((await ask(http, `203.0.113.${i}`)).status).toBe(200);
    expect((await ask(http, '203.0.113.9')).status).toBe(429);
  });

  test('all addresses of an IPv6 network of 64 bits are one client', async () => {
    const { http } = await start();
    for (let i = 0; i < 4; i++) expect((await ask(http, `2001:db8::${i}`)).status).toBe(200);
    expect((await ask(http, '2001:db8::9')).status).toBe(429);
    expect((await ask(http, '2001:db8:0:1::9')).status).toBe(200);
  });

  test('requests in progress of one client are bounded, and those of another are not', async () => {
    const { http } = await start({ rate: 0, maxRunning: 1 });
    const hanging = { jsonrpc: '2.0', id: 1, method: 'test_hang' };
    const controller = new AbortController();
    const init = { method: 'POST', signal: controller.signal, body: JSON.stringify(hanging) };
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': A };
    const first = fetch(`http://${http}`, { ...init, headers }).catch(() => 'gone');
    let refused = await ask(http, A);
    for (let i = 0; i < 200 && 'result' in (refused.answer as object); i++) refused = await ask(http, A);
    const message = 'requests in progress of one client: 2 exceeds the limit of 1';
    expect(refused.answer).toEqual({ jsonrpc: '2.0', id: 1, error: { code: -32005, message, data: { limit: 1 } } });
    expect(await ask(http, B)).toEqual(SERVED);
    controller.abort();
    expect(await first).toBe('gone');
  });
});

describe('over WebSocket', () => {
  test('a client above its rate gets errors and stays connected, and its HTTP requests count with them', async () => {
    const { http, ws } = await start();
    const socket = await open(ws, A);
    for (let i = 0; i < 4; i++) expect(await say(socket, CHAIN_ID)).toEqual(SERVED.answer);
    expect(await say(socket, CHAIN_ID)).toEqual(errorOf(1));
    expect((await ask(http, A)).status).toBe(429);
    expect(await say(await open(ws, B), CHAIN_ID)).toEqual(SERVED.answer);
    nowMs = 500;
    expect(await say(socket, CHAIN_ID)).toEqual(SERVED.answer);
  });

  test('a client that sends too many bytes gets errors', async () => {
    const { ws } = await start({ rate: 0, bodyRate: 1_000 });
    const socket = await open(ws, A);
    expect(await say(socket, JSON.stringify({ ...chainId(1), padding: 'x'.repeat(4_500) }))).toEqual(SERVED.answer);
    const error = { code: -32005, data: { limit: 1_000, retryAfter: 1 } };
    expect(await say(socket, CHAIN_ID)).toMatchObject({ id: null, error });
    expect(await say(await open(ws, B), CHAIN_ID)).toEqual(SERVED.answer);
  });

  test('a client that asks 5,000 times more is closed with 1013', async () => {
    const { ws } = await start();
    const socket = await open(ws, A);
    const closed = once(socket, 'close');
    const batch = JSON.stringify(Array.from({ length: 1_000 }, (_, id) => chainId(id)));
    for (let i = 0; i < 6; i++) socket.send(batch);
    const [code, reason] = (await closed) as [number, Buffer];
    expect([code, String(reason)]).toEqual([1013, 'too many requests after the rate limit was exceeded']);
  });

  test('connections of one client are bounded, and those that were closed do not count', async () => {
    const { ws } = await start({ maxWebSockets: 1 });
    const first = await open(ws, A);
    const second = new WebSocket(`ws://${ws}`, { headers: { 'x-forwarded-for': A } });
    sockets.push(second);
    const [[data], [code]] = (await Promise.all([once(second, 'message'), once(second, 'close')])) as [
      [Buffer],
      [number],
    ];
    const message = 'WebSocket connections of one client: 2 exceeds the limit of 1';
    const error = { code: -32005, message, data: { limit: 1 } };
    expect(JSON.parse(String(data))).toEqual({ jsonrpc: '2.0', id: null, error });
    expect(code).toBe(1013);
    expect(await say(await open(ws, B), CHAIN_ID)).toEqual(SERVED.answer);
    expect(await say(first, CHAIN_ID)).toEqual(SERVED.answer);
    first.close();
    await once(first, 'close');
    expect(await say(await open(ws, A), CHAIN_ID)).toEqual(SERVED.answer);
  });
});

describe('connections', () => {
  /** All connections of a test come from this machine, which has no such limit. Here they come from elsewhere. */
  class Elsewhere extends ClientAddresses {
    override peerOf(): Peer {
      return super.peerOf({ remoteAddress: '203.0.113.7' });
    }
  }

  /** What a connection hears that sends nothing, until it ends. */
  async function listenTo(address: string): Promise<string> {
    const socket = connectTo(address);
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    await once(socket, 'close');
    return heard;
  }

  const body =
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"connections of one client: 3 exceeds the limit of 2","data":{"limit":2}}}';
  const refusal = `HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nretry-after: 1\r\nconnection: close\r\n\r\n${body}`;

  test('of one client are bounded over both transports, and those that were closed do not count', async () => {
    const { http, ws } = await start({ maxConnections: 2 }, '192.0.2.1', Elsewhere);
    const first = connectTo(http);
    await once(first, 'connect');
    const second = await open(ws, A);
    expect(await listenTo(http)).toBe(refusal);
    expect(await listenTo(ws)).toBe(refusal);
    expect((await ask(http, null)).status).toBe(429);
    expect(await say(second, CHAIN_ID)).toEqual(SERVED.answer);
    second.close();
    await once(second, 'close');
    first.destroy();
    let served = await ask(http, null);
    for (let i = 0; i < 200 && served.status === 429; i++) served = await ask(http, null);
    expect(served).toEqual(SERVED);
  });

  test('of a trusted proxy are those of its clients, and not bounded', async () => {
    const { http } = await start({ maxConnections: 2 }, '203.0.113.7', Elsewhere);
    const connections = [1, 2, 3, 4].map(() => connectTo(http));
    await Promise.all(connections.map((connection) => once(connection, 'connect')));
    expect(await ask(http, A)).toEqual(SERVED);
    for (const connection of connections) connection.destroy();
  });
});
