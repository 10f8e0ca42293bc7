/** Limits of one client in the real process, behind a proxy that is trusted, and from peers that are not. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { RecordedNode } from '../support/recordedNode/recordedNode.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import type { RpcAnswer } from '../support/rpc.js';

let node: RecordedNode;
let halley: HalleyProcess;
const opened: { destroy(): void }[] = [];

beforeAll(async () => {
  node = await RecordedNode.start({ chain: 'head' });
  halley = await startHalley({
    node: node.url.href,
    nodeGrpc: '',
    flags: {
      'index.backfill': 'false',
      'json-rpc.api': 'eth,net,debug',
      'json-rpc.allow-methods': 'eth_*,debug_traceBlockByNumber',
      'json-rpc.deny-methods': 'eth_getProof',
      'trusted-proxies': '127.0.0.1',
      // Slow enough that nothing comes back while a test runs.
      'rate-limit': '1',
      'rate-limit-burst': '60',
      'client-body-rate': '10000',
      'client-ws-cap': '2',
      'client-subscription-cap': '2',
      'memory-budget': '16777216',
      'json-rpc.http-body-limit': '9000000',
    },
  });
}, 60_000);

afterAll(async () => {
  await halley?.stop();
  await node?.stop();
});

afterEach(() => {
  for (const connection of opened.splice(0)) connection.destroy();
});

interface Asked {
  status: number | undefined;
  retryAfter: string | undefined;
  answer: unknown;
}

const chainId = (id = 1): object => ({ jsonrpc: '2.0', id, method: 'eth_chainId' });
const SERVED = { status: 200, retryAfter: undefined, answer: { jsonrpc: '2.0', id: 1, result: '0x40000' } };

/** Costs 100 units, which is more than a client has: it owes 40 of them afterwards. */
const COSTLY = { jsonrpc: '2.0', id: 1, method: 'debug_traceBlockByNumber' };

/** One exchange on a connection of its own, from an address of this machine. The proxy is 127.0.0.1. */
async function ask(headers: Record<string, string> = {}, body: object = chainId(), from = '127.0.0.1'): Promise<Asked> {
  const text = JSON.stringify(body);
  const sent = request(halley.httpUrl, {
    method: 'POST',
    localAddress: from,
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': text.length, ...headers },
  });
  sent.end(text);
  const [response] = (await once(sent, 'response')) as [
    AsyncIterable<Buffer> & { statusCode?: number; headers: object },
  ];
  let answer = '';
  for await (const chunk of response) answer += chunk.toString();
  const retryAfter = (response.headers as Record<string, string>)['retry-after'];
  return { status: response.statusCode, retryAfter, answer: JSON.parse(answer) };
}

const via = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

/** Expects a refusal for the rate; it names the same seconds in the header and in the error. */
function expectTooMany({ status, retryAfter, answer }: Asked): void {
  const { error } = answer as RpcAnswer;
  const seconds = Number(retryAfter);
  expect([status, error]).toEqual([
    429,
    {
      code: -32005,
      message: `too many requests: this client may use 1 units a second; try again in ${seconds} s`,
      data: { limit: 1, retryAfter: seconds },
    },
  ]);
  // 40 units are owed, and one is needed. Some may have come back.
  expect(seconds).toBeLessThanOrEqual(41);
  expect(seconds).toBeGreaterThan(20);
}

/** Uses up the units of a client. */
async function exhaust(headers: Record<string, string>, from?: string): Promise<void> {
  expect((await ask(headers, COSTLY, from)).status).toBe(200);
  expectTooMany(await ask(headers, chainId(), from));
}

async function open(headers: Record<string, string>): Promise<WebSocket> {
  const socket = new WebSocket(halley.wsUrl, { headers });
  opened.push({ destroy: () => socket.terminate() });
  await once(socket, 'open');
  return socket;
}

async function say(socket: WebSocket, message: object): Promise<unknown> {
  socket.send(JSON.stringify(message));
  const [data] = (await once(socket, 'message')) as [Buffer];
  return JSON.parse(String(data));
}

