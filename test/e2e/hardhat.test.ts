/** The requests of Hardhat's network helpers, and what the helpers check in the answers. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { JsonRpcProvider } from 'ethers';
import { devStage, FIRST } from '../support/devStage.js';
import type { Block, Receipt } from '../../generated/types.js';
import { hex, rpcAnswer } from '../support/rpc.js';

const { dev, ask } = devStage();

/** Reverts before the time that is its argument; otherwise returns nothing. */
const NOT_BEFORE = '0x600035421060095700' + '5b60006000fd';

const word = (value: number | bigint): string => `0x${value.toString(16).padStart(64, '0')}`;

const latestTime = async (): Promise<number> =>
  Number((await ask<Block>('eth_getBlockByNumber', 'latest', false)).timestamp);

test('the helpers recognise the client version as a development chain, and it names Halley', async () => {
  const version = await ask<string>('web3_clientVersion');
  expect(version).toMatch(
    /^anvil\/v1\.7\.1-compatible Halley\/v\d+\.\d+\.\d+\/\w+-\w+\/node[\d.]+ \(halley-dev; CometBFT [\d.]+\)$/,
  );
});

describe('code that reverts before a time', () => {
  const to = `0x${'7e'.repeat(20)}`;

  /** Sends without a gas limit, so that gas is estimated first. */
  const send = async (notBefore: number): Promise<Receipt> => {
    const hash = await ask<string>('eth_sendTransaction', { from: FIRST, to, data: word(notBefore) });
    return ask<Receipt>('eth_getTransactionReceipt', hash);
  };

  beforeAll(async () => {
    await ask('hardhat_setCode', to, NOT_BEFORE);
  });

  test('runs in the block whose time is set', async () => {
    const time = (await latestTime()) + 1000;
    await expect(send(time)).rejects.toThrow('eth_sendTransaction: 3 execution reverted');
    await ask('evm_setNextBlockTimestamp', hex(time));
    expect(await send(time)).toMatchObject({ status: '0x1' });
    expect(await latestTime()).toBe(time);
  });

  test('runs after the time is increased', async () => {
    const time = (await latestTime()) + 5000;
    await expect(ask('eth_estimateGas', { to, data: word(time) })).rejects.toThrow('3 execution reverted');
    await ask('evm_increaseTime', hex(5000));
    expect(Number(await ask('eth_estimateGas', { to, data: word(time) }))).toBeGreaterThan(21_000);
    expect(await send(time)).toMatchObject({ status: '0x1' });
  });
});

