/** `halley dev` as a fork of another one: what is below the fork comes from there, and nothing goes back. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Block, FeeHistory, Log, Receipt, Transaction } from '../../generated/types.js';
import { until } from '../support/chainProgress.js';
import { startDev, START_TIMEOUT_MS, type Dev } from '../support/devProcess.js';
import { RawSocket } from '../support/rawSocket.js';
import { hex, rpc, rpcAnswer } from '../support/rpc.js';

const FIRST = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const WHALE = `0x${'aa'.repeat(20)}`;
const TOKEN = `0x${'70'.repeat(20)}`;

/**
 * A token with the functions of ERC-20 that matter here: `balanceOf(who)` answers slot `who`; anything else is
 * `transfer(to, amount)`, which moves the amount between the slots of the sender and `to`, and emits a log with one
 * topic, the amount. Balances that are too low wrap around.
 */
const TOKEN_CODE =
  '0x' +
  // balanceOf: selector 70a08231
  '60003560e01c6370a0823114602c57' +
  // transfer: slot[caller] -= amount; slot[to] += amount; log1(amount); return true
  '602435' +
  '80' +
  '3354' +
  '03' +
  '3355' +
  '600435' +
  '80' +
  '54' +
  '602435' +
  '01' +
  '90' +
  '55' +
  '602435' +
  '60006000a1' +
  '00' +
  '5b' +
  '600435' +
  '54' +
  '60005260206000f3';

const word = (value: bigint | string): string => BigInt(value).toString(16).padStart(64, '0');
const balanceOf = (who: string): string => `0x70a08231${word(who)}`;
const transfer = (to: string, amount: bigint): string => `0xa9059cbb${word(to)}${word(amount)}`;

let origin: Dev;
let fork: Dev;
/** The block that is forked. */
let forked: number;
let inOrigin: string[];

const ask = <T = unknown>(dev: Dev, method: string, ...params: unknown[]): Promise<T> =>
  rpc<T>(dev.url, method, ...params);

const tokensOf = async (dev: Dev, who: string, block: string = 'latest'): Promise<bigint> =>
  BigInt(await ask<string>(dev, 'eth_call', { to: TOKEN, data: balanceOf(who) }, block));

const send = (dev: Dev, from: string, data: string): Promise<string> =>
  ask<string>(dev, 'eth_sendTransaction', { from, to: TOKEN, data, gas: hex(200_000) });

beforeAll(async () => {
  origin = await startDev();
  await ask(origin, 'anvil_setCode', TOKEN, TOKEN_CODE);
  await ask(origin, 'anvil_setStorageAt', TOKEN, `0x${word(WHALE)}`, `0x${word(1000n)}`);
  await ask(origin, 'anvil_setBalance', WHALE, hex(10n ** 18n));
  await ask(origin, 'anvil_impersonateAccount', WHALE);
  inOrigin = [await send(origin, WHALE, transfer(FIRST, 1n)), await send(origin, WHALE, transfer(FIRST, 2n))];
  forked = Number(await ask(origin, 'eth_blockNumber'));
  // The origin goes on, which the fork must not see.
  await send(origin, WHALE, transfer(FIRST, 500n));
  fork = await startDev('--fork-url', origin.url, '--fork-block-number', '-1');
}, 2 * START_TIMEOUT_MS);

afterAll(async () => {
  await fork?.stop();
  await origin?.stop();
});

