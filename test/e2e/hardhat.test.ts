/** The requests of Hardhat's network helpers, as they send them, and what they check in the answers. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { JsonRpcProvider } from 'ethers';
import { startDev, START_TIMEOUT_MS, type Dev } from './devProcess.js';
import type { Block, Receipt } from '../../generated/types.js';
import { hex, rpc, rpcAnswer } from './rpc.js';

let dev: Dev;

beforeAll(async () => {
  dev = await startDev();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await dev?.stop();
});

const FIRST = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';

/** Answers nothing, and reverts before the time that is its argument. */
const NOT_BEFORE = '0x600035421060095700' + '5b60006000fd';

const word = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`;

const latestTime = async (): Promise<number> =>
  Number((await ask<Block>('eth_getBlockByNumber', 'latest', false)).timestamp);

const ask = <T = unknown>(method: string, ...params: unknown[]): Promise<T> => rpc<T>(dev.url, method, ...params);

test('the client version is one that the helpers take for a development chain, and says what it is', async () => {
  const version = await ask<string>('web3_clientVersion');
  expect(version).toMatch(
    /^anvil\/v1\.7\.1-compatible Halley\/v\d+\.\d+\.\d+\/\w+-\w+\/node[\d.]+ \(halley-dev; CometBFT [\d.]+\)$/,
  );
});

describe('code that waits for a time', () => {
  const to = `0x${'7e'.repeat(20)}`;

  /** Without a gas limit, so that it is estimated first. */
  const send = async (notBefore: number): Promise<Receipt> => {
    const hash = await ask<string>('eth_sendTransaction', { from: FIRST, to, data: word(notBefore) });
    return ask<Receipt>('eth_getTransactionReceipt', hash);
  };

  beforeAll(async () => {
    await ask('hardhat_setCode', to, NOT_BEFORE);
  });

  test('runs in the block whose time was set', async () => {
    const time = (await latestTime()) + 1000;
    await expect(send(time)).rejects.toThrow('eth_sendTransaction: 3 execution reverted');
    await ask('evm_setNextBlockTimestamp', hex(time));
    expect(await send(time)).toMatchObject({ status: '0x1' });
    expect(await latestTime()).toBe(time);
  });

  test('runs after the time was increased', async () => {
    const time = (await latestTime()) + 5000;
    await expect(ask('eth_estimateGas', { to, data: word(time) })).rejects.toThrow('3 execution reverted');
    await ask('evm_increaseTime', hex(5000));
    expect(Number(await ask('eth_estimateGas', { to, data: word(time) }))).toBeGreaterThan(21_000);
    expect(await send(time)).toMatchObject({ status: '0x1' });
  });
});

describe('a time that no block can have now', () => {
  const lower = "Timestamp error: 5 is lower than previous block's timestamp";
  const beyond = 'Timestamp error: 1000000000000000 is beyond 253402300799, the end of the year 9999';

  test.each([
    ['evm_mine', 5, lower],
    ['evm_mine', { timestamp: 5 }, lower],
    ['evm_setNextBlockTimestamp', 5, lower],
    ['evm_setNextBlockTimestamp', 1e15, beyond],
    ['evm_mine', 1e15, beyond],
    ['evm_setIntervalMining', '0xffffffff', 'seconds: expected at most 2147483 seconds, got 4294967295'],
  ])('%s %j is refused with the reason', async (method, param, message) => {
    const height = await ask('eth_blockNumber');
    expect((await rpcAnswer(dev.url, method, [param])).error).toEqual({ code: -32602, message });
    expect(await ask('eth_blockNumber')).toBe(height);
  });

  test('that of the newest block is refused as well', async () => {
    const time = await latestTime();
    const message = `Timestamp error: ${time} is equal to previous block's timestamp`;
    const { error } = await rpcAnswer(dev.url, 'evm_setNextBlockTimestamp', [time]);
    expect(error).toEqual({ code: -32602, message });
  });
});

