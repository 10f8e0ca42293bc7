import { describe, expect, test } from '@jest/globals';
import type { Address } from '../../../generated/types.js';
import { contractAddress } from '../../../src/ethereum/receipt.js';
import { FakeChain } from './fakeChain.js';
import { createAccessList, type RunOptions } from './run.js';
import { CONTRACT, ETHER, OTHER, overriding, push, SENDER, word } from './stage.js';

const chain = (): FakeChain => new FakeChain({ [SENDER]: { balance: ETHER, nonce: 4n }, [CONTRACT]: { nonce: 1n } });
const code = (bytes: string, other = '0x'): RunOptions =>
  overriding({ [CONTRACT]: { code: bytes }, [OTHER]: { code: other } });
const MESSAGE = { from: SENDER, to: CONTRACT };

describe('an access list', () => {
  test('names the slots of the recipient, read or written', async () => {
    const { accessList, gasUsed, vmError } = await createAccessList(chain(), MESSAGE, code('0x600554506001600255'));
    expect(accessList).toEqual([{ address: CONTRACT, storageKeys: [word(2), word(5)] }]);
    expect(vmError).toBe('');
    // PUSH, SLOAD, POP, PUSH, PUSH, SSTORE of a new value; both slots are warm, and one address and two keys are paid
    // for.
    expect(gasUsed).toBe(21_000n + 2400n + 2n * 1900n + (3n + 100n + 2n + 6n + 20_000n));
  });

  test('is empty for a transfer', async () => {
    await expect(createAccessList(chain(), { from: SENDER, to: OTHER, value: '0x1' })).resolves.toEqual({
      accessList: [],
      gasUsed: 21_000n,
      vmError: '',
      returnData: '0x',
    });
  });

  test('names other accounts that are called or read, and their slots', async () => {
    const calls = `0x6000600060006000600073${OTHER.slice(2)}5af1`;
    const { accessList, gasUsed } = await createAccessList(chain(), MESSAGE, code(calls, '0x60075400'));
    expect(accessList).toEqual([{ address: OTHER, storageKeys: [word(7)] }]);
    expect(gasUsed).toBe(21_000n + 2400n + 1900n + (15n + 3n + 2n + 100n) + (3n + 100n));

    const looks = await createAccessList(chain(), MESSAGE, code(`0x${push(OTHER)}31`));
    expect(looks.accessList).toEqual([{ address: OTHER, storageKeys: [] }]);
  });

  test('leaves out what is warm anyway: sender, recipient, precompiles, and on these chains the zero address', async () => {
    const looks = `0x${push(SENDER)}3150${push(CONTRACT)}3150600131505f31`;
    await expect(createAccessList(chain(), MESSAGE, code(looks))).resolves.toMatchObject({ accessList: [] });
  });

  test('leaves out the account that the recipient delegates to', async () => {
    const delegating = (bytes: string): RunOptions =>
      overriding({ [CONTRACT]: { code: `0xef0100${OTHER.slice(2)}` }, [OTHER]: { code: bytes } });
    await expect(createAccessList(chain(), MESSAGE, delegating('0x00'))).resolves.toMatchObject({ accessList: [] });
    await expect(createAccessList(chain(), MESSAGE, delegating('0x60075400'))).resolves.toMatchObject({
      accessList: [{ address: CONTRACT, storageKeys: [word(7)] }],
    });
  });

  test('names the fee recipient, which these chains do not warm', async () => {
    const { accessList } = await createAccessList(chain(), MESSAGE, code('0x4131'));
    expect(accessList).toEqual([{ address: `0x${'c0'.repeat(20)}`, storageKeys: [] }]);
  });

  test('names the slots of the contract that is created, but not the contract', async () => {
    const created = contractAddress(SENDER as Address, 4n);
    const data = '0x60016000556000';
    await expect(createAccessList(chain(), { from: SENDER, data })).resolves.toMatchObject({
      accessList: [{ address: created, storageKeys: [word(0)] }],
    });
    await expect(createAccessList(chain(), { from: SENDER, data: '0x6000' })).resolves.toMatchObject({
      accessList: [],
    });
  });

  test('leaves out contracts that the call creates', async () => {
    await expect(createAccessList(chain(), MESSAGE, code('0x600060006000f0'))).resolves.toMatchObject({
      accessList: [],
    });
  });

  test('keeps what the caller listed', async () => {
    const accessList = [{ address: OTHER, storageKeys: [word(9)] }];
    await expect(createAccessList(chain(), { ...MESSAGE, accessList })).resolves.toMatchObject({ accessList });
  });

  test('is found again when it changes what the code touches', async () => {
    // Reads slot 1, and slot 2 where less than 24,975,000 gas is left: with the first list it is, without it is not.
    const depends = '0x60015450' + '5a63017d169810601257' + '60025450' + '5b00';
    const { accessList } = await createAccessList(chain(), MESSAGE, code(depends));
    expect(accessList).toEqual([{ address: CONTRACT, storageKeys: [word(1), word(2)] }]);
  });

  test('comes with the failure of the call', async () => {
    const reverts = await createAccessList(chain(), MESSAGE, code('0x6003545060006000fd'));
    expect(reverts).toMatchObject({
      accessList: [{ address: CONTRACT, storageKeys: [word(3)] }],
      vmError: 'execution reverted',
    });
    expect(reverts.gasUsed).toBe(21_000n + 4300n + 3n + 100n + 2n + 6n);
  });

  test('sorts accounts and slots', async () => {
    const looks = `0x${push('0xff00000000000000000000000000000000000001')}3150${push(OTHER)}31506009545060015450`;
    const { accessList } = await createAccessList(chain(), MESSAGE, code(looks));
    expect(accessList.map(({ address }) => address)).toEqual([
      CONTRACT,
      OTHER,
      '0xff00000000000000000000000000000000000001',
    ]);
    expect(accessList[0]?.storageKeys).toEqual([word(1), word(9)]);
  });
});
