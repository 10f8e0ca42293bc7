import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TransactionSummary } from '../../../../docs-site/client/live/transactionSummary.js';
import type { Transaction } from '../../../../generated/sdk/typescript/src/types.js';

const HASH = `0x${'ab'.repeat(32)}` as const;
const ADDRESS = `0x${'cd'.repeat(20)}` as const;

function transaction(blockNumber: bigint | null): Transaction {
  const place =
    blockNumber === null
      ? { blockHash: null, blockNumber, transactionIndex: null, blockTimestamp: null }
      : { blockHash: HASH, blockNumber, transactionIndex: 0n, blockTimestamp: 1n };
  return {
    ...place,
    type: '0x0',
    hash: HASH,
    from: ADDRESS,
    to: ADDRESS,
    value: 0n,
    input: '0x',
    nonce: 0n,
    gas: 21_000n,
    gasPrice: 1n,
    chainId: 1n,
    v: 27n,
    r: 1n,
    s: 1n,
  };
}

/** The texts of the summary, without its marks. */
function summary(blockNumber: bigint | null, receiptProblem: string | null): string {
  const props = { transaction: transaction(blockNumber), receipt: null, receiptProblem };
  return renderToStaticMarkup(createElement(TransactionSummary, props)).replaceAll(/<[^>]*>/g, ' ');
}

test('a transaction without a block waits', () => {
  const text = summary(null, null);
  expect(text).toMatch(/ waiting /);
  expect(text).toMatch(/ Block +waits for one /);
});

test('a mined transaction whose receipt cannot be read has its block, and the reason', () => {
  const text = summary(7n, 'upstream timed out');
  expect(text).not.toMatch(/wait/);
  expect(text).toMatch(/ Block +7 /);
  expect(text).toMatch(/ The receipt cannot be read: upstream timed out /);
});
