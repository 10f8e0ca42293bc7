import { describe, expect, test } from '@jest/globals';
import { Transaction as EthersTransaction } from 'ethers';
import fc from 'fast-check';
import { encodeData, fromHex, toHex } from '../../../../src/ethereum/hex.js';
import { encodeRlp } from '../../../../src/ethereum/encoding/rlp.js';
import { recoverSender } from '../../../../src/ethereum/transaction/signature.js';
import { InvalidTransaction, type SignedTransaction } from '../../../../src/ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../../../src/ethereum/transaction/transactionDecoding.js';
import { encodeTransaction } from '../../../../src/ethereum/transaction/transactionEncoding.js';
import { NODES } from '../../cosmos/recordings.js';
import { recording } from '../../../support/recordings.js';
import { signed } from '../arbitraries.js';

const refusal = (hex: string) => {
  try {
    decodeTransaction(fromHex(hex));
    return null;
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
};

describe('a raw transaction', () => {
  test('of every recorded kind decodes to its hash and encodes back to its bytes', () => {
    for (const node of NODES) {
      for (const vector of recording<{ eth_raw_tx: string; eth_hash: string }[]>(node, 'tx', 'encode_vectors.json')) {
        const raw = fromHex(vector.eth_raw_tx.slice(2));
        const transaction = decodeTransaction(raw);
        expect(transaction.hash).toBe(vector.eth_hash);
        expect(toHex(encodeTransaction(transaction))).toBe(toHex(raw));
      }
    }
  });

  test('of any type decodes to the signed fields and their signer', () => {
    fc.assert(
      fc.property(signed, (transaction) => {
        expect(toHex(encodeTransaction(transaction))).toBe(toHex(transaction.raw));
        expect(decodeTransaction(transaction.raw)).toEqual(transaction);
      }),
      { numRuns: 60 },
    );
  });

  test('reads as another implementation reads it', () => {
    fc.assert(
      fc.property(signed, (transaction) => {
        // ethers keeps these as floating-point numbers, and checks fees and authorizations while it decodes.
        fc.pre(transaction.nonce < 2n ** 53n && (transaction.chainId ?? 0n) < 2n ** 53n);
        fc.pre((transaction.maxPriorityFeePerGas ?? 0n) <= (transaction.maxFeePerGas ?? 0n));
        fc.pre((transaction.authorizationList ?? []).length === 0);
        const other = EthersTransaction.from(encodeData(transaction.raw));
        expect(facts(transaction)).toEqual({
          hash: other.hash,
          from: other.from?.toLowerCase(),
          to: other.to?.toLowerCase() ?? null,
          nonce: BigInt(other.nonce),
          value: other.value,
          gas: other.gasLimit,
        });
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['', 'typed transaction too short'],
    ['02', 'typed transaction too short'],
    ['deadbeef', 'rlp: value size exceeds available input length'],
    ['02c0', 'rlp: too few elements for types.DynamicFeeTx'],
    ['c0', 'rlp: too few elements for types.LegacyTx'],
    ['03c0', 'transaction type not supported: received type 3'],
    ['05c0', 'transaction type not supported'],
    ['12c0', 'transaction type not supported'],
    ['80', 'rlp: expected input list for types.LegacyTx'],
    ['c000', 'rlp: input contains more than one value'],
    ['c20000', 'rlp: too few elements for types.LegacyTx'],
    ['f800', 'rlp: non-canonical size information'],
  ])('%p is refused: %s', (hex, message) => {
    expect(refusal(hex)).toBe(`InvalidTransaction: ${message}`);
  });

  test('whose fields are not canonical is refused', () => {
    const bytes = (...values: number[]) => Uint8Array.from(values);
    const to = new Uint8Array(20);
    const field = (at: number, value: Uint8Array<ArrayBuffer>) => {
      const items = [bytes(1), bytes(1), bytes(1), to, bytes(), bytes(), bytes(27), bytes(1), bytes(1)];
      items[at] = value;
      return refusal(toHex(encodeRlp(items)));
    };
    const into = 'decoding into (types.LegacyTx)';
    const name = 'InvalidTransaction: rlp:';
    expect(field(0, bytes(0))).toBe(`${name} non-canonical integer (leading zero bytes) for uint64, ${into}.Nonce`);
    expect(field(0, new Uint8Array(9).fill(1))).toBe(`${name} input string too long for uint64, ${into}.Nonce`);
    expect(field(1, new Uint8Array(33).fill(1))).toBe(`${name} input string too long for uint256, ${into}.GasPrice`);
    expect(field(3, new Uint8Array(19))).toBe(`${name} input string too short for common.Address, ${into}.To`);
    expect(field(3, new Uint8Array(21))).toBe(`${name} input string too long for common.Address, ${into}.To`);
  });

  test('of random bytes is refused with an error of its own', () => {
    fc.assert(
      fc.property(fc.constantFrom([], [1], [2], [4]), fc.uint8Array({ maxLength: 200 }), (type, bytes) => {
        expect(onlyInvalid(Uint8Array.from([...type, ...bytes]))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('with one byte changed either decodes or is refused, and what decodes encodes to itself', () => {
    fc.assert(
      fc.property(signed, fc.nat(), fc.nat(255), ({ raw, from }, position, byte) => {
        const changed = Uint8Array.from(raw);
        changed[position % raw.length] = byte;
        try {
          expect(toHex(encodeTransaction(decodeTransaction(changed, { from })))).toBe(toHex(changed));
        } catch (error) {
          if (!(error instanceof InvalidTransaction)) throw error;
        }
      }),
      { numRuns: 200 },
    );
  });

  test('of deeply nested lists is refused at once', () => {
    const nested = new Uint8Array(200_000).fill(0xc1);
    expect(() => decodeTransaction(nested)).toThrow(InvalidTransaction);
  });
});

describe('a signature', () => {
  const [transaction] = fc.sample(
    signed.filter(({ type }) => type === 2),
    { numRuns: 1, seed: 7 },
  ) as [SignedTransaction];
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

  test.each([
    ['with the higher of the two values of s', { s: order - transaction.s, v: 1n - transaction.v }],
    ['with r of zero', { r: 0n }],
    ['with s of zero', { s: 0n }],
    ['with r of the group order', { r: order }],
    ['with a parity of two', { v: 2n }],
    ['with r that is no point', { r: 5n }],
  ])('%s has no sender', (_what, change) => {
    const recover = () => recoverSender({ ...transaction, ...change });
    expect(recover).toThrow(InvalidTransaction);
    expect(recover).toThrow('invalid sender: invalid transaction v, r, s values');
  });

  test('of a legacy transaction with v of 0 has no sender', () => {
    const legacy = { ...transaction, type: 0 as const, chainId: null, gasPrice: 1n, v: 0n };
    expect(() => recoverSender(legacy)).toThrow(InvalidTransaction);
  });
});

function facts({ hash, from, to, nonce, value, gas }: SignedTransaction) {
  return { hash, from, to, nonce, value, gas };
}

function onlyInvalid(raw: Uint8Array): boolean {
  try {
    decodeTransaction(raw);
    return true;
  } catch (error) {
    return error instanceof InvalidTransaction;
  }
}
