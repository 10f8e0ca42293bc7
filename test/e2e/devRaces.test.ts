/** `halley dev` with concurrent requests that change the chain, as test runners that share one send them. */
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Address, Hash, Receipt } from '../../generated/types.js';
import type { Hex } from 'viem';
import { devStage } from '../support/devStage.js';
import { post, type RpcAnswer } from '../support/rpc.js';

const { dev, ask } = devStage();
let accounts: Address[];

beforeAll(async () => {
  accounts = await ask('eth_accounts');
});

beforeEach(async () => {
  await ask('evm_setAutomine', true);
  await ask('anvil_reset');
});

const transfer = (from: Address) => ({ from, to: accounts[9], value: '0x1', gas: '0x5208' });
const height = async () => Number(await ask<Hex>('eth_blockNumber'));

/** Takes snapshots and mines a block after each. */
async function takeSnapshots(count: number): Promise<Hex[]> {
  const ids: Hex[] = [];
  for (let i = 0; i < count; i++) {
    ids.push(await ask('evm_snapshot'));
    await ask('evm_mine');
  }
  return ids;
}

/** Sends requests as one batch. Resolves to the answers in the same order. */
async function askTogether(...requests: [method: string, ...params: unknown[]][]): Promise<unknown[]> {
  const batch = requests.map(([method, ...params], id) => ({ jsonrpc: '2.0', id, method, params }));
  return (await post<RpcAnswer[]>(dev.url, batch)).map(({ result, error }) => error ?? result);
}

test('two concurrent reverts both succeed, one after the other', async () => {
  const before = await height();
  const ids = await takeSnapshots(5);
  expect(await askTogether(['evm_revert', ids[2]], ['evm_revert', ids[0]])).toEqual([true, true]);
  expect(await height()).toBe(before);
  await ask('eth_sendTransaction', transfer(accounts[0]!));
  expect(await height()).toBe(before + 1);
});

test('transactions and blocks during a revert are on the reverted chain', async () => {
  const [first] = await takeSnapshots(3);
  const sends = accounts.map((from): [string, object] => ['eth_sendTransaction', transfer(from)]);
  const [reverted, mined, ...hashes] = await askTogether(['evm_revert', first], ['evm_mine'], ...sends);
  expect([reverted, mined]).toEqual([true, '0x0']);
  const receipts = await Promise.all(hashes.map((hash) => ask<Receipt>('eth_getTransactionReceipt', hash)));
  expect(receipts.map(({ status }) => status)).toEqual(accounts.map(() => '0x1'));
  const head = await height();
  await ask('evm_mine');
  expect(await height()).toBe(head + 1);
});

test('an account can send at once after a revert', async () => {
  const [first] = await takeSnapshots(1);
  await ask('eth_sendTransaction', transfer(accounts[0]!));
  const [sent, reverted] = await askTogether(['eth_sendTransaction', transfer(accounts[0]!)], ['evm_revert', first]);
  expect([typeof sent, reverted]).toEqual(['string', true]);
  const hash = await ask<Hash>('eth_sendTransaction', transfer(accounts[0]!));
  expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' });
});

test('a pending transaction that its sender can no longer pay for is dropped, and the sender can go on', async () => {
  const from = accounts[2]!;
  await ask('evm_setAutomine', false);
  const hash = await ask<Hash>('eth_sendTransaction', transfer(from));
  await ask('anvil_setBalance', from, '0x0');
  expect(await ask('txpool_status')).toEqual({ pending: '0x1', queued: '0x0' });
  await ask('evm_mine');
  expect(await ask('txpool_status')).toEqual({ pending: '0x0', queued: '0x0' });
  expect(await ask('eth_getTransactionByHash', hash)).toBeNull();
  expect(await ask('eth_getTransactionCount', from, 'pending')).toBe('0x0');
  await ask('anvil_setBalance', from, '0xde0b6b3a7640000');
  const next = await ask<Hash>('eth_sendTransaction', transfer(from));
  await ask('evm_mine');
  expect(await ask('eth_getTransactionReceipt', next)).toMatchObject({ status: '0x1' });
});