describe('behind a trusted proxy', () => {
  test('each client has its own rate, whichever header names it', async () => {
    await exhaust(via('203.0.113.1'));
    expectTooMany(await ask({ forwarded: 'for=203.0.113.1;proto=https' }));
    expectTooMany(await ask(via('203.0.113.1:4711')));
    expect(await ask(via('203.0.113.2'))).toEqual(SERVED);
  });

  test('an IPv6 network of 64 bits is one client', async () => {
    await exhaust(via('2001:db8::1'));
    expectTooMany(await ask(via('2001:db8::ffff:2')));
    expectTooMany(await ask({ forwarded: 'for="[2001:db8:0:0:1::]:4711"' }));
    expect(await ask(via('2001:db8:0:1::1'))).toEqual(SERVED);
  });

  test('the client is the last address that is no trusted proxy', async () => {
    await exhaust(via('198.51.100.1, 203.0.113.5, 127.0.0.1'));
    expectTooMany(await ask(via('203.0.113.6, 203.0.113.5')));
    expectTooMany(await ask({ forwarded: 'for=203.0.113.6, for="203.0.113.5", for=127.0.0.1' }));
    expect(await ask(via('203.0.113.5, 203.0.113.6'))).toEqual(SERVED);
  });

  test('all whom no readable header names are one client', async () => {
    await exhaust(via('unknown'));
    const unreadable = [
      '-',
      '999.1.1.1',
      '203.0.113.7;',
      '[203.0.113.7]',
      '203.0.113.7,',
      `203.0.113.7${';x'.repeat(300)}`,
    ];
    for (const header of unreadable) expectTooMany(await ask(via(header)));
    expectTooMany(await ask({ forwarded: 'for=_hidden' }));
    expectTooMany(await ask({ ...via('203.0.113.7'), forwarded: 'for=203.0.113.8' }));
    expect(await ask(via('203.0.113.7'))).toEqual(SERVED);
  });

  test('every request of a batch costs its units', async () => {
    const batch = Array.from({ length: 63 }, (_, id) => chainId(id));
    const { status, retryAfter, answer } = await ask(via('203.0.113.10'), batch);
    expect([status, retryAfter]).toEqual([200, undefined]);
    const answers = answer as { id: number; error?: { code: number } }[];
    expect(answers.map(({ id }) => id)).toEqual(batch.map((_, id) => id));
    expect(answers.map(({ error }) => error?.code ?? 0)).toEqual([
      ...Array.from({ length: 60 }, () => 0),
      ...Array.from({ length: 3 }, () => -32005),
    ]);
  });

  test('bytes of bodies have a rate', async () => {
    const large = { ...chainId(), padding: 'x'.repeat(90_000) };
    expect(await ask(via('203.0.113.11'), large)).toEqual(SERVED);
    const { status, retryAfter, answer } = await ask(via('203.0.113.11'));
    const seconds = Number(retryAfter);
    const message = `too many bytes: this client may send 10000 bytes a second; try again in ${seconds} s`;
    const error = { code: -32005, message, data: { limit: 10_000, retryAfter: seconds } };
    expect([status, answer]).toEqual([429, { jsonrpc: '2.0', id: null, error }]);
    expect(await ask(via('203.0.113.12'), large)).toEqual(SERVED);
  });

  test('what one client makes the service hold counts for this client alone', async () => {
    const heldBack = unfinishedBody('203.0.113.13', 8_300_000);
    const large = { ...chainId(), padding: 'x'.repeat(100_000) };
    let refused: Asked = SERVED;
    // Until the service has read what was sent.
    for (let i = 20; i < 200 && refused.status === 200; i++) refused = await ask(via('203.0.113.13'), large);
    expect(refused.status).toBe(429);
    expect(heldBack.destroyed).toBe(false);
    expect(await ask(via('203.0.113.14'), large)).toEqual(SERVED);
  });
});

/** A body of which the last byte is not sent. */
function unfinishedBody(client: string, bytes: number): Socket {
  const { hostname, port } = new URL(halley.httpUrl);
  const socket = connect(Number(port), hostname);
  opened.push(socket);
  const head = `POST / HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\nx-forwarded-for: ${client}\r\n`;
  socket.write(`${head}content-length: ${bytes}\r\n\r\n`);
  socket.write(Buffer.alloc(bytes - 1, ' '));
  return socket;
}

