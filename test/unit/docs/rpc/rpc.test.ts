/** The playground's own JSON-RPC client, against servers on loopback. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { sendOverHttp } from '../../../../docs-site/client/rpc/http.js';
import type { Outcome } from '../../../../docs-site/client/rpc/outcome.js';
import { httpAddress, webSocketAddress, type Socket } from '../../../../docs-site/client/rpc/socket.js';
import { LiveSubscription, type SubscriptionState } from '../../../../docs-site/client/rpc/subscription.js';
import { sendOverWebSocket } from '../../../../docs-site/client/rpc/webSocket.js';

const REQUEST = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
const LIMITS = { maxNotifications: 3, maxBytes: 2000, firstPauseMs: 1, longestPauseMs: 4 };

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function httpServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function webSocketServer(onMessage: (socket: WebSocket, text: string) => void): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (socket) => socket.on('message', (data: Buffer) => onMessage(socket, data.toString())));
  closers.push(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

// The package's events have more fields than the interface names.
const open = (url: string): Socket => new WebSocket(url);

const failureOf = (outcome: Outcome) => (outcome.kind === 'failure' ? outcome.reason : outcome.text);

describe('HTTP', () => {
  test('an answer is its text, bytes and status, whatever the status', async () => {
    const url = await httpServer((_request, response) => response.writeHead(401).end('{"x":"é"}'));
    expect(await sendOverHttp(url, REQUEST)).toMatchObject({
      kind: 'answer',
      text: '{"x":"é"}',
      bytes: 10,
      status: 401,
    });
  });

  test('the request is posted as it stands, with the token', async () => {
    const url = await httpServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () =>
        response.end(
          JSON.stringify([
            request.method,
            request.headers['content-type'],
            request.headers.authorization,
            Buffer.concat(parts).toString(),
          ]),
        ),
      );
    });
    const outcome = await sendOverHttp(url, REQUEST, { bearerToken: 'a.b.c' });
    expect(outcome.kind === 'answer' && JSON.parse(outcome.text)).toEqual([
      'POST',
      'application/json',
      'Bearer a.b.c',
      REQUEST,
    ]);
  });

  test('a redirect is not followed', async () => {
    const url = await httpServer((_request, response) => response.writeHead(307, { location: '/x' }).end());
    expect(failureOf(await sendOverHttp(url, REQUEST, { bearerToken: 'secret' }))).toBe('redirected');
  });

  test('an answer above the limit is not read to its end', async () => {
    const url = await httpServer((_request, response) => {
      const more = () => {
        while (response.write('x'.repeat(10_000)));
      };
      response.on('drain', more);
      more();
    });
    expect(failureOf(await sendOverHttp(url, REQUEST, { maxBytes: 100_000 }))).toBe('tooLarge');
  });

  test('a server that says nothing is timed out or cancelled', async () => {
    const url = await httpServer(() => undefined);
    expect(failureOf(await sendOverHttp(url, REQUEST, { timeoutMs: 5 }))).toBe('timedOut');
    const cancel = new AbortController();
    const outcome = sendOverHttp(url, REQUEST, { signal: cancel.signal });
    cancel.abort();
    expect(failureOf(await outcome)).toBe('aborted');
    expect(failureOf(await sendOverHttp(url, REQUEST, { signal: AbortSignal.abort() }))).toBe('aborted');
  });

  test('a server that is not there, and an address that is none', async () => {
    const url = await httpServer(() => undefined);
    for (const close of closers.splice(0)) await close();
    expect(failureOf(await sendOverHttp(url, REQUEST))).toBe('unreachable');
    expect(await sendOverHttp('javascript:alert(1)', REQUEST)).toMatchObject({
      reason: 'unreachable',
      message: '"javascript:alert(1)" is not an http or https address.',
    });
  });
});

describe('WebSocket', () => {
  test('the first message is the answer', async () => {
    const url = await webSocketServer((socket, text) => socket.send(text.replace('eth_chainId', 'seen')));
    expect(await sendOverWebSocket(open, url, REQUEST)).toMatchObject({
      kind: 'answer',
      text: REQUEST.replace('eth_chainId', 'seen'),
      status: undefined,
    });
  });

  test('binary, large, none, cancelled, closed, and no address', async () => {
    const url = await webSocketServer((socket, text) => {
      if (text === 'binary') socket.send(Buffer.from([1]));
      if (text === 'large') socket.send('x'.repeat(101));
      if (text === 'close') socket.close(1008, 'no');
    });
    expect(failureOf(await sendOverWebSocket(open, url, 'binary'))).toBe('notText');
    expect(failureOf(await sendOverWebSocket(open, url, 'large', { maxBytes: 100 }))).toBe('tooLarge');
    expect(failureOf(await sendOverWebSocket(open, url, 'none', { timeoutMs: 50 }))).toBe('timedOut');
    expect(failureOf(await sendOverWebSocket(open, url, 'none', { signal: AbortSignal.abort() }))).toBe('aborted');
    expect(await sendOverWebSocket(open, url, 'close')).toMatchObject({
      reason: 'closed',
      message: `${url} closed the connection before it answered (code 1008: no). The server may be down or may refuse this page.`,
    });
    expect(failureOf(await sendOverWebSocket(open, 'nonsense', REQUEST))).toBe('badAddress');
  });

  test('HTTP and WebSocket addresses of one server', () => {
    expect(webSocketAddress('https://a/b')).toBe('wss://a/b');
    expect(httpAddress('ws://a:1')).toBe('http://a:1');
    expect(webSocketAddress('ws://http://')).toBe('ws://http://');
  });
});

/** Starts a subscription; `until` resolves with the first state that fits. */
function subscribe(url: string, name: string, options?: unknown) {
  const waiting = new Set<(state: SubscriptionState) => void>();
  let last: SubscriptionState | undefined;
  const subscription = new LiveSubscription(
    open,
    { url, name, options },
    (state) => {
      last = state;
      for (const look of [...waiting]) look(state);
    },
    LIMITS,
  );
  closers.unshift(() => subscription.stop());
  subscription.start();
  const until = (fits: (state: SubscriptionState) => boolean) =>
    new Promise<SubscriptionState>((resolve) => {
      const look = (state: SubscriptionState) => {
        if (!fits(state)) return;
        waiting.delete(look);
        resolve(state);
      };
      waiting.add(look);
      if (last !== undefined) look(last);
    });
  return { subscription, until };
}

