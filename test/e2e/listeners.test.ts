// The listeners of a service that runs, stopped and started by its own methods.
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { resolveConfig } from '../../src/config/config.js';
import { createGateway, type Gateway } from '../../src/gateway.js';
import { FULL_ACCESS, PUBLIC_ACCESS } from '../../src/caller/caller.js';
import { createLogger } from '../../src/observe/logger.js';
import type { Authentication } from '../../src/wiring/readAuthentication.js';
import { RecordedNode } from '../support/recordedNode/recordedNode.js';
import { goodToken, SECRET } from '../unit/transport/tokens.js';
import { post, rpc, rpcAnswer, type RpcAnswer } from '../support/rpc.js';

let node: RecordedNode;
let folder: string;
let gateway: Gateway;
let http: string;
let ws: string;
let sockets: WebSocket[];

beforeEach(async () => {
  node = await RecordedNode.start({ chain: 'head' });
  folder = await mkdtemp(join(tmpdir(), 'halley-listeners-'));
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  await gateway.stop();
  await node.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(
  wsAddress = '127.0.0.1:0',
  authentication: Partial<Authentication> = { withoutToken: FULL_ACCESS },
): Promise<void> {
  const flags = {
    node: node.url.href,
    'data-dir': folder,
    'json-rpc.address': '127.0.0.1:0',
    'json-rpc.ws-address': wsAddress,
    'json-rpc.api': 'eth,admin',
    'index.backfill': 'false',
  };
  const options = { authentication, signal: AbortSignal.timeout(30_000) };
  gateway = await createGateway(resolveConfig(flags, {}).config, createLogger('silent'), options);
  const addresses = await gateway.start();
  await gateway.ready;
  http = addresses.http ?? '';
  ws = addresses.ws ?? '';
}

async function connect(address: string, headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${address}`, { headers });
  sockets.push(socket);
  await once(socket, 'open');
  return socket;
}

/** The status with which an upgrade is refused. */
async function upgradeStatus(address: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const socket = new WebSocket(`ws://${address}`, { headers });
  sockets.push(socket);
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
  return response.statusCode;
}

async function over(socket: WebSocket, method: string, ...params: unknown[]): Promise<unknown> {
  const answered = once(socket, 'message');
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
  const { result, error } = JSON.parse(String((await answered)[0])) as RpcAnswer;
  return error === undefined ? result : [error.code, error.message];
}

async function answer(method: string, ...params: unknown[]): Promise<unknown> {
  const { result, error } = await rpcAnswer(`http://${http}`, method, params);
  return error === undefined ? result : [error.code, error.message];
}

function isClosed(): Promise<boolean> {
  return rpc(`http://${http}`, 'eth_chainId').then(
    () => false,
    () => true,
  );
}

describe('the HTTP listener', () => {
  test('is stopped by a request whose batch is answered, and started again at the same address', async () => {
    await start();
    const guest = await connect(http);
    const ended = once(guest, 'close');
    const batch = ['eth_chainId', 'admin_stopHTTP', 'eth_blockNumber'].map((method, id) => ({
      jsonrpc: '2.0',
      id,
      method,
    }));
    const answers = await post<RpcAnswer[]>(`http://${http}`, batch);
    expect(answers.map(({ result }) => result)).toEqual(['0x40000', true, '0x1cea']);
    await ended;
    expect(await isClosed()).toBe(true);
    const socket = await connect(ws);
    expect(await over(socket, 'admin_stopRPC')).toBe(true);
    const last = `the WebSocket listener ${ws} is not stopped: it is the last one by which this server can be told to start another`;
    expect(await over(socket, 'admin_stopWS')).toEqual([-32000, last]);
    expect(await over(socket, 'admin_startRPC')).toBe(true);
    expect(await answer('eth_chainId')).toBe('0x40000');
  });

  test('is not stopped while it is the last one', async () => {
    await start('');
    const last = `the HTTP listener ${http} is not stopped: it is the last one by which this server can be told to start another`;
    expect(await answer('admin_stopRPC')).toEqual([-32000, last]);
    expect(await over(await connect(http), 'admin_stopRPC')).toEqual([-32000, last]);
    expect(await answer('admin_stopWS')).toBe(true);
    expect(await answer('admin_stopRPC')).toEqual([-32000, last]);
  });

  test('that runs is not started again, in the words of geth', async () => {
    await start();
    const [host, port] = http.split(':');
    expect(await answer('admin_startRPC')).toEqual([-32000, 'JSON-RPC over HTTP is already enabled']);
    expect(await answer('admin_startHTTP', host, Number(port))).toEqual([
      -32000,
      'JSON-RPC over HTTP is already enabled',
    ]);
    expect(await answer('admin_startRPC', host, 1)).toEqual([-32000, `HTTP server already running on ${http}`]);
  });

  test('gets another address and other origins, and not one that is in use or reached by others', async () => {
    await start();
    const socket = await connect(ws);
    expect(await over(socket, 'admin_stopRPC')).toBe(true);
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const inUse = `cannot listen on 127.0.0.1:${port}: the address is in use by another process`;
    expect(await over(socket, 'admin_startRPC', '127.0.0.1', port)).toEqual([-32000, inUse]);
    taken.close();
    await once(taken, 'close');
    const open =
      '0.0.0.0 is not started: private methods need no token here, so only addresses of this machine are served';
    expect(await over(socket, 'admin_startRPC', '0.0.0.0')).toEqual([-32000, open]);
    const apis = 'apis: all listeners serve the namespaces of --json-rpc.api: eth,admin';
    expect(await over(socket, 'admin_startRPC', null, null, null, 'eth')).toEqual([-32602, apis]);
    const origin = 'https://page.example';
    expect(await over(socket, 'admin_startRPC', '127.0.0.1', port, origin, 'admin, eth', null)).toBe(true);
    const response = await fetch(`http://127.0.0.1:${port}`, { headers: { origin } });
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    const other = await fetch(`http://127.0.0.1:${port}`, { headers: { origin: 'https://other.example' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('is stopped and started by calls at once, one after another', async () => {
    await start();
    const socket = await connect(ws);
    const calls = ['admin_stopRPC', 'admin_startRPC', 'admin_stopRPC', 'admin_startRPC'];
    const answers = new Promise<unknown[]>((resolve) => {
      const got: unknown[] = [];
      socket.on('message', (text: Buffer) => {
        got.push((JSON.parse(text.toString()) as RpcAnswer).result);
        if (got.length === calls.length) resolve(got);
      });
    });
    for (const [id, method] of calls.entries()) socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params: [] }));
    expect(await answers).toEqual([true, true, true, true]);
    expect(await answer('eth_chainId')).toBe('0x40000');
  });
});

describe('WebSockets', () => {
  test('are stopped by one of them, which gets its answer, and started again', async () => {
    await start();
    const [own, guest] = [await connect(ws), await connect(http)];
    const ended = Promise.all([once(own, 'close'), once(guest, 'close')]);
    expect(await over(own, 'admin_stopWS')).toBe(true);
    await ended;
    expect(await upgradeStatus(http)).toBe(503);
    expect(await answer('admin_stopWS')).toBe(true);
    expect(await answer('admin_startWS')).toBe(true);
    expect(await over(await connect(ws), 'eth_chainId')).toBe('0x40000');
    expect(await over(await connect(http), 'eth_chainId')).toBe('0x40000');
    expect(await answer('admin_startWS')).toEqual([-32000, 'JSON-RPC over WebSocket is already enabled']);
    expect(await answer('admin_startWS', '127.0.0.1', 1)).toEqual([
      -32000,
      `WebSocket server already running on ${ws}`,
    ]);
  });

  test('are not stopped where only the Unix socket, which needs them, can call private methods', async () => {
    await start('', { secret: SECRET, isOwnSecret: true, withoutToken: PUBLIC_ACCESS });
    const socket = await connect(http, { authorization: `Bearer ${goodToken()}` });
    const reason = 'WebSockets are not stopped: the Unix socket, the only way to private methods, needs them';
    expect(await over(socket, 'admin_stopWS')).toEqual([-32000, reason]);
    expect(await over(await connect(http), 'eth_chainId')).toBe('0x40000');
  });

  test('are taken on the HTTP address alone when that is chosen', async () => {
    await start();
    expect(await answer('admin_stopWS')).toBe(true);
    const [host, port] = http.split(':');
    expect(await answer('admin_startWS', host, Number(port))).toBe(true);
    expect(await over(await connect(http), 'eth_chainId')).toBe('0x40000');
    await expect(connect(ws)).rejects.toThrow('ECONNREFUSED');
  });
});

test('by default only pages and names of this machine are answered', async () => {
  await start();
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' });
  const answered = async (headers: Record<string, string>): Promise<number> => {
    // fetch does not let its caller set the Host header.
    const sent = request(`http://${http}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      agent: false,
    });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode ?? 0;
  };
  expect(await answered({})).toBe(200);
  expect(await answered({ origin: 'http://localhost:3000' })).toBe(200);
  expect(await answered({ origin: `http://${http}` })).toBe(200);
  expect(await answered({ host: 'localhost:8545' })).toBe(200);
  expect(await answered({ origin: 'https://evil.example' })).toBe(403);
  expect(await answered({ host: 'evil.example' })).toBe(403);
  expect(await answered({ host: 'evil.example', origin: 'http://evil.example' })).toBe(403);
  for (const address of [http, ws]) {
    expect(await over(await connect(address, { origin: 'http://localhost:3000' }), 'eth_chainId')).toBe('0x40000');
    expect(await upgradeStatus(address, { origin: 'https://evil.example' })).toBe(403);
    expect(await upgradeStatus(address, { host: 'evil.example' })).toBe(403);
  }
});
