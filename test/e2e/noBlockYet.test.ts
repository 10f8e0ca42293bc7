/** A node that is there and gives no block: every method, readiness and the check of the configuration say why. */
import { spawnSync } from 'node:child_process';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startGoChain, type GoChain } from '../support/goChain.js';
import { until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { rpc, rpcAnswer } from '../support/rpc.js';

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.js');
const SETTING = 'discard_abci_responses = true in the section [storage] of its config.toml';
const ACCOUNT = `0x${'20'.repeat(20)}`;
/** Methods that need the chain. */
const QUESTIONS: [string, unknown[]][] = [
  ['eth_chainId', []],
  ['net_version', []],
  ['eth_blockNumber', []],
  ['eth_syncing', []],
  ['eth_gasPrice', []],
  ['eth_getBlockByNumber', ['latest', false]],
  ['eth_getBalance', [ACCOUNT, 'latest']],
  ['eth_call', [{ to: ACCOUNT }, 'latest']],
  ['eth_estimateGas', [{ from: ACCOUNT, to: ACCOUNT }]],
  ['eth_getLogs', [{}]],
];

let chain: GoChain;
let halley: HalleyProcess;

/** The node is not the validator any more, so it makes no block, and waits for others to bring it some. */
beforeAll(async () => {
  chain = await startGoChain({ blockTimeMs: 200, config: { storage: { discard_abci_responses: true } } });
  await until('the chain has a history', async () => Number(await rpc(chain.evmRpcUrl, 'eth_blockNumber')) >= 2);
  await chain.kill('SIGTERM');
  const config = join(chain.home, 'config');
  await rename(join(config, 'priv_validator_key.json'), join(config, 'key_of_the_validator.json'));
  await chain.restart({ makesBlocks: false });
  await start();
}, 420_000);

afterAll(async () => {
  await halley?.stop();
  await chain?.stop();
});

test('before the first block that is announced with its results, every method names the setting', async () => {
  const obstacle = `the node does not keep the results of blocks (${SETTING}); the next block that it announces can be served`;
  await everyMethodSays(obstacle);
  const { node, head } = await readiness();
  expect(node).toMatchObject({ details: { reachable: true } });
  expect(head).toMatchObject({ reason: `no block is indexed yet: ${obstacle}` });
});

test('a node without any block is there, has none, and catches up', async () => {
  await halley.stop();
  await chain.kill('SIGTERM');
  const data = join(chain.home, 'data');
  for (const file of await readdir(data)) await rm(join(data, file), { recursive: true });
  await writeFile(join(data, 'priv_validator_state.json'), JSON.stringify({ height: '0', round: 0, step: 0 }));
  await chain.restart({ makesBlocks: false });
  await start();
  const reason = 'the node has no block yet and is catching up with its chain';
  await everyMethodSays(reason);
  const { node, head } = await readiness();
  expect(node).toMatchObject({
    reason: 'the node is catching up with its chain; it has no block yet',
    details: { reachable: true, catchingUp: true },
  });
  expect(head).toMatchObject({ reason: `no block is indexed yet: ${reason}` });

  const addresses = [`--node=${chain.rpcUrl}`, `--node-grpc=${chain.grpcAddress}`, `--data-dir=${halley.dataDir}`];
  const options = { encoding: 'utf8', timeout: 60_000, killSignal: 'SIGKILL' } as const;
  const { status, stdout } = spawnSync(process.execPath, [MAIN, 'config', 'check', ...addresses], options);
  expect(stdout.split('\n')).toContain(`warning: ${reason}: its application cannot be asked before its first block`);
  expect(stdout).not.toContain('error');
  expect(status).toBe(0);
});

async function start(): Promise<void> {
  halley = await startHalley({
    node: chain.rpcUrl,
    nodeGrpc: chain.grpcAddress,
    untilListening: true,
    flags: { 'metrics.address': '127.0.0.1:0' },
  });
}

async function everyMethodSays(reason: string): Promise<void> {
  const said = async (method: string, params: unknown[]) => (await rpcAnswer(halley.httpUrl, method, params)).error;
  const refusal = { code: -32002, message: `the node is unavailable: ${reason}` };
  await until('the node was asked', async () => (await said('eth_blockNumber', []))?.message === refusal.message);
  for (const [method, params] of QUESTIONS)
    expect([method, await said(method, params)]).toMatchObject([method, refusal]);
}

/** The checks of readiness, by their names. */
async function readiness(): Promise<Record<string, object>> {
  const metrics = halley.log.findLast(({ metrics }) => metrics !== undefined)?.['metrics'] as string;
  const response = await fetch(new URL('/readyz', metrics));
  const { checks } = (await response.json()) as { checks: { name: string }[] };
  return Object.fromEntries(checks.map((check) => [check.name, check]));
}
