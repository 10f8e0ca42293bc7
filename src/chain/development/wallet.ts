import type { Address, Hash } from '../../../generated/types.js';
import { KeyedMutex } from '../../concurrency/keyedMutex.js';
import type { TransactionFields } from '../../evm/transaction/transaction.js';
import { ResourceNotFound } from '../errors.js';

/** How a wallet sends. */
export interface SendOptions {
  /** True when the sender need not be an account of the wallet. */
  anybody: boolean;
}

/** Accounts that this server can send from. */
export interface Wallet {
  /** Held while a transaction gets its nonce and is sent: until then, the next one would get the same. */
  readonly nonces: KeyedMutex<Address>;
  accounts(): Promise<Address[]>;
  /**
   * Signs the transaction and sends it to the chain; rejects when there is no key for the sender. `complete` gives the
   * fields: it is called when the wallet is ready to send, so that what it reads from the chain still holds when the
   * transaction is sent.
   */
  send(from: Address, complete: () => Promise<TransactionFields>, options: SendOptions): Promise<Hash>;
}

/** The wallet of a server without keys. */
export const emptyWallet: Wallet = {
  nonces: new KeyedMutex(),
  accounts: () => Promise.resolve([]),
  send: (from) => Promise.reject(new ResourceNotFound(`key of account ${from}`)),
};
