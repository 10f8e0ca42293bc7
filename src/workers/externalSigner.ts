/**
 * The external signer is called by the primary alone: a person at it is asked once, and not by each worker, and all
 * workers see the same list of its accounts.
 */
import { ownWork, type Caller } from '../caller/caller.js';
import type { AccountSigner } from '../chain/signing/signer.js';
import type { TypedData } from '../chain/typedData/hashTypedData.js';
import type { TransactionFields } from '../ethereum/transaction/transaction.js';
import type { Address } from '../../generated/types.js';
import type { PrimaryLeases, WorkerLeases } from './leases.js';
import type { PrimaryLinks } from './primaryLinks.js';

type Method = keyof AccountSigner;

const nameOf = (method: Method): string => `signer.${method}`;

/** The external signer of the primary, as a worker uses it. An abort ends the request there. */
export function remoteSigner(leases: WorkerLeases): AccountSigner {
  const ask = <T>(method: Method, caller: Caller, ...values: unknown[]): Promise<T> =>
    leases.run(nameOf(method), values, (value: T) => value, caller.signal);
  return {
    accounts: (caller) => ask('accounts', caller),
    has: (account, caller) => ask('has', caller, account),
    signMessage: (account, message, caller) => ask('signMessage', caller, account, message),
    signTypedData: (account, data, caller) => ask('signTypedData', caller, account, data),
    signTransaction: (account, fields, caller) => ask('signTransaction', caller, account, fields),
  };
}

/** Serves the external signer of the primary. */
export function serveSigner(links: Pick<PrimaryLinks, 'serve'>, leases: PrimaryLeases, signer: AccountSigner): void {
  const serve = (method: Method, call: (caller: Caller, ...values: never[]) => Promise<unknown>): void =>
    links.serve(nameOf(method), (worker: number, lease: number, ...values: never[]) =>
      call(ownWork(leases.begin(worker, lease)), ...values),
    );
  serve('accounts', (caller) => signer.accounts(caller));
  serve('has', (caller, account: Address) => signer.has(account, caller));
  serve('signMessage', (caller, account: Address, message: Uint8Array) => signer.signMessage(account, message, caller));
  serve('signTypedData', (caller, account: Address, data: TypedData) => signer.signTypedData(account, data, caller));
  serve('signTransaction', (caller, account: Address, fields: TransactionFields) =>
    signer.signTransaction(account, fields, caller),
  );
}
