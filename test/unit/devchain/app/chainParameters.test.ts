/** Parameters of a chain that its maker may choose: what transactions meet on it. */
import { describe, expect, test } from '@jest/globals';
import { fromHex } from '../../../../src/ethereum/hex.js';
import type { TransactionFields } from '../../../../src/ethereum/transaction/transaction.js';
import { account, CONTRACT, GWEI, SLOT_0, STORE_NUMBER, TestChain, TOKEN, word } from './testChain.js';

describe('the height of the first block', () => {
  test('is the number that code sees, and nothing is below it', async () => {
    const chain = await TestChain.start({ initialHeight: 100 });
    expect(chain.app.height).toBe(99);
    chain.app.editor.setCode(CONTRACT, STORE_NUMBER);
    await chain.run(0, { to: CONTRACT, value: 0n, gas: 200_000n });
    await chain.run(0, { value: TOKEN });
    expect(chain.app.height).toBe(101);
    expect(chain.app.stateAt(101)?.storage(CONTRACT, SLOT_0)).toBe(word(100n));
    expect([chain.nonce(0, 99), chain.nonce(0, 100), chain.nonce(0, 101)]).toEqual([0n, 1n, 2n]);
    expect([chain.app.stateAt(98), chain.app.blockRecord(98)]).toEqual([null, null]);
    chain.app.revertTo(100);
    expect([chain.app.height, chain.nonce(0)]).toEqual([100, 1n]);
  });
});

describe('the order of waiting transactions', () => {
  const tips = async (order: 'fees' | 'fifo'): Promise<(bigint | null)[]> => {
    const chain = await TestChain.start({ order });
    const sent = [await chain.send(0, { maxPriorityFeePerGas: 1n }), await chain.send(1, { maxPriorityFeePerGas: 2n })];
    sent.push(await chain.send(2, { maxPriorityFeePerGas: 3n }), await chain.send(0, { maxPriorityFeePerGas: 9n }));
    const { txResults } = await chain.mine();
    expect(txResults.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const index = new Map(txResults.map(({ events }, place) => [hashIn(events), place]));
    return [...sent]
      .sort((a, b) => (index.get(a.hash) ?? 0) - (index.get(b.hash) ?? 0))
      .map(({ maxPriorityFeePerGas }) => maxPriorityFeePerGas);
  };

  test('is by fees, or by arrival; the nonces of one sender keep their order', async () => {
    expect(await tips('fees')).toEqual([3n, 2n, 1n, 9n]);
    expect(await tips('fifo')).toEqual([1n, 2n, 3n, 9n]);
  });
});

function hashIn(events: { attributes: readonly { key: string; value: string }[] }[]): string | undefined {
  return events.flatMap(({ attributes }) => attributes).find(({ key }) => key === 'ethereumTxHash')?.value;
}

test('without the limit of a block, transactions ask for more gas than a block has', async () => {
  const limited = await TestChain.start({ gasLimit: 50_000n });
  await expect(limited.send(0, { gas: 60_000n })).rejects.toThrow('refused: exceeds block gas limit');
  const free = await TestChain.start({ gasLimit: 50_000n, ignoresBlockGasLimit: true });
  await free.send(0, { gas: 60_000n });
  await free.send(1, { gas: 60_000n });
  expect((await free.mine()).txResults.map(({ code }) => code)).toEqual([0, 0]);
});

/** Creates a contract of that many zero bytes. */
function creation(bytes: number): Uint8Array {
  return fromHex(`62${bytes.toString(16).padStart(6, '0')}5ff3`);
}

describe('the limit of code', () => {
  const create = async (maxCodeBytes: number | null, bytes: number): Promise<string> => {
    const chain = await TestChain.start({ maxCodeBytes });
    return (await chain.run(0, { to: null, value: 0n, input: creation(bytes), gas: 10_000_000n })).vmError;
  };

  test('is that of EIP-170, or the given one', async () => {
    expect(await create(null, 24_576)).toBe('');
    expect(await create(null, 24_577)).toBe('max code size exceeded');
    expect(await create(24_577, 24_577)).toBe('');
    expect(await create(100, 101)).toBe('max code size exceeded');
  });

  test('is half of that of init code', async () => {
    const chain = await TestChain.start({ maxCodeBytes: 100 });
    const input = new Uint8Array(201);
    await expect(chain.send(0, { to: null, value: 0n, input })).rejects.toThrow('max initcode size exceeded');
    await chain.run(0, { to: null, value: 0n, input: input.subarray(1) });
    const larger = await TestChain.start({ maxCodeBytes: 30_000 });
    const outcome = await larger.run(0, { to: null, value: 0n, input: new Uint8Array(50_000), gas: 2_000_000n });
    expect(outcome.vmError).toBe('');
  });
});

describe('the fork', () => {
  const authorization = { chainId: 0n, address: CONTRACT, nonce: 0n, yParity: 0, r: 1n, s: 1n };
  const setCode: Partial<TransactionFields> = { type: 4, authorizationList: [authorization], gas: 100_000n };

  test('decides which transactions there are', async () => {
    const prague = await TestChain.start();
    expect((await prague.offer(prague.sign(0, setCode))).code).toBe(0);
    const cancun = await TestChain.start({ hardfork: 'cancun' });
    expect((await cancun.offer(cancun.sign(0, setCode))).log).toBe('transaction type not supported');
  });

  test.each([
    ['london', 'invalid opcode: opcode 0x5f not defined', 53_016n],
    ['shanghai', '', 53_018n],
  ] as const)(
    'decides which instructions there are, and what a creation costs: %s',
    async (hardfork, failure, least) => {
      const chain = await TestChain.start({ hardfork });
      const input = Uint8Array.of(0x5f);
      await expect(chain.send(0, { to: null, value: 0n, input, gas: least - 1n })).rejects.toThrow(
        'intrinsic gas too low',
      );
      const outcome = await chain.run(0, { to: null, value: 0n, input });
      expect(outcome.vmError).toBe(failure);
    },
  );
});

test('the lowest gas price is what the chain takes', async () => {
  const chain = await TestChain.start({ minGasPriceScaled: 3n * GWEI * TOKEN, baseFeeScaled: GWEI * TOKEN });
  await expect(chain.send(0, { maxFeePerGas: 2n * GWEI })).rejects.toThrow('refused: ');
  await chain.send(0, { maxFeePerGas: 5n * GWEI, maxPriorityFeePerGas: 2n * GWEI });
});

test('accounts of the first state have code and storage', async () => {
  const storage = new Map([[SLOT_0, Uint8Array.of(7)]]);
  const given = { address: CONTRACT, balance: 5n, nonce: 3n, code: STORE_NUMBER, storage };
  const funded = { address: account(0).address, balance: TOKEN };
  const chain = await TestChain.start({ accounts: [funded, given] });
  const state = chain.app.stateAt(0);
  expect(state?.account(CONTRACT)).toMatchObject({ balance: 5n, nonce: 3n });
  expect(state?.storage(CONTRACT, SLOT_0)).toBe(word(7n));
  expect(state?.code(CONTRACT)).toEqual(STORE_NUMBER);
});
