/** Halley killed, the node killed, connections cut: afterwards no block is missing and none is different. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Block } from '../../generated/types.js';
import { startGoChain, type GoChain } from '../chain/goChain.js';
import { nodeHashes, until } from './chainProgress.js';
import { startProxy, type CuttableProxy } from './cuttableProxy.js';
import { startHalley, type HalleyProcess } from './halleyProcess.js';
import { isIndexed } from './indexProgress.js';
import { hex, rpc } from './rpc.js';

const MAIN = join(import.meta.dirname, '../../dist/src/main.js');
const DEADLINE_MS = 60_000;
/** Blocks that exist before Halley first starts, so that there is something to fill. */
const HISTORY = 150;

let chain: GoChain;
let proxy: CuttableProxy;
let halley: HalleyProcess;

beforeAll(async () => {
  chain = await startGoChain({ blockTimeMs: 50 });
  proxy = await startProxy(chain.rpcUrl);
  await until('the chain has a history', async () => (await nodeHeight()) >= HISTORY);
  halley = await startHalley({ node: proxy.url, nodeGrpc: chain.grpcAddress });
}, 420_000);

afterAll(async () => {
  await halley?.stop();
  await proxy?.close();
  await chain?.stop();
});

test('a start on an address in use says so and ends with code 1', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      MAIN,
      'start',
      `--node=${chain.rpcUrl}`,
      `--node-grpc=${chain.grpcAddress}`,
      `--data-dir=${halley.dataDir}-second`,
      `--json-rpc.address=${new URL(halley.httpUrl).host}`,
      '--json-rpc.ws-address=',
    ],
    { encoding: 'utf8', timeout: DEADLINE_MS, killSignal: 'SIGKILL' },
  );
  rmSync(`${halley.dataDir}-second`, { recursive: true, force: true });
  expect(stderr).toMatch(/cannot listen on .*: the address is in use/);
  expect(status).toBe(1);
}, 90_000);

test('killed again and again while it fills its index, it ends with every block', async () => {
  for (let kill = 0; kill < 6; kill++) {
    await halley.kill('SIGKILL');
    await halley.restart();
  }
  await expectWhole();
}, 120_000);

test('the node is killed and comes back: the head goes on, without a gap', async () => {
  await chain.kill('SIGKILL');
  const before = await head();
  expect(await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', hex(before), false)).toMatchObject({
    number: hex(before),
  });
  await chain.restart();
  await until('the head moves again', async () => (await head()) > before + 5);
  await expectWhole();
}, 120_000);

test('connections to the node are cut ten times: the head goes on, without a gap', async () => {
  for (let cut = 0; cut < 10; cut++) {
    const before = await head();
    await until('Halley is connected', async () => proxy.connections() > 0);
    proxy.cut();
    await until('the head moves again', async () => (await head()) > before);
  }
  await expectWhole();
}, 120_000);

/** Every block from 1 to the head is indexed, is the node's, and passes `halley index verify`. */
async function expectWhole(): Promise<void> {
  await until('the index is complete', () => isIndexed(halley));
  const last = await head();
  const hashes = new Map(await nodeHashes(chain.rpcUrl, 1, last));
  let parent = `0x${'0'.repeat(64)}`;
  for (let number = 1; number <= last; number++) {
    const block = await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', hex(number), false);
    expect([number, block.hash, block.parentHash]).toEqual([number, hashes.get(number), parent]);
    parent = block.hash;
  }
  const verified = spawnSync(
    process.execPath,
    [
      MAIN,
      'index',
      'verify',
      `--node=${chain.rpcUrl}`,
      `--node-grpc=${chain.grpcAddress}`,
      `--data-dir=${halley.dataDir}`,
    ],
    { encoding: 'utf8' },
  );
  expect(verified.stdout).toMatch(/ 0 differences\n$/);
  expect(verified.status).toBe(0);
}

async function head(): Promise<number> {
  return Number(await rpc<string>(halley.httpUrl, 'eth_blockNumber'));
}

async function nodeHeight(): Promise<number> {
  const status = await rpc<{ sync_info: { latest_block_height: string } }>(chain.rpcUrl, 'status');
  return Number(status.sync_info.latest_block_height);
}
