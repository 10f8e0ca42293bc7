/** The log index of a service: what is found does not depend on it, how wide a search may be does. */
import { execFile } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startDevChain, type DevChainHandle } from '../../src/devchain/devChain.js';
import { until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { post, rpc, rpcAnswer } from '../support/rpc.js';

const TRANSFER = `0x${'aa'.repeat(32)}`;
const RARE = `0x${'bb'.repeat(32)}`;
const CAP = 50;

interface LogState {
  logs: { blocks: string; missing: string } | null;
}

let chain: DevChainHandle;
/** With the log index. */
let indexed: HalleyProcess;
/** Without it: it looks at each block. */
let plain: HalleyProcess;
let accounts: string[];
let height: number;

beforeAll(async () => {
  chain = await startDevChain({ evmChainId: 31_337n, mining: { automine: false, intervalMs: 0 } });
  const options = { node: chain.rpcUrl, nodeGrpc: chain.grpcAddress };
  const flags = { 'json-rpc.api': 'eth,evm,anvil,halley' };
  plain = await startHalley({ ...options, flags: { ...flags, 'index.logs': 'false' } });
  accounts = await rpc<string[]>(plain.httpUrl, 'eth_accounts');
  await emit(TRANSFER, RARE);
  await mine(1_500);
  await emit(TRANSFER, TRANSFER);
  await emit(TRANSFER, TRANSFER);
  await mine(2_650);
  await emit(RARE, TRANSFER);
  await mine(3);
  indexed = await startHalley({ ...options, flags: { ...flags, 'json-rpc.block-range-cap': String(CAP) } });
  await indexedBlocks(4_095);
}, 120_000);

afterAll(async () => {
  await indexed?.stop();
  await plain?.stop();
  await chain?.stop();
});

const SEARCHES = [
  { topics: [TRANSFER] },
  { topics: [RARE] },
  { topics: [null, TRANSFER] },
  { topics: [[TRANSFER, RARE], RARE] },
  { topics: [TRANSFER, null, null] },
  { address: `0x${'12'.repeat(20)}` },
  {},
];

/** Over all blocks, both services return the same. */
async function agree(): Promise<void> {
  const counts: number[] = [];
  for (const search of SEARCHES) {
    const filter = { fromBlock: 'earliest', toBlock: 'latest', ...search };
    const found = await rpc<unknown[]>(indexed.httpUrl, 'eth_getLogs', filter);
    expect(found).toEqual(await rpc(plain.httpUrl, 'eth_getLogs', filter));
    counts.push(found.length);
  }
  expect(counts).toEqual([3, 1, 3, 1, 0, 0, 4]);
}

test('searches over all blocks find the same as a look at each of them', agree);

test('only blocks outside the log index count for the widest range, and the newest do not', async () => {
  const filter = { fromBlock: 'earliest', toBlock: 'latest', topics: [RARE] };
  await rpc(indexed.httpUrl, 'eth_getLogs', filter);
  await indexed.restart({
    flags: { 'json-rpc.api': 'eth,evm,anvil,halley', 'json-rpc.indexed-block-range-cap': '1000' },
  });
  expect(await rpcAnswer(indexed.httpUrl, 'eth_getLogs', [filter])).toMatchObject({
    error: { code: -32005, data: { from: '0x1', to: '0x3e8' } },
  });
  const flags = { 'json-rpc.api': 'eth,evm,anvil,halley', 'json-rpc.block-range-cap': String(CAP) };
  await indexed.restart({ flags: { ...flags, 'index.logs': 'false' } });
  expect(await rpcAnswer(indexed.httpUrl, 'eth_getLogs', [filter])).toMatchObject({
    error: { code: -32005, data: { from: '0x1', to: `0x${CAP.toString(16)}` } },
  });
  expect((await rpc<LogState>(indexed.httpUrl, 'halley_indexStatus')).logs).toBeNull();
  await indexed.restart({ flags: { ...flags, 'json-rpc.logs-cap': '2' } });
  // The number of logs is known before any is read; block 1501 has the second and 1502 the third.
  expect(await rpcAnswer(indexed.httpUrl, 'eth_getLogs', [{ ...filter, topics: [TRANSFER] }])).toMatchObject({
    error: { code: -32005, message: expect.stringContaining('more than 2 results') as unknown, data: { from: '0x1' } },
  });
  await indexed.restart({ flags });
});

test('a kill, a damaged file and a file that is no folder cost nothing but time', async () => {
  const file = join(logFolder(), 'data.mdb');
  await indexed.kill('SIGKILL');
  await indexed.restart();
  await agree();
  await indexed.kill('SIGKILL');
  const descriptor = openSync(file, 'r+');
  // All pages but the two that begin the file.
  for (let at = 8_192; at < statSync(file).size; at += 4_096)
    writeSync(descriptor, Buffer.alloc(4_000, 0xee), 0, 4_000, at);
  closeSync(descriptor);
  await indexed.restart();
  await indexedBlocks(4_095);
  await agree();
  await indexed.kill('SIGTERM');
  rmSync(logFolder(), { recursive: true });
  writeFileSync(logFolder(), '');
  await indexed.restart({ flags: { 'json-rpc.api': 'eth,evm,anvil,halley' } });
  expect(indexed.log.map(({ msg }) => msg)).toContain('the log index cannot be opened: blocks are searched one by one');
  await agree();
  await indexed.kill('SIGTERM');
  rmSync(logFolder());
  await indexed.restart();
  await indexedBlocks(4_095);
});

test.each([
  ['the files are', () => readdirSync(logFolder()).map((name) => join(logFolder(), name))],
  ['the folder is', () => [logFolder()]],
])('%s removed while the service runs: the index is built again', async (_what, removed) => {
  for (const path of removed()) rmSync(path, { recursive: true });
  await mine(1);
  await until('there is another file', () => existsSync(join(logFolder(), 'data.mdb')));
  await indexedBlocks(4_095);
  await agree();
  expect(await halley('index', 'status')).toMatch(/^log index {6}4095 blocks/m);
});

test('after a rollback, the blocks that replace the indexed ones are found', async () => {
  const head = Number(await rpc<string>(indexed.httpUrl, 'eth_blockNumber'));
  await rpc(indexed.httpUrl, 'anvil_rollback', 2_000);
  await emit(TRANSFER, RARE);
  for (const halley of [indexed, plain])
    await until(
      'the new block is the head',
      async () => Number(await rpc<string>(halley.httpUrl, 'eth_blockNumber')) === height,
    );
  expect(height).toBeLessThan(head);
  const all = { fromBlock: 'earliest', toBlock: 'latest' };
  const newest = { fromBlock: `0x${(height - CAP + 1).toString(16)}`, toBlock: 'latest', topics: [[TRANSFER, RARE]] };
  const found = await rpc<{ blockNumber: string }[]>(indexed.httpUrl, 'eth_getLogs', newest);
  expect(found.map(({ blockNumber }) => Number(blockNumber))).toEqual([height]);
  await mine(2_000);
  await indexedBlocks(4_095);
  for (const topics of [[TRANSFER], [RARE], [null, RARE], []])
    expect(await rpc(indexed.httpUrl, 'eth_getLogs', { ...all, topics })).toEqual(
      await rpc(plain.httpUrl, 'eth_getLogs', { ...all, topics }),
    );
  expect(await rpc(indexed.httpUrl, 'eth_getLogs', { ...all, topics: [TRANSFER] })).toHaveLength(4);
});

test('the commands read the index of a running service', async () => {
  const status = await halley('index', 'status');
  expect(status).toMatch(/^log index {6}4095 blocks, \d\.\d MiB$/m);
  const verified = await halley('index', 'verify', '--offline', '--to', '1600', '--json-rpc.api', 'eth,anvil');
  expect(verified).toContain('1600 blocks verified without the node, 0 differences');
});

function logFolder(): string {
  return join(indexed.dataDir, 'logs');
}

/** A transaction whose creation code emits a log with two topics, in a block of its own. */
async function emit(first: string, second: string): Promise<void> {
  const data = `0x7f${second.slice(2)}7f${first.slice(2)}60006000a200`;
  await rpc(plain.httpUrl, 'eth_sendTransaction', { from: accounts[0], data, gas: '0x30d40' });
  await mine(1);
}

/** What a command prints about the index of the running service. */
async function halley(...command: string[]): Promise<string> {
  const main = join(import.meta.dirname, '../../dist/bundle/main.js');
  const settings = ['--data-dir', indexed.dataDir, '--node', chain.rpcUrl];
  return (await promisify(execFile)(process.execPath, [main, ...command, ...settings])).stdout;
}

async function mine(blocks: number): Promise<void> {
  const { result } = await post<{ result: { height: number } }>(chain.rpcUrl, {
    jsonrpc: '2.0',
    id: 1,
    method: 'dev_mine',
    params: { blocks: String(blocks) },
  });
  height = result.height;
}

async function indexedBlocks(count: number): Promise<void> {
  await until(`${count} blocks are in the log index`, async () => {
    const { logs } = await rpc<LogState>(indexed.httpUrl, 'halley_indexStatus');
    return Number(logs?.blocks ?? 0) === count;
  });
}
