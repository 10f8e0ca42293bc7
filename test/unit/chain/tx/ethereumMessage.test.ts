import { describe, expect, test } from '@jest/globals';
import { create, toBinary } from '@bufbuild/protobuf';
import { AnySchema, type Any } from '@bufbuild/protobuf/wkt';
import fc from 'fast-check';
import { MsgEthereumTxSchema } from '../../../../generated/proto/cosmos/evm/vm/v1/tx_pb.js';
import { SetCodeTxSchema } from '../../../../generated/proto/ethermint/evm/v1/evm_pb.js';
import { bigIntToBytes, fromHex, normalizeAddress, toHex } from '../../../../src/ethereum/hex.js';
import { InvalidTransaction, type SignedTransaction } from '../../../../src/ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../../../src/ethereum/transaction/transactionDecoding.js';
import { DIALECTS, type DialectName } from '../../../../src/chain/tx/dialect.js';
import {
  decodeEthereumMessage,
  decodeEthereumTransactions,
  decodeMessages,
  encodeTxRaw,
  UndecodableTx,
} from '../../../../src/chain/tx/ethereumMessage.js';
import { signed } from '../../ethereum/arbitraries.js';
import { NODES, WRAPPING } from '../../cosmos/recordings.js';
import { recording } from '../../../support/recordings.js';

const names = Object.keys(DIALECTS) as DialectName[];

describe('a transaction wrapped for the chain', () => {
  test.each(NODES)('%s: has the bytes that are in the block', (node) => {
    const { dialect, denom } = WRAPPING[node];
    const vectors = recording<{ eth_raw_tx: string; tx_raw_hex: string }[]>(node, 'tx', 'encode_vectors.json');
    for (const vector of vectors) {
      const transaction = decodeTransaction(fromHex(vector.eth_raw_tx.slice(2)));
      expect(toHex(encodeTxRaw(transaction, DIALECTS[dialect], denom))).toBe(vector.tx_raw_hex);
    }
    expect(vectors.length).toBeGreaterThanOrEqual(10);
  });

  test('decodes to the same transaction, in every dialect', () => {
    fc.assert(
      fc.property(signed, fc.constantFrom(...names), (transaction, name) => {
        fc.pre(transaction.type !== 4 || DIALECTS[name].setCode);
        expect(decodeEthereumTransactions(encodeTxRaw(transaction, DIALECTS[name], 'atest'))).toEqual([transaction]);
      }),
      { numRuns: 60 },
    );
  });

  test('offers no coin when it pays nothing', () => {
    const transaction = { ...aTransaction(), maxFeePerGas: 0n };
    expect(toHex(encodeTxRaw(transaction, DIALECTS.cosmosEvm04, 'atest'))).not.toContain(
      Buffer.from('atest').toString('hex'),
    );
  });

  test.each(['ethermint', 'cosmosEvm03'] as const)('is refused in %s when it is of type 4', (name) => {
    const transaction = { ...aTransaction(), type: 4 as const };
    const wrap = () => encodeTxRaw(transaction, DIALECTS[name], 'atest');
    expect(wrap).toThrow(InvalidTransaction);
    expect(wrap).toThrow('transaction type not supported');
  });
});

describe('a message', () => {
  const transaction = aTransaction();
  const [inner] = decodeMessages(encodeTxRaw(transaction, DIALECTS.cosmosEvm03, 'atest')) as [Any];
  const stranger = decodeTransaction(transaction.raw, { from: normalizeAddress(`0x${'99'.repeat(20)}`) }).from;

  test('without a sender takes the one that the chain reported', () => {
    expect(decodeEthereumMessage(inner, stranger).from).toBe(stranger);
    expect(decodeEthereumMessage(inner, null).from).toBe(transaction.from);
  });

  test('with a sender keeps it', () => {
    const [raw] = decodeMessages(encodeTxRaw(transaction, DIALECTS.cosmosEvm04, 'atest')) as [Any];
    expect(decodeEthereumMessage(raw, stranger).from).toBe(transaction.from);
  });

  test('whose fields are not those of its hash does not decode', () => {
    const value = Buffer.concat([
      inner.value,
      toBinary(MsgEthereumTxSchema, create(MsgEthereumTxSchema, { hash: '0x00' })),
    ]);
    const decode = () => decodeEthereumMessage({ ...inner, value }, null);
    expect(decode).toThrow(UndecodableTx);
    expect(decode).toThrow(`fields encode to ${transaction.hash}, but the message names 0x00`);
  });

  test('that is empty does not decode', () => {
    const decode = () => decodeEthereumMessage({ ...inner, value: new Uint8Array(0) }, null);
    expect(decode).toThrow('neither raw bytes nor an inner transaction');
  });

  test('of an older block of Cronos decodes its inner set-code transaction', () => {
    fc.assert(
      fc.property(
        signed.filter(({ type }) => type === 4),
        (setCode) => {
          expect(decodeEthereumMessage(olderSetCodeMessage(setCode), null)).toEqual(setCode);
        },
      ),
      { numRuns: 10 },
    );
  });

  test('or transaction of random bytes only fails as undecodable', () => {
    const onlyUndecodable = (decode: () => unknown) => {
      try {
        decode();
      } catch (error) {
        expect(error).toBeInstanceOf(UndecodableTx);
      }
    };
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 120 }),
        fc.constantFrom('Legacy', 'AccessList', 'DynamicFee', 'SetCode', ''),
        (value, name) => {
          onlyUndecodable(() => decodeMessages(value));
          onlyUndecodable(() => decodeEthereumMessage({ ...inner, value }, null));
          const data = create(AnySchema, { typeUrl: `/ethermint.evm.v1.${name}Tx`, value });
          const wrapped = toBinary(MsgEthereumTxSchema, create(MsgEthereumTxSchema, { data }));
          onlyUndecodable(() => decodeEthereumMessage({ ...inner, value: wrapped }, stranger));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

function aTransaction(): SignedTransaction {
  const [first] = fc.sample(
    signed.filter(({ type, maxFeePerGas }) => type === 2 && maxFeePerGas !== 0n),
    { numRuns: 1, seed: 3 },
  );
  return first as SignedTransaction;
}

function olderSetCodeMessage(transaction: SignedTransaction): Any {
  const { nonce, gas, input, v, r, s } = transaction;
  const setCode = create(SetCodeTxSchema, {
    chainId: String(transaction.chainId),
    nonce,
    gas,
    gasTipCap: String(transaction.maxPriorityFeePerGas),
    gasFeeCap: String(transaction.maxFeePerGas),
    to: transaction.to ?? '',
    value: String(transaction.value),
    data: input,
    accesses: (transaction.accessList ?? []).map(({ address, storageKeys }) => ({ address, storageKeys })),
    authList: (transaction.authorizationList ?? []).map((item) => ({
      chainId: String(item.chainId),
      address: item.address,
      nonce: item.nonce,
      v: bigIntToBytes(BigInt(item.yParity)),
      r: bigIntToBytes(item.r),
      s: bigIntToBytes(item.s),
    })),
    v: bigIntToBytes(v),
    r: bigIntToBytes(r),
    s: bigIntToBytes(s),
  });
  const data = create(AnySchema, { typeUrl: '/ethermint.evm.v1.SetCodeTx', value: toBinary(SetCodeTxSchema, setCode) });
  const message = create(MsgEthereumTxSchema, { data, hash: transaction.hash });
  return create(AnySchema, {
    typeUrl: '/ethermint.evm.v1.MsgEthereumTx',
    value: toBinary(MsgEthereumTxSchema, message),
  });
}