describe('a fork begins', () => {
  test('at the block that was asked for, which is the block of the origin', async () => {
    expect(Number(await ask(fork, 'eth_blockNumber'))).toBe(forked);
    expect(await ask(fork, 'eth_getBlockByNumber', 'latest', true)).toEqual(
      await ask(origin, 'eth_getBlockByNumber', hex(forked), true),
    );
    expect(fork.output()).toContain(`Fork of         ${origin.url} at block ${forked}`);
  });

  test('with the accounts funded, and their nonces as they were', async () => {
    expect(await ask(fork, 'eth_getBalance', FIRST, 'latest')).toBe(hex(10_000n * 10n ** 18n));
    expect(await ask(fork, 'eth_getTransactionCount', WHALE, 'latest')).toBe('0x2');
  });

  test('with the state of that block, and of the blocks below', async () => {
    expect(await tokensOf(fork, WHALE)).toBe(997n);
    expect(await tokensOf(fork, WHALE, hex(forked - 1))).toBe(999n);
    expect(await tokensOf(origin, WHALE)).toBe(497n);
    expect(await ask(fork, 'eth_getCode', TOKEN, 'latest')).toBe(TOKEN_CODE);
    expect(await ask(fork, 'eth_getCode', TOKEN, '0x1')).toBe(await ask(origin, 'eth_getCode', TOKEN, '0x1'));
    expect(await ask(fork, 'eth_getStorageAt', TOKEN, `0x${word(FIRST)}`, hex(forked - 1))).toBe(`0x${word(1n)}`);
  });
});

test('a fork says what it is', async () => {
  const { hash } = await ask<Block>(origin, 'eth_getBlockByNumber', hex(forked), false);
  expect(await ask(fork, 'anvil_metadata')).toMatchObject({
    forkedNetwork: { chainId: 31_337, forkBlockNumber: forked, forkBlockHash: hash },
  });
  expect(await ask(fork, 'anvil_nodeInfo')).toMatchObject({
    forkConfig: { forkUrl: origin.url, forkBlockNumber: forked, forkRetryBackoff: 1000 },
  });
});

describe('below the fork', () => {
  test('blocks, transactions and receipts are those of the origin', async () => {
    const [hash] = inOrigin;
    for (const [method, ...params] of [
      ['eth_getTransactionByHash', hash],
      ['eth_getTransactionReceipt', hash],
      ['eth_getBlockReceipts', hex(forked)],
      ['eth_getBlockByNumber', hex(forked - 1), false],
      ['eth_getBlockTransactionCountByNumber', hex(forked)],
      ['eth_getRawTransactionByHash', hash],
      ['eth_getTransactionByBlockNumberAndIndex', hex(forked), '0x0'],
    ] as const) {
      const expected = await ask(origin, method, ...params);
      expect(expected).not.toBeNull();
      expect([method, await ask(fork, method, ...params)]).toEqual([method, expected]);
    }
    const { hash: blockHash } = await ask<Block>(origin, 'eth_getBlockByNumber', hex(forked - 1), false);
    expect(await ask(fork, 'eth_getBlockByHash', blockHash, false)).toMatchObject({ number: hex(forked - 1) });
  });

  test('what the origin did after the fork does not exist', async () => {
    const { hash, transactions } = await ask<Block>(origin, 'eth_getBlockByNumber', 'latest', false);
    expect(await ask(fork, 'eth_getBlockByHash', hash, false)).toBeNull();
    expect(await ask(fork, 'eth_getTransactionReceipt', transactions[0])).toBeNull();
  });

  test('calls that fail at the origin fail as there', async () => {
    const call = [{ to: TOKEN, data: '0x', gas: '0x5208' }, hex(forked - 1)];
    const { error } = await rpcAnswer(origin.url, 'eth_call', call);
    expect((await rpcAnswer(fork.url, 'eth_call', call)).error?.message).toBe(error?.message);
  });
});

