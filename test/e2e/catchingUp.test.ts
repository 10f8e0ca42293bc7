/** A node that catches up with its chain: what it has is served, and readiness sends clients elsewhere. */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startGoChain, type GoChain } from '../support/goChain.js';
import { until } from '../support/chainProgress.js';
import { configCheck } from '../support/configCheck.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { post, rpc, rpcAnswer } from '../support/rpc.js';

let chain: GoChain;
let halley: HalleyProcess;
/** The node's newest block. */
let height: number;

/**
 * A node whose key is not that of the validator has no block to make, and waits for others to bring it the chain's
 * blocks. Nobody does, so it catches up for ever.
 */
beforeAll(async () => {
  chain = await startGoChain({ blockTimeMs: 200 });
  await chain.kill('SIGTERM');
  const config = join(chain.home, 'config');
  await rename(join(config, 'priv_validator_key.json'), join(config, 'key_of_the_validator.json'));
  await chain.restart({ makesBlocks: false });
  height = Number((await syncInfo()).latest_block_height);
  halley = await startHalley({
    node: chain.rpcUrl,
    nodeGrpc: chain.grpcAddress,
    flags: { 'metrics.address': '127.0.0.1:0', 'ready.max-head-age': '0s' },
  });
}, 420_000);

afterAll(async () => {
  await halley?.stop();
  await chain?.stop();
});

test('the node itself says that it catches up', async () => {
  expect(await syncInfo()).toMatchObject({ catching_up: true });
});

test('readiness says so, with the block', async () => {
  await until('the service is not ready', async () => (await node()).reason !== null);
  expect(await node()).toMatchObject({
    reason: `the node is catching up with its chain; its newest block is ${height}`,
    details: { reachable: true, catchingUp: true },
  });
  const { status } = await fetch(new URL('/readyz', halley.httpUrl));
  expect(status).toBe(503);
  expect(halley.log.filter(({ msg }) => msg === 'the node is catching up with its chain')).toMatchObject([
    { level: 40, latestHeight: height },
  ]);
});

test('what the node has is served', async () => {
  expect(Number(await rpc(halley.httpUrl, 'eth_blockNumber'))).toBe(height);
  const { result } = await rpcAnswer(halley.httpUrl, 'eth_getBlockByNumber', ['latest', false]);
  expect(result).toMatchObject({ number: `0x${height.toString(16)}` });
  const balance = await rpc(chain.evmRpcUrl, 'eth_getBalance', chain.accounts[0]?.address, `0x${height.toString(16)}`);
  expect(await rpc(halley.httpUrl, 'eth_getBalance', chain.accounts[0]?.address, 'latest')).toBe(balance);
  // The node's own server cannot say it: it asks about the newest state without naming its height.
  const refused = await rpcAnswer(chain.evmRpcUrl, 'eth_gasPrice', []);
  expect(refused.error?.message).toContain('did not contain latest block height');
  expect(await rpc(halley.httpUrl, 'eth_gasPrice')).toMatch(/^0x[1-9a-f][0-9a-f]*$/);
  expect(await rpc(halley.httpUrl, 'eth_syncing')).toMatchObject({
    startingBlock: '0x1',
    currentBlock: `0x${height.toString(16)}`,
    highestBlock: `0x${height.toString(16)}`,
  });
});

test('so is what the node runs, which knows no proposer since its start unless it is named', async () => {
  const [from] = chain.accounts;
  const call = { from: from?.address, data: '0x602a60005260206000f3' };
  const ofNode = await rpc(chain.evmRpcUrl, 'eth_call', call, `0x${height.toString(16)}`);
  expect(Number(ofNode)).toBe(42);
  expect(await rpc(halley.httpUrl, 'eth_call', call, 'latest')).toBe(ofNode);
  expect(await rpc(halley.httpUrl, 'eth_estimateGas', { to: from?.address })).toBe('0x5208');
});

test('the check of the configuration warns', () => {
  const { stdout, status } = configCheck(chain, halley);
  expect(stdout.split('\n')).toContain('warning: the node is catching up with its chain: its responses are old');
  expect(stdout).toContain(`node-grpc: ${chain.grpcAddress} serves the same chain\n`);
  expect(status).toBe(0);
});

/** What the node says of itself. */
async function syncInfo(): Promise<{ latest_block_height: string; catching_up: boolean }> {
  const message = { jsonrpc: '2.0', id: 1, method: 'status', params: {} };
  const { result } = await post<{ result: { sync_info: { latest_block_height: string; catching_up: boolean } } }>(
    chain.rpcUrl,
    message,
  );
  return result.sync_info;
}

async function node(): Promise<{ reason: string | null }> {
  const metrics = halley.log.findLast(({ metrics }) => metrics !== undefined)?.['metrics'] as string;
  const response = await fetch(new URL('/readyz', metrics));
  const { checks } = (await response.json()) as { checks: { name: string; reason: string | null }[] };
  return checks.find(({ name }) => name === 'node') as { name: string; reason: string | null };
}
