import { describe, expect, test } from '@jest/globals';
import type { Address } from '../../../generated/types.js';
import type { UnsignedSender } from '../../../src/chain/development/embeddedAccounts.js';
import { SharedExclusiveLock } from '../../../src/concurrency/sharedExclusiveLock.js';
import { TransactionRejected } from '../../../src/chain/chainErrors.js';
import { unsignedTransaction } from '../../../src/devchain/app/admission/completeUnsigned.js';
import { createUnsignedSender } from '../../../src/development/devSender.js';
import { encodeData } from '../../../src/ethereum/hex.js';
import type { SignedTransaction, TransactionFields } from '../../../src/ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../../src/ethereum/transaction/transactionDecoding.js';

const FROM = `0x${'ab'.repeat(20)}` as Address;

/** The legacy transaction of the example in EIP-155, with its signature. */
const fields: TransactionFields = decodeTransaction(
  Buffer.from(
    'f86c098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a76400008025a028ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276a067cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83',
    'hex',
  ),
);

function senderThatAnswers(answer: object, accepted: SignedTransaction[]): UnsignedSender {
  return createUnsignedSender({
    rpc: { call: async () => answer },
    lock: new SharedExclusiveLock(),
    accepted: async (transaction) => void accepted.push(transaction),
  });
}

describe('a transaction of an account of the chain', () => {
  test('is reported as the chain accepted it, with the sender, which no signature shows', async () => {
    const marked = unsignedTransaction(fields, FROM);
    const accepted: SignedTransaction[] = [];
    const answer = { code: 0, codespace: '', log: '', hash: marked.hash, raw: encodeData(marked.raw), height: 2 };
    expect(await senderThatAnswers(answer, accepted).send(FROM, async () => fields, { anybody: false })).toBe(
      marked.hash,
    );
    expect(accepted.map(({ hash, from: sender }) => [hash, sender])).toEqual([[marked.hash, FROM]]);
  });

  test('is not reported when the chain refuses it', async () => {
    const accepted: SignedTransaction[] = [];
    const answer = { code: 1, codespace: 'sdk', log: 'no', hash: '', raw: '0x', height: 1 };
    await expect(
      senderThatAnswers(answer, accepted).send(FROM, async () => fields, { anybody: false }),
    ).rejects.toThrow(TransactionRejected);
    expect(accepted).toEqual([]);
  });
});