interface Call {
  id: number;
  method: string;
  params: unknown[];
}

const notify = (socket: WebSocket, result: unknown) =>
  socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params: { subscription: '0x1', result } }));

const head = (number: number, hash = `0xh${number}`) => ({ number: `0x${number.toString(16)}`, hash });
const log = (block: number, index: number) => ({
  blockNumber: `0x${block.toString(16)}`,
  blockHash: `0xb${block}`,
  logIndex: `0x${index.toString(16)}`,
  removed: false,
});

/** A server whose connections break after what `script` gives for the n-th subscription. */
async function scripted(
  script: (count: number, params: unknown[]) => { error?: string; results?: unknown[]; stays?: boolean },
  /** Its head while the n-th connection is open, from 0 on. */
  headOf: (count: number) => number = (count) => (count === 0 ? 5 : 9),
) {
  const subscriptions: unknown[][] = [];
  const url = await webSocketServer((socket, text) => {
    const call = JSON.parse(text) as Call;
    const answer = (body: object) => socket.send(JSON.stringify({ jsonrpc: '2.0', id: call.id, ...body }));
    if (call.method === 'eth_blockNumber') answer({ result: `0x${headOf(subscriptions.length).toString(16)}` });
    if (call.method !== 'eth_subscribe') return;
    subscriptions.push(call.params);
    const { error, results = [], stays } = script(subscriptions.length, call.params);
    if (error !== undefined) return answer({ error: { code: -32602, message: error } });
    answer({ result: '0x1' });
    for (const result of results) notify(socket, result);
    if (stays !== true) socket.close(1012);
  });
  return { url, subscriptions };
}

