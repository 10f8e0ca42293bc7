// What an operator does over JSON-RPC on a real chain: the validator's rewards, the lowest gas price, the peers.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublicClient, createWalletClient, http, parseAbi, parseEther } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { resolveConfig } from '../../src/config/config.js';
import { createGateway, type Gateway } from '../../src/gateway.js';
import { FULL_ACCESS } from '../../src/caller/caller.js';
import { createLogger } from '../../src/observe/logger.js';
import { startGoChain, type GoChain } from '../support/goChain.js';
import { rpc, rpcAnswer } from '../support/rpc.js';

/** The operator of the validator of every Go chain, see scripts/testNode/accounts.json. */
const OPERATOR = '0xbcd4042de499d14e55001ccbb24a551f3b954096';
const OPERATOR_KEY = 'f214f2b2cd398c806f84e317254e0f0b801d0643303237d97a22a48e01628897';
const PASSPHRASE = 'correct horse';
/** The chain's precompile of x/distribution: it shows the withdraw address without any code of ours. */
const DISTRIBUTION = '0x0000000000000000000000000000000000000801';
const ABI = parseAbi(['function delegatorWithdrawAddress(address) view returns (string)']);

let chain: GoChain;
let folder: string;
let gateway: Gateway;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-operator-'));
  chain = await startGoChain({ config: { rpc: { unsafe: true } } });
  const flags = {
    node: chain.rpcUrl,
    'node-grpc': chain.grpcAddress,
    home: chain.home,
    'data-dir': folder,
    'keystore.light-kdf': 'true',
    'json-rpc.address': '127.0.0.1:0',
    'json-rpc.ws-address': '',
    'json-rpc.api': 'eth,personal,miner,admin',
  };
  const options = { authentication: { withoutToken: FULL_ACCESS }, signal: AbortSignal.timeout(60_000) };
  gateway = await createGateway(resolveConfig(flags, {}).config, createLogger('silent'), options);
  const addresses = await gateway.start();
  await gateway.ready;
  url = `http://${addresses.http}`;
}, 120_000);

afterAll(async () => {
  await gateway?.stop();
  await chain?.stop();
  await rm(folder, { recursive: true, force: true });
});

function account(number: number): GoChain['accounts'][number] {
  const found = chain.accounts[number];
  if (found === undefined) throw new Error(`no account ${number}`);
  return found;
}

async function refusal(method: string, ...params: unknown[]): Promise<unknown> {
  const { error } = await rpcAnswer(url, method, params);
  return [error?.code, error?.message];
}

/** Bech32, as the chain has it. */
function withdrawAddress(): Promise<string> {
  const client = createPublicClient({ transport: http(chain.evmRpcUrl) });
  const call = { address: DISTRIBUTION, abi: ABI, functionName: 'delegatorWithdrawAddress', args: [OPERATOR] } as const;
  return client.readContract(call);
}

describe('the account that the rewards of the validator go to', () => {
  test("is not set without the operator's key, nor while it is locked", async () => {
    const { address } = account(1);
    const missing = [-32001, `key of account ${OPERATOR} not found`];
    expect(await refusal('miner_setEtherbase', address)).toEqual(missing);
    expect(await rpc(url, 'personal_importRawKey', OPERATOR_KEY, PASSPHRASE)).toBe(OPERATOR);
    const locked = [-32000, 'authentication needed: password or unlock'];
    expect(await refusal('miner_setEtherbase', address)).toEqual(locked);
    await rpc(url, 'personal_unlockAccount', OPERATOR, PASSPHRASE, 0);
  });

  test('is not set by an account that the chain does not know, in the words of the chain', async () => {
    const unknown = [-32000, expect.stringContaining('does not exist: unknown address')];
    expect(await refusal('miner_setEtherbase', account(1).address)).toEqual(unknown);
  });

  test('is set by calls at once, one after another, and eth_coinbase stays the operator', async () => {
    const { privateKey } = account(5);
    const wallet = createWalletClient({ account: privateKeyToAccount(privateKey), transport: http(url) });
    await wallet.sendTransactionSync({ chain: null, to: OPERATOR, value: parseEther('1') });
    const set = [1, 2].map((number) => rpc(url, 'miner_setEtherbase', account(number).address));
    expect(await Promise.all(set)).toEqual([true, true]);
    // Two connections: either of them may be read first. Two transactions tell that neither call was lost.
    expect([account(1).bech32, account(2).bech32]).toContain(await withdrawAddress());
    expect(await rpc(url, 'eth_coinbase')).toBe(OPERATOR);
    expect(await rpc(url, 'eth_getTransactionCount', OPERATOR, 'pending')).toBe('0x2');
  }, 60_000);

  test('is not one that may not get coins, in the words of the chain', async () => {
    // The account of the module distribution.
    const forbidden = 'cosmos1jv65s3grqf6v6jl3dp4t6c9t9rk99cd88lyufl is not allowed to receive external funds';
    const refused = await refusal('miner_setEtherbase', '0x93354845030274cd4bf1686abd60ab28ec52e1a7');
    expect(refused).toEqual([-32000, expect.stringContaining(forbidden)]);
  });
});

describe('the network of the node', () => {
  test('is described', async () => {
    const node = await rpc<{ enode: string; protocols: object }>(url, 'admin_nodeInfo');
    expect(node.enode).toMatch(/^enode:\/\/[0-9a-f]{40}@127\.0\.0\.1:\d+$/);
    expect(node.protocols).toMatchObject({
      eth: { network: chain.chainId },
      cometbft: { network: chain.cometChainId },
    });
    expect(await rpc(url, 'admin_peers')).toEqual([]);
    expect(await rpc(url, 'admin_datadir')).toBe(folder);
  });

  test('gets a peer to connect to', async () => {
    expect(await rpc(url, 'admin_addPeer', `${'ab'.repeat(20)}@127.0.0.1:1`)).toBe(true);
  });
});

test('the node starts with the lowest gas price that was set', async () => {
  const file = join(chain.home, 'config', 'app.toml');
  const before = await readFile(file, 'utf8');
  expect(await rpc(url, 'miner_setGasPrice', '0x3b9aca00')).toBe(true);
  const value = 'minimum-gas-prices = "1000000000atest"';
  expect(await readFile(file, 'utf8')).toBe(before.replace('minimum-gas-prices = "100000000atest"', value));
  await chain.restart();
  expect(BigInt(await rpc<string>(chain.evmRpcUrl, 'eth_gasPrice'))).toBeGreaterThan(0n);
}, 60_000);
