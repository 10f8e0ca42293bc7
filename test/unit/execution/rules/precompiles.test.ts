import { describe, expect, test } from '@jest/globals';
import { call, type RunOptions } from '../run.js';
import { answer, answering, chain, code, CONTRACT, OTHER, overriding, word } from '../stage.js';

describe('precompiled contracts', () => {
  const ECRECOVER = '0x0000000000000000000000000000000000000001';
  const IDENTITY = '0x0000000000000000000000000000000000000004';

  test('run', async () => {
    await expect(answer({ to: IDENTITY, input: '0x1234' })).resolves.toBe('0x1234');
  });

  test('can be replaced by code', async () => {
    await expect(
      answer({ to: IDENTITY, input: '0x1234' }, overriding({ [IDENTITY]: { code: answering('6001') } })),
    ).resolves.toBe(word(1));
  });

  test('move to another address and leave their own', async () => {
    const options = overriding({ [IDENTITY]: { movePrecompileToAddress: OTHER } });
    await expect(answer({ to: OTHER, input: '0x1234' }, options)).resolves.toBe('0x1234');
    await expect(answer({ to: IDENTITY, input: '0x1234' }, options)).resolves.toBe('0x');
    await expect(answer({ to: IDENTITY, input: '0x1234' })).resolves.toBe('0x1234');
  });

  test.each([
    ['an account that is none', { [OTHER]: { movePrecompileToAddress: CONTRACT } }, 'executionFailed'],
    ['one onto itself', { [IDENTITY]: { movePrecompileToAddress: IDENTITY } }, 'simulationPrecompileSelf'],
    [
      'two to one address',
      { [IDENTITY]: { movePrecompileToAddress: OTHER }, [ECRECOVER]: { movePrecompileToAddress: OTHER } },
      'simulationPrecompileTwice',
    ],
    [
      'one to an overridden account',
      { [IDENTITY]: { movePrecompileToAddress: OTHER }, [OTHER]: {} },
      'simulationPrecompileTwice',
    ],
  ])('cannot be moved: %s', async (_, stateOverrides, name) => {
    await expect(call(chain(), { to: CONTRACT }, { stateOverrides })).rejects.toMatchObject({ rpc: { name } });
  });

  test('answer 1 for a valid signature of P-256 where the chain lists it, at the price of the chain', async () => {
    const input =
      '0xbb5a52f42f9c9261ed4361f59422a1e30036e7c32b270c8807a419feca605023' +
      '2ba3a8be6b94d5ec80a6d9d1190a436effe50d85a1eee859b8cc6af9bd5c2e18' +
      '4cd60b855d442f5b3c7b11eb6c4e0ae7525fe710fab9aa7c77a67f79e6fadd76' +
      '2927b10512bae3eddcfe467828128bad2903269919f7086069c8c4df6c732838' +
      'c7787964eaac00e5921fb1498a60f4606766b3d9685001558d1a974e7341513e';
    const to = '0x0000000000000000000000000000000000000100';
    const listed = await call(chain(), { to, input }, { chainPrecompiles: [to] });
    expect(listed.returnData).toBe(word(1));
    await expect(answer({ to, input: `${input.slice(0, -1)}f` }, { chainPrecompiles: [to] })).resolves.toBe('0x');
    await expect(answer({ to, input })).resolves.toBe('0x');
  });

  test('verify signatures of P-256 for code, at the higher price of a first access', async () => {
    const to = '0x0000000000000000000000000000000000000100';
    const asks = answering('5a5f5f5f5f61010061fffffa505a9003');
    await expect(answer({ to: CONTRACT }, { ...code(asks), chainPrecompiles: [to] })).resolves.toBe(
      word(2600 + 3450 + 18),
    );
  });

  describe('of the chain itself', () => {
    const STAKING = '0x0000000000000000000000000000000000000800';
    const options: RunOptions = { chainPrecompiles: [STAKING] };
    const unsupported = { rpc: { name: 'featureNotSupported' } };

    test('are refused instead of answering like empty accounts', async () => {
      await expect(call(chain(), { to: STAKING }, options)).rejects.toMatchObject(unsupported);
    });

    test('are refused where code calls them', async () => {
      const calls = '0x600060006000600060006108005af100';
      await expect(call(chain(), { to: CONTRACT }, { ...options, ...code(calls) })).rejects.toMatchObject(unsupported);
    });

    test('have no code to read, as in the node', async () => {
      await expect(answer({ to: CONTRACT }, { ...options, ...code(answering('6108003b')) })).resolves.toBe(word(0));
    });

    test('can be replaced by code', async () => {
      const replaced = { ...options, ...overriding({ [STAKING]: { code: answering('6003') } }) };
      await expect(answer({ to: STAKING }, replaced)).resolves.toBe(word(3));
    });
  });

  test('evaluate points', async () => {
    const to = '0x000000000000000000000000000000000000000a';
    await expect(call(chain(), { to, input: '0x00' })).resolves.toMatchObject({ vmError: 'invalid input length' });
    await expect(call(chain(), { to, input: `0x${'00'.repeat(192)}` })).resolves.toMatchObject({
      vmError: 'mismatched versioned hash',
    });
  });
});
