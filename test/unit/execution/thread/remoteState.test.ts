import { OWN_WORK } from '../../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import { Account, createAddressFromString } from '@ethereumjs/util';
import fc from 'fast-check';
import { bytesToBigInt, decodeData, encodeHash, encodeWord } from '../../../../src/ethereum/hex.js';
import { readerAt } from '../../../../src/execution/chainReader.js';
import { createCodeCache, type CodeCache } from '../../../../src/execution/thread/remoteState.js';
import { RemoteState } from '../../../../src/execution/thread/remoteState.js';
import { fakeBlocks, FakeChain } from '../fakeChain.js';

const ADDRESSES = ['0xaa00000000000000000000000000000000000001', '0xbb00000000000000000000000000000000000002'] as const;
const SLOTS = [0, 1, 2];

/** The expected values of the state under test. The model is copied whole at each checkpoint. */
interface Model {
  balances: bigint[];
  words: bigint[][];
}

type Step =
  | { do: 'checkpoint' | 'commit' | 'revert' }
  | { do: 'balance' | 'wipe' | 'delete'; account: number; value: bigint }
  | { do: 'store'; account: number; slot: number; value: bigint };

const account = fc.integer({ min: 0, max: 1 });
const value = fc.bigInt({ min: 0n, max: 3n });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constantFrom('checkpoint' as const, 'commit' as const, 'revert' as const) }),
    fc.record({ do: fc.constantFrom('balance' as const, 'wipe' as const, 'delete' as const), account, value }),
    fc.record({ do: fc.constant('store' as const), account, slot: fc.constantFrom(...SLOTS), value }),
  ),
  { maxLength: 60 },
);

describe('state over a chain', () => {
  test('is as it was at a checkpoint after that is reverted', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const state = stateOver(chain());
        const models: Model[] = [
          {
            balances: [7n, 8n],
            words: [
              [1n, 2n, 0n],
              [0n, 0n, 9n],
            ],
          },
        ];
        for (const step of sequence) await apply(state, models, step);
        expect(await observe(state)).toEqual(models.at(-1));
      }),
      { numRuns: 300 },
    );
  });

  test('has no account for one that is empty on the chain', async () => {
    const state = stateOver(new FakeChain());
    await expect(state.getAccount(createAddressFromString(ADDRESSES[0]))).resolves.toBeUndefined();
  });

  test('hands out copies, so callers cannot change it', async () => {
    const state = stateOver(chain());
    const address = createAddressFromString(ADDRESSES[0]);
    const copy = await state.getAccount(address);
    if (copy !== undefined) copy.balance = 99n;
    expect((await state.getAccount(address))?.balance).toBe(7n);
  });

  test('remembers the first failure of the chain', async () => {
    const fake = chain();
    const error = new Error('connection lost');
    fake.account = () => Promise.reject(error);
    const state = stateOver(fake);
    await expect(state.getAccount(createAddressFromString(ADDRESSES[0]))).rejects.toBe(error);
    expect(state.failure).toBe(error);
  });
});

describe('a cache of code', () => {
  const hash = (value: number) => encodeWord(BigInt(value)) as string as Parameters<CodeCache['get']>[0];

  test('drops the code that was not used for longest when it is full', () => {
    const cache = createCodeCache(10);
    cache.set(hash(1), new Uint8Array(4));
    cache.set(hash(2), new Uint8Array(4));
    cache.get(hash(1));
    cache.set(hash(3), new Uint8Array(4));
    expect([1, 2, 3].map((value) => cache.get(hash(value))?.length)).toEqual([4, undefined, 4]);
  });

  test('does not keep code larger than itself', () => {
    const cache = createCodeCache(10);
    cache.set(hash(1), new Uint8Array(11));
    expect(cache.get(hash(1))).toBeUndefined();
  });
});

async function apply(state: RemoteState, models: Model[], step: Step): Promise<void> {
  const model = models.at(-1) as Model;
  switch (step.do) {
    case 'checkpoint':
      models.push(structuredClone(model));
      return state.checkpoint();
    case 'commit':
      if (models.length === 1) return;
      models.splice(-2, 1);
      return state.commit();
    case 'revert':
      if (models.length === 1) return;
      models.pop();
      return state.revert();
    case 'balance':
      model.balances[step.account] = step.value;
      return state.putAccount(addressOf(step.account), new Account(1n, step.value));
    case 'wipe':
      model.words[step.account] = [0n, 0n, 0n];
      return state.clearStorage(addressOf(step.account));
    case 'delete':
      model.balances[step.account] = 0n;
      model.words[step.account] = [0n, 0n, 0n];
      return state.deleteAccount(addressOf(step.account));
    case 'store':
      (model.words[step.account] as bigint[])[step.slot] = step.value;
      return state.putStorage(
        addressOf(step.account),
        decodeData(encodeWord(BigInt(step.slot))),
        decodeData(encodeWord(step.value)),
      );
  }
}

async function observe(state: RemoteState): Promise<Model> {
  const balances: bigint[] = [];
  const words: bigint[][] = [];
  for (const index of ADDRESSES.keys()) {
    balances.push((await state.getAccount(addressOf(index)))?.balance ?? 0n);
    const row: bigint[] = [];
    for (const slot of SLOTS) {
      row.push(bytesToBigInt(await state.getStorage(addressOf(index), decodeData(encodeWord(BigInt(slot))))));
    }
    words.push(row);
  }
  return { balances, words };
}

function addressOf(index: number) {
  return createAddressFromString(ADDRESSES[index as 0 | 1]);
}

function chain(): FakeChain {
  return new FakeChain({
    [ADDRESSES[0]]: { balance: 7n, storage: { 0: 1n, 1: 2n } },
    [ADDRESSES[1]]: { balance: 8n, storage: { 2: 9n } },
  });
}

function stateOver(fake: FakeChain): RemoteState {
  const state = new RemoteState(createCodeCache(1000));
  const reader = readerAt({ state: fake, blocks: fakeBlocks }, 100, OWN_WORK);
  state.bind({
    baseHash: encodeHash(new Uint8Array(32)),
    reader,
    blocking: null,
    maxReads: 1000,
    chainPrecompiles: new Set(),
  });
  return state;
}
