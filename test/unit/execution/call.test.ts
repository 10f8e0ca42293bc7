import { describe, expect, test } from '@jest/globals';
import type { Address } from '../../../generated/types.js';
import { NodeUnavailable } from '../../../src/chain/chainErrors.js';
import { fakeBlocks, HEAD, hashOf, headBlock } from './fakeChain.js';
import { call, type RunOptions } from './run.js';
import {
  answer,
  answering,
  chain,
  code,
  CONTRACT,
  ETHER,
  OTHER,
  overriding,
  push,
  refusalOf,
  SENDER,
  word,
} from './stage.js';

describe('the block that code sees', () => {
  const MAX_WORD = 2n ** 256n - 1n;

  test.each([
    ['NUMBER', '43', BigInt(HEAD)],
    ['TIMESTAMP', '42', 1_700_000_000n],
    ['GASLIMIT', '45', 40_000_000n],
    ['BASEFEE', '48', 1_000_000_000n],
    ['PREVRANDAO', '44', MAX_WORD],
    ['COINBASE', '41', BigInt(headBlock().miner)],
    ['CHAINID', '46', 262_144n],
    ['GASPRICE', '3a', 0n],
    ['BLOBBASEFEE', '4a', 1n],
    ['BLOCKHASH of the block before', '606340', BigInt(hashOf(99))],
    ['BLOCKHASH of the block itself', '606440', 0n],
  ])('%s', async (_, instructions, value) => {
    await expect(answer({ to: CONTRACT }, code(answering(instructions)))).resolves.toBe(word(value));
  });

  test.each([
    ['number', '0x1f4', '43', 500n],
    ['time', '0x5', '42', 5n],
    ['gasLimit', '0x6', '45', 6n],
    ['baseFeePerGas', '0x7', '48', 7n],
    ['prevRandao', word(8), '44', 8n],
    ['feeRecipient', OTHER, '41', BigInt(OTHER)],
    ['blobBaseFee', '0x9', '4a', 9n],
  ])('overridden %s', async (field, value, instructions, seen) => {
    const options = { ...code(answering(instructions)), blockOverrides: { [field]: value } };
    await expect(answer({ to: CONTRACT }, options)).resolves.toBe(word(seen));
  });

  test('is asked for a hash once, however often code reads it', async () => {
    let asked = 0;
    const summary = (blockNumber: number) => {
      asked++;
      return fakeBlocks.summary(blockNumber);
    };
    const loops = code('0x60645b600190038060634050806004570000');
    await call(chain(), { to: CONTRACT }, { ...loops, blocks: { summary } });
    expect(asked).toBe(1);
  });

  test('knows no hashes above the real head', async () => {
    const options = { ...code(answering('608040')), blockOverrides: { number: '0x82' } };
    await expect(answer({ to: CONTRACT }, options)).resolves.toBe(word(0));
  });

  test.each(['withdrawals', 'beaconRoot'])('has no %s to override', async (field) => {
    const blockOverrides = { [field]: field === 'withdrawals' ? [] : word(1) };
    await expect(call(chain(), { to: CONTRACT }, { blockOverrides })).rejects.toMatchObject({
      rpc: { name: 'featureNotSupported', arguments: { feature: `block override "${field}"` } },
    });
  });

  test('runs by the rules of its time', async () => {
    const push0 = code('0x5f5ff3');
    const beforeShanghai = chain();
    beforeShanghai.schedule = { shanghaiTime: 1_800_000_000n, cancunTime: null, pragueTime: null };
    await expect(call(beforeShanghai, { to: CONTRACT }, push0)).resolves.toMatchObject({
      vmError: 'invalid opcode: opcode 0x5f not defined',
    });
    const later = { ...push0, blockOverrides: { time: `0x${(1_800_000_000).toString(16)}` } };
    await expect(call(beforeShanghai, { to: CONTRACT }, later)).resolves.toMatchObject({ vmError: '' });
  });
});

