/** After Halley or the node was killed, or connections were cut, no block is missing and none is different. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Block } from '../../generated/types.js';
import { startGoChain, type GoChain } from '../support/goChain.js';
import { nodeHashes, until } from '../support/chainProgress.js';
import { startProxy, type CuttableProxy } from '../support/cuttableProxy.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { isIndexed } from '../support/indexProgress.js';
import { runs } from '../support/longRuns.js';
import { hex, rpc } from '../support/rpc.js';

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.js');
const DEADLINE_MS = 60_000;
/** Blocks that exist before Halley first starts, so that there is something to backfill. */
const HISTORY = runs(75, 150);
const KILLS = runs(3, 6);
const CUTS = runs(4, 10);

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

test('a start on an address that is in use says so and exits with code 1', () => {
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

test.each([
  ['json-rpc.address', () => chain.evmRpcUrl, '--json-rpc.ws-address='],
  ['json-rpc.ws-address', () => chain.evmWsUrl, '--json-rpc.address=127.0.0.1:0'],
])(
  "a start on %s of the node's own server says that it came from app.toml, and names the flag",
  (name, url, other) => {
    const dataDir = `${halley.dataDir}-third`;
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        MAIN,
        'start',
        `--node=${chain.rpcUrl}`,
        `--home=${chain.home}`,
        `--data-dir=${dataDir}`,
        other,
        '--log-level=silent',
      ],
      { encoding: 'utf8', timeout: DEADLINE_MS, killSignal: 'SIGKILL' },
    );
    rmSync(dataDir, { recursive: true, force: true });
    const address = new URL(url()).host;
    const file = join(chain.home, 'config', 'app.toml');
    expect(stderr).toBe(
      `halley: cannot listen on ${address}: the address is in use by another process: it is ${name} of ${file}, ` +
        `where the node's own server listens if it runs; give Halley another one with --${name}\n`,
    );
    expect(status).toBe(1);
  },
  90_000,
);

test('has every block after it was killed several times during the backfill', async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    await halley.kill('SIGKILL');
    await halley.restart();
  }
  await expectComplete();
}, 120_000);

test('the head continues without a gap after the node was killed and started again', async () => {
  await chain.kill('SIGKILL');
  const before = await head();
  expect(await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', hex(before), false)).toMatchObject({
    number: hex(before),
  });
  await chain.restart();
  await until('the head moves again', async () => (await head()) > before + 5);
  await expectComplete();
}, 120_000);

test('the head continues without a gap after connections to the node were cut several times', async () => {
  for (let cut = 0; cut < CUTS; cut++) {
    const before = await head();
    await until('Halley is connected', async () => proxy.connections() > 0);
    proxy.cut();
    await until('the head moves again', async () => (await head()) > before);
  }
  await expectComplete();
}, 120_000);

/**
 * Expects every block from 1 to the head in the index, with the node's hashes, and that `halley index verify` passes.
 */
async function expectComplete(): Promise<void> {
  await until('the index is complete', () => isIndexed(halley));
  const last = await head();
  const hashes = new Map(await nodeHashes(chain.rpcUrl, 1, last));
  let parent = (await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', '0x0', false)).hash as string;
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
  const { status, stdout, stderr } = verified;
  expect(stdout).toMatch(/ 0 differences\n$/);
  expect({ status, why: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, why: '' });
}

async function head(): Promise<number> {
  return Number(await rpc<string>(halley.httpUrl, 'eth_blockNumber'));
}

async function nodeHeight(): Promise<number> {
  const status = await rpc<{ sync_info: { latest_block_height: string } }>(chain.rpcUrl, 'status');
  return Number(status.sync_info.latest_block_height);
}
