import { afterEach, expect, test } from '@jest/globals';
import type { Address } from '../../../generated/types.js';
import { OWN_WORK, ownWork, type Caller } from '../../../src/caller/caller.js';
import { ResourceNotFound } from '../../../src/chain/chainErrors.js';
import type { AccountSigner } from '../../../src/chain/signing/signer.js';
import { normalizeAddress } from '../../../src/ethereum/hex.js';
import type { Signature } from '../../../src/ethereum/transaction/signing.js';
import { ABSENT_FIELDS, type TransactionFields } from '../../../src/ethereum/transaction/transaction.js';
import { remoteSigner, serveSigner } from '../../../src/workers/externalSigner.js';
import { LinkedWorkers, refusal } from './linkedWorkers.js';

const ACCOUNT = normalizeAddress(`0x${'ab'.repeat(20)}`);
const SIGNATURE: Signature = { compact: new Uint8Array(64).fill(3), recovery: 1 };

/** A signer with one account. A person reads each message until `agree` is called or the request ends. */
class PersonalSigner implements AccountSigner {
  readonly asked: unknown[] = [];
  signal: AbortSignal | null = null;
  began: () => void = () => undefined;

  async accounts(): Promise<Address[]> {
    return [ACCOUNT];
  }

  async has(account: Address): Promise<boolean> {
    return account === ACCOUNT;
  }

  signMessage(account: Address, message: Uint8Array, { signal }: Caller): Promise<Signature> {
    this.asked.push([account, message]);
    this.signal = signal;
    this.began();
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))));
  }

  async signTypedData(account: Address, data: unknown): Promise<Signature> {
    this.asked.push([account, data]);
    return SIGNATURE;
  }

  async signTransaction(account: Address, fields: TransactionFields): Promise<TransactionFields> {
    if (account !== ACCOUNT) throw new ResourceNotFound(`key of account ${account}`);
    return { ...fields, gas: fields.gas + 1n };
  }
}

const workers = new LinkedWorkers();
const person = new PersonalSigner();
serveSigner(workers.links, workers.leases, person);
const worker = workers.start();
const signer = remoteSigner(worker.leases);

afterEach(() => {
  person.asked.length = 0;
});

test('accounts, signatures and errors are those of the signer in the primary', async () => {
  expect(await signer.accounts(OWN_WORK)).toEqual([ACCOUNT]);
  expect(await signer.has(ACCOUNT, OWN_WORK)).toBe(true);
  const data = { types: { A: [] }, primaryType: 'A', domain: {}, message: {} };
  expect(await signer.signTypedData(ACCOUNT, data, OWN_WORK)).toEqual(SIGNATURE);
  expect(person.asked).toEqual([[ACCOUNT, data]]);
  const fields: TransactionFields = {
    ...ABSENT_FIELDS,
    type: 2,
    chainId: 1n,
    nonce: 7n,
    gas: 21_000n,
    to: ACCOUNT,
    input: new Uint8Array(2),
  } as TransactionFields;
  expect(await signer.signTransaction(ACCOUNT, fields, OWN_WORK)).toEqual({ ...fields, gas: 21_001n });
  const other = normalizeAddress(`0x${'cd'.repeat(20)}`);
  expect(await refusal(signer.signTransaction(other, fields, OWN_WORK))).toBe('resourceNotFound');
});

test('a client that leaves ends the request at the signer, and so does a worker that ends', async () => {
  const client = new AbortController();
  let begun = new Promise<void>((resolve) => (person.began = resolve));
  const left = signer.signMessage(ACCOUNT, Uint8Array.of(1), ownWork(client.signal));
  await begun;
  client.abort(new Error('the client has left'));
  await expect(left).rejects.toThrow('the client has left');
  // Messages of a worker arrive in order: this one comes after the end of the request.
  await signer.accounts(OWN_WORK);
  expect(person.signal?.aborted).toBe(true);

  begun = new Promise<void>((resolve) => (person.began = resolve));
  void signer.signMessage(ACCOUNT, Uint8Array.of(2), OWN_WORK);
  await begun;
  expect(person.signal?.aborted).toBe(false);
  worker.end();
  expect(person.signal?.aborted).toBe(true);
  workers.close();
});
