/** What `halley config check` says of the state stream of a real node. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import { lockHolder } from '../../src/stream/process/processLock.js';
import { until } from '../support/chainProgress.js';
import { configCheck } from '../support/configCheck.js';
import { startGoChain, type GoChain } from '../support/goChain.js';
import { rpc } from '../support/rpc.js';
import { signTransfer } from '../support/transfers.js';

const NODE_SETTINGS =
  'app.toml: the node pushes evm, acc, bank, precisebank, erc20; ' +
  'when halley stream ends, the node continues without it (stop-node-on-err = false)';

let folder: string;
let spool: string;
let stream: string;
let chain: GoChain;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-checked-'));
  spool = join(folder, 'spool');
  stream = `unix:${join(spool, 'followers.sock')}`;
  chain = await startGoChain({ blockTimeMs: 300, stream: { spool, stopNodeOnErr: false } });
  const { privateKey } = chain.accounts[0]!;
  await rpc(chain.evmRpcUrl, 'eth_sendRawTransaction', await signTransfer(new Wallet(privateKey), 0, chain.chainId));
  const included = Number(await rpc<string>(chain.evmRpcUrl, 'eth_blockNumber')) + 2;
  await until('the transfer is in a block', async () => (await height()) >= included);
}, 420_000);

afterAll(async () => {
  await chain?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test('a stream is shown with its blocks, which are those of the node, and with the settings of the node', () => {
  const { lines, status } = check('--stream', stream, '--home', chain.home);
  expect(lines).toContain(NODE_SETTINGS);
  expect(lines.find((line) => line.startsWith('stream:'))).toMatch(
    new RegExp(`^stream: ${stream} has blocks 1 to \\d+$`),
  );
  // No contract of this chain has a slot yet.
  expect(lines.find((line) => line.includes('stores:'))).toMatch(
    /^warning: stores: code and slots are asked of the node: the stores that were looked at have no slot$/,
  );
  expect(lines.filter((line) => /^(?:error|warning: (?!stores))/.test(line))).toEqual([]);
  expect(status).toBe(0);
});

test('without a stream, one line says how to switch it on, and another what the node pushes', () => {
  const { lines, status } = check('--home', chain.home);
  expect(lines).toContain(
    'stream: none: the node is asked for calls and balances; run "halley stream" to see how to switch it on',
  );
  expect(lines).toContain(NODE_SETTINGS);
  expect(status).toBe(0);
});

test('a stream whose process has ended is an error', () => {
  const holder = lockHolder(spool);
  expect(holder).not.toBeNull();
  process.kill(holder?.pid ?? 0, 'SIGKILL');
  const { lines, status } = check('--stream', stream);
  expect(lines.find((line) => line.startsWith('error:'))).toMatch(
    /^error: stream: unix:\S+: the stream process cannot be read: connect ECONNREFUSED /,
  );
  expect(lines).toContain('the configuration cannot be used');
  expect(status).toBe(1);
});

function check(...flags: string[]): { lines: string[]; status: number | null } {
  const { stdout, status } = configCheck(chain, { dataDir: join(folder, 'data') }, flags);
  return { lines: stdout.split('\n'), status };
}

async function height(): Promise<number> {
  return Number(await rpc<string>(chain.evmRpcUrl, 'eth_blockNumber'));
}