describe('subscriptions', () => {
  test('headers go on after the last one seen', async () => {
    const server = await scripted((count) =>
      count === 1 ? { results: [head(6), head(7)] } : { results: [head(8)], stays: true },
    );
    const { until } = subscribe(server.url, 'newHeads', { includeTransactions: true });
    const state = await until(({ received }) => received === 3);
    expect(server.subscriptions).toEqual([
      ['newHeads', { includeTransactions: true }],
      ['newHeads', { includeTransactions: true, fromBlock: '0x8' }],
    ]);
    expect(state).toMatchObject({ reconnects: 1, repeated: 0, missedBlocks: 0n, mayMissSome: false, status: 'live' });
  });

  test('the last block of logs is asked for again, and what was seen is left out', async () => {
    const server = await scripted((count) =>
      count === 1 ? { results: [log(6, 0), log(7, 0)] } : { results: [log(7, 0), log(7, 1), log(8, 0)], stays: true },
    );
    const { until } = subscribe(server.url, 'logs');
    const state = await until(({ received }) => received === 5);
    expect(server.subscriptions).toEqual([['logs'], ['logs', { fromBlock: '0x7' }]]);
    expect(state).toMatchObject({ repeated: 1, mayMissSome: false });
    expect(state.notifications.map(({ text }) => text.match(/0xb\d","logIndex":"0x\d/)?.[0])).toEqual([
      '0xb8","logIndex":"0x0',
      '0xb7","logIndex":"0x1',
      '0xb7","logIndex":"0x0',
    ]);
  });

  test('one that saw nothing goes on after the head at its start', async () => {
    const server = await scripted((count) => ({ stays: count === 2 }));
    const { until } = subscribe(server.url, 'logs');
    await until(({ reconnects }) => reconnects === 1);
    expect(server.subscriptions[1]).toEqual(['logs', { fromBlock: '0x6' }]);
  });

  test.each([
    ['newHeads', [head(0x64)], head(6)],
    ['logs', [log(0x64, 0)], log(6, 0)],
  ])('a chain that began anew: %s go on after its head, and the reader is told', async (name, before, after) => {
    const server = await scripted(
      (count) => (count === 1 ? { results: before } : { results: [after], stays: true }),
      (count) => (count === 0 ? 0x63 : 5),
    );
    const { until } = subscribe(server.url, name);
    const state = await until(({ received }) => received === 2);
    expect(server.subscriptions).toEqual([[name], [name, { fromBlock: '0x6' }]]);
    expect(state).toMatchObject({ repeated: 0, mayMissSome: true, missedBlocks: 0n });
    expect(state.notifications).toHaveLength(2);
  });

  test('a server that does not say its head is resumed all the same', async () => {
    let count = 0;
    const seen: unknown[][] = [];
    const url = await webSocketServer((socket, text) => {
      const { id, method, params } = JSON.parse(text) as Call;
      const answer = (body: object) => socket.send(JSON.stringify({ jsonrpc: '2.0', id, ...body }));
      if (method === 'eth_blockNumber') return answer({ error: { code: -32601, message: 'no' } });
      seen.push(params);
      answer({ result: '0x1' });
      notify(socket, head(6 + count));
      count += 1;
      if (count === 1) socket.close(1012);
    });
    const { until } = subscribe(url, 'newHeads');
    await until(({ received }) => received === 2);
    expect(seen).toEqual([['newHeads'], ['newHeads', { fromBlock: '0x7' }]]);
  });

  test('a server that cannot resume is subscribed to plainly, and the reader is told', async () => {
    const server = await scripted((count, params) => {
      if (params.length > 1) return { error: 'too many arguments, want at most 1' };
      return count === 1 ? { results: [head(6)] } : { results: [head(9)], stays: true };
    });
    const { until } = subscribe(server.url, 'newHeads');
    expect(await until(({ received }) => received === 2)).toMatchObject({ mayMissSome: true, reconnects: 1 });
  });

  test('a server that ignores fromBlock shows as missed blocks', async () => {
    const server = await scripted((count) => ({ results: [head(count === 1 ? 6 : 9)], stays: count === 2 }));
    const { until } = subscribe(server.url, 'newHeads');
    expect(await until(({ received }) => received === 2)).toMatchObject({ missedBlocks: 2n });
  });

  test('a refused subscription fails with the words of the server', async () => {
    const server = await scripted(() => ({ error: 'no "x" subscription' }));
    const { until } = subscribe(server.url, 'x');
    expect(await until(({ status }) => status === 'failed')).toMatchObject({ problem: 'no "x" subscription' });
  });

  test('what is kept is bounded in number and bytes', async () => {
    const server = await scripted(() => ({
      results: [head(6), head(7), head(8), head(9), { huge: 'x'.repeat(3000) }, { large: 'x'.repeat(1700) }],
      stays: true,
    }));
    const { until, subscription } = subscribe(server.url, 'newHeads');
    const { notifications } = await until(({ received }) => received === 6);
    expect(notifications.map(({ sequence }) => sequence)).toEqual([6, 4, 3].slice(0, notifications.length));
    expect(notifications.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(LIMITS.maxBytes);
    subscription.clear();
    expect((await until(() => true)).notifications).toEqual([]);
    subscription.stop();
    expect((await until(() => true)).status).toBe('stopped');
  });

  test('messages that are no notification change nothing', async () => {
    const url = await webSocketServer((socket, text) => {
      const call = JSON.parse(text) as Call;
      for (const junk of ['{', 'null', '[]', '{"method":"eth_subscription"}', '{"__proto__":{"id":2}}'])
        socket.send(junk);
      socket.send(Buffer.from([0]));
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: call.id, result: '0x1' }));
      if (call.method === 'eth_subscribe') notify(socket, 'hash');
    });
    const { until } = subscribe(url, 'newPendingTransactions');
    expect(await until(({ received }) => received === 1)).toMatchObject({ status: 'live', repeated: 0 });
  });
});
