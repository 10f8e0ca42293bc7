/** The development methods of `halley dev`, held against what anvil 1.7.1 answered to the same requests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestClient, http, keccak256, type Hex } from 'viem';
import { foundry } from 'viem/chains';
import type { Block, Receipt, Transaction } from '../../generated/types.js';
import { devStage, FIRST } from '../support/devStage.js';
import { hex, rpcAnswer } from '../support/rpc.js';

const SECOND = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const STRANGER = `0x${'e1'.repeat(20)}`;
const CONTRACT = `0x${'c0'.repeat(20)}`;

const { dev, ask } = devStage();

beforeEach(async () => {
  await ask('anvil_reset');
});

const refusal = async (method: string, ...params: unknown[]) => {
  const { error } = await rpcAnswer(dev.url, method, params);
  return error && { code: error.code, message: error.message };
};

const word = (value: bigint | number | string) => `0x${BigInt(value).toString(16).padStart(64, '0')}`;

const head = (full = false) => ask<Block>('eth_getBlockByNumber', 'latest', full);

const send = (transaction: object) => ask<Hex>('eth_sendTransaction', { from: FIRST, gas: '0x186a0', ...transaction });

const poolSize = async () => (await ask<{ pending: Hex }>('txpool_status')).pending;

describe('going back', () => {
  test('anvil_rollback goes back by one block, or as many as asked, and the time with it', async () => {
    for (const seconds of [2_100_000_000, 2_100_000_100, 2_100_000_200]) await ask('evm_mine', seconds);
    const replaced = await head();
    const hash = await send({ to: STRANGER, value: '0x1' });
    expect(await ask('anvil_rollback')).toBeNull();
    expect(await ask('eth_getTransactionReceipt', hash)).toBeNull();
    expect((await head()).hash).toBe(replaced.hash);
    expect(await ask('anvil_rollback', 2)).toBeNull();
    expect(Number((await head()).timestamp)).toBe(2_100_000_000);
    expect(await ask('eth_getBalance', STRANGER, 'latest')).toBe('0x0');
    await ask('evm_mine');
    expect(Number((await head()).timestamp) - 2_100_000_000).toBeLessThan(60);
  });

  test('anvil_reorg makes other blocks, however often and quickly it is called', async () => {
    await ask('evm_mine', 2_100_000_000);
    await ask('evm_mine', 2_100_000_100);
    const hashes = new Set([(await head()).hash]);
    for (let round = 0; round < 4; round++) {
      expect(await ask('anvil_reorg', 1, [])).toBeNull();
      hashes.add((await head()).hash);
    }
    expect(hashes.size).toBe(5);
    // As at anvil, the new block follows the one before it at once.
    expect(await head()).toMatchObject({ number: '0x3', timestamp: hex(2_100_000_000) });
  });

  test('anvil_reorg puts transactions into its blocks: of accounts of the chain, and signed ones', async () => {
    await ask('anvil_mine', 3);
    const fees = { maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x1' };
    const request = { from: SECOND, to: STRANGER, value: '0x3', gas: '0x5208', nonce: '0x0', ...fees };
    const signed = await ask('eth_signTransaction', request);
    const gone = await send({ to: STRANGER, value: '0x1' });
    await ask('anvil_reorg', 2, [
      [{ from: FIRST, to: STRANGER, value: '0x10' }, 0],
      [{ from: FIRST, to: STRANGER, value: '0x20' }, 1],
      [signed, 1],
    ]);
    expect(await ask('eth_blockNumber')).toBe('0x5');
    expect(await ask('eth_getTransactionReceipt', gone)).toBeNull();
    expect(await ask('eth_getBalance', STRANGER, 'latest')).toBe('0x33');
    const shown = async (number: Hex) => {
      const { transactions } = await ask<Block>('eth_getBlockByNumber', number, true);
      return (transactions as Transaction[]).map(({ from, nonce, value, gas }) => [from, nonce, value, gas]);
    };
    expect(await shown('0x4')).toEqual([[FIRST, '0x0', '0x10', '0x5208']]);
    expect(await shown('0x5')).toEqual([
      [FIRST, '0x1', '0x20', '0x5208'],
      [SECOND, '0x0', '0x3', '0x5208'],
    ]);
  });

  test.each([
    ['anvil_rollback', [5], 'depth: expected at most 2, because the first block stays, got 5'],
    ['anvil_rollback', [-1], 'invalid argument 0: depth: must be LenientInteger, got -1'],
    ['anvil_rollback', [word(2n ** 256n - 1n)], 'depth: expected an integer of at most 2^53 - 1'],
    ['anvil_reorg', [3, []], 'depth: expected at most 2, because the first block stays, got 3'],
    ['anvil_reorg', [5, []], 'depth: expected at most 2, because the first block stays, got 5'],
    ['anvil_reorg', [1, [[{ from: FIRST, to: STRANGER }, 1]]], 'txBlockPairs[0]: block 1 is not below the depth 1'],
    ['anvil_reorg', [1, [['0x1234', 0]]], 'txBlockPairs[0]: transaction type not supported'],
    [
      'anvil_reorg',
      [1, [[{ from: STRANGER, to: FIRST, gas: '0x5208' }, 0]]],
      `unknown account: ${STRANGER} is not impersonated`,
    ],
  ])('%s %j is refused, and nothing changes', async (method, params, reason) => {
    await ask('anvil_mine', 2);
    const before = await head();
    const { code, message } = (await refusal(method, ...params)) ?? {};
    expect(code).toBe(-32602);
    expect(message).toContain(reason);
    expect(await head()).toEqual(before);
  });
});

describe('tokens', () => {
  // Balances are a mapping at slot 0, allowances one at slot 1.
  const TOKEN_CODE =
    '0x60003560e01c8063dd62ed3e14602957600435600052600060205260406000205460005260206000f35b6004356000526001602052604060002060205260243560005260406000205460005260206000f3';
  const PROXY_CODE = `0x363d3d373d3d3d363d73${CONTRACT.slice(2)}5af43d82803e903d91602b57fd5bf3`;
  const PROXY = `0x${'c1'.repeat(20)}`;
  const balance = (token: string) => ask('eth_call', { to: token, data: `0x70a08231${word(SECOND).slice(2)}` });

  beforeEach(async () => {
    await ask('anvil_setCode', CONTRACT, TOKEN_CODE);
    await ask('anvil_setCode', PROXY, PROXY_CODE);
  });

  test('anvil_dealERC20, under each of its names, sets a balance', async () => {
    expect(await ask('anvil_dealERC20', SECOND, CONTRACT, '0x64')).toBeNull();
    expect(await balance(CONTRACT)).toBe(word(100));
    expect(await ask('anvil_setERC20Balance', SECOND, CONTRACT, '200')).toBeNull();
    expect(await balance(CONTRACT)).toBe(word(200));
    expect(await ask('hardhat_dealERC20', SECOND, CONTRACT, word(2n ** 256n - 1n))).toBeNull();
    expect(await balance(CONTRACT)).toBe(word(2n ** 256n - 1n));
  });

  test('anvil_dealERC20 sets the balance that a proxy keeps', async () => {
    await ask('anvil_dealERC20', SECOND, PROXY, 5);
    expect([await balance(PROXY), await balance(CONTRACT)]).toEqual([word(5), word(0)]);
  });

  test('anvil_setERC20Allowance sets an allowance', async () => {
    expect(await ask('anvil_setERC20Allowance', SECOND, FIRST, CONTRACT, '0x7')).toBeNull();
    const data = `0xdd62ed3e${word(SECOND).slice(2)}${word(FIRST).slice(2)}`;
    expect(await ask('eth_call', { to: CONTRACT, data })).toBe(word(7));
  });

  test('what is no token has no such slot', async () => {
    const reason = (what: string) => ({ code: -32000, message: `no storage slot of ${STRANGER} holds the ${what}` });
    expect(await refusal('anvil_dealERC20', SECOND, STRANGER, 1)).toEqual(reason('balance'));
    expect(await refusal('anvil_setERC20Allowance', SECOND, FIRST, STRANGER, 1)).toEqual(reason('allowance'));
  });
});

describe('states', () => {
  const DUMP = readFileSync(join(import.meta.dirname, '../support/fixtures/anvil/state.json'));
  const asHex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}`;
  const load = (json: object | string) =>
    ask('anvil_loadState', asHex(Buffer.from(typeof json === 'string' ? json : JSON.stringify(json))));

  test('anvil_loadState takes a dump of anvil, compressed or not', async () => {
    for (const dump of [gzipSync(DUMP), DUMP]) {
      await ask('anvil_reset');
      expect(await ask('anvil_loadState', asHex(dump))).toBe(true);
      expect(await ask('eth_getBalance', '0x00000000000000000000000000000000000000ab', 'latest')).toBe('0x5');
      expect(await ask('eth_getBalance', FIRST, 'latest')).toBe('0x21e19e0a387cf2b5ffb');
      expect(await ask('eth_getTransactionCount', FIRST, 'latest')).toBe('0x1');
      const slot = await ask('eth_getStorageAt', '0x0000F90827F1C53a10cb7A02335B175320002935', '0x0', 'latest');
      expect(slot).toBe('0x8f2eded430b93e27f5bb55b8f01e48e488e54378844b045ff5bc3fb21854c123');
    }
  });

  test('anvil_dumpState has the members of a dump of anvil, and is loaded again', async () => {
    await ask('anvil_setCode', CONTRACT, '0x60016000f3');
    await ask('anvil_setStorageAt', CONTRACT, '0x1', word(2));
    await ask('anvil_setBalance', STRANGER, word(2n ** 256n - 1n));
    await ask('anvil_setNonce', STRANGER, '0xfffffffffffffffe');
    await ask('anvil_setCoinbase', SECOND);
    await ask('evm_setBlockGasLimit', 20_000_000);
    await ask('anvil_mine', 3);
    const dump = await ask<Hex>('anvil_dumpState');
    const json = JSON.parse(gunzipSync(Buffer.from(dump.slice(2), 'hex')).toString()) as Record<string, object>;
    expect(Object.keys(json)).toEqual(Object.keys(JSON.parse(DUMP.toString()) as object));
    const { accounts, block } = json as { accounts: Record<string, object>; block: object };
    expect(accounts[CONTRACT]).toEqual({
      ...{ nonce: 0, balance: '0x0', code: '0x60016000f3' },
      storage: { [word(1)]: word(2) },
    });
    expect(block).toMatchObject({ number: '0x4', gas_limit: 20_000_000, beneficiary: SECOND });

    await ask('anvil_reset');
    expect(await ask('anvil_loadState', dump)).toBe(true);
    expect(await ask('eth_blockNumber')).toBe('0x4');
    expect(await ask('eth_getStorageAt', CONTRACT, '0x1', 'latest')).toBe(word(2));
    expect(await ask('eth_getBalance', STRANGER, 'latest')).toBe(word(2n ** 256n - 1n));
    expect(await ask('eth_getTransactionCount', STRANGER, 'latest')).toBe('0xfffffffffffffffe');
    await ask('evm_mine');
    expect(await head()).toMatchObject({ miner: SECOND, gasLimit: hex(20_000_000) });
  });

  test('the largest gas limit is taken as it is, and as JavaScript rounds it', async () => {
    for (const limit of ['18446744073709551615', '18446744073709552000']) {
      const rewritten = DUMP.toString().replace(/("gas_limit": *)[0-9]+/, `$1${limit}`);
      expect(rewritten).not.toBe(DUMP.toString());
      expect(await load(rewritten)).toBe(true);
    }
    const beyond = DUMP.toString().replace(/("gas_limit": *)[0-9]+/, '$118446744073709551616');
    await expect(load(beyond)).rejects.toThrow('-32602 state: block.gas_limit: expected an integer of at most 64 bits');
  });

  test('what is no dump is refused by the member that is wrong, and nothing changes', async () => {
    const before = await head();
    const account = (members: object) => ({ accounts: { [STRANGER]: { nonce: 0, balance: '0x0', ...members } } });
    const bomb = gzipSync(Buffer.alloc(70 * 1024 * 1024));
    const JSON_EXPECTED = 'state: expected JSON, plain or compressed with gzip';
    for (const [state, reason] of [
      ['0x1234', JSON_EXPECTED],
      ['0x1f8b0800', JSON_EXPECTED],
      [asHex(bomb), 'state: expected at most 67108864 bytes after decompression'],
    ] as const)
      expect(await refusal('anvil_loadState', state)).toEqual({ code: -32602, message: reason });
    for (const [json, reason] of [
      ['[]', 'state: the state: expected an object, got []'],
      [{}, 'state: accounts: expected an object, got nothing'],
      [{ accounts: { '0x12': {} } }, 'state: accounts: expected 20 bytes as 0x text, got "0x12"'],
      [account({ nonce: -1 }), `state: accounts.${STRANGER}.nonce: expected an integer of at most 64 bits, got -1`],
      [
        account({ balance: `0x1${'0'.repeat(64)}` }),
        `state: accounts.${STRANGER}.balance: expected an integer of at most`,
      ],
      [account({ code: '0x1' }), `state: accounts.${STRANGER}.code: expected bytes as 0x text, got "0x1"`],
      [account({ storage: { x: '0x1' } }), `state: accounts.${STRANGER}.storage: expected at most 32 bytes as 0x text`],
      [{ accounts: {}, block: { number: '0x1' } }, 'state: block.timestamp: expected an integer of at most 64 bits'],
      [
        { accounts: {}, block: { ...{ number: '0xffffffff', timestamp: '0x1', gas_limit: 1 }, beneficiary: STRANGER } },
        'state: block 4294967295 is more than 10000 blocks above this chain',
      ],
    ] as const)
      await expect(load(json)).rejects.toThrow(`-32602 ${reason}`);
    expect(await head()).toEqual(before);
  });
});

describe('settings of the chain', () => {
  test('anvil_setChainId changes the id that clients see and sign for', async () => {
    expect(await ask('anvil_setChainId', 99)).toBeNull();
    try {
      expect([await ask('eth_chainId'), await ask('net_version')]).toEqual(['0x63', '99']);
      const hash = await send({ to: STRANGER });
      expect(await ask('eth_getTransactionByHash', hash)).toMatchObject({ chainId: '0x63' });
      const data = '0x4660005260206000f3';
      await ask('anvil_setCode', CONTRACT, data);
      expect(await ask('eth_call', { to: CONTRACT })).toBe(word(99));
    } finally {
      await ask('anvil_setChainId', '0x7a69');
    }
    expect(await ask('eth_chainId')).toBe('0x7a69');
  });

  test('anvil_setMinGasPrice is the least that a transaction pays', async () => {
    const price = 5_000_000_000;
    expect(await ask('anvil_setMinGasPrice', price)).toBeNull();
    expect(Number(await ask('eth_gasPrice'))).toBeGreaterThanOrEqual(price);
    await expect(send({ to: STRANGER, gasPrice: hex(price - 1) })).rejects.toThrow('-32000');
    const receipt = await ask<Receipt>('eth_getTransactionReceipt', await send({ to: STRANGER, gasPrice: hex(price) }));
    expect(receipt.status).toBe('0x1');
    await ask('anvil_setMinGasPrice', '0x0');
  });

  test('anvil_setBlockTimestampInterval spaces all blocks until it is removed', async () => {
    await ask('evm_mine', 2_200_000_000);
    expect(await ask('anvil_setBlockTimestampInterval', 7)).toBeNull();
    await ask('anvil_mine', 2);
    expect(Number((await head()).timestamp)).toBe(2_200_000_014);
    await ask('anvil_mine', 2, 100);
    expect(Number((await head()).timestamp)).toBe(2_200_000_121);
    await send({ to: STRANGER });
    expect(Number((await head()).timestamp)).toBe(2_200_000_128);
    expect(await ask('anvil_removeBlockTimestampInterval')).toBe(true);
    expect(await ask('anvil_removeBlockTimestampInterval')).toBe(false);
  });

  test('evm_setTime sets the clock, and answers by how much it moved forward', async () => {
    await ask('anvil_setTime', 2_000_000_000);
    expect(await ask('evm_setTime', 2_000_000_500)).toBe(500);
    expect(await ask('evm_setTime', hex(1_900_000_000))).toBe(0);
    // Some clients send milliseconds.
    await ask('evm_setTime', 2_000_000_000_000);
    await ask('evm_mine');
    expect(Number((await head()).timestamp) - 2_000_000_000).toBeLessThan(60);
  });

  test('evm_setIntervalMining is what anvil_getIntervalMining and eth_mining tell', async () => {
    const told = async () => [await ask('anvil_getIntervalMining'), await ask('eth_mining')];
    await ask('evm_setAutomine', false);
    expect(await told()).toEqual([null, false]);
    await ask('evm_setIntervalMining', 1000);
    expect(await told()).toEqual([1000, true]);
    await ask('evm_setIntervalMining', 0);
    expect(await told()).toEqual([null, false]);
    await ask('evm_setAutomine', true);
    expect(await told()).toEqual([null, true]);
  });

  test('anvil_setLoggingEnabled switches the lines of requests', async () => {
    await ask('web3_sha3', '0x01');
    expect(await ask('hardhat_setLoggingEnabled', false)).toBeNull();
    await ask('net_listening');
    expect(await ask('anvil_setLoggingEnabled', true)).toBeNull();
    // Lines are written some time later, in order.
    while (!dev.output().includes('eth_hashrate')) await ask('eth_hashrate');
    expect(dev.output()).toContain('web3_sha3');
    expect(dev.output()).not.toContain('net_listening');
  });

  test('anvil_addBalance adds, up to the largest balance', async () => {
    const balance = () => ask('eth_getBalance', STRANGER, 'latest');
    for (const method of ['anvil_addBalance', 'hardhat_addBalance', 'tenderly_addBalance'])
      expect(await ask(method, STRANGER, '0x6')).toBeNull();
    expect(await balance()).toBe('0x12');
    await ask('anvil_addBalance', STRANGER, word(2n ** 256n - 1n));
    expect(await balance()).toBe(word(2n ** 256n - 1n));
  });

  test('anvil_autoImpersonateAccount lets everybody send, until it is switched off', async () => {
    await ask('anvil_setBalance', STRANGER, '0xde0b6b3a7640000');
    const transfer = { from: STRANGER, to: FIRST, value: '0x1', gas: '0x5208' };
    const unknown = { code: -32000, message: `unknown account: ${STRANGER} is not impersonated` };
    expect(await refusal('eth_sendTransaction', transfer)).toEqual(unknown);
    expect(await ask('anvil_autoImpersonateAccount', true)).toBeNull();
    const hash = await ask('eth_sendTransaction', transfer);
    expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1', from: STRANGER });
    expect(await ask('hardhat_autoImpersonateAccount', false)).toBeNull();
    expect(await refusal('eth_sendTransaction', transfer)).toEqual(unknown);
  });
});

describe('waiting transactions', () => {
  beforeEach(() => ask('evm_setAutomine', false));
  afterAll(() => ask('evm_setAutomine', true));

  test('are dropped by hash: anvil answers the hash, Hardhat a boolean', async () => {
    const first = await send({ to: STRANGER, value: '0x1' });
    const second = await send({ to: STRANGER, value: '0x2' });
    expect(await ask('hardhat_dropTransaction', second)).toBe(true);
    expect(await ask('hardhat_dropTransaction', second)).toBe(false);
    expect(await ask('anvil_dropTransaction', first)).toBe(first);
    expect(await ask('anvil_dropTransaction', first)).toBeNull();
    expect(await poolSize()).toBe('0x0');
  });

  test('are dropped by sender, or all', async () => {
    const fill = async () => {
      for (const from of [FIRST, FIRST, SECOND]) await send({ from, to: STRANGER, value: '0x1' });
    };
    await fill();
    expect(await ask('anvil_removePoolTransactions', FIRST)).toBeNull();
    expect(await poolSize()).toBe('0x1');
    expect(await ask('anvil_dropAllTransactions')).toBeNull();
    expect(await poolSize()).toBe('0x0');
    await fill();
    expect(await poolSize()).toBe('0x3');
    await ask('hardhat_dropAllTransactions');
    await ask('evm_mine');
    expect((await head()).transactions).toEqual([]);
  });
});

test('evm_mine_detailed has what transactions returned, as anvil has it', async () => {
  const deploy = async (index: number, code: string) => {
    const address = `0x${(0xd00 + index).toString(16).padStart(40, '0')}`;
    await ask('anvil_setCode', address, code);
    return address;
  };
  const revertWith = (data: string) => {
    const length = (data.length / 2).toString(16).padStart(2, '0');
    return `0x60${length}600c60003960${length}6000fd${data}`;
  };
  const error = `08c379a0${word(32).slice(2)}${word(2).slice(2)}${'6e6f'.padEnd(64, '0')}`;
  const codes = ['0x602a60005260206000f3', revertWith(error), revertWith('deadbeef'), '0xfe', '0x60006000fd'];
  const receivers = await Promise.all([...codes, revertWith('ab')].map((code, index) => deploy(index, code)));
  await ask('evm_setAutomine', false);
  for (const to of receivers) await send({ to });
  await send({ data: '0x6001600c60003960016000f300' });
  const [block, ...others] = await ask<{ transactions: Record<string, unknown>[] }[]>('evm_mine_detailed');
  await ask('evm_setAutomine', true);
  expect(others).toEqual([]);
  const told = block?.transactions.map(({ output, revertReason }) => [output, revertReason]);
  expect(told).toEqual([
    [word(42), undefined],
    [`0x${error}`, 'no'],
    ['0xdeadbeef', 'custom error 0xdeadbeef'],
    [undefined, undefined],
    ['0x', undefined],
    ['0xab', 'custom error bytes 0xab'],
    ['0x00', undefined],
  ]);
  const { transactions, ...rest } = await head(true);
  const plain = block?.transactions.map(({ output: _, revertReason: __, ...transaction }) => transaction);
  expect({ ...block, transactions: plain }).toEqual({ ...rest, transactions });
  const two = await ask<{ number: Hex }[]>('anvil_mine_detailed', { timestamp: 2_300_000_000, blocks: 2 });
  expect(two.map(({ number }) => Number(number) - Number(rest.number))).toEqual([1, 2]);
});

test('code sees the same block in every kind of call, and in a transaction', async () => {
  // Returns, and keeps in slots, PREVRANDAO, COINBASE, GASLIMIT, BASEFEE, TIMESTAMP and NUMBER.
  const opcodes = ['44', '41', '45', '48', '42', '43'];
  const returns = opcodes.map((opcode, index) => `${opcode}60${(index * 32).toString(16).padStart(2, '0')}52`);
  const keeps = opcodes.map((opcode, index) => `${opcode}60${index.toString(16).padStart(2, '0')}55`);
  await ask('anvil_setCode', CONTRACT, `0x${returns.join('')}${keeps.join('')}60c06000f3`);
  await ask('anvil_setCoinbase', SECOND);
  await ask('evm_setBlockGasLimit', 20_000_000);
  const RANDAO = `0x${'77'.repeat(32)}`;
  expect(await ask('hardhat_setPrevRandao', RANDAO)).toBe(true);
  const call = { from: FIRST, to: CONTRACT };
  const pending = await ask<Hex>('eth_call', call, 'pending');
  await send({ to: CONTRACT, gas: '0x50000' });
  const { number, mixHash, miner, gasLimit, baseFeePerGas, timestamp } = await head();
  expect([mixHash, miner, gasLimit]).toEqual([RANDAO, SECOND, hex(20_000_000)]);
  const seen = [RANDAO, miner, gasLimit, baseFeePerGas ?? '0x0', timestamp, number].map(word);
  const kept = await Promise.all(opcodes.map((_, slot) => ask('eth_getStorageAt', CONTRACT, hex(slot), 'latest')));
  expect(kept).toEqual(seen);
  // The time of the pending block is that at which it was asked for.
  const withoutTime = (output: string) => `${output.slice(0, 258)}${output.slice(322)}`;
  expect(withoutTime(pending)).toBe(withoutTime(`0x${seen.map((each) => each.slice(2)).join('')}`));

  const output = `0x${seen.map((each) => each.slice(2)).join('')}`;
  await ask('evm_mine');
  for (const block of [number, 'latest', 'pending']) {
    const expected = block === number ? output : await ask<Hex>('eth_call', call, block);
    expect(expected.slice(0, 66)).toBe(block === number ? RANDAO : word(2n ** 256n - 1n));
    const overridden = { [FIRST]: { balance: '0x8ac7230489e80000' } };
    expect(await ask('eth_call', call, block, overridden)).toBe(expected);
    expect(await ask('eth_call', call, block, null, { blobBaseFee: '0x1' })).toBe(expected);
    // The simulated block is the next one: its PREVRANDAO, miner and gas limit are those of its parent.
    const [simulated] = await ask<{ calls: { returnData: Hex }[]; mixHash: Hex }[]>(
      'eth_simulateV1',
      { blockStateCalls: [{ calls: [call] }] },
      block,
    );
    expect(simulated?.calls[0]?.returnData.slice(0, 194)).toBe(expected.slice(0, 194));
    expect(simulated?.mixHash).toBe(block === number ? RANDAO : word(0));
  }

  // Writes to the slot that PREVRANDAO names, so that the access list has it.
  await ask('anvil_setCode', CONTRACT, '0x60014455');
  const listed = async (block: string) => {
    const { accessList } = await ask<{ accessList: object[] }>('eth_createAccessList', call, block);
    return accessList;
  };
  const slotOf = (value: string) => [{ address: CONTRACT, storageKeys: [value] }];
  expect(await listed('latest')).toEqual(slotOf(word(2n ** 256n - 1n)));
  await ask('hardhat_setPrevRandao', RANDAO);
  expect(await listed('pending')).toEqual(slotOf(RANDAO));
  await send({ to: CONTRACT });
  expect(await listed('latest')).toEqual(slotOf(RANDAO));

  // Reverts unless PREVRANDAO is the one that was set. An estimate runs in the next block.
  await ask('anvil_setCode', CONTRACT, `0x447f${RANDAO.slice(2)}14602b5760006000fd5b00`);
  expect((await refusal('eth_estimateGas', call))?.code).toBe(3);
  await ask('anvil_setPrevRandao', RANDAO);
  expect(Number(await ask('eth_estimateGas', call))).toBeGreaterThan(21_000);
});

test("viem's test client understands what the chain tells of itself", async () => {
  const client = createTestClient({ mode: 'anvil', chain: foundry, transport: http(dev.url) });
  const id = await client.snapshot();
  const { number, hash } = await head();
  expect(await ask('anvil_nodeInfo')).toEqual({
    currentBlockNumber: number,
    currentBlockTimestamp: Number((await head()).timestamp),
    currentBlockHash: hash,
    hardFork: 'Prague',
    transactionOrder: 'fees',
    environment: {
      baseFee: expect.any(String),
      chainId: 31_337,
      gasLimit: expect.any(String),
      gasPrice: expect.any(String),
    },
    forkConfig: { forkUrl: null, forkBlockNumber: null, forkRetryBackoff: null },
  });
  const metadata = await ask<Record<string, unknown>>('hardhat_metadata');
  expect(metadata).toMatchObject({
    // Hardhat's network helpers look for the name and the release in front.
    clientVersion: expect.stringMatching(/^anvil\/v1\.7\.1/),
    chainId: 31_337,
    instanceId: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    latestBlockNumber: Number(number),
    latestBlockHash: hash,
    forkedNetwork: null,
    snapshots: { [id]: [Number(number), hash] },
  });
  expect(await ask('anvil_metadata')).toEqual(metadata);
  await ask('anvil_reset');
  expect((await ask<{ instanceId: Hex }>('anvil_metadata')).instanceId).not.toBe(metadata['instanceId']);
});

describe('parameters that no chain can take are refused by name', () => {
  const HUGE = word(2n ** 256n - 1n);
  const ABOVE_64 = '0x10000000000000000';
  test.each([
    ['anvil_setBalance', [STRANGER, '0x1' + '0'.repeat(64)], 'balance'],
    ['anvil_setBalance', [STRANGER, 1.5], 'balance'],
    ['anvil_setBalance', [STRANGER], 'balance'],
    ['anvil_addBalance', [STRANGER, -1], 'amount'],
    ['anvil_setNonce', [STRANGER, ABOVE_64], 'nonce: expected less than 2^64'],
    ['anvil_setCode', [STRANGER, '0x123'], 'code'],
    ['anvil_setStorageAt', [STRANGER, '0x0', `0x${'1'.repeat(65)}`], 'value'],
    ['anvil_setCoinbase', ['0x12'], 'address'],
    ['evm_setBlockGasLimit', [HUGE], 'gasLimit: expected an integer from 1 to 9223372036854775807'],
    ['evm_setBlockGasLimit', [0], 'gasLimit: expected an integer from 1 to 9223372036854775807'],
    ['anvil_setNextBlockBaseFeePerGas', [HUGE], 'baseFee: expected an integer from 0 to'],
    ['anvil_setMinGasPrice', [HUGE], 'price: expected an integer from 0 to'],
    ['anvil_setChainId', [0], 'chainId: expected an integer from 1 to 18446744073709551615'],
    ['anvil_setChainId', [ABOVE_64], 'chainId: expected an integer from 1 to 18446744073709551615'],
    ['evm_setTime', [ABOVE_64], 'timestamp: expected an integer of at most 2^53 - 1'],
    ['evm_increaseTime', [HUGE], 'seconds: expected an integer of at most 2^53 - 1'],
    ['evm_increaseTime', [-5], 'seconds'],
    ['evm_setNextBlockTimestamp', [253_402_300_800], '253402300800 is beyond 253402300799, the end of the year 9999'],
    ['anvil_setBlockTimestampInterval', [253_402_300_800], 'the end of the year 9999'],
    ['evm_setIntervalMining', [HUGE], 'seconds: expected at most 2147483 seconds'],
    ['evm_setAutomine', ['yes'], 'enabled'],
    ['anvil_autoImpersonateAccount', [null], 'enabled'],
    ['hardhat_setPrevRandao', [`0x${'1'.repeat(65)}`], 'prevRandao'],
    ['anvil_dropTransaction', ['0x12'], 'transactionHash'],
    ['evm_revert', [{}], 'snapshotId'],
    ['anvil_loadState', ['0x1'], 'state'],
    ['anvil_mine', ['x'], 'blocks'],
    ['evm_mine', [{ timestamp: -1 }], 'options'],
  ])('%s %j', async (method, params, reason) => {
    const { code, message } = (await refusal(method, ...params)) ?? {};
    expect(code).toBe(-32602);
    expect(message).toContain(reason);
  });

  test('and numbers of blocks have a limit', async () => {
    expect(await refusal('anvil_mine', HUGE)).toEqual({
      code: -32005,
      message: `blocks: ${Number(2n ** 256n - 1n)} exceeds the limit of 10000`,
    });
    expect((await refusal('evm_mine_detailed', { blocks: 1_001 }))?.message).toBe(
      'blocks: 1001 exceeds the limit of 1000',
    );
  });
});

describe('sending for accounts', () => {
  const NOBODY = `0x${'e3'.repeat(20)}`;

  test('eth_sendUnsignedTransaction sends for anybody, without impersonation', async () => {
    await ask('anvil_setBalance', NOBODY, '0xde0b6b3a7640000');
    const transaction = { from: NOBODY, to: STRANGER, value: '0x5' };
    const hash = await ask('eth_sendUnsignedTransaction', transaction);
    expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ from: NOBODY, status: '0x1' });
    expect(await ask('eth_getBalance', STRANGER, 'latest')).toBe('0x5');
    expect(await ask('eth_getTransactionCount', NOBODY, 'latest')).toBe('0x1');
    // The account is not impersonated by that.
    expect(await refusal('eth_sendTransaction', transaction)).toMatchObject({
      message: expect.stringContaining(`unknown account: ${NOBODY} is not impersonated`),
    });
    expect(await ask<string[]>('eth_accounts')).not.toContain(NOBODY);
  });

  test('transactions without a nonce, sent at once by several methods, get one nonce after the other', async () => {
    const transaction = { from: FIRST, to: STRANGER, value: '0x1', gas: '0x5208' };
    const methods = ['eth_sendTransaction', 'eth_sendUnsignedTransaction', 'eth_sendTransaction'];
    await Promise.all([...methods, ...methods].map((method) => ask(method, transaction)));
    expect(await ask('eth_getBalance', STRANGER, 'latest')).toBe('0x6');
    expect(await ask('eth_getTransactionCount', FIRST, 'latest')).toBe('0x6');
  });

  test('eth_sendTransactionSync answers the receipt', async () => {
    const receipt = await ask<Receipt>('eth_sendTransactionSync', { from: FIRST, to: STRANGER, value: '0x1' });
    expect(receipt).toMatchObject({ from: FIRST, to: STRANGER, status: '0x1', gasUsed: '0x5208' });
    expect(receipt).toEqual(await ask('eth_getTransactionReceipt', receipt.transactionHash));
  });

  test('eth_requestAccounts and eth_networkId answer as eth_accounts and net_version', async () => {
    expect(await ask('eth_requestAccounts')).toEqual(await ask('eth_accounts'));
    expect(await ask('eth_networkId')).toBe(await ask('net_version'));
  });

  test.each([
    'anvil_getBlobByHash',
    'anvil_getBlobsByTransactionHash',
    'anvil_impersonateSignature',
    'wallet_getCapabilities',
  ])('%s is not available, in the words that make clients go another way', async (method) => {
    expect(await refusal(method)).toEqual({
      code: -32601,
      message: `the method ${method} does not exist/is not available`,
    });
  });
});

describe('anvil_setStorageAt takes a position in every form', () => {
  test.each([
    [17, 17n],
    ['17', 17n],
    ['0x11', 17n],
    ['0x0011', 17n],
    [word(17), 17n],
    ['0x', 0n],
    [9007199254740991, 9007199254740991n],
    [word(2n ** 256n - 1n), 2n ** 256n - 1n],
    [String(2n ** 256n - 1n), 2n ** 256n - 1n],
  ])('%s', async (position, slot) => {
    expect(await ask('anvil_setStorageAt', CONTRACT, position, word(7))).toBe(true);
    expect(await ask('eth_getStorageAt', CONTRACT, word(slot), 'latest')).toBe(word(7));
  });

  test.each([[-1], [1.5], [2 ** 53], [true], [null], ['5a'], [''], [String(2n ** 256n)]])(
    'but refuses %j',
    async (position) => {
      const { code, message } = (await refusal('anvil_setStorageAt', CONTRACT, position, word(7))) ?? {};
      expect([code, message]).toEqual([-32602, expect.stringContaining('position')]);
    },
  );
});

describe('the methods of operators', () => {
  const notHere = (method: string, reason: string) => ({
    code: -32004,
    message: `the method ${method} is not supported: ${reason}`,
  });

  test('say what the embedded chain does not have, and what takes its place', async () => {
    const price = 'the embedded chain has no app.toml; anvil_setMinGasPrice sets its lowest gas price';
    expect(await refusal('miner_setGasPrice', '0x1')).toEqual(notHere('miner_setGasPrice', price));
    const rewards = 'the embedded chain has no staking; anvil_setCoinbase sets its coinbase';
    expect(await refusal('miner_setEtherbase', FIRST)).toEqual(notHere('miner_setEtherbase', rewards));
    const peer = `${'ab'.repeat(20)}@127.0.0.1:26656`;
    const peers = notHere('admin_addPeer', 'the embedded chain has no peers');
    expect(await refusal('admin_addPeer', peer)).toEqual(peers);
  });

  test('describe the chain, and keep its one listener', async () => {
    expect(await ask('admin_peers')).toEqual([]);
    expect(await ask('admin_nodeInfo')).toMatchObject({ protocols: { eth: { network: 31337 } } });
    expect((await refusal('admin_stopRPC'))?.message).toContain('is not stopped: it is the last one');
    expect(await ask('miner_getHashrate')).toBe(0);
  });
});

describe('debug_storageRangeAt', () => {
  /** Writes the second word of its input into the slot that the first one names. */
  const WRITER = '0x6020356000355500';

  /** What geth answers for these slots: sorted by their hashes, without those that are zero. */
  const range = (slots: Record<number, number>, nextKey: Hex | null = null) => {
    const entries = Object.entries(slots).map(([slot, value]) => {
      const key = word(slot) as Hex;
      return [keccak256(key), { key, value: word(value) }] as const;
    });
    return { storage: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))), nextKey };
  };

  test('lists the storage before each transaction of a block, part by part', async () => {
    await ask('anvil_setCode', CONTRACT, WRITER);
    await ask('anvil_setStorageAt', CONTRACT, '0x5', word(55));
    await ask('evm_setAutomine', false);
    for (const [slot, value] of [
      [1, 11],
      [2, 22],
      [5, 0],
      [1, 111],
    ] as const)
      await send({ to: CONTRACT, data: `${word(slot)}${word(value).slice(2)}` });
    await ask('evm_mine');
    await ask('evm_setAutomine', true);
    // What comes later does not change the answer.
    await send({ to: CONTRACT, data: `${word(9)}${word(99).slice(2)}` });
    const { hash, transactions } = await ask<Block>(
      'eth_getBlockByNumber',
      hex(Number((await head()).number) - 1),
      false,
    );
    expect(transactions).toHaveLength(4);
    const at = (index: number, keyStart = '0x', limit = 100) =>
      ask<{ storage: object; nextKey: Hex | null }>('debug_storageRangeAt', hash, index, CONTRACT, keyStart, limit);
    expect(await at(0)).toEqual(range({ 5: 55 }));
    expect(await at(1)).toEqual(range({ 1: 11, 5: 55 }));
    expect(await at(2)).toEqual(range({ 1: 11, 2: 22, 5: 55 }));
    expect(await at(3)).toEqual(range({ 1: 11, 2: 22 }));
    const sorted = [1, 2, 5].map((slot) => keccak256(word(slot) as Hex)).sort();
    const first = await at(2, '0x', 1);
    expect([Object.keys(first.storage), first.nextKey]).toEqual([sorted.slice(0, 1), sorted[1]]);
    const rest = await at(2, first.nextKey ?? '', 2);
    expect([Object.keys(rest.storage), rest.nextKey]).toEqual([sorted.slice(1), null]);
    expect(Object.keys((await at(2, sorted[2]?.slice(0, 10))).storage)).toEqual(sorted.slice(2));
  });

  test('refuses what is not there, and more than 1024 slots', async () => {
    await send({ to: STRANGER, value: '0x1' });
    const { hash } = await head();
    const asked = (...params: unknown[]) => refusal('debug_storageRangeAt', ...params);
    expect(await asked(hash, 1, STRANGER, '0x', 1)).toEqual({ code: -32001, message: 'transaction not found' });
    expect(await asked(word(7), 0, STRANGER, '0x', 1)).toEqual({ code: -32001, message: 'block not found' });
    expect(await asked('earliest', 0, STRANGER, '0x', 1)).toEqual({ code: -32001, message: 'block not found' });
    expect(await asked(hash, 0, STRANGER, '0x', 1025)).toMatchObject({ code: -32005 });
    expect(await ask('debug_storageRangeAt', '0x1', 0, STRANGER, '0x', 1024)).toEqual({ storage: {}, nextKey: null });
  });
});