describe('code that fails', () => {
  test.each([
    ['a revert', '0x60006000fd', 'execution reverted'],
    ['an empty allowance of gas', '0x5b600056', 'out of gas'],
    ['a jump to nowhere', '0x600356', 'invalid jump destination'],
    ['the designated invalid opcode', '0xfe', 'invalid opcode: INVALID'],
    ['an undefined opcode', '0x0c', 'invalid opcode: opcode 0xc not defined'],
    ['an empty stack', '0x01', 'stack underflow (0 <=> 2)'],
    ['a stack too short', '0x6001600155600160016001f1', 'stack underflow (3 <=> 7)'],
    ['a stack too short to swap', '0x600190', 'stack underflow (1 <=> 2)'],
    ['a full stack', '0x5b6000600056', 'stack limit reached 1024 (1023)'],
    ['a stack too short where gas is short too', '0x60005260015b52', 'stack underflow (1 <=> 2)'],
    ['a stack too short for its topics', '0x600060006001a2', 'stack underflow (3 <=> 4)'],
    ['a stack too short for its range of memory', '0x6001a4', 'stack underflow (1 <=> 6)'],
    ['memory beyond all measure', `0x6001${'7f'}${'ff'.repeat(32)}52`, 'gas uint64 overflow'],
    ['more memory than the gas pays', '0x600163ffffffff52', 'out of gas'],
    ['return data that is not there, with memory that the gas does not pay', '0x6001600063ffffffff3e', 'out of gas'],
    ['return data that is not there', '0x6001600060003e', 'return data out of bounds'],
  ])('%s', async (_, bytes, vmError) => {
    const outcome = await call(chain(), { to: CONTRACT, gas: '0xfffff' }, code(bytes));
    expect(outcome).toMatchObject({ vmError, returnData: '0x' });
  });

  test('in its constructor', async () => {
    await expect(call(chain(), { data: '0x60ef60005360016000f3' })).resolves.toMatchObject({
      vmError: 'invalid code: must not begin with 0xef',
    });
    await expect(call(chain(), { data: '0x6160016000f3' })).resolves.toMatchObject({
      vmError: 'max code size exceeded',
    });
  });

  test('uses all its gas', async () => {
    await expect(call(chain(), { to: CONTRACT, gas: '0x7530' }, code('0xfe'))).resolves.toMatchObject({
      gasUsed: 30_000n,
    });
  });

  test('keeps the revert bytes', async () => {
    const outcome = await call(chain(), { to: CONTRACT }, code('0x63deadbeef6000526004601cfd'));
    expect(outcome).toMatchObject({ vmError: 'execution reverted', returnData: '0xdeadbeef' });
  });
});

