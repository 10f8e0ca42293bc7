/** `halley dev` as developers' tools use it: viem's test client in both of its modes, and a wallet's first requests. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  http,
  parseEther,
  publicActions,
  walletActions,
  type Address,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { WebSocket } from 'ws';
import type { Block, Transaction } from '../../generated/types.js';
import { startDev, START_TIMEOUT_MS } from '../support/devProcess.js';
import { devStage, FIRST_KEY } from '../support/devStage.js';
import { compileProbe } from '../support/probe.js';
import { runs } from '../support/longRuns.js';
import { hex, post, rpc, rpcAnswer, type RpcAnswer } from '../support/rpc.js';

const FIRST: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const STRANGER: Address = '0x00000000000000000000000000000000deadbee4';

const { dev, ask } = devStage();

test('HTTP and WebSocket have one port', async () => {
  const { port } = new URL(dev.url);
  expect(dev.output()).toContain(`\nWebSocket       ws://127.0.0.1:${port}\n`);
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  await once(socket, 'open');
  const answer = once(socket, 'message');
  socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}');
  expect(String((await answer)[0])).toBe('{"jsonrpc":"2.0","id":1,"result":"0x7a69"}');
  socket.close();
});

const clientsOf = (mode: 'anvil' | 'hardhat') => {
  const transport = http(dev.url);
  const client = createTestClient({ mode, chain: foundry, transport }).extend(publicActions).extend(walletActions);
  const wallet = createWalletClient({ account: privateKeyToAccount(FIRST_KEY), chain: foundry, transport });
  return { client, wallet };
};

test('the banner shows accounts, keys, chain id and addresses', () => {
  expect(dev.output()).toContain(`${FIRST}  10000 tokens`);
  expect(dev.output()).toContain(FIRST_KEY);
  expect(dev.output()).toContain('Chain id        31337');
});

test('block 0 has the genesis state: reads, calls, estimates and simulations run on it', async () => {
  const to = `0x${'e0'.repeat(20)}`;
  await ask('eth_sendTransaction', { from: FIRST, to, value: '0x7' });
  const genesis = await ask<Block>('eth_getBlockByNumber', '0x0', false);
  for (const block of ['0x0', 'earliest', { blockHash: genesis.hash }]) {
    expect(await ask('eth_getBalance', FIRST, block)).toBe(hex(parseEther('10000')));
    expect(await ask('eth_getBalance', to, block)).toBe('0x0');
    expect(await ask('eth_getTransactionCount', FIRST, block)).toBe('0x0');
    // Creation code that returns NUMBER, TIMESTAMP and the balance of `to`.
    const data = `0x4360005242602052 73${to.slice(2)}31604052 60606000f3`.replaceAll(' ', '');
    const words = [0n, BigInt(genesis.timestamp), 0n].map((word) => word.toString(16).padStart(64, '0'));
    expect(await ask('eth_call', { data }, block)).toBe(`0x${words.join('')}`);
    expect(await ask('eth_estimateGas', { from: FIRST, to, value: '0x1' }, block)).toBe('0x5208');
    expect(await ask('eth_createAccessList', { from: FIRST, to }, block)).toMatchObject({ accessList: [] });
    expect(await ask('eth_simulateV1', { blockStateCalls: [{}] }, block)).toMatchObject([
      { number: '0x1', parentHash: genesis.hash },
    ]);
  }
  expect(await ask('eth_getBalance', to, 'latest')).toBe('0x7');
  expect(await ask('eth_capabilities')).toMatchObject({ state: { oldestBlock: '0x0' } });
});

test('a transaction that names no gas gets its estimate, and is refused with the error of one that fails', async () => {
  const hash = await ask('eth_sendTransaction', { from: FIRST, to: STRANGER, value: '0x1' });
  expect(await ask('eth_getTransactionByHash', hash)).toMatchObject({ gas: '0x5208' });
  expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1', gasUsed: '0x5208' });
  // Init code that reverts with the four bytes 0xdeadbeef.
  const failing = { from: FIRST, data: '0x63deadbeef6000526004601cfd' };
  const nonce = await ask('eth_getTransactionCount', FIRST, 'pending');
  expect((await rpcAnswer(dev.url, 'eth_sendTransaction', [failing])).error).toEqual({
    code: 3,
    message: 'execution reverted',
    data: '0xdeadbeef',
  });
  expect(await ask('eth_getTransactionCount', FIRST, 'pending')).toBe(nonce);
});

describe.each(['anvil', 'hardhat'] as const)("viem's test client for %s", (mode) => {
  test('mines one block, and several with an interval between them', async () => {
    const { client } = clientsOf(mode);
    const before = await client.getBlock();
    await client.mine({ blocks: 1 });
    expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(before.number + 1n);
    await client.mine({ blocks: 3, interval: 100 });
    const numbers = [2n, 3n, 4n].map((n) => before.number + n);
    const times = await Promise.all(
      numbers.map(async (blockNumber) => (await client.getBlock({ blockNumber })).timestamp),
    );
    expect((times[1] as bigint) - (times[0] as bigint)).toBe(100n);
    expect((times[2] as bigint) - (times[1] as bigint)).toBe(100n);
  });

  test('a transaction is mined when its hash is answered', async () => {
    const { client, wallet } = clientsOf(mode);
    const hash = await wallet.sendTransaction({ to: STRANGER, value: 1n });
    expect((await client.getTransactionReceipt({ hash })).status).toBe('success');
  });

  test('reverts heights, state, logs and hashes to a snapshot', async () => {
    const { client, wallet } = clientsOf(mode);
    const { abi, bytecode } = compileProbe();
    const deployment = await wallet.deployContract({ abi, bytecode, args: [1n] });
    const address = (await client.getTransactionReceipt({ hash: deployment })).contractAddress as Address;
    const before = await client.getBlock();
    const id = await client.snapshot();
    const write = await wallet.writeContract({ address, abi, functionName: 'store', args: [2n, 'gone'] });
    await client.mine({ blocks: 2 });
    expect(await client.readContract({ address, abi, functionName: 'value' })).toBe(2n);

    await client.revert({ id });
    expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(before.number);
    expect((await client.getBlock()).hash).toBe(before.hash);
    expect(await client.readContract({ address, abi, functionName: 'value' })).toBe(1n);
    expect(await ask('eth_getTransactionReceipt', write)).toBeNull();
    expect(await ask('eth_getBlockByNumber', `0x${(before.number + 1n).toString(16)}`, false)).toBeNull();
    expect(await client.getLogs({ address, fromBlock: before.number })).toEqual(
      await client.getLogs({ address, fromBlock: before.number, toBlock: before.number }),
    );

    await wallet.writeContract({ address, abi, functionName: 'store', args: [3n, 'again'] });
    expect(await client.readContract({ address, abi, functionName: 'value' })).toBe(3n);
    const next = await client.getBlock();
    expect([next.number, next.parentHash]).toEqual([before.number + 1n, before.hash]);
  });

  test('takes a snapshot and reverts to it again and again', async () => {
    const { client, wallet } = clientsOf(mode);
    const height = await client.getBlockNumber({ cacheTime: 0 });
    const balance = await client.getBalance({ address: STRANGER });
    for (let round = 0; round < runs(10, 100); round++) {
      const id = await client.snapshot();
      await wallet.sendTransaction({ to: STRANGER, value: 5n, gas: 21_000n });
      expect(await client.getBalance({ address: STRANGER })).toBe(balance + 5n);
      await client.revert({ id });
      expect(await client.getBalance({ address: STRANGER })).toBe(balance);
    }
    expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(height);
  }, 120_000);

  test('sets balance, nonce, code and storage', async () => {
    const { client } = clientsOf(mode);
    const address: Address = `0x${'5e'.repeat(20)}`;
    await client.setBalance({ address, value: parseEther('3') });
    await client.setNonce({ address, nonce: 7 });
    await client.setCode({ address, bytecode: '0x60015460005260206000f3' });
    await client.setStorageAt({ address, index: 1, value: `0x${'2a'.padStart(64, '0')}` });
    expect(await client.getBalance({ address })).toBe(parseEther('3'));
    expect(await client.getTransactionCount({ address })).toBe(7);
    expect(await client.getCode({ address })).toBe('0x60015460005260206000f3');
    expect((await client.call({ to: address })).data).toBe(`0x${'2a'.padStart(64, '0')}`);
  });

  test('sends from an account only while it is impersonated', async () => {
    const { client } = clientsOf(mode);
    const address: Address = mode === 'anvil' ? `0x${'a1'.repeat(20)}` : `0x${'a2'.repeat(20)}`;
    await client.setBalance({ address, value: parseEther('1') });
    const request = { account: address, to: STRANGER, value: 9n, gas: 21_000n } as const;
    await expect(client.sendTransaction(request)).rejects.toThrow();
    await client.impersonateAccount({ address });
    const hash = await client.sendTransaction(request);
    const receipt = await client.getTransactionReceipt({ hash });
    expect([receipt.status, receipt.from]).toEqual(['success', address]);
    await client.stopImpersonatingAccount({ address });
    await expect(client.sendTransaction(request)).rejects.toThrow();
  });

  test('sets and increases the time', async () => {
    const { client } = clientsOf(mode);
    const before = (await client.getBlock()).timestamp;
    await client.setNextBlockTimestamp({ timestamp: before + 1_000n });
    await client.mine({ blocks: 1 });
    expect((await client.getBlock()).timestamp).toBe(before + 1_000n);
    await client.increaseTime({ seconds: 500 });
    await client.mine({ blocks: 1 });
    const after = (await client.getBlock()).timestamp;
    expect(after).toBeGreaterThanOrEqual(before + 1_500n);
  });

  test('without automine a transaction is pending, counts in the pending nonce, and can be dropped', async () => {
    const { client, wallet } = clientsOf(mode);
    await client.setAutomine(false);
    const nonce = await client.getTransactionCount({ address: FIRST });
    const [kept, dropped] = [
      await wallet.sendTransaction({ to: STRANGER, value: 1n, gas: 21_000n }),
      await wallet.sendTransaction({ to: STRANGER, value: 2n, gas: 21_000n, nonce: nonce + 1 }),
    ];
    expect((await client.getTransaction({ hash: kept })).blockNumber).toBeNull();
    expect(await client.getTransactionCount({ address: FIRST, blockTag: 'pending' })).toBe(nonce + 2);
    const unsigned = await client.sendTransaction({ account: FIRST, to: STRANGER, value: 3n, gas: 21_000n });
    expect((await client.getTransaction({ hash: unsigned })).blockNumber).toBeNull();
    await client.dropTransaction({ hash: unsigned });
    await client.dropTransaction({ hash: dropped });
    expect(await client.getTransactionCount({ address: FIRST, blockTag: 'pending' })).toBe(nonce + 1);
    await client.mine({ blocks: 1 });
    expect((await client.getTransactionReceipt({ hash: kept })).status).toBe('success');
    expect(await ask('eth_getTransactionByHash', dropped)).toBeNull();
    await client.setAutomine(true);
  });
});

test('answers the requests of a wallet that adds the network and sends a transaction', async () => {
  const wallet = privateKeyToAccount(FIRST_KEY);
  expect(await ask('eth_chainId')).toBe('0x7a69');
  expect(await ask('net_version')).toBe('31337');
  const block = await ask<Block>('eth_getBlockByNumber', 'latest', false);
  expect(await ask('eth_getCode', STRANGER, block.number)).toBe('0x');
  const from = wallet.address;
  const to = STRANGER;
  const gas = await ask<Hex>('eth_estimateGas', { from, to, value: '0x1', type: '0x2' });
  const history = await ask<{ baseFeePerGas: Hex[]; reward: Hex[][] }>('eth_feeHistory', '0x5', 'latest', [10, 20, 30]);
  expect(history.reward.every((rewards) => rewards.length === 3)).toBe(true);
  const nonce = Number(await ask<Hex>('eth_getTransactionCount', from, 'pending'));
  const raw = await wallet.signTransaction({
    chainId: 31_337,
    type: 'eip1559',
    to,
    value: 1n,
    gas: BigInt(gas),
    nonce,
    maxFeePerGas: BigInt(history.baseFeePerGas.at(-1) as Hex) * 2n + 1_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  });
  const hash = await ask<Hex>('eth_sendRawTransaction', raw);
  expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' });
});

test('an endless call ends with an error, and the chain continues', async () => {
  const endless = { to: null, input: '0x5b600056', gas: '0x17d7840' };
  const { error } = await rpcAnswer(dev.url, 'eth_call', [endless, 'latest']);
  expect(error?.code).toBe(-32000);
  await ask('evm_mine');
});

test('--state keeps the chain from one run to the next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halley-state-'));
  const state = join(folder, 'chain');
  const first = await startDev('--state', state);
  const client = createPublicClient({ chain: foundry, transport: http(first.url) });
  const wallet = createWalletClient({
    account: privateKeyToAccount(FIRST_KEY),
    chain: foundry,
    transport: http(first.url),
  });
  const hash = await wallet.sendTransaction({ to: STRANGER, value: 77n });
  const { blockHash } = await client.getTransactionReceipt({ hash });
  const set = (method: string, ...params: unknown[]) => rpc(first.url, method, ...params);
  await set('evm_mine', 2_100_000_000);
  await set('anvil_setChainId', 99);
  await set('anvil_setCoinbase', STRANGER);
  await set('evm_setBlockGasLimit', 20_000_000);
  await set('anvil_setMinGasPrice', 7_000_000_000);
  await set('hardhat_setPrevRandao', `0x${'77'.repeat(32)}`);
  await set('anvil_impersonateAccount', STRANGER);
  await set('anvil_setBlockTimestampInterval', 1_000);
  await set('evm_setAutomine', false);
  expect(await first.stop()).toBe(0);
  const second = await startDev('--state', state);
  expect(await rpc(second.url, 'eth_getTransactionReceipt', hash)).toMatchObject({ blockHash });
  expect(await rpc(second.url, 'eth_getBalance', STRANGER)).toBe('0x4d');
  // What was set of the chain is part of its state. How blocks are made, and for whom, begins as the options say.
  expect(await rpc(second.url, 'eth_chainId')).toBe('0x63');
  expect(await rpc(second.url, 'eth_accounts')).not.toContain(STRANGER);
  expect(await rpc(second.url, 'anvil_getAutomine')).toBe(true);
  expect(await rpc(second.url, 'anvil_removeBlockTimestampInterval')).toBe(false);
  await rpc(second.url, 'evm_mine');
  const block = await rpc<Block>(second.url, 'eth_getBlockByNumber', 'latest', false);
  expect(block).toMatchObject({ miner: STRANGER, gasLimit: hex(20_000_000), mixHash: `0x${'77'.repeat(32)}` });
  expect(BigInt(block.baseFeePerGas ?? 0)).toBe(7_000_000_000n);
  expect(Number(block.timestamp) - 2_100_000_000).toBeLessThan(300);
  await second.stop();
  await rm(folder, { recursive: true, force: true });
}, 120_000);

test(
  'a second instance on the same port says why it cannot start',
  async () => {
    const port = new URL(dev.url).port;
    await expect(startDev('--port', port)).rejects.toThrow(/in use/);
  },
  START_TIMEOUT_MS,
);

describe.each([
  ['with automine', true],
  ['without automine', false],
])('transactions that are sent in one batch, %s', (_when, automine) => {
  test('get consecutive nonces in the order of the batch', async () => {
    await ask('anvil_reset');
    try {
      await ask('evm_setAutomine', automine);
      const send = (value: string, id: number) => ({
        jsonrpc: '2.0',
        id,
        method: 'eth_sendTransaction',
        params: [{ from: FIRST, to: STRANGER, value }],
      });
      const batch = Array.from({ length: 20 }, (_, i) => send(hex(i + 1), i));
      const hashes = (await post<RpcAnswer<Hex>[]>(dev.url, batch)).map(({ result }) => result);
      await ask('evm_mine');
      const sent = await Promise.all(hashes.map((hash) => ask<Transaction>('eth_getTransactionByHash', hash)));
      expect(sent.map(({ nonce, value }) => [nonce, value])).toEqual(
        Array.from({ length: 20 }, (_, i) => [hex(i), hex(i + 1)]),
      );
    } finally {
      await ask('evm_setAutomine', true);
    }
  });
});
