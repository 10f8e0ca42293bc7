import { describe, expect, test } from '@jest/globals';
import type { Address } from '../../../../generated/types.js';
import { contractAddress } from '../../../../src/ethereum/receipt.js';
import { call } from '../run.js';
import { answer, answering, chain, code, CONTRACT, OTHER, overriding, SENDER, word } from '../stage.js';

describe('state overrides', () => {
  test('replace the code of an account', async () => {
    const outcome = await call(chain({ code: '0xfe' }), { to: CONTRACT }, code(answering('602a')));
    expect(outcome).toEqual({ returnData: word(42), vmError: '', gasUsed: 21_018n });
  });

  test('replace a balance, and code reads the new one', async () => {
    const options = overriding({ [CONTRACT]: { code: answering('47'), balance: '0x7b' } });
    await expect(answer({ to: CONTRACT }, options)).resolves.toBe(word(123));
  });

  test('pay for value that the account does not have', async () => {
    const options = overriding({ [SENDER]: { balance: '0x5' }, [CONTRACT]: { code: answering('34') } });
    await expect(answer({ from: SENDER, to: CONTRACT, value: '0x5' }, options)).resolves.toBe(word(5));
  });

  test('replace a nonce, which decides the address of the next contract', async () => {
    const options = overriding({ [CONTRACT]: { code: answering('600060006000f0'), nonce: '0x9' } });
    const atNonce9 = await answer({ to: CONTRACT }, options);
    const atNonce1 = await answer(
      { to: CONTRACT },
      overriding({ [CONTRACT]: { code: answering('600060006000f0'), nonce: '0x1' } }),
    );
    expect(atNonce9).not.toBe(atNonce1);
    expect(atNonce9).toBe(word(BigInt(contractAddress(CONTRACT as Address, 9n))));
  });

  test('stateDiff changes single slots and leaves the others', async () => {
    const chainWithStorage = chain({ code: answering('60015460005401'), storage: { 0: 10n, 1: 20n } });
    const options = overriding({ [CONTRACT]: { stateDiff: { [word(0)]: word(1) } } });
    await expect(answer({ to: CONTRACT }, options, chainWithStorage)).resolves.toBe(word(21));
  });

  test('state replaces the whole storage', async () => {
    const chainWithStorage = chain({ code: answering('60015460005401'), storage: { 0: 10n, 1: 20n } });
    const options = overriding({ [CONTRACT]: { state: { [word(0)]: word(1) } } });
    await expect(answer({ to: CONTRACT }, options, chainWithStorage)).resolves.toBe(word(1));
  });

  test('count as the values before the transaction, which prices writes', async () => {
    const writesOne = '0x600160005500';
    const clean = await call(chain(), { to: CONTRACT }, code(writesOne));
    const same = await call(
      chain(),
      { to: CONTRACT },
      overriding({ [CONTRACT]: { code: writesOne, stateDiff: { [word(0)]: word(1) } } }),
    );
    expect(clean.gasUsed).toBe(21_000n + 6n + 2100n + 20_000n);
    expect(same.gasUsed).toBe(21_000n + 6n + 2100n + 100n);
  });

  test('are not read from the chain', async () => {
    const fake = chain({ code: answering('600054'), storage: { 0: 10n } });
    await answer({ to: CONTRACT }, overriding({ [CONTRACT]: { stateDiff: { [word(0)]: word(3) } } }), fake);
    expect(fake.reads.filter((read) => read.startsWith('storage'))).toEqual([]);
  });

  test('take addresses in either case', async () => {
    const options = overriding({ [CONTRACT.toUpperCase().replace('0X', '0x')]: { code: answering('6007') } });
    await expect(answer({ to: CONTRACT }, options)).resolves.toBe(word(7));
  });

  test('are refused when they give both state and stateDiff', async () => {
    const options = overriding({ [CONTRACT]: { state: {}, stateDiff: {} } });
    await expect(call(chain(), { to: CONTRACT }, options)).rejects.toMatchObject({
      rpc: { name: 'executionFailed', arguments: { reason: `account ${CONTRACT} has both 'state' and 'stateDiff'` } },
    });
  });

  test('are refused for code that has the prefix of a delegation but is none', async () => {
    await expect(call(chain(), { to: CONTRACT }, code('0xef0100'))).rejects.toMatchObject({
      rpc: {
        name: 'executionFailed',
        arguments: { reason: `account ${CONTRACT}: code beginning with 0xef0100 must be a delegation of 23 bytes` },
      },
    });
  });

  test('can delegate an account to the code of another', async () => {
    const options = overriding({
      [CONTRACT]: { code: `0xef0100${OTHER.slice(2)}` },
      [OTHER]: { code: answering('30') },
    });
    await expect(answer({ to: CONTRACT }, options)).resolves.toBe(word(BigInt(CONTRACT)));
  });

  test('do not affect the next call', async () => {
    const fake = chain();
    await call(fake, { to: CONTRACT }, code(answering('602a')));
    await expect(call(fake, { to: CONTRACT })).resolves.toMatchObject({ returnData: '0x' });
  });
});
