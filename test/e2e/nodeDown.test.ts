/** The node is down when Halley starts, goes away while it runs, and comes back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Block, BlockHead } from '../../generated/types.js';
import { startDevChain, type DevChainHandle } from '../../src/devchain/devChain.js';
import { expectAnsweredWithin } from '../support/answeredWithin.js';
import { until } from '../support/chainProgress.js';
import { startProxy, type CuttableProxy } from '../support/cuttableProxy.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { isIndexed } from '../support/indexProgress.js';
import { RawSocket } from '../support/rawSocket.js';
import { hex, post, rpc, rpcAnswer } from '../support/rpc.js';

const CHAIN_ID = 4_711;
const SOMEBODY = `0x${'20'.repeat(20)}`;
const unavailable = (reason: string) => ({ code: -32002, message: `the node is unavailable: ${reason}` });
const NOT_REACHED = unavailable('it was not reached yet');
const AWAY = 'the node is unavailable; requests to it fail until it answers';
const API = 'eth,net,web3,txpool,halley';

let chain: DevChainHandle;
let rpcProxy: CuttableProxy;
let grpcProxy: CuttableProxy;
let halley: HalleyProcess | undefined;

beforeAll(async () => {
  chain = await startDevChain({ evmChainId: BigInt(CHAIN_ID), mining: { automine: false, intervalMs: 0 } });
  rpcProxy = await startProxy(chain.rpcUrl);
  grpcProxy = await startProxy(`http://${chain.grpcAddress}`);
  await mine(5);
}, 60_000);

afterEach(async () => {
  nodeIsUp();
  await halley?.stop();
  halley = undefined;
});

afterAll(async () => {
  await rpcProxy?.close();
  await grpcProxy?.close();
  await chain?.stop();
});

test('before the node was ever reached, it answers what needs no chain, and completes itself', async () => {
  nodeIsDown();
  halley = await startInFront({ untilListening: true });
  const { httpUrl, wsUrl } = halley;
  expect(await rpc(httpUrl, 'web3_clientVersion')).toMatch(/^Halley\/v\d+\.\d+\.\d+\/[a-z0-9]+-[a-z0-9]+\/node[\d.]+$/);
  expect(await rpc(httpUrl, 'web3_sha3', '0x68656c6c6f')).toBe(
    '0x1c8aff950685c2ed4bc3174f3472287b56d9517b9c948127319a09a7a36deac8',
  );
  expect(await rpc(httpUrl, 'rpc_modules')).toEqual({
    eth: '1.0',
    halley: '1.0',
    net: '1.0',
    rpc: '1.0',
    txpool: '1.0',
    web3: '1.0',
  });
  expect(await rpc(httpUrl, 'rpc.discover')).toMatchObject({ openrpc: '1.2.6' });
  for (const [method, ...params] of [
    ['eth_chainId'],
    ['net_version'],
    ['eth_blockNumber'],
    ['eth_getBlockByNumber', 'latest', false],
    ['eth_getBalance', SOMEBODY, 'latest'],
    ['eth_getLogs', {}],
    ['eth_newBlockFilter'],
    ['eth_getFilterChanges', '0x1'],
    ['eth_gasPrice'],
    ['eth_syncing'],
    ['eth_sendRawTransaction', '0x00'],
    ['txpool_status'],
    ['halley_indexStatus'],
  ] satisfies [string, ...unknown[]][])
    expect([method, (await rpcAnswer(httpUrl, method, params)).error]).toEqual([method, NOT_REACHED]);
  const socket = await RawSocket.open(wsUrl);
  expect((await socket.answer('eth_subscribe', ['newHeads'])).error).toEqual(NOT_REACHED);
  expect(warnings(halley)).toEqual(['waiting for the node']);

  nodeIsUp();
  await until('it answers', async () => (await rpcAnswer(httpUrl, 'eth_chainId', [])).error === undefined);
  expect(await rpc(httpUrl, 'eth_chainId')).toBe(hex(CHAIN_ID));
  expect(await rpc(httpUrl, 'eth_getBalance', SOMEBODY, 'latest')).toBe('0x0');
  expect(await rpc(httpUrl, 'web3_clientVersion')).toMatch(/ \(halley-dev; CometBFT [\d.]+\)$/);
  const heads: BlockHead[] = [];
  await socket.subscribe<BlockHead>(['newHeads'], (head) => heads.push(head));
  await mine(1);
  await until('the head arrives', () => heads.length === 1);
  expect(await rpc(httpUrl, 'eth_blockNumber')).toBe(heads[0]?.number);
  socket.close();
}, 60_000);

test('with an index, it answers from the index while the node is down, and continues when the node is back', async () => {
  halley = await startInFront({ untilListening: true });
  const { httpUrl } = halley;
  await until('all is indexed', () => isIndexed(halley as HalleyProcess));
  const head = await rpc<string>(httpUrl, 'eth_blockNumber');
  const newest = await rpc<Block>(httpUrl, 'eth_getBlockByNumber', 'latest', true);
  const version = await rpc(httpUrl, 'web3_clientVersion');
  const filterId = await rpc<string>(httpUrl, 'eth_newBlockFilter');

  await halley.kill('SIGTERM');
  nodeIsDown();
  const before = halley.log.length;
  await halley.restart();
  expect(await rpc(httpUrl, 'eth_chainId')).toBe(hex(CHAIN_ID));
  expect(await rpc(httpUrl, 'net_version')).toBe(String(CHAIN_ID));
  expect(await rpc(httpUrl, 'web3_clientVersion')).toBe(version);
  expect(await rpc(httpUrl, 'eth_blockNumber')).toBe(head);
  expect(await rpc(httpUrl, 'eth_getBlockByNumber', 'latest', true)).toEqual(newest);
  expect(await rpc(httpUrl, 'eth_getBlockByHash', newest.hash, true)).toEqual(newest);
  expect(await rpc(httpUrl, 'eth_getBlockReceipts', head)).toEqual([]);
  expect(await rpc(httpUrl, 'eth_getLogs', { fromBlock: '0x1' })).toEqual([]);
  expect(await rpc(httpUrl, 'eth_getFilterChanges', filterId)).toEqual([]);
  expect(await rpc(httpUrl, 'eth_getTransactionReceipt', newest.hash)).toBeNull();
  const refused = unavailable('it closed the connection');
  await until('the first attempt has failed', async () => {
    const { error } = await rpcAnswer(httpUrl, 'eth_gasPrice', []);
    return error?.message === refused.message;
  });
  for (const [method, ...params] of [
    ['eth_getBalance', SOMEBODY, 'latest'],
    ['eth_call', { to: SOMEBODY }, 'latest'],
    ['eth_estimateGas', { to: SOMEBODY }],
    ['eth_syncing'],
    ['net_peerCount'],
  ] satisfies [string, ...unknown[]][]) {
    expect([method, (await rpcAnswer(httpUrl, method, params)).error]).toEqual([method, refused]);
    await expectAnsweredWithin(100, () => rpcAnswer(httpUrl, method, params));
  }
  const { log } = halley;
  const away = () => log.slice(before).filter(({ msg }) => msg === AWAY);
  await until('both services of the node are known to be away', async () => {
    await rpcAnswer(httpUrl, 'eth_getBalance', [SOMEBODY, 'latest']);
    return away().length >= 2;
  });
  expect(new Set(away().map(({ service }) => service))).toEqual(new Set(['CometBFT RPC', 'gRPC']));
  expect(away()).toHaveLength(2);
  expect(warnings(halley, before).filter((message) => message !== AWAY)).toEqual([
    'the node does not answer: serving what the index holds',
    'waiting for the node',
  ]);

  await mine(3);
  nodeIsUp();
  const expected = hex(Number(head) + 3);
  await until('the head moves', async () => (await rpc(httpUrl, 'eth_blockNumber')) === expected);
  expect(await rpc(httpUrl, 'eth_getBalance', SOMEBODY, 'latest')).toBe('0x0');
  expect(await rpc<string[]>(httpUrl, 'eth_getFilterChanges', filterId)).toHaveLength(3);
}, 60_000);

test('while it runs, the node goes away and comes back', async () => {
  halley = await startInFront();
  const { httpUrl } = halley;
  const head = await rpc<string>(httpUrl, 'eth_blockNumber');
  for (let round = 1; round <= 3; round++) {
    nodeIsDown();
    const address = `0x${hex(round).slice(2).padStart(40, '0')}`;
    expect((await rpcAnswer(httpUrl, 'eth_getBalance', [address, 'latest'])).error).toMatchObject({ code: -32002 });
    expect(await rpc(httpUrl, 'eth_blockNumber')).toBe(hex(Number(head) + round - 1));
    await mine(1);
    nodeIsUp();
    const expected = hex(Number(head) + round);
    await until('the head moves', async () => (await rpc(httpUrl, 'eth_blockNumber')) === expected);
    await until('state is answered', async () => {
      return (await rpcAnswer(httpUrl, 'eth_getBalance', [address, expected])).result === '0x0';
    });
  }
}, 60_000);

test('a node that takes connections and says nothing does not hold up the start', async () => {
  const silent = await listenSilently();
  try {
    const node = `http://127.0.0.1:${silent.port}`;
    halley = await startHalley({ node, nodeGrpc: '', untilListening: true });
    expect((await rpcAnswer(halley.httpUrl, 'eth_blockNumber', [])).error).toEqual(NOT_REACHED);
    expect(await rpc(halley.httpUrl, 'web3_clientVersion')).toContain('Halley/');
  } finally {
    await silent.close();
  }
}, 60_000);

test('readiness names why the node was not reached, and whether it is its gRPC service', async () => {
  const flags = { 'metrics.address': '127.0.0.1:0' };
  halley = await startHalley({ node: rpcProxy.url, nodeGrpc: '127.0.0.1:1', flags, untilListening: true });
  const metrics = String(halley.log.find(({ msg }) => msg === 'serving')?.['metrics']);
  const { checks } = (await (await fetch(new URL('/readyz', metrics))).json()) as { checks: unknown[] };
  expect(checks).toContainEqual(
    expect.objectContaining({
      name: 'node',
      reason: expect.stringContaining('it was not reached yet: over gRPC, it refuses connections'),
    }),
  );
}, 60_000);

test('a node that answers its status and hangs then does not hold up the start', async () => {
  await control('dev_fault', { fault: 'hang', methods: ['abci_info'], times: 1 });
  halley = await startHalley({ node: rpcProxy.url, nodeGrpc: '', untilListening: true });
  const { httpUrl, log } = halley;
  expect(log.find(({ msg }) => msg === 'waiting for the node')).toMatchObject({
    err: { message: 'node unavailable: it does not answer in time (no answer to all within 3000 ms)' },
  });
  await until('it answers', async () => (await rpcAnswer(httpUrl, 'eth_chainId', [])).result === hex(CHAIN_ID));
}, 60_000);

test('a node that answers all but its newest block does not hold up the start', async () => {
  await control('dev_fault', { fault: 'hang', methods: ['block_results'], times: 1 });
  halley = await startHalley({ node: rpcProxy.url, nodeGrpc: '', untilListening: true });
  expect(warnings(halley)).toEqual([expect.stringContaining('the node has no gRPC service')]);
  expect((await rpcAnswer(halley.httpUrl, 'eth_blockNumber', [])).error).toEqual(NOT_REACHED);
}, 60_000);

test('a node of another chain ends a start, and is not asked for a running service', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'halley-foreign-'));
  const other = await startDevChain({ evmChainId: 815n, mining: { automine: false, intervalMs: 0 } });
  try {
    const flags = { 'data-dir': dataDir };
    halley = await startHalley({ node: rpcProxy.url, nodeGrpc: '', flags });
    const head = await rpc<string>(halley.httpUrl, 'eth_blockNumber');
    await halley.stop();
    const foreign = startHalley({ node: other.rpcUrl, nodeGrpc: '', flags });
    await expect(foreign).rejects.toThrow(/the index in .* is of chain .*; give each chain its own directory/);

    nodeIsDown();
    const proxy = await startProxy(other.rpcUrl);
    proxy.refuse();
    halley = await startHalley({ node: proxy.url, nodeGrpc: '', flags, untilListening: true });
    proxy.accept();
    const { httpUrl, log } = halley;
    const refused =
      /^the node is unavailable: it runs chain \S+ \(EVM chain id 815\), the index is of \S+ \(EVM chain id 4711\)$/;
    await until('it is noticed', async () => {
      return refused.test((await rpcAnswer(httpUrl, 'eth_gasPrice', [])).error?.message ?? '');
    });
    expect(await rpc(httpUrl, 'eth_blockNumber')).toBe(head);
    expect(await rpc(httpUrl, 'eth_getBlockByNumber', head, false)).toMatchObject({ number: head });
    const isTold = (line: Record<string, unknown>) => JSON.stringify(line).includes('WrongChain');
    await until('it is logged', () => log.some(isTold));
    expect(log.filter((line) => line['level'] === 40 && isTold(line))).toHaveLength(1);
    await proxy.close();
  } finally {
    await other.stop();
    await halley?.stop();
    halley = undefined;
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);

function startInFront(more: { untilListening?: boolean } = {}): Promise<HalleyProcess> {
  const nodeGrpc = new URL(grpcProxy.url).host;
  return startHalley({ node: rpcProxy.url, nodeGrpc, flags: { 'json-rpc.api': API }, ...more });
}

function nodeIsDown(): void {
  for (const proxy of [rpcProxy, grpcProxy]) proxy.refuse();
}

function nodeIsUp(): void {
  for (const proxy of [rpcProxy, grpcProxy]) proxy.accept();
}

/** Messages of the warnings and errors, without those of the configuration. */
function warnings({ log }: HalleyProcess, from = 0): unknown[] {
  return log
    .slice(from)
    .filter(({ level, msg }) => Number(level) >= 40 && msg !== 'configuration')
    .map(({ msg }) => msg);
}

async function listenSilently(): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function mine(blocks: number): Promise<void> {
  await control('dev_mine', { blocks });
}

async function control(method: string, params: object): Promise<void> {
  const message = { jsonrpc: '2.0', id: 1, method, params };
  const { error } = await post<{ error?: object }>(chain.rpcUrl, message);
  if (error !== undefined) throw new Error(JSON.stringify(error));
}
