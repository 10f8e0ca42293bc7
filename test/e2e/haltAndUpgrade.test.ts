/** The chain stands still for minutes, and its node is replaced by another release, while the service runs on. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import { accounts } from '../../scripts/testNode/accounts.mjs';
import type { Block, BlockHead } from '../../generated/types.js';
import { startDevChain, type DevChainHandle } from '../../src/devchain/devChain.js';
import type { DevChainOptions } from '../../src/devchain/options.js';
import { until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { RawSocket } from '../support/rawSocket.js';
import { hex, post, rpc } from '../support/rpc.js';

const HALT_SECONDS = 600;
const RECIPIENT = `0x${'20'.repeat(20)}`;
const CHAIN_ID = 31_337;

let folder: string;
let chain: DevChainHandle;
let halley: HalleyProcess;
let socket: RawSocket;
let heads: BlockHead[];

/** A chain that makes a block for each transaction, and the service in front of it with a subscriber. */
async function start(options: DevChainOptions, flags: Record<string, string>): Promise<void> {
  chain = await startDevChain({ mining: { automine: true, intervalMs: 0 }, ...options });
  halley = await startHalley({
    node: chain.rpcUrl,
    nodeGrpc: chain.grpcAddress,
    flags: { 'metrics.address': '127.0.0.1:0', ...flags },
  });
  socket = await RawSocket.open(halley.wsUrl);
  heads = [];
  await socket.subscribe<BlockHead>(['newHeads'], (head) => heads.push(head));
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-upgrade-'));
});

afterEach(async () => {
  socket?.close();
  await halley?.stop();
  await chain?.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

test('a halt of ten minutes is told by readiness, and over with the next block', async () => {
  await start({}, { 'ready.max-head-age': '1s' });
  const before = await send(0);
  await until('the halt is noticed', async () => (await readiness()).head !== null);
  expect((await readiness()).head).toMatch(/^the newest block is \d+ s old, more than 1 s$/);
  expect(await readiness()).toMatchObject({ node: null, index: null });
  // What was there is answered, and what the node is asked, too.
  expect(await rpc(halley.httpUrl, 'eth_blockNumber')).toBe(before.number);
  expect(await rpc(halley.httpUrl, 'eth_getBalance', RECIPIENT, 'latest')).toBe('0x1');

  await control('dev_increaseTime', { seconds: HALT_SECONDS });
  const after = await send(1);
  expect(Number(after.number)).toBe(Number(before.number) + 1);
  expect(Number(after.timestamp) - Number(before.timestamp)).toBeGreaterThanOrEqual(HALT_SECONDS);
  await until('it is ready again', async () => (await readiness()).head === null);
  await until('the heads arrive', () => heads.length === 2);
  expect(heads.map(({ hash }) => hash)).toEqual([before.hash, after.hash]);
  expect(halley.log.filter(({ level, msg }) => Number(level) >= 40 && msg !== 'configuration')).toEqual([]);
}, 60_000);

test('an upgrade to another release needs no restart: answers are right before, at and after it', async () => {
  const stateFile = join(folder, 'chain.jsonl');
  await start({ dialect: 'cosmosEvm03', stateFile }, {});
  const below = [await send(0), await send(1)];
  await chain.stop();
  await until('readiness says so', async () => (await readiness()).node !== null);
  expect((await readiness()).node).toMatch(/^the node is unavailable: /);

  await startAs('cosmosEvm04', stateFile, { automine: true, intervalMs: 0 });
  await until('it is ready', async () => (await readiness()).node === null);
  const above = [await send(2), await send(3)];
  const added = above.map(({ number }) => number);
  await until('the heads arrive', () => added.every((number) => heads.some((head) => head.number === number)));
  const numbers = heads.map(({ number }) => Number(number));
  expect(numbers).toEqual(Array.from(numbers, (_, index) => (numbers[0] ?? 0) + index));
  expect(await rpc(halley.httpUrl, 'eth_getBalance', RECIPIENT, 'latest')).toBe('0x4');
  for (const block of below)
    expect(await rpc(halley.httpUrl, 'eth_getBlockByNumber', block.number, true)).toEqual(block);

  const all = await answers(halley.httpUrl, Number(added[1]));
  const reference = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress });
  try {
    expect(all).toEqual(await answers(reference.httpUrl, Number(added[1])));
  } finally {
    await reference.stop();
  }
}, 90_000);