describe('above the fork', () => {
  let snapshot: string;
  let hash: string;

  beforeAll(async () => {
    snapshot = await ask(fork, 'evm_snapshot');
    await ask(fork, 'anvil_impersonateAccount', WHALE);
    hash = await send(fork, WHALE, transfer(FIRST, 100n));
  });

  test('an impersonated holder can send, and the origin is left alone', async () => {
    expect(await ask<Receipt>(fork, 'eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' });
    expect([await tokensOf(fork, WHALE), await tokensOf(fork, FIRST)]).toEqual([897n, 103n]);
    expect([await tokensOf(origin, WHALE), await tokensOf(fork, WHALE, hex(forked))]).toEqual([497n, 997n]);
  });

  test('the first block names the block of the origin as its parent, and is later', async () => {
    const parent = await ask<Block>(origin, 'eth_getBlockByNumber', hex(forked), false);
    const block = await ask<Block>(fork, 'eth_getBlockByNumber', hex(forked + 1), false);
    expect(block).toMatchObject({ parentHash: parent.hash, gasLimit: parent.gasLimit });
    expect(Number(block.timestamp)).toBeGreaterThanOrEqual(Number(parent.timestamp));
    expect(BigInt(block.baseFeePerGas ?? 0)).toBeLessThan(BigInt(parent.baseFeePerGas ?? 0));
  });

  test('logs come in one list across the border', async () => {
    const logs = await ask<Log[]>(fork, 'eth_getLogs', { fromBlock: '0x1', toBlock: 'latest', address: TOKEN });
    expect(logs.map(({ topics }) => BigInt(topics[0] ?? 0))).toEqual([1n, 2n, 100n]);
    expect(logs.map(({ blockNumber }) => Number(blockNumber))).toEqual([forked - 1, forked, forked + 1]);
    const topics = [[`0x${word(2n)}`, `0x${word(100n)}`]];
    expect(await ask<Log[]>(fork, 'eth_getLogs', { fromBlock: '0x1', topics })).toEqual(logs.slice(1));
  });

  test('fee history counts on across the border', async () => {
    const history = await ask<FeeHistory>(fork, 'eth_feeHistory', '0x3', 'latest', [50]);
    const below = await ask<FeeHistory>(origin, 'eth_feeHistory', '0x2', hex(forked), [50]);
    expect(history.oldestBlock).toBe(below.oldestBlock);
    expect(history.baseFeePerGas.slice(0, 2)).toEqual(below.baseFeePerGas.slice(0, 2));
    expect(history.reward?.slice(0, 2)).toEqual(below.reward);
    expect(history.gasUsedRatio.slice(0, 2)).toEqual(below.gasUsedRatio);
  });

  test('a transaction of the origin and one of the fork are found by their hashes', async () => {
    const found = await ask<Transaction>(fork, 'eth_getTransactionByHash', hash);
    expect(found).toMatchObject({ blockNumber: hex(forked + 1), from: WHALE });
    expect(await ask(origin, 'eth_getTransactionByHash', hash)).toBeNull();
  });

  test('evm_revert brings the forked state back', async () => {
    expect(await ask(fork, 'evm_revert', snapshot)).toBe(true);
    expect(Number(await ask(fork, 'eth_blockNumber'))).toBe(forked);
    expect([await tokensOf(fork, WHALE), await tokensOf(fork, FIRST)]).toEqual([997n, 3n]);
    expect(await ask(fork, 'eth_getTransactionReceipt', hash)).toBeNull();
  });

  test('edits of what was never read change only what they name', async () => {
    const other = `0x${'bb'.repeat(20)}`;
    await ask(origin, 'anvil_setBalance', other, '0x5');
    await ask(fork, 'anvil_setCode', WHALE, '0x6001');
    expect(await ask(fork, 'eth_getBalance', WHALE, 'latest')).not.toBe('0x0');
    await ask(fork, 'anvil_setStorageAt', TOKEN, `0x${word(FIRST)}`, `0x${word(7n)}`);
    expect([await tokensOf(fork, FIRST), await tokensOf(fork, WHALE)]).toEqual([7n, 997n]);
  });
});

