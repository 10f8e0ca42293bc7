import { describe, expect, test } from '@jest/globals';
import type { Address } from '../../../../generated/types.js';
import { OWN_WORK } from '../../../../src/caller/caller.js';
import { decodeData, storageSlot } from '../../../../src/ethereum/hex.js';
import { keccakHash } from '../../../../src/ethereum/keccak.js';
import { readerAt } from '../../../../src/execution/chainReader.js';
import { askingOnce, type Ask } from '../../../../src/execution/questions.js';
import { SharedValues, Values } from '../../../../src/execution/state/values.js';
import { fakeBlocks, FakeChain } from '../fakeChain.js';

const ACCOUNT = `0x${'aa'.repeat(20)}` as Address;
const EMPTY = `0x${'bb'.repeat(20)}` as Address;
const SLOT = storageSlot('0x1');

function stage(maxReads = 1000, shared = new SharedValues()): { chain: FakeChain; ask: Ask; values: Values } {
  const chain = new FakeChain({ [ACCOUNT]: { balance: 7n, code: '0x6001', storage: { 1: 2n } } });
  const values = new Values(shared, {
    state: 'one',
    known: null,
    maxReads,
    chainPrecompiles: [],
    isStandard: () => false,
    knownHash: () => undefined,
  });
  return { chain, ask: askingOnce(readerAt({ state: chain, blocks: fakeBlocks }, 100, OWN_WORK)), values };
}

describe('values of the state', () => {
  test('are missing at first, and fetched together', async () => {
    const { chain, ask, values } = stage();
    expect([values.account(ACCOUNT), values.storage(ACCOUNT, SLOT)]).toEqual([undefined, undefined]);
    expect(values.hasMissing).toBe(true);
    const asked: string[] = [];
    const account = chain.account.bind(chain);
    chain.account = async (address) => {
      asked.push(address);
      return account(address);
    };
    await values.fetch(ask);
    expect(values.hasMissing).toBe(false);
    expect(values.account(ACCOUNT)).toMatchObject({ balance: 7n, nonce: 0n });
    expect(values.storage(ACCOUNT, SLOT)).toEqual(decodeData(`0x${'2'.padStart(64, '0')}`));
    await values.fetch(ask, values.used);
    expect(asked).toEqual([ACCOUNT]);
  });

  test('say that there is no account where it is empty on the chain', async () => {
    const { ask, values } = stage();
    values.account(EMPTY);
    await values.fetch(ask);
    expect(values.account(EMPTY)).toBeNull();
  });

  test('pass on the failure of the chain', async () => {
    const { chain, ask, values } = stage();
    const error = new Error('connection lost');
    chain.account = () => Promise.reject(error);
    values.account(ACCOUNT);
    await expect(values.fetch(ask)).rejects.toBe(error);
  });

  test('are no more than the limit', async () => {
    const { ask, values } = stage(1);
    values.account(ACCOUNT);
    values.account(EMPTY);
    await expect(values.fetch(ask)).rejects.toMatchObject({ rpc: { name: 'limitExceeded' } });
  });
});

describe('shared codes', () => {
  test('are read once by executions of one thread', async () => {
    const shared = new SharedValues();
    const hash = keccakHash(decodeData('0x6001'));
    const first = stage(1000, shared);
    expect(first.values.code(ACCOUNT, hash)).toBeUndefined();
    await first.values.fetch(first.ask);
    expect(first.values.code(ACCOUNT, hash)).toEqual(decodeData('0x6001'));
    expect(stage(1000, shared).values.code(EMPTY, hash)).toEqual(decodeData('0x6001'));
  });

  test('are 32 MB at most, and those go that were not used for longest', () => {
    const { codes } = new SharedValues();
    const hash = (index: number) => keccakHash(Uint8Array.of(index));
    for (let index = 0; index < 3; index++) codes.set(hash(index), new Uint8Array(10 * 1024 * 1024));
    codes.get(hash(0));
    codes.set(hash(3), new Uint8Array(10 * 1024 * 1024));
    expect([0, 1, 2, 3].map((index) => codes.has(hash(index)))).toEqual([true, false, true, true]);
    codes.set(hash(4), new Uint8Array(33 * 1024 * 1024));
    expect(codes.has(hash(4))).toBe(false);
  });
});
