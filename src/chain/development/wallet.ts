import type { Address, Hash } from '../../../generated/types.js';
import type { TransactionFields } from '../../evm/transaction/transaction.js';
import { ResourceNotFound } from '../errors.js';

/** Accounts that this server can send from. */
export interface Wallet {
  accounts(): Promise<Address[]>;
  /**
   * Signs the transaction and sends it to the chain; rejects when there is no key for the sender. `complete` gives the
   * fields: it is called when the wallet is ready to send, so that what it reads from the chain still holds when the
   * transaction is sent.
   */
  send(from: Address, complete: () => Promise<TransactionFields>): Promise<Hash>;
}

/** The wallet of a server without keys. */
export const emptyWallet: Wallet = {
  accounts: () => Promise.resolve([]),
  send: (from) => Promise.reject(new ResourceNotFound(`key of account ${from}`)),
};
