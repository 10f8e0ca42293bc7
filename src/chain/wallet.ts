import type { Address, Hash } from '../../generated/types.js';
import type { TransactionFields } from '../evm/transaction.js';
import { ResourceNotFound } from './errors.js';

/** Accounts that this server can send from. */
export interface Wallet {
  accounts(): Promise<Address[]>;
  /**
   * Signs the transaction and hands it to the chain; rejects when there is no key for the sender. The fields are asked for when it is the
   * transaction's turn: what they have from the chain holds until it is sent.
   */
  send(from: Address, complete: () => Promise<TransactionFields>): Promise<Hash>;
}

/** The wallet of a server without keys. */
export const emptyWallet: Wallet = {
  accounts: () => Promise.resolve([]),
  send: (from) => Promise.reject(new ResourceNotFound(`key of account ${from}`)),
};
