import { OWN_WORK } from '../../../../src/caller/caller.js';
import { beforeEach, expect, test } from '@jest/globals';
import type { Address } from '../../../../generated/types.js';
import { HistoryPruned } from '../../../../src/chain/chainErrors.js';
import type { PendingTransaction } from '../../../../src/chain/mempool.js';
import type { Account } from '../../../../src/chain/state.js';
import { EncodedJson } from '../../../../src/json/encodedJson.js';
import { ZERO_HASH } from '../../../../src/ethereum/hex.js';
import { findBySenderAndNonce } from '../../../../src/methods/transactions/findBySenderAndNonce.js';

const SENDER = `0x${'ab'.repeat(20)}` as Address;
const OTHER = `0x${'cd'.repeat(20)}` as Address;
const HEAD = 1_000_000;

/** Heights of the sender's transactions, by nonce. */
let sentAt: number[];
/** Heights below this have no state. */
let earliestState: number;
/** Heights at which the nonce grew without a transaction of the sender. */
let usedOtherwise: Set<number>;
let pending: PendingTransaction[];
let questions: number;

beforeEach(() => {
  sentAt = [1, 1, 500, 500, 500, 999_999, HEAD];
  earliestState = 1;
  usedOtherwise = new Set();
  pending = [];
  questions = 0;
});

function find(nonce: bigint) {
  const parts = {
    blocks: {
      head: () => HEAD,
      earliest: () => 1,
      block: (height: number) => json({ transactions: transactionsOf(height) }),
      transaction: ({ blockNumber, transactionIndex }: { blockNumber: number; transactionIndex: number }) =>
        json(transactionsOf(blockNumber)[transactionIndex]),
    },
    state: {
      account: async (_address: Address, height: number): Promise<Account> => {
        questions++;
        if (height < earliestState) throw new HistoryPruned(height, earliestState);
        const nonce = sentAt.filter((sent) => sent <= height).length;
        return { nonce: BigInt(nonce), balance: 0n, codeHash: ZERO_HASH };
      },
    },
    mempool: { refresh: async () => undefined, all: () => pending },
  };
  return findBySenderAndNonce({ sender: SENDER, nonce }, parts, OWN_WORK).then((found) => found?.toString() ?? null);
}

const json = (value: unknown) => new EncodedJson(Buffer.from(JSON.stringify(value)));

/** Another sender's transaction with the same nonce stands before each of the sender's. */
function transactionsOf(height: number) {
  if (usedOtherwise.has(height)) return [];
  return sentAt.flatMap((sent, nonce) =>
    sent === height ? [OTHER, SENDER].map((from) => ({ from, nonce: `0x${nonce.toString(16)}` })) : [],
  );
}

test.each([0n, 1n, 2n, 3n, 4n, 5n, 6n])('finds the transaction with nonce %s', async (nonce) => {
  expect(await find(nonce)).toBe(`{"from":"${SENDER}","nonce":"0x${nonce.toString(16)}"}`);
  expect(questions).toBeLessThanOrEqual(21);
});

test('answers null for a nonce that is not used yet', async () => {
  expect(await find(7n)).toBeNull();
  expect(questions).toBe(1);
});

test('finds a pending transaction without a question about state', async () => {
  pending = [{ transaction: { from: SENDER, nonce: 7n }, json: '{"pending":true}' } as PendingTransaction];
  expect(await find(7n)).toBe('{"pending":true}');
  expect(questions).toBe(0);
});

test('answers null for a nonce that a Cosmos transaction used', async () => {
  usedOtherwise.add(500);
  expect(await find(3n)).toBeNull();
});

test('answers null for a nonce that genesis or the first block used otherwise', async () => {
  usedOtherwise.add(1);
  expect(await find(0n)).toBeNull();
});

test('finds what the lowest kept state has, although the state below is pruned', async () => {
  earliestState = 500;
  expect(await find(2n)).toBe(`{"from":"${SENDER}","nonce":"0x2"}`);
});

test('refuses a nonce that was used before the lowest kept state', async () => {
  earliestState = 600;
  await expect(find(2n)).rejects.toEqual(new HistoryPruned(599, 600));
});