test('an upgrade while a transaction waits: it is sent again in the form of the new release', async () => {
  const stateFile = join(folder, 'chain.jsonl');
  const byHand = { automine: false, intervalMs: 0 };
  await start({ dialect: 'cosmosEvm03', stateFile, mining: byHand }, { 'json-rpc.api': 'eth,net,web3,txpool' });
  const [mined, waiting] = [await transfer(0), await transfer(1)];
  const minedHash = await rpc<string>(halley.httpUrl, 'eth_sendRawTransaction', mined);
  await control('dev_mine', {});
  await until('the first is mined', async () => (await receiptOf(minedHash)) !== null);
  const hash = await rpc<string>(halley.httpUrl, 'eth_sendRawTransaction', waiting);
  expect(await rpc(halley.httpUrl, 'eth_getTransactionByHash', hash)).toMatchObject({ blockNumber: null });
  const below = await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', '0x1', true);
  const raw = await rpc(halley.httpUrl, 'eth_getRawTransactionByHash', minedHash);
  await chain.stop();
  await until('readiness says so', async () => (await readiness()).node !== null);

  // A node forgets its mempool when it ends.
  await startAs('cosmosEvm04', stateFile, byHand);
  await until('the release is known', () => halley.log.some(({ msg }) => msg === 'the node has changed'));
  const changed = halley.log.find(({ msg }) => msg === 'the node has changed');
  expect(changed).toMatchObject({ dialect: 'cosmosEvm04', mempool: 'floodWithQueue' });
  await until('it is ready', async () => (await readiness()).node === null);
  expect(await rpc(halley.httpUrl, 'eth_sendRawTransaction', waiting)).toBe(hash);
  await control('dev_mine', {});
  await until('it is mined', async () => (await receiptOf(hash)) !== null);
  expect(await receiptOf(hash)).toMatchObject({ status: '0x1' });
  expect(await rpc(halley.httpUrl, 'txpool_status')).toEqual({ pending: '0x0', queued: '0x0' });
  // The block below holds a message of the old form, the one above it of the new; a gap is queued since the upgrade.
  expect(await rpc(halley.httpUrl, 'eth_getBlockByNumber', '0x1', true)).toEqual(below);
  expect(await rpc(halley.httpUrl, 'eth_getRawTransactionByHash', minedHash)).toBe(raw);
  expect(await rpc(halley.httpUrl, 'eth_getRawTransactionByHash', hash)).toBe(waiting);
  await rpc(halley.httpUrl, 'eth_sendRawTransaction', await transfer(3));
  expect(await rpc(halley.httpUrl, 'txpool_status')).toEqual({ pending: '0x0', queued: '0x1' });
}, 90_000);

/** Starts the chain that has stopped, by another release from the next height on, at the addresses that it had. */
async function startAs(dialect: string, stateFile: string, mining: DevChainOptions['mining']): Promise<void> {
  const stored = await readFile(stateFile, 'utf8');
  await writeFile(stateFile, stored.replace('"dialect":"cosmosEvm03"', `"dialect":"${dialect}"`));
  const [rpcPort, grpcPort] = [new URL(chain.rpcUrl).port, new URL(`http://${chain.grpcAddress}`).port].map(Number);
  chain = await startDevChain({ stateFile, mining, rpcPort: rpcPort ?? 0, grpcPort: grpcPort ?? 0 });
}

function receiptOf(hash: string): Promise<object | null> {
  return rpc<object | null>(halley.httpUrl, 'eth_getTransactionReceipt', hash);
}

/** Sends one unit and resolves to the block that has it. */
async function send(nonce: number): Promise<Block> {
  const raw = await transfer(nonce);
  const receipt = await rpc<{ status: string; blockNumber: string }>(halley.httpUrl, 'eth_sendRawTransactionSync', raw);
  expect(receipt.status).toBe('0x1');
  return rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', receipt.blockNumber, true);
}

/** One unit, signed. */
function transfer(nonce: number): Promise<string> {
  const wallet = new Wallet(accounts.funded[0]?.privateKey ?? '');
  const price = { maxFeePerGas: 20_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
  const fields = { type: 2, chainId: CHAIN_ID, nonce, to: RECIPIENT, value: 1n, gasLimit: 21_000, ...price };
  return wallet.signTransaction(fields);
}

/** All blocks and receipts up to a height. */
async function answers(url: string, head: number): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let height = 1; height <= head; height++) {
    found.push(await rpc(url, 'eth_getBlockByNumber', hex(height), true));
    found.push(await rpc(url, 'eth_getBlockReceipts', hex(height)));
  }
  return found;
}

/** What readiness says of each thing; null where all is well. */
async function readiness(): Promise<Record<string, string | null>> {
  const serving = halley.log.findLast(({ msg }) => msg === 'serving');
  const response = await fetch(String(serving?.['metrics']).replace('/metrics', '/readyz'));
  const { checks } = (await response.json()) as { checks: { name: string; reason: string | null }[] };
  return Object.fromEntries(checks.map(({ name, reason }) => [name, reason]));
}

async function control(method: string, params: object): Promise<void> {
  const { error } = await post<{ error?: object }>(chain.rpcUrl, { jsonrpc: '2.0', id: 1, method, params });
  if (error !== undefined) throw new Error(JSON.stringify(error));
}
