import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';

import { RunningNode } from './runningNode.js';

let node: RunningNode;

beforeAll(async () => {
  node = await RunningNode.start();
});

afterAll(() => node.stop());

type Headers = Record<string, string>;

const FOREIGN: [string, Headers][] = [
  ['a name that anybody can point here', { host: 'evil.example' }],
  ['the same with a port', { host: 'evil.example:26657' }],
  ['a page of another machine', { origin: 'http://evil.example' }],
  ['a page of an unusual scheme', { origin: 'null' }],
  ['a page of another address', { host: '127.0.0.1', origin: 'http://192.0.2.1' }],
];

const OWN: [string, Headers][] = [
  ['a program', {}],
  ['localhost', { host: 'localhost:26657' }],
  ['an address', { host: '192.0.2.7' }],
  ['an IPv6 address', { host: '[::1]:26657' }],
  ['a page of this machine', { origin: 'http://localhost:3000' }],
  ['a page of the address that is asked', { host: '192.0.2.7:26657', origin: 'http://192.0.2.7:3000' }],
];

test.each(FOREIGN)('%s gets 403, and nothing is mined', async (_, headers) => {
  const before = await head();
  expect((await post('dev_mine', headers)).status).toBe(403);
  expect((await get('/status', headers)).status).toBe(403);
  expect(await upgradeStatus(headers)).toBe(403);
  expect(await head()).toBe(before);
});

test.each(OWN)('%s is answered', async (_, headers) => {
  expect((await post('health', headers)).status).toBe(200);
  expect((await get('/health', headers)).status).toBe(200);
  expect(await upgradeStatus(headers)).toBe(101);
});

test('methods that change the chain are not there for GET', async () => {
  const before = await head();
  expect(await get('/dev_mine?blocks=1')).toEqual({ status: 404, body: '404 page not found\n' });
  expect(await head()).toBe(before);
});

async function head(): Promise<string> {
  const { sync_info: sync } = await node.call<{ sync_info: { latest_block_height: string } }>('status');
  return sync.latest_block_height;
}

function post(method: string, headers: Headers) {
  return send('POST', '/', headers, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: {} }));
}

function get(path: string, headers: Headers = {}) {
  return send('GET', path, headers);
}

async function send(method: string, path: string, headers: Headers, body?: string) {
  const sent = request(new URL(path, node.addresses.rpcUrl), { method, headers, agent: false });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

async function upgradeStatus(headers: Headers): Promise<number> {
  const socket = new WebSocket(`${node.addresses.rpcUrl.replace('http', 'ws')}/websocket`, { headers });
  socket.on('error', () => undefined);
  const status = await new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_: unknown, response: IncomingMessage) => resolve(response.statusCode ?? 0));
  });
  socket.terminate();
  return status;
}
