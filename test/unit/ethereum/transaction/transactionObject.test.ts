import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Hash, Transaction } from '../../../../generated/types.js';
import { encodeQuantity } from '../../../../src/ethereum/hex.js';
import type { SignedTransaction } from '../../../../src/ethereum/transaction/transaction.js';
import {
  effectiveGasPrice,
  pendingTransactionObject,
  transactionObject,
} from '../../../../src/ethereum/transaction/transactionObject.js';
import { build, recordedBlock } from '../../cosmos/recordings.js';
import { recording } from '../../../support/recordings.js';
import { signed } from '../arbitraries.js';

const ofType = (type: number, more: (transaction: SignedTransaction) => boolean = () => true) =>
  fc.sample(
    signed.filter((transaction) => transaction.type === type && more(transaction)),
    { numRuns: 1, seed: 11 },
  )[0] as SignedTransaction;

describe('a transaction object', () => {
  test('has the members of every type in the order in which a Go server writes them', () => {
    const [node, label] = ['head', '5247-all-types-and-7702'] as const;
    const ours = build(node, recordedBlock(node, label).committed).transactions;
    const theirs = recording<Record<string, { result: Transaction }>>(
      node,
      'blocks',
      label,
      'eth_getTransactionByHash_each.json',
    );
    expect(ours.map((transaction) => JSON.stringify(transaction))).toEqual(
      Object.values(theirs).map(({ result }) => JSON.stringify(result)),
    );
  });

  test('of a pending transaction has null for its place and shows the most it may pay', () => {
    const transaction = ofType(2);
    expect(pendingTransactionObject(transaction)).toMatchObject({
      blockHash: null,
      blockNumber: null,
      transactionIndex: null,
      gasPrice: encodeQuantity(transaction.maxFeePerGas ?? 0n),
    });
  });

  test('of a legacy transaction without replay protection has no chain id', () => {
    expect(pendingTransactionObject(ofType(0, ({ chainId }) => chainId === null))).not.toHaveProperty('chainId');
    expect(pendingTransactionObject(ofType(0, ({ chainId }) => chainId !== null))).toHaveProperty('chainId');
  });

  test('in a block shows the price that was paid', () => {
    const fees = { maxFeePerGas: 100n, maxPriorityFeePerGas: 10n };
    const transaction = { ...ofType(2), ...fees };
    const placement = { blockHash: `0x${'ab'.repeat(32)}` as Hash, blockNumber: 16, transactionIndex: 2 };
    expect(transactionObject(transaction, placement, 50n)).toMatchObject({
      blockHash: placement.blockHash,
      blockNumber: '0x10',
      transactionIndex: '0x2',
      gasPrice: '0x3c',
    });
    expect(effectiveGasPrice(transaction, 95n)).toBe(100n);
    expect(effectiveGasPrice(transaction, null)).toBe(10n);
    expect(effectiveGasPrice(ofType(1), 5n)).toBe(ofType(1).gasPrice);
  });
});