describe('a time that the next block cannot have', () => {
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

  test('the time of the newest block is refused', async () => {
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

describe('numbers are accepted as tools write them', () => {
  const account = `0x${'4e'.repeat(20)}`;

  test.each(['0xde0b6b3a7640000', '0x0de0b6b3a7640000', '0X0DE0B6B3A7640000', '1000000000000000000'])(
    'a balance as %j',
    async (balance) => {
      await ask('anvil_setBalance', account, '0x0');
      await ask('anvil_setBalance', account, balance);
      expect(await ask('eth_getBalance', account)).toBe('0xde0b6b3a7640000');
    },
  );

  test('small numbers as JSON numbers', async () => {
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
  ])('%s %j is refused', async (method, params) => {
    expect((await rpcAnswer(dev.url, method, params)).error?.code).toBe(-32602);
  });

  test.each([
    ['anvil_setBalance', 2n ** 256n, `balance: expected an integer from 0 to 2^256 - 1, got "${hex(2n ** 256n)}"`],
    ['anvil_setNonce', 2n ** 64n, 'nonce: expected less than 2^64'],
  ])('%s of %d is too large', async (method, value, message) => {
    expect((await rpcAnswer(dev.url, method, [account, String(value)])).error).toEqual({ code: -32602, message });
  });
});

describe('a reset', () => {
  test('to a fork without a network is refused and leaves the chain as it is', async () => {
    await ask('hardhat_mine');
    const height = await ask('eth_blockNumber');
    expect((await rpcAnswer(dev.url, 'hardhat_reset', [{ forking: { blockNumber: 5 } }])).error).toEqual({
      code: -32602,
      message: 'forking: the chain is no fork, so the network must be named',
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

test('setCoinbase, setPrevRandao, setBlockGasLimit and setNextBlockBaseFeePerGas show in the next block and its code', async () => {
  const coinbase = `0x${'c0'.repeat(20)}`;
  const code = `0x${'cd'.repeat(20)}`;
  // Returns COINBASE, PREVRANDAO, GASLIMIT and BASEFEE.
  await ask('hardhat_setCode', code, '0x41600052' + '44602052' + '45604052' + '48606052' + '60806000f3');
  const snapshot = await ask('evm_snapshot');
  await ask('hardhat_setCoinbase', coinbase);
  await ask('hardhat_setPrevRandao', word(7));
  await ask('evm_setBlockGasLimit', '0x2faf080');
  await ask('hardhat_setNextBlockBaseFeePerGas', '0x77359400');
  expect(await ask('eth_coinbase')).toBe(coinbase);
  expect(await ask('eth_baseFee')).toBe('0x77359400');
  await ask('evm_mine');
  const set = { miner: coinbase, mixHash: word(7), gasLimit: '0x2faf080', baseFeePerGas: '0x77359400' };
  expect(await ask('eth_getBlockByNumber', 'latest', false)).toMatchObject(set);
  const seen = [BigInt(coinbase), 7n, 50_000_000n, 2_000_000_000n].map((value) => word(value).slice(2)).join('');
  expect(await ask('eth_call', { to: code }, 'latest')).toBe(`0x${seen}`);
  await ask('evm_mine');
  // An empty block lowers the base fee by an eighth.
  const after = { miner: coinbase, mixHash: word(0), gasLimit: '0x2faf080', baseFeePerGas: hex(1_750_000_000) };
  expect(await ask('eth_getBlockByNumber', 'latest', false)).toMatchObject(after);
  expect(await ask('evm_revert', snapshot)).toBe(true);
  await ask('evm_mine');
  const reverted = await ask<Block>('eth_getBlockByNumber', 'latest', false);
  expect([reverted.miner === coinbase, reverted.gasLimit]).toEqual([false, '0x1c9c380']);
});

describe("the helpers' own sequences", () => {
  const latestBlock = async (): Promise<number> => Number(await ask('eth_blockNumber'));

  test('mine, mineUpTo, time.increase, time.increaseTo', async () => {
    const [number, time] = [await latestBlock(), await latestTime()];
    await ask('hardhat_mine', '0x5', '0xf');
    await ask('hardhat_mine', '0x3');
    expect(await latestBlock()).toBe(number + 8);
    for (const seconds of [3600, 7200]) {
      await ask('evm_setNextBlockTimestamp', hex(time + seconds));
      await ask('hardhat_mine', '0x1', '0x1');
      expect(await latestTime()).toBe(time + seconds);
    }
  });

  test('takeSnapshot and restore, again and again, as loadFixture does', async () => {
    const number = await latestBlock();
    let id = await ask<string>('evm_snapshot');
    for (let round = 0; round < 3; round++) {
      await ask('hardhat_mine', '0x2', '0x1');
      expect(await ask('evm_revert', id)).toBe(true);
      id = await ask<string>('evm_snapshot');
      expect(await latestBlock()).toBe(number);
    }
  });

  test('setCode, setNonce, setBalance, setStorageAt and getStorageAt', async () => {
    const account = `0x${'5e'.repeat(20)}`;
    await ask('hardhat_setCode', account, '0x6001');
    await ask('hardhat_setNonce', account, '0x9');
    await ask('hardhat_setBalance', account, '0x0');
    await ask('hardhat_setStorageAt', account, '0x3', word(77));
    expect(await ask('eth_getStorageAt', account, word(3), 'latest')).toBe(word(77));
    expect(await ask('eth_getCode', account, 'latest')).toBe('0x6001');
    expect(await ask('eth_getTransactionCount', account, 'latest')).toBe('0x9');
    expect(await ask('eth_getBalance', account, 'latest')).toBe('0x0');
  });

  test('impersonateAccount, what it sends, stopImpersonatingAccount; dropTransaction', async () => {
    const from = `0x${'6e'.repeat(20)}`;
    await ask('hardhat_impersonateAccount', from);
    await ask('hardhat_setBalance', from, '0x8ac7230489e80000');
    const hash = await ask<string>('eth_sendTransaction', { from, to: FIRST, value: '0x1' });
    expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ from, status: '0x1' });
    await ask('evm_setAutomine', false);
    const waiting = await ask<string>('eth_sendTransaction', { from, to: FIRST, value: '0x2' });
    expect(await ask('hardhat_dropTransaction', waiting)).toBe(true);
    expect(await ask('hardhat_dropTransaction', waiting)).toBe(false);
    await ask('evm_setAutomine', true);
    expect(await ask('eth_getTransactionByHash', waiting)).toBeNull();
    await ask('hardhat_stopImpersonatingAccount', from);
  });
});