describe('a call that may not run', () => {
  const refusal = (message: object, options?: RunOptions): Promise<unknown> =>
    refusalOf(call(chain(), message, options));

  test('costs more than its sender has', async () => {
    await expect(refusal({ from: OTHER, to: CONTRACT, value: '0x1' })).resolves.toEqual({
      name: 'insufficientFundsForTransfer',
      arguments: { address: OTHER, have: '0', want: '1' },
    });
  });

  test('counts the price of gas only when one is given', async () => {
    await expect(refusal({ from: OTHER, to: CONTRACT, gas: '0x5208', gasPrice: '0x3b9aca00' })).resolves.toMatchObject({
      arguments: { have: '0', want: (21_000n * 1_000_000_000n).toString() },
    });
  });

  test('gives less gas than the transaction itself takes', async () => {
    await expect(refusal({ to: CONTRACT, gas: '0x5208', data: '0x01' })).resolves.toMatchObject({
      name: 'executionFailed',
      arguments: { reason: 'err: intrinsic gas too low: have 21000, want 21040 (supplied gas 21000)' },
    });
  });

  test('offers less than the base fee', async () => {
    await expect(refusal({ from: SENDER, to: CONTRACT, gas: '0x5208', maxFeePerGas: '0x1' })).resolves.toMatchObject({
      arguments: {
        reason:
          'err: max fee per gas less than block base fee: ' +
          `address ${SENDER}, maxFeePerGas: 1, baseFee: 1000000000 (supplied gas 21000)`,
      },
    });
  });

  test('gives a tip above its cap', async () => {
    await expect(
      refusal({ from: SENDER, to: CONTRACT, maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' }),
    ).resolves.toEqual({
      name: 'executionFailed',
      arguments: {
        reason:
          'err: max priority fee per gas higher than max fee per gas: ' +
          `address ${SENDER}, maxPriorityFeePerGas: 2, maxFeePerGas: 1 (supplied gas 25000000)`,
      },
    });
  });

  test('gives both kinds of price', async () => {
    await expect(refusal({ to: CONTRACT, gasPrice: '0x1', maxFeePerGas: '0x1' })).resolves.toEqual({
      name: 'conflictingFees',
      arguments: {},
    });
  });

  test('is for another chain', async () => {
    await expect(refusal({ to: CONTRACT, chainId: '0x1' })).resolves.toEqual({
      name: 'chainIdMismatch',
      arguments: { have: '1', want: '262144' },
    });
  });

  test('carries blobs', async () => {
    await expect(refusal({ to: CONTRACT, blobVersionedHashes: [word(1)] })).resolves.toMatchObject({
      name: 'featureNotSupported',
    });
  });

  test.each([
    ['gives an empty list of authorizations', { to: CONTRACT }, 'with empty auth list'],
    ['authorizes and creates', {}, 'cannot be used to create contract'],
  ])('%s', async (_, message, reason) => {
    await expect(refusal({ from: SENDER, ...message, authorizationList: [] })).resolves.toEqual({
      name: 'executionFailed',
      arguments: { reason: `err: EIP-7702 transaction ${reason} (sender ${SENDER}) (supplied gas 25000000)` },
    });
  });

  test('creates a contract with the last nonce there is', async () => {
    const options = overriding({ [SENDER]: { nonce: '0xffffffffffffffff' } });
    await expect(refusal({ from: SENDER, data: '0x00' }, options)).resolves.toMatchObject({
      arguments: { reason: 'err: nonce uint64 overflow (supplied gas 25000000)' },
    });
  });

  test('creates a contract from too many bytes', async () => {
    await expect(refusal({ data: `0x${'00'.repeat(49_153)}` })).resolves.toMatchObject({
      arguments: { reason: 'err: max initcode size exceeded: code size 49153 limit 49152 (supplied gas 25000000)' },
    });
  });
});

describe('a call', () => {
  test('runs whatever nonce it gives', async () => {
    await expect(answer({ from: SENDER, to: CONTRACT, nonce: '0x63' }, code(answering('6001')))).resolves.toBe(word(1));
  });

  test('gets at most the gas cap', async () => {
    const gasLeft = await answer({ to: CONTRACT, gas: '0xffffffff' }, { ...code(answering('5a')), gasCap: 100_000n });
    expect(BigInt(gasLeft)).toBe(100_000n - 21_000n - 2n);
  });

  test('pays for its gas when it gives a price', async () => {
    const message = { from: SENDER, to: CONTRACT, gas: '0x186a0', gasPrice: '0x77359400' };
    await expect(answer(message, code(answering(`${push(SENDER)}31`)))).resolves.toBe(
      word(ETHER - 100_000n * 2_000_000_000n),
    );
    await expect(answer(message, code(answering('3a')))).resolves.toBe(word(2_000_000_000));
  });

  test('pays the warm price for what its access list names', async () => {
    const reads = code('0x60005400');
    const cold = await call(chain(), { to: CONTRACT }, reads);
    const warm = await call(
      chain(),
      { to: CONTRACT, accessList: [{ address: CONTRACT, storageKeys: [word(0)] }] },
      reads,
    );
    expect(cold.gasUsed).toBe(21_000n + 3n + 2100n);
    expect(warm.gasUsed).toBe(21_000n + 3n + 100n + 2400n + 1900n);
  });

  test('takes input before data', async () => {
    await expect(answer({ to: CONTRACT, input: word(1), data: word(2) }, code(answering('600035')))).resolves.toBe(
      word(1),
    );
  });

  test('answers a creation with the code', async () => {
    await expect(answer({ data: '0x602a60005360016000f3' })).resolves.toBe('0x2a');
  });

  test.each([
    ['the zero address', '5f', 100],
    ['its sender', '33', 100],
    ['a precompile', '6001', 100],
    ['the fee recipient', '41', 2600],
    ['another account', push(OTHER), 2600],
  ])('looks at %s for the price of these chains', async (_, address, price) => {
    const pushes = address.length === 2 ? 2n : 3n;
    const { gasUsed } = await call(chain(), { from: SENDER, to: CONTRACT }, code(`0x${address}31`));
    expect(gasUsed).toBe(21_000n + pushes + BigInt(price));
  });

  test('pays at least the floor for its data', async () => {
    const { gasUsed } = await call(chain(), { to: OTHER, data: `0x${'11'.repeat(100)}` });
    expect(gasUsed).toBe(21_000n + 100n * 4n * 10n);
  });

  test('gets a refund of at most a fifth of its gas', async () => {
    const clears = '0x600060005500';
    const fake = chain({ code: clears, storage: { 0: 1n } });
    const { gasUsed } = await call(fake, { to: CONTRACT });
    expect(gasUsed).toBe(21_000n + 6n + 5000n - 4800n);
  });

  test('fails with the error of the chain and never reads zeros', async () => {
    const error = new NodeUnavailable('connection lost');
    for (const read of ['account', 'code', 'storage'] as const) {
      const fake = chain({ code: answering('600054'), storage: { 0: 1n } });
      Object.assign(fake, { [read]: () => Promise.reject(error) });
      // Code is cached by its hash, so only new code is read from the chain.
      if (read === 'code') fake.accounts.set(CONTRACT as Address, { code: answering('61beef') });
      await expect(call(fake, { to: CONTRACT })).rejects.toBe(error);
    }
  });

  test('ends when it reads too much', async () => {
    const readsManySlots = '0x60005b8054506001018061ffff1160025700';
    await expect(call(chain(), { to: CONTRACT }, { ...code(readsManySlots), maxReads: 50 })).rejects.toMatchObject({
      rpc: { name: 'limitExceeded', arguments: { value: 51, limit: 50 } },
    });
  });
});
