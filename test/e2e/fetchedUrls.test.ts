/** Who may make `halley dev` fetch a URL: whoever may call private methods. A web page of another machine may not. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { startDev, START_TIMEOUT_MS } from '../support/devProcess.js';
import { devStage } from '../support/devStage.js';
import { startIntranet, type Intranet } from '../support/intranet.js';
import { post, rpcAnswer, type RpcAnswer } from '../support/rpc.js';

const PAGE = { origin: 'https://evil.example' };
const UNKNOWN_PAGE =
  'needs a bearer token when a web page of another machine calls: the list of allowed origins (--json-rpc.cors-origins, --allow-origin of halley dev) exempts those that it names, and not those of *';

const { dev, ask } = devStage();
let intranet: Intranet;

beforeAll(async () => {
  intranet = await startIntranet();
});

afterAll(() => intranet.stop());

const call = (method: string, params: unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params });
const forking = (): unknown[] => [{ forking: { jsonRpcUrl: intranet.url } }];
const fetching = (): [method: string, params: unknown[]][] => [
  ['anvil_reset', forking()],
  ['hardhat_reset', forking()],
  ['anvil_setRpcUrl', [intranet.url]],
];
const refused = (method: string, reason: string) => ({
  code: -32003,
  message: `unauthorized: ${method === 'anvil_setRpcUrl' ? method : 'anvil_reset with a URL'} ${reason}`,
});

test('a web page of another machine gets the error of private methods, and the URL is not asked', async () => {
  for (const [method, params] of fetching()) {
    const { error } = await post<RpcAnswer>(dev.url, call(method, params), PAGE);
    expect(error).toEqual(refused(method, UNKNOWN_PAGE));
  }
  expect(intranet.asked).toEqual([]);
});

test('nor does it by a WebSocket', async () => {
  const socket = new WebSocket(dev.url.replace('http', 'ws'), PAGE);
  await once(socket, 'open');
  for (const [method, params] of fetching()) {
    socket.send(JSON.stringify(call(method, params)));
    const [text] = (await once(socket, 'message')) as [Buffer];
    expect((JSON.parse(text.toString()) as RpcAnswer).error).toEqual(refused(method, UNKNOWN_PAGE));
  }
  socket.close();
  expect(intranet.asked).toEqual([]);
});

test('a page is refused before its URL is looked at', async () => {
  const { error } = await post<RpcAnswer>(dev.url, call('anvil_setRpcUrl', ['file:///x']), PAGE);
  expect(error).toEqual(refused('anvil_setRpcUrl', UNKNOWN_PAGE));
});

test('without a URL the page sets the chain back, as other changes of the chain', async () => {
  for (const [method, params] of [
    ['anvil_reset', []],
    ['anvil_reset', [{}]],
    ['hardhat_reset', [{ forking: null }]],
  ] as const) {
    await ask('evm_mine');
    expect(await post<RpcAnswer>(dev.url, call(method, [...params]), PAGE)).toMatchObject({ result: null });
    expect(await ask('eth_blockNumber')).toBe('0x1');
  }
});

test('a program of this machine and a page of it need no token', async () => {
  const quoted = /the origin of the fork refused eth_chainId: the secret of the intranet/;
  expect((await rpcAnswer(dev.url, 'anvil_reset', forking())).error?.message).toMatch(quoted);
  const local = { origin: 'http://localhost:3000' };
  expect((await post<RpcAnswer>(dev.url, call('anvil_reset', forking()), local)).error?.message).toMatch(quoted);
  expect(new Set(intranet.asked)).toEqual(new Set(['/hidden']));
});

test(
  'a page that --allow-origin names is trusted, and with --host 0.0.0.0 nobody is without a token',
  async () => {
    const named = await startDev('--allow-origin', PAGE.origin);
    const open = await startDev('--host', '0.0.0.0');
    const message = call('anvil_reset', forking());
    const before = intranet.asked.length;
    const url = open.url.replace('0.0.0.0', '127.0.0.1');
    expect((await post<RpcAnswer>(url, message)).error).toEqual(
      refused(
        'anvil_reset',
        'needs a bearer token, and this server has no secret to check one with: start it with --json-rpc.auth-secret <file>',
      ),
    );
    expect(intranet.asked).toHaveLength(before);
    expect((await post<RpcAnswer>(named.url, message, PAGE)).error?.code).toBe(-32002);
    expect(intranet.asked.length).toBeGreaterThan(before);
    await Promise.all([named.stop(), open.stop()]);
  },
  START_TIMEOUT_MS,
);