test('an account is among the accounts while it is impersonated', async () => {
  const address = `0x${'1a'.repeat(20)}`;
  const before = await ask<string[]>('eth_accounts');
  await ask('hardhat_impersonateAccount', address);
  expect(await ask('eth_accounts')).toEqual([...before, address]);
  const provider = new JsonRpcProvider(dev.url);
  expect((await provider.getSigner(address)).address.toLowerCase()).toBe(address);
  provider.destroy();
  await ask('hardhat_stopImpersonatingAccount', address);
  expect(await ask('eth_accounts')).toEqual(before);
});

describe('numbers may be written as tools write them', () => {
  const account = `0x${'4e'.repeat(20)}`;

  test.each(['0xde0b6b3a7640000', '0x0de0b6b3a7640000', '0X0DE0B6B3A7640000', '1000000000000000000'])(
    'a balance as %j',
    async (balance) => {
      await ask('anvil_setBalance', account, '0x0');
      await ask('anvil_setBalance', account, balance);
      expect(await ask('eth_getBalance', account)).toBe('0xde0b6b3a7640000');
    },
  );

  test('small ones as JSON numbers', async () => {
    await ask('hardhat_setBalance', account, 1000);
    await ask('hardhat_setNonce', account, 7);
    expect([await ask('eth_getBalance', account), await ask('eth_getTransactionCount', account)]).toEqual([
      '0x3e8',
      '0x7',
    ]);
    expect(await ask('evm_snapshot')).toBe('0x1');
    expect(await ask('evm_revert', 1)).toBe(true);
    expect(await ask('evm_revert', '1')).toBe(false);
  });

  test('times and counts of blocks in decimal digits', async () => {
    const time = (await latestTime()) + 500;
    await ask('evm_setNextBlockTimestamp', String(time));
    await ask('hardhat_mine', '0x01', '1');
    expect(await latestTime()).toBe(time);
    await ask('evm_mine', { timestamp: `0x0${(time + 10).toString(16)}`, blocks: '2' });
    expect(await latestTime()).toBe(time + 11);
  });

  test.each([
    ['anvil_setBalance', [account, '1.5']],
    ['anvil_setBalance', [account, -1]],
    ['anvil_setBalance', [account, '0x']],
    ['anvil_setNonce', [account, 1.5]],
    ['evm_increaseTime', [-5]],
  ])('%s %j is no number', async (method, params) => {
    expect((await rpcAnswer(dev.url, method, params)).error?.code).toBe(-32602);
  });

  test.each([
    ['anvil_setBalance', 2n ** 256n, `balance: expected an integer from 0 to 2^256 - 1, got "${hex(2n ** 256n)}"`],
    ['anvil_setNonce', 2n ** 64n, 'nonce: expected less than 2^64'],
  ])('%s of %d is too much', async (method, value, message) => {
    expect((await rpcAnswer(dev.url, method, [account, String(value)])).error).toEqual({ code: -32602, message });
  });
});

describe('a reset', () => {
  const jsonRpcUrl = 'http://127.0.0.1:1';

  test.each([
    { forking: { jsonRpcUrl } },
    { forking: { jsonRpcUrl, blockNumber: 5 } },
    { forking: { blockNumber: 5 } },
  ])('to a fork is refused and leaves the chain as it is: %j', async (options) => {
    await ask('hardhat_mine');
    const height = await ask('eth_blockNumber');
    expect((await rpcAnswer(dev.url, 'hardhat_reset', [options])).error).toEqual({
      code: -32004,
      message: 'forking not supported: the development chain begins with its own genesis',
    });
    expect(await ask('eth_blockNumber')).toBe(height);
  });

  test.each([[[]], [[{}]], [[{ forking: {} }]], [[{ forking: null }]]])(
    'with %j goes back to the first block',
    async (params) => {
      await ask('hardhat_mine');
      await ask('hardhat_reset', ...params);
      expect(await ask('eth_blockNumber')).toBe('0x1');
    },
  );
});
