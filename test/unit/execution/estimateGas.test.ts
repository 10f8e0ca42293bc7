import { describe, expect, test } from '@jest/globals';
import { encodeQuantity } from '../../../src/ethereum/hex.js';
import { call, estimateGas, type RunOptions } from './run.js';
import { chain, code, CONTRACT, OTHER, overriding, push, refusalOf, SENDER, word } from './stage.js';

const WRITES = '0x600160005500';
const CLEARS = '0x600060005500';
/** Calls the other contract with all gas, and fails when that call fails. */
const CALLS_OTHER = `0x60006000600060006000${push(OTHER)}5af1602557fe5b00`;

describe('an estimate', () => {
  test('of a transfer is 21000', async () => {
    await expect(estimateGas(chain(), { from: SENDER, to: OTHER, value: '0x1' })).resolves.toEqual({ gas: 21_000n });
  });

  test('of a call is the gas it uses, when no inner call holds gas back', async () => {
    await expect(estimateGas(chain(), { to: CONTRACT }, code(WRITES))).resolves.toEqual({
      gas: 21_000n + 6n + 22_100n,
    });
  });

  test.each<[string, RunOptions, bigint, string]>([
    ['a write', code(WRITES), 43_106n, 'out of gas'],
    [
      'a refund',
      overriding({ [CONTRACT]: { code: CLEARS, stateDiff: { [word(0)]: word(1) } } }),
      26_006n,
      'out of gas',
    ],
    [
      'a call that holds gas back',
      overriding({ [CONTRACT]: { code: CALLS_OTHER }, [OTHER]: { code: WRITES } }),
      46_076n,
      'invalid opcode: INVALID',
    ],
    ['code that wants 50,000 gas left', code('0x5a61c35010600957fe5b00'), 71_003n, 'invalid opcode: INVALID'],
    ['a creation', {}, 75_453n, 'contract creation code storage out of gas'],
  ])('is the lowest limit that suffices: %s', async (name, options, gas, failure) => {
    const message = name === 'a creation' ? { data: '0x600160005560016000f3' } : { to: CONTRACT };
    await expect(estimateGas(chain(), message, options)).resolves.toEqual({ gas });
    const withGas = (limit: bigint) => call(chain(), { ...message, gas: encodeQuantity(limit) }, options);
    await expect(withGas(gas)).resolves.toMatchObject({ vmError: '' });
    await expect(withGas(gas - 1n)).resolves.toMatchObject({ vmError: failure });
  });

  test('includes the floor price of data', async () => {
    await expect(estimateGas(chain(), { to: OTHER, data: `0x${'11'.repeat(100)}` })).resolves.toEqual({ gas: 25_000n });
  });

  test('fails with the bytes of a revert', async () => {
    await expect(estimateGas(chain(), { to: CONTRACT }, code('0x63deadbeef6000526004601cfd'))).resolves.toEqual({
      vmError: 'execution reverted',
      returnData: '0xdeadbeef',
    });
  });

  test('fails with any other failure of the code', async () => {
    await expect(estimateGas(chain(), { to: CONTRACT }, code('0xfe'))).resolves.toEqual({
      vmError: 'invalid opcode: INVALID',
      returnData: '0x',
    });
  });

  test('fails when the cap is not enough', async () => {
    await expect(
      estimateGas(chain(), { to: CONTRACT }, { ...code('0x5b600056'), gasCap: 100_000n }),
    ).rejects.toMatchObject({
      rpc: { name: 'gasExceedsAllowance', arguments: { allowance: '100000' } },
    });
  });

  test('fails when the gas of the call is not enough', async () => {
    await expect(estimateGas(chain(), { to: CONTRACT, gas: '0x5300' }, code(WRITES))).rejects.toMatchObject({
      rpc: { name: 'gasExceedsAllowance', arguments: { allowance: '21248' } },
    });
  });

  test('stays within what the sender can pay at its price', async () => {
    const options = overriding({
      [SENDER]: { balance: encodeQuantity(30_000n * 10n ** 9n) },
      [CONTRACT]: { code: WRITES },
    });
    await expect(
      estimateGas(chain(), { from: SENDER, to: CONTRACT, gasPrice: '0x3b9aca00' }, options),
    ).rejects.toMatchObject({
      rpc: { name: 'gasExceedsAllowance', arguments: { allowance: '30000' } },
    });
  });

  test.each([
    [
      'has nothing',
      '0x0',
      '0x0',
      { name: 'executionFailed', arguments: { reason: 'insufficient funds for transfer' } },
    ],
    [
      'sends all',
      '0x64',
      '0x64',
      { name: 'executionFailed', arguments: { reason: 'insufficient funds for transfer' } },
    ],
    [
      'keeps too little for a transfer',
      '0x5af3107a4000',
      '0x1',
      { name: 'gasExceedsAllowance', arguments: { allowance: '10' } },
    ],
  ])('is refused at a price, when the sender %s', async (_, balance, value, rpc) => {
    const message = { from: SENDER, to: OTHER, value, gasPrice: '0x9184e729fff' };
    await expect(refusalOf(estimateGas(chain(), message, overriding({ [SENDER]: { balance } })))).resolves.toEqual(rpc);
  });

  test.each([
    [
      { maxFeePerGas: '0x1' },
      `max fee per gas less than block base fee: address ${SENDER}, maxFeePerGas: 1, baseFee: 1000000000`,
    ],
    [
      { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' },
      `max priority fee per gas higher than max fee per gas: address ${SENDER}, maxPriorityFeePerGas: 2, maxFeePerGas: 1`,
    ],
  ])('is refused at the price %j', async (price, reason) => {
    await expect(refusalOf(estimateGas(chain(), { from: SENDER, to: CONTRACT, ...price }))).resolves.toEqual({
      name: 'executionFailed',
      arguments: { reason: `failed with 25000000 gas: ${reason}` },
    });
  });

  test('refuses value that the sender does not have', async () => {
    await expect(estimateGas(chain(), { from: OTHER, to: CONTRACT, value: '0x1' })).rejects.toMatchObject({
      rpc: { name: 'insufficientFundsForTransfer', arguments: { address: OTHER, have: '0', want: '1' } },
    });
  });

  test('runs on the overridden block', async () => {
    const onlyAt500 = code('0x436101f414600957fe5b00');
    await expect(estimateGas(chain(), { to: CONTRACT }, onlyAt500)).resolves.toMatchObject({
      vmError: 'invalid opcode: INVALID',
    });
    const options = { ...onlyAt500, blockOverrides: { number: '0x1f4' } };
    await expect(estimateGas(chain(), { to: CONTRACT }, options)).resolves.toMatchObject({ gas: 21_022n });
  });
});