describe('anvil_setRpcUrl', () => {
  const url = (): string => `${origin.url.replace('127.0.0.1', 'localhost')}/?key=secret`;

  test('goes on with another server of the same network, whose path is told to nobody', async () => {
    expect(await ask(fork, 'anvil_setRpcUrl', url())).toBeNull();
    const { forkConfig } = await ask<{ forkConfig: object }>(fork, 'anvil_nodeInfo');
    expect(forkConfig).toMatchObject({ forkUrl: new URL(url()).origin, forkBlockNumber: forked });
    const unread = `0x${'ee'.repeat(20)}`;
    await ask(origin, 'anvil_setBalance', unread, '0x5');
    expect(await ask(fork, 'eth_getBalance', unread, hex(forked - 1))).toBe('0x0');
    expect(await tokensOf(fork, WHALE, hex(forked - 1))).toBe(999n);
  });

  test('refuses another network, and one that does not answer, and stays where it was', async () => {
    const other = await startDev('--chain-id', '5');
    const refused = async (to: string) => (await rpcAnswer(fork.url, 'anvil_setRpcUrl', [to])).error?.message;
    expect(await refused(other.url)).toBe('url: the chain id there is 5, and that of the fork 31337');
    await ask(other, 'anvil_setChainId', 31_337);
    expect(await refused(other.url)).toMatch(new RegExp(`^url: block ${forked} there is missing, and the fork began `));
    expect(await refused('file:///x')).toBe('url: expected a URL that begins with http:// or https://');
    expect((await rpcAnswer(other.url, 'anvil_setRpcUrl', [origin.url])).error?.message).toBe(
      'url: the chain is no fork',
    );
    await other.stop();
    expect(await ask(fork, 'anvil_nodeInfo')).toMatchObject({ forkConfig: { forkUrl: new URL(url()).origin } });
  });
});

describe('anvil_reset', () => {
  test('to another block of the same network', async () => {
    await ask(fork, 'evm_mine');
    const own = await ask<Block>(fork, 'eth_getBlockByNumber', 'latest', false);
    expect(await ask(fork, 'anvil_reset', { forking: { blockNumber: forked - 1 } })).toBeNull();
    expect(Number(await ask(fork, 'eth_blockNumber'))).toBe(forked - 1);
    expect([await tokensOf(fork, WHALE), await tokensOf(fork, FIRST)]).toEqual([999n, 1n]);
    expect(await ask(fork, 'eth_getBlockByHash', own.hash, false)).toBeNull();
    await ask(fork, 'evm_mine');
    const parent = await ask<Block>(origin, 'eth_getBlockByNumber', hex(forked - 1), false);
    expect(await ask(fork, 'eth_getBlockByNumber', 'latest', false)).toMatchObject({ parentHash: parent.hash });
  });

  test('to the newest block, which is higher', async () => {
    const hash = await send(fork, FIRST, transfer(WHALE, 1n));
    await ask(fork, 'hardhat_reset', { forking: { jsonRpcUrl: origin.url } });
    expect(await ask(fork, 'eth_blockNumber')).toBe(await ask(origin, 'eth_blockNumber'));
    expect(await tokensOf(fork, WHALE)).toBe(497n);
    expect(await ask(fork, 'eth_getTransactionReceipt', hash)).toBeNull();
    expect(await send(fork, FIRST, transfer(WHALE, 3n))).toMatch(/^0x/);
    expect(await tokensOf(fork, WHALE)).toBe(500n);
  });

  test('announces the blocks of the origin as the origin has them', async () => {
    const socket = await RawSocket.open(fork.url.replace('http', 'ws'));
    try {
      const heads = await socket.subscribe(['newHeads']);
      const top = Number(await ask(origin, 'eth_blockNumber'));
      await ask(fork, 'anvil_reset', { forking: { jsonRpcUrl: origin.url, blockNumber: top - 1 } });
      await ask(fork, 'anvil_reset', { forking: { jsonRpcUrl: origin.url } });
      await ask(fork, 'evm_mine');
      const { number, hash } = await ask<Block>(fork, 'eth_getBlockByNumber', 'latest', false);
      const seen = () => socket.results<Block>(heads).map((head) => [Number(head.number), head.hash]);
      await until('the block after the fork is announced', () => seen().some(([, announced]) => announced === hash));
      const originals = await Promise.all(
        [top - 1, top].map((at) => ask<Block>(origin, 'eth_getBlockByNumber', hex(at), false)),
      );
      expect(seen()).toEqual([...originals.map((block) => [Number(block.number), block.hash]), [Number(number), hash]]);
    } finally {
      socket.close();
    }
  });

  test('to a network that does not answer changes nothing, and says why', async () => {
    const before = await ask(fork, 'eth_blockNumber');
    const { error } = await rpcAnswer(fork.url, 'anvil_reset', [{ forking: { blockNumber: 1_000_000 } }]);
    expect(error).toEqual({
      code: -32002,
      message: 'the node is unavailable: the origin of the fork has no block 1000000',
    });
    expect((await rpcAnswer(fork.url, 'anvil_reset', [{ forking: { jsonRpcUrl: 'ftp://x' } }])).error).toEqual({
      code: -32602,
      message: 'url: expected a URL that begins with http:// or https://',
    });
    expect(await ask(fork, 'eth_blockNumber')).toBe(before);
  });

  test('without a network makes a chain of its own again', async () => {
    await ask(fork, 'anvil_reset');
    expect(await ask(fork, 'eth_blockNumber')).toBe('0x1');
    expect(await ask(fork, 'eth_getCode', TOKEN, 'latest')).toBe('0x');
    expect(await ask(fork, 'eth_getTransactionReceipt', inOrigin[0])).toBeNull();
    const hash = await ask(fork, 'eth_sendTransaction', { from: FIRST, to: WHALE, value: '0x1' });
    expect(await ask(fork, 'eth_getTransactionReceipt', hash)).toMatchObject({ blockNumber: '0x2', status: '0x1' });
  });

  test('forks again', async () => {
    await ask(fork, 'anvil_reset', { forking: { jsonRpcUrl: origin.url, blockNumber: hex(forked) } });
    expect(Number(await ask(fork, 'eth_blockNumber'))).toBe(forked);
    expect(await tokensOf(fork, WHALE)).toBe(997n);
  });
});

