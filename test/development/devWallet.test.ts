import { describe, expect, test } from '@jest/globals';
import type { Address } from '../../generated/types.js';
import { SharedExclusiveLock } from '../../src/concurrency/sharedExclusiveLock.js';
import { TransactionRejected } from '../../src/cosmos/sender.js';
import { unsignedTransaction } from '../../src/devchain/app/impersonatedTransaction.js';
import { DevWallet } from '../../src/development/devWallet.js';
import { encodeData } from '../../src/evm/hex.js';
import type { SignedTransaction, TransactionFields } from '../../src/evm/transaction.js';
import { decodeTransaction } from '../../src/evm/transactionDecoding.js';

const FROM = `0x${'ab'.repeat(20)}` as Address;

/** The example of EIP-155, with the signature that any key may have made: a legacy transaction. */
const fields: TransactionFields = decodeTransaction(
  Buffer.from(
    'f86c098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a76400008025a028ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276a067cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83',
    'hex',
  ),
);

function walletThatAnswers(answer: object, taken: SignedTransaction[]): DevWallet {
  return new DevWallet({
    rpc: { call: async () => answer },
    turns: new SharedExclusiveLock(),
    taken: async (transaction) => void taken.push(transaction),
  });
}

describe('what an account of the chain sends', () => {
  test('is told of as the chain took it, with the sender that no signature shows', async () => {
    const marked = unsignedTransaction(fields, FROM);
    const taken: SignedTransaction[] = [];
    const answer = { code: 0, codespace: '', log: '', hash: marked.hash, raw: encodeData(marked.raw) };
    expect(await walletThatAnswers(answer, taken).send(FROM, async () => fields)).toBe(marked.hash);
    expect(taken.map(({ hash, from: sender }) => [hash, sender])).toEqual([[marked.hash, FROM]]);
  });

  test('is not told of when the chain refuses it', async () => {
    const taken: SignedTransaction[] = [];
    const answer = { code: 1, codespace: 'sdk', log: 'no', hash: '', raw: '0x' };
    await expect(walletThatAnswers(answer, taken).send(FROM, async () => fields)).rejects.toThrow(TransactionRejected);
    expect(taken).toEqual([]);
  });
});