describe('from elsewhere', () => {
  test('forwarding headers are not believed: they make nobody another client, and use up the units of nobody', async () => {
    await exhaust(via('203.0.113.20'), '127.0.0.2');
    for (const address of ['203.0.113.21', '127.0.0.1', '2001:db8:9::1'])
      expectTooMany(await ask(via(address), chainId(), '127.0.0.2'));
    expectTooMany(await ask({ forwarded: 'for=203.0.113.22' }, chainId(), '127.0.0.2'));
    expectTooMany(await ask({ 'x-real-ip': '203.0.113.22' }, chainId(), '127.0.0.2'));
    expect(await ask(via('203.0.113.20'))).toEqual(SERVED);
    expect(await ask(via('203.0.113.20'), chainId(), '127.0.0.3')).toEqual(SERVED);
  });

  test('clients of this machine that no proxy passes on have no rate', async () => {
    for (const from of ['127.0.0.1', '127.0.0.2']) {
      expect((await ask({}, COSTLY, from)).status).toBe(200);
      expect(await ask({}, chainId(), from)).toEqual(SERVED);
    }
  });
});

describe('over WebSocket', () => {
  test('the units are those of HTTP, and the error is -32005', async () => {
    const socket = await open(via('203.0.113.30'));
    await exhaust(via('203.0.113.30'));
    expect(await say(socket, chainId())).toMatchObject({ id: 1, error: { code: -32005, data: { limit: 1 } } });
    expect(await say(socket, [chainId(1), chainId(2)])).toMatchObject([
      { id: 1, error: { code: -32005 } },
      { id: 2, error: { code: -32005 } },
    ]);
    expect(await say(await open(via('203.0.113.31')), chainId())).toEqual(SERVED.answer);
  });

  test('connections of one client are bounded', async () => {
    await open(via('203.0.113.32'));
    await open(via('203.0.113.32'));
    const third = new WebSocket(halley.wsUrl, { headers: via('203.0.113.32') });
    const [[data], [code]] = (await Promise.all([once(third, 'message'), once(third, 'close')])) as [
      [Buffer],
      [number],
    ];
    const message = 'WebSocket connections of one client: 3 exceeds the limit of 2';
    const error = { code: -32005, message, data: { limit: 2 } };
    expect([JSON.parse(String(data)), code]).toEqual([{ jsonrpc: '2.0', id: null, error }, 1013]);
  });

  test('subscriptions of one client are bounded over its connections, and those that ended do not count', async () => {
    const [first, second] = [await open(via('2001:db8:3::1')), await open(via('2001:db8:3::2'))];
    const subscribe = { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] };
    const { result: id } = (await say(first, subscribe)) as RpcAnswer<string>;
    expect(await say(second, subscribe)).toMatchObject({ result: expect.stringMatching(/^0x/) });
    const message = 'subscriptions of one client: 3 exceeds the limit of 2';
    const error = { code: -32005, message, data: { limit: 2 } };
    expect(await say(second, subscribe)).toEqual({ jsonrpc: '2.0', id: 1, error });
    expect(await say(first, { jsonrpc: '2.0', id: 2, method: 'eth_unsubscribe', params: [id] })).toMatchObject({
      result: true,
    });
    expect(await say(second, subscribe)).toMatchObject({ result: expect.stringMatching(/^0x/) });
  });
});

test('methods that are denied, or not among those allowed, are unknown everywhere', async () => {
  const unknown = (method: string): object => ({
    code: -32601,
    message: `the method ${method} does not exist/is not available`,
  });
  const call = (method: string): object => ({ jsonrpc: '2.0', id: 1, method });
  const headers = via('203.0.113.40');
  for (const method of ['eth_getProof', 'net_listening']) {
    const answer = { jsonrpc: '2.0', id: 1, error: unknown(method) };
    expect(await ask(headers, call(method))).toEqual({ ...SERVED, answer });
    expect((await ask(headers, [call(method), chainId()])).answer).toEqual([answer, SERVED.answer]);
    const socket = await open(headers);
    expect(await say(socket, call(method))).toEqual(answer);
  }
});