test('--fork-transaction-hash begins right after a transaction, in the middle of its block', async () => {
  await ask(origin, 'evm_setAutomine', false);
  const hashes = [
    await send(origin, WHALE, transfer(FIRST, 10n)),
    await send(origin, FIRST, transfer(WHALE, 4n)),
    await send(origin, WHALE, transfer(FIRST, 100n)),
  ];
  const before = await tokensOf(origin, FIRST);
  await ask(origin, 'evm_mine');
  const block = await ask<Block>(origin, 'eth_getBlockByNumber', 'latest', false);
  const second = block.transactions[1] as string;
  const after = await startDev('--fork-url', origin.url, '--fork-transaction-hash', second);
  const own = await ask<Block>(after, 'eth_getBlockByNumber', 'latest', false);
  const { number, timestamp, baseFeePerGas, parentHash } = block;
  expect(own).toMatchObject({
    number,
    timestamp,
    baseFeePerGas,
    parentHash,
    transactions: block.transactions.slice(0, 2),
  });
  const moved = { [hashes[0] ?? '']: 10n, [hashes[1] ?? '']: -4n, [hashes[2] ?? '']: 100n };
  const expected = block.transactions.slice(0, 2).reduce((sum, hash) => sum + (moved[hash as string] ?? 0n), before);
  expect(await tokensOf(after, FIRST)).toBe(expected);
  expect(await ask(after, 'eth_getTransactionReceipt', second)).toMatchObject({
    status: '0x1',
    transactionIndex: '0x1',
  });
  expect(await ask(after, 'eth_getTransactionReceipt', block.transactions[2])).toBeNull();
  await after.stop();
});
